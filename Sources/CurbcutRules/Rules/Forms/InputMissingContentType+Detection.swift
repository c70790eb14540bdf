import CurbcutModel

/// What a field about a person holds, by the words of its title or of the property it is bound to.
///
/// Source: WCAG 2.2, "Input Purposes for User Interface Components"; Apple, "UITextContentType".
package enum ContentTypes {
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
      (["organization"], "organizationName"), (["employer"], "organizationName"),
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

  /// Words that say that the field is about something or somebody else.
  private static let others: Set<String> = [
    "search", "filter", "find", "query", "note", "notes", "message", "comment", "bio", "subject",
    "description", "tag", "category", "playlist", "amount", "price", "quantity", "weight",
    "height", "mind", "mood", "status", "recipient", "contact", "friend", "customer", "patient",
    "pet", "file", "project", "team", "room", "invite", "guest", "member", "client", "server",
    "host", "wifi", "network", "encryption", "archive", "backup", "wallet", "app", "bundle",
    "certificate", "ssid", "device", "item", "product", "event", "list", "folder", "channel",
    "group", "template", "variable", "environment", "snippet", "preset",
  ]

  /// The content type and the words it was recognized by; nil where the words say nothing.
  ///
  /// - Parameters:
  ///   - title: the words people see.
  ///   - binding: the name of the property.
  ///   - around: other names that say what it is about, such as the key of a localized title.
  package static func type(
    title: String?,
    binding: String?,
    around: String
  ) -> (name: String, words: String)? {
    let sources = [title, binding].compactMap { $0 }.map { AssetNames.words(of: $0) }
    guard !(sources + [AssetNames.words(of: around)]).joined().contains(where: others.contains)
    else { return nil }
    for words in sources {
      for (phrase, name) in phrases where contains(words, phrase) {
        return (name, phrase.joined(separator: " "))
      }
    }
    // A name or address alone is a person's where nothing else is said.
    guard title != nil, let binding, ["name", "address"].contains(binding),
      sources.allSatisfy({ $0 == [binding] })
    else { return nil }
    return (binding == "name" ? "name" : "fullStreetAddress", binding)
  }

  /// Whether a form is for an administrator, by the name of its type: what it asks for is not about
  /// the person who fills it in.
  ///
  /// - Parameter field: what the field asks for. A bare name is that of what the form is about.
  package static func isAboutOthers(type: String, field: String) -> Bool {
    let words = AssetNames.words(of: type)
    if field == "name", words.contains(where: others.contains) { return true }
    let people: Set<String> = [
      "admin", "administrator", "customer", "employee", "patient", "member",
    ]
    return words.contains(where: people.contains)
      || (words.contains("user") && (words.contains("add") || words.contains("invite")))
  }

  private static func contains(_ words: [String], _ phrase: [String]) -> Bool {
    guard words.count >= phrase.count else { return false }
    return (0...words.count - phrase.count).contains { start in
      Array(words[start..<start + phrase.count]) == phrase
    }
  }
}
