import CurbcutModel

/// The names that say what a text field is for.
struct FieldNames: Sendable {
  /// The text people see: its title, or the text before it.
  let title: String?
  /// The property it is bound to.
  let binding: String?
  /// Other names around it, such as the key of a localized title.
  let around: String

  init(title: String?, binding: String?, around: String) {
    self.title = title
    self.binding = binding
    self.around = around
  }

  init(_ field: Element) {
    let written = field.visibleText.value?.literal
    let isText = written?.contains(where: \.isLetter) == true
    let text = field.argument("text")
    title = isText ? written : AdjacentText(of: field).preceding
    binding = text?.memberName
    around = Self.titleKey(of: field) + " " + (text?.path ?? "")
  }

  /// The source of its title; of a title that is looked up only the key, without what is said to
  /// translators.
  private static func titleKey(of field: Element) -> String {
    guard let title = field.title?.value else { return "" }
    guard let call = title.call, let key = call.arguments.first?.value,
      ["NSLocalizedString", "String", "LocalizedStringResource"].contains(call.callee.path)
    else { return title.source }
    return key.source
  }
}

/// What a field about a person holds, by the words of its title or of the property it is bound to.
///
/// Source: WCAG 2.2, "Input Purposes for User Interface Components"; Apple, "UITextContentType".
enum ContentTypes {
  /// Phrases with their content type, the longest and the most particular first.
  private static let phrases: [([String], String)] =
    [
      (["new", "password"], "newPassword"), (["create", "password"], "newPassword"),
      (["choose", "password"], "newPassword"), (["confirm", "password"], "newPassword"),
      (["repeat", "password"], "newPassword"), (["password", "confirmation"], "newPassword"),
      (["current", "password"], "password"), (["password"], "password"), (["passwort"], "password"),
      (["one", "time", "code"], "oneTimeCode"), (["verification", "code"], "oneTimeCode"),
      (["sms", "code"], "oneTimeCode"), (["authentication", "code"], "oneTimeCode"),
      (["otp"], "oneTimeCode"), (["2fa"], "oneTimeCode"),
      (["user", "name"], "username"), (["username"], "username"), (["user", "id"], "username"),
      (["email", "address"], "emailAddress"), (["mail", "address"], "emailAddress"),
      (["e", "mail"], "emailAddress"), (["email"], "emailAddress"),
      (["phone", "number"], "telephoneNumber"), (["mobile", "number"], "telephoneNumber"),
      (["telephone"], "telephoneNumber"), (["phone"], "telephoneNumber"),
      (["full", "name"], "name"), (["your", "name"], "name"), (["first", "name"], "givenName"),
      (["given", "name"], "givenName"), (["forename"], "givenName"), (["vorname"], "givenName"),
      (["middle", "name"], "middleName"), (["last", "name"], "familyName"),
      (["family", "name"], "familyName"), (["surname"], "familyName"),
      (["nachname"], "familyName"), (["nickname"], "nickname"), (["job", "title"], "jobTitle"),
      (["company"], "organizationName"), (["organization"], "organizationName"),
      (["employer"], "organizationName"),
      (["address", "line", "1"], "streetAddressLine1"),
      (["address", "line", "2"], "streetAddressLine2"),
      (["street", "address"], "fullStreetAddress"), (["street"], "fullStreetAddress"),
      (["shipping", "address"], "fullStreetAddress"),
      (["billing", "address"], "fullStreetAddress"), (["home", "address"], "fullStreetAddress"),
      (["delivery", "address"], "fullStreetAddress"),
      (["mailing", "address"], "fullStreetAddress"), (["your", "address"], "fullStreetAddress"),
      (["city"], "addressCity"), (["cvv"], "creditCardSecurityCode"),
      (["cvc"], "creditCardSecurityCode"),
      (["zip", "code"], "postalCode"), (["postal", "code"], "postalCode"),
      (["postcode"], "postalCode"), (["zip"], "postalCode"), (["plz"], "postalCode"),
      (["country"], "countryName"), (["card", "number"], "creditCardNumber"),
      (["credit", "card"], "creditCardNumber"), (["date", "of", "birth"], "birthdate"),
      (["birth", "date"], "birthdate"), (["birthday"], "birthdate"),
    ]

