import CurbcutModel

/// Where a field has a content type that says something else than the field does.
extension ContentTypes {
  /// What a field asks for.
  struct Purpose: Sendable {
    /// The content type for it; nil where there is none, or where people have to choose.
    let type: String?
    /// The same for a message: "a phone number".
    let words: String

    init(type: String?, words: String) {
      self.type = type
      self.words = words
    }

    init(type: String) {
      self.init(
        type: type,
        words: type == "password" ? "a password" : ContentTypes.phrase(for: type)
      )
    }
  }

  /// What a field asks for where its content type says something else; nil where both agree or where
  /// nobody can know.
  ///
  /// - Parameters:
  ///   - given: the name of the content type it has.
  ///   - keyboard: the name of the keyboard type it has, which says what is typed as well.
  static func contradiction(
    of given: String,
    in field: FieldNames,
    keyboard: String?
  ) -> Purpose? {
    guard let offered = family(of: given) else { return nil }
    if given == "oneTimeCode", isChosenCode(field) {
      return Purpose(type: nil, words: "a code of one's own")
    }
    if let asked = type(of: field), let family = family(of: asked) {
      if family != offered, !areBothPossible(field, offered) { return Purpose(type: asked) }
      // Apple's name for a password that is chosen, and what is typed once more.
      if asked == "newPassword", given == "password" { return Purpose(type: asked) }
      if given == "newPassword", isOldSecret(field) { return Purpose(type: "password") }
      return nil
    }
    switch (offered, keyboard) {
    case (.telephone, _) where isSentCode(field): return Purpose(type: "oneTimeCode")
    case (.login, "phonePad"?) where given == "emailAddress":
      return Purpose(type: "telephoneNumber")
    case (.telephone, "emailAddress"?): return Purpose(type: "emailAddress")
    default: return nil
    }
  }

  /// Whether a field asks for a code by how many digits it has, or by the message that brings it.
  private static func isSentCode(_ field: FieldNames) -> Bool {
    let words = Set(words(in: field))
    let isCounted = !words.isDisjoint(with: ["digit", "digits", "message", "sms", "text"])
    return words.contains("code") && isCounted
      && words.isDisjoint(with: ["country", "area", "phone", "telephone", "postal", "zip"])
  }

  /// Whether a content type is for what nobody else is to read.
  static func isSecret(_ type: String) -> Bool {
    [.password, .code, .card].contains(family(of: type))
  }

  /// Whether a field asks for the password that people have had so far.
  static func isOldSecret(_ field: FieldNames) -> Bool {
    words(in: field).contains { ["current", "old", "existing", "previous"].contains($0) }
  }

  /// Whether a field asks for a new password once more.
  static func isRepetition(_ field: FieldNames) -> Bool {
    type(of: field) == "newPassword"
      && words(in: field).contains {
        ["confirm", "confirmation", "confirmed", "repeat", "repeated", "retype", "again"]
          .contains($0)
      }
  }

  /// What AutoFill offers: types that stand for each other are of one family.
  private enum Family {
    /// Email addresses are what people sign in with, so both types are right for either.
    case login
    case telephone, personName, organization, password, code, address, card, birthdate, web
  }

  private static func family(of type: String) -> Family? {
    switch type {
    case "emailAddress", "username": .login
    case "telephoneNumber": .telephone
    case "name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix": .personName
    case "organizationName": .organization
    case "password", "newPassword": .password
    case "oneTimeCode": .code
    case "streetAddressLine1", "streetAddressLine2", "fullStreetAddress", "addressCity",
      "addressState", "addressCityAndState", "postalCode", "countryName", "sublocality", "location":
      .address
    case "creditCardNumber", "creditCardSecurityCode", "creditCardExpiration": .card
    case "birthdate", "birthdateDay", "birthdateMonth", "birthdateYear": .birthdate
    case "URL": .web
    default: nil
    }
  }

  /// Whether a field asks for what is offered as well: "Phone or email", "User name".
  private static func areBothPossible(_ field: FieldNames, _ offered: Family) -> Bool {
    let words = Set(words(in: field))
    return switch offered {
    case .login: !words.isDisjoint(with: ["email", "mail", "user", "username", "login", "id"])
    case .telephone: !words.isDisjoint(with: ["phone", "telephone", "mobile", "username"])
    case .personName: !words.isDisjoint(with: ["name", "username", "nickname", "cardholder"])
    case .code: !words.isDisjoint(with: ["code", "otp", "2fa", "token", "pin"])
    case .password: !words.isDisjoint(with: ["password", "passcode", "secret", "key"])
    case .web: !words.isDisjoint(with: ["url", "link", "website", "site", "domain", "web"])
    case .address: !words.isDisjoint(with: ["address", "location", "place"])
    case .organization, .card, .birthdate: false
    }
  }

  /// Whether a field asks for a code that people think of themselves, rather than one they are sent.
  private static func isChosenCode(_ field: FieldNames) -> Bool {
    let words = Set(words(in: field))
    return !words.isDisjoint(with: ["pin", "passcode"])
      && !words.isDisjoint(with: [
        "choose", "create", "new", "set", "confirm", "repeat", "current", "unlock", "your",
      ])
  }

  private static func words(in field: FieldNames) -> [String] {
    [field.title, field.binding].compactMap { $0 }.flatMap { AssetNames.words(of: $0) }
  }
}