  /// Words that say that the field is about something or someone else.
  private static let others: Set<String> = [
    "search", "filter", "find", "query", "note", "notes", "message", "comment", "bio", "subject",
    "description", "tag", "category", "playlist", "amount", "price", "quantity", "weight",
    "height", "mind", "mood", "status", "recipient", "contact", "friend", "customer", "patient",
    "pet", "file", "project", "team", "room", "invite", "guest", "member", "client", "server",
    "host", "wifi", "network", "encryption", "archive", "backup", "wallet", "app", "bundle",
    "certificate", "ssid", "device", "item", "product", "event", "list", "folder", "channel",
    "group", "template", "variable", "environment", "snippet", "preset", "config",
    "configuration", "machine", "vm", "computer", "p12", "pkcs", "mqtt", "broker",
  ]

  /// Words for what has a password that is nobody's account.
  private static let locked: Set<String> = [
    "wifi", "ssid", "hotspot", "network", "certificate", "archive", "backup", "p12", "mqtt",
  ]

  /// What AutoFill offers for a content type, for a message.
  static func phrase(for type: String) -> String {
    offers[type] ?? "what the field asks for"
  }

  /// What AutoFill offers for a content type; nil for one that it has nothing particular for.
  static func phrases(for type: String) -> String? { offers[type] }

  private static let offers = [
    "newPassword": "a new password", "password": "a saved password",
    "oneTimeCode": "a one-time code", "username": "a user name",
    "emailAddress": "an email address", "telephoneNumber": "a phone number", "name": "a name",
    "givenName": "a first name", "middleName": "a middle name", "familyName": "a last name",
    "nickname": "a nickname", "jobTitle": "a job title",
    "organizationName": "an organization's name",
    "streetAddressLine1": "the first line of an address",
    "streetAddressLine2": "the second line of an address",
    "fullStreetAddress": "a street address", "addressCity": "a city",
    "creditCardSecurityCode": "a card's security code", "postalCode": "a postal code",
    "countryName": "a country", "creditCardNumber": "a card number",
    "birthdate": "a date of birth",
  ]

  /// The content type of a field; nil where its names say nothing.
  static func type(of field: FieldNames) -> String? {
    let sources = words(of: field)
    for words in sources {
      for (phrase, name) in phrases where contains(words, phrase) { return name }
    }
    // A name or address alone is a person's where nothing else is said.
    guard field.title != nil, let binding = field.binding, ["name", "address"].contains(binding),
      sources.allSatisfy({ $0 == [binding] })
    else { return nil }
    return binding == "name" ? "name" : "fullStreetAddress"
  }

  /// Whether a field is about something or someone else, by its own names.
  static func isAboutOthers(_ field: FieldNames) -> Bool {
    (words(of: field) + [AssetNames.words(of: field.around)]).joined().contains(
      where: others.contains
    )
  }

  private static func words(of field: FieldNames) -> [[String]] {
    [field.title, field.binding].compactMap { $0 }.map { AssetNames.words(of: $0) }
  }

  /// Whether a form is for an administrator, by the name of its type: what it asks for is not about
  /// the person who fills it in.
  ///
  /// - Parameter field: the content type. A bare name is that of what the form is about.
  static func isForOthers(type: String, field: String) -> Bool {
    let words = AssetNames.words(of: type)
    if field == "name", words.contains(where: others.contains) { return true }
    if field == "password", words.contains(where: locked.contains) { return true }
    let people: Set<String> = [
      "admin", "administrator", "customer", "employee", "patient", "member",
    ]
    return words.contains(where: people.contains)
      || (words.contains("user") && (words.contains("add") || words.contains("invite")))
  }

  /// Whether a form asks for a card to pay with, and not for one of a library or a shop: its code
  /// names money, or what else such a card has.
  static func asksForPayment(_ field: Element) -> Bool {
    field.declaration.map { payment.matches($0.node.code) } == true
  }

  private static let payment = NameHint(
    "credit debit pay payment payments checkout billing cvv cvc expir* cardholder bank"
  )

  /// The content types of fields that a loop makes, one for each case of an enumeration whose raw
  /// values are their titles; nil where one of them says nothing.
  static func types(ofFieldsTitledBy title: Expression, in field: Element) -> [String]? {
    let path = title.path?.withoutSelf.pathNames ?? []
    guard path.count == 2, let words = ValueType(of: [path[0]], in: field)?.words(of: path[1])
    else { return nil }
    let types = words.compactMap { words in
      type(of: FieldNames(title: words.literal, binding: nil, around: ""))
    }
    return types.count == words.count && types.count > 1 ? types : nil
  }

  private static func contains(_ words: [String], _ phrase: [String]) -> Bool {
    guard words.count >= phrase.count else { return false }
    return (0...words.count - phrase.count).contains { start in
      Array(words[start..<start + phrase.count]) == phrase
    }
  }
}
