import CurbcutModel
import CurbcutSyntax

/// How the code of an item writes the words that people meet: as literals, or looked up in one of the
/// ways that a project may have for it.
struct StringSpelling: Sendable {
  private enum Form: Hashable {
    case literal
    /// `"common.close"`, a key that SwiftUI looks up.
    case key
    /// Nothing: the item shows no words.
    case unseen
    /// `.common(.close)`, which stands for a key of the table `Common`; the name of the table is nil
    /// for `.close`.
    case resource(String?)
    /// `"close".localized`, with what stands behind the key.
    case property(String)
    /// `NSLocalizedString("close", comment: "")`, `tr("close")`, with what stands around the literal.
    case call(before: String, after: String)
    /// `Text("close", bundle: .module)`, with the name of the bundle.
    case bundle(String)
    /// `L10n.Common.close`, with the name of the type.
    case member(String, MemberName)
  }

  /// How members that generated code has for keys are called: of `common.close_all`
  /// `Common.closeAll`, `common_close_all` or `commonCloseAll`.
  private enum MemberName { case nested, snake, camel }

  private let form: Form
  /// Whether no words stand in the code, in a project that has a table of texts as keys.
  private let showsNoWords: Bool
  private let strings: ProjectStrings
  private let item: Node

  /// - Parameter item: the code around, which shows how the project looks words up.
  init(in item: Node, _ strings: ProjectStrings) {
    self.item = item
    self.strings = strings
    (form, showsNoWords) = Self.form(in: Array(item.allTokens), strings)
  }

  /// The same source with the words in it as the item writes words.
  ///
  /// - Parameter isWords: whether the literals in it are the title of a control.
  func respelled(_ source: String, isWords: Bool = false) -> String {
    guard isWords || Self.concerns(source) else { return source }
    var result = ""
    var rest = source[...]
    while let open = rest.firstIndex(of: "\"") {
      let start = rest.index(after: open)
      guard let close = rest[start...].firstIndex(of: "\"") else { break }
      let words = String(rest[start..<close])
      var before = String(rest[..<open])
      var after = rest[rest.index(after: close)...]
      var isLookedUp = false
      for (opening, closing) in Self.lookups
      where before.hasSuffix(opening) && after.hasPrefix(closing) {
        before.removeLast(opening.count)
        after = after.dropFirst(closing.count)
        isLookedUp = true
        break
      }
      let isPlain = !words.includes("\\") && !Self.otherUses.contains(where: before.hasSuffix)
      let isTitle = isWords || before.hasSuffix("Label(") && !before.hasSuffix("yLabel(")
      let place: Place =
        before.hasSuffix(Self.announcement)
        ? .announcement : before.hasSuffix(" = ") ? .property : isTitle ? .title : .modifier
      let new = isPlain ? spelled(words, isLookedUp, in: place) : nil
      result += new.map { before + $0 } ?? String(rest[..<rest.index(after: close)])
      rest = new == nil ? rest[rest.index(after: close)...] : after
    }
    return result + rest
  }

  /// Whether source writes a label, value or hint.
  static func concerns(_ source: String) -> Bool { openings.contains(where: source.includes) }

  private static let openings = [
    ".accessibilityLabel(", ".accessibilityValue(", ".accessibilityHint(",
    ".accessibilityAction(named: ", "accessibilityLabel = ", "accessibilityValue = ",
    "accessibilityHint = ", "Label(\"", announcement,
  ]

  /// What does not look literals up either.
  private static let announcement = "AccessibilityNotification.Announcement("

  /// How fixes look words up that know only that the item does.
  private static let lookups = [
    ("NSLocalizedString(", ", comment: \"\")"), ("String(localized: ", ")"),
  ]

  /// What stands in front of literals that are no words.
  private static let otherUses = [
    "systemImage: ", "systemName: ", "systemSymbol: ", "comment: ", "== ", "!= ", "Image(",
  ]

  /// Where words are written.
  private enum Place {
    /// A modifier of SwiftUI, which takes texts and looks literals up.
    case modifier
    /// The title of a `Label`, which takes no text.
    case title
    /// A property of UIKit, which does not look literals up.
    case property
    /// A notification for VoiceOver, of systems that have `String(localized:)`.
    case announcement

    var looksUp: Bool { self == .modifier || self == .title }

    /// What looks a key up where the place does not.
    func lookingUp(_ key: String) -> String {
      self == .announcement
        ? "String(localized: \(literal(key)))" : "NSLocalizedString(\(literal(key)), comment: \"\")"
    }
  }

  /// - Parameter isLookedUp: whether the fix looks the words up already.
  private func spelled(_ words: String, _ isLookedUp: Bool, in place: Place) -> String? {
    let isOpen = words.hasPrefix("<#")
    if words.isEmpty || (isOpen && !isLookedUp) { return nil }
    if !isOpen, words.includes("<#") {
      // “Remove block <#which one#>” is looked up as a whole.
      guard case .member(let type, _) = form else { return nil }
      let plain = words.split { "<#>".contains($0) }.joined()
      return "<#\(plain), as a member of \(type)#>"
    }
    let key = isOpen ? nil : key(for: words)
    switch form {
    case .literal:
      // Where the project looks words up that are their own keys, code without words does so too.
      if showsNoWords, !place.looksUp, !isLookedUp, key == nil, !isOpen {
        return place.lookingUp(words)
      }
      guard let key, !isLookedUp || key != words else { return nil }
      // A property of UIKit looks nothing up.
      if isLookedUp || !place.looksUp { return place.lookingUp(key) }
      return literal(key)
    case .key:
      if isLookedUp || !place.looksUp { return place.lookingUp(key ?? newKey(words)) }
      return literal(key ?? newKey(words))
    case .unseen:
      // How a key is looked up that is no text, no code here tells.
      if isOpen || key == words { return nil }
      guard let key else { return "<#\(words), as the project looks words up#>" }
      return "<#\(words), as the project looks up \(key)#>"
    case .resource(let table):
      // Which table has a key is not known.
      let text =
        if let table {
          ".\(table)(<#\(words), as a key of the table#>)"
        } else {
          key.flatMap { resource(for: $0) }.map { ".\($0)" }
            ?? "<#\(words), as a key of the catalog#>"
        }
      return place == .modifier && !isLookedUp ? text : "String(localized: \(text))"
    case .property(let name): return literal(key ?? newKey(words)) + name
    case .call(let before, let after): return before + literal(key ?? newKey(words)) + after
    case .bundle(let name):
      return place != .modifier ? nil : "Text(\(literal(key ?? newKey(words))), bundle: .\(name))"
    case .member(let type, let name):
      if let key, let path = path(to: key, in: type, name) { return path }
      // What is filled in takes the place of the whole literal.
      return isOpen ? literal(words) : "<#\(words), as a member of \(type)#>"
    }
  }

  /// The key that the project has for words, be they in the singular.
  private func key(for words: String) -> String? {
    if strings.holds(words) { return words }
    if let key = strings.key(for: words, usedIn: item) { return key }
    if let key = strings.key(calledAs: words) { return key }
    guard words.hasSuffix("s"), words.count > 3, !words.includes(" ") else { return nil }
    let singular = String(words.dropLast())
    return strings.holds(singular) ? singular : strings.key(for: singular, usedIn: item)
  }

  /// The key for words that the project does not have: the words where they are the keys, else one
  /// that a person has to choose.
  private func newKey(_ words: String) -> String {
    words.hasPrefix("<#") || strings.isEmpty || strings.areKeysTexts ? words : "<#key of \(words)#>"
  }

  /// The name that Xcode gives the resource of a key: `commonClose` for `common.close`; nil where no such
  /// name can stand for it.
  private func resource(for key: String) -> String? {
    let words = key.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let name = words.enumerated().map { index, word in
      (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }
    .joined()
    guard name.first?.isLetter == true,
      strings.text(named: "Strings.\(name)") == strings.text(for: key)
    else { return nil }
    return name
  }

  /// `L10n.Common.close` or `Strings.common_close` for the key `common.close`; nil where no such
  /// property can stand for it.
  private func path(to key: String, in type: String, _ name: MemberName) -> String? {
    func camel(_ words: some Sequence<String>) -> String {
      words.enumerated().map { index, word in
        // `ABOUT_ME` is `aboutMe`.
        let word = word.contains(where: \.isLowercase) ? word : word.lowercased()
        return index == 0
          ? word.prefix(1).lowercased() + word.dropFirst() : word.capitalizingFirst
      }
      .joined()
    }
    func words(_ text: String) -> [String] { text.split(separator: "_").map(String.init) }
    let parts = key.split {
      $0 == "." || $0 == "-" || (name != .snake && $0 == "/")
    }
    .map(String.init)
    let path: String
    switch name {
    case .nested:
      let types = parts.dropLast().map { camel(words($0)).capitalizingFirst }
      path = ([type] + types + parts.suffix(1).map { camel(words($0)) }).joined(separator: ".")
    case .snake: path = "\(type).\(parts.joined(separator: "_"))"
    case .camel: path = "\(type).\(camel(parts.flatMap(words)))"
    }
    guard path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }),
      strings.text(named: path) == strings.text(for: key)
    else { return nil }
    return path
  }
}

// MARK: What the code does

extension StringSpelling {
  /// Views and functions whose first literal is shown as text.
  private static let shown: Set<String> = [
    "Text", "Button", "Label", "Toggle", "Section", "Picker", "NavigationLink", "Menu", "Link",
    "navigationTitle", "accessibilityLabel", "accessibilityValue", "accessibilityHint", "setTitle",
  ]

  /// Types of the system with such names.
  private static let ownTypes: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "LocalizedError",
    "LocalizedStringInterpolation",
  ]

  /// The form that most words of an item have.
  private static func form(
    in tokens: [Token],
    _ strings: ProjectStrings
  ) -> (Form, showsNoWords: Bool) {
    var counts: [Form: Int] = [:]
    for index in tokens.indices where tokens[index].kind == .identifier {
      if let form = form(at: index, in: tokens, strings) { counts[form, default: 0] += 1 }
    }
    let forms = counts.filter { $0.key != .literal }.sorted {
      ($1.value, "\($0.key)") < ($0.value, "\($1.key)")
    }
    if counts.isEmpty, !strings.isEmpty {
      return strings.areKeysTexts ? (.literal, true) : (.unseen, false)
    }
    guard let first = forms.first, first.value >= counts[.literal] ?? 0 else {
      return (.literal, false)
    }
    return (first.key, false)
  }

  /// The form of the words at a name; nil where there are none.
  private static func form(at index: Int, in tokens: [Token], _ strings: ProjectStrings) -> Form? {
    func has(_ text: StaticString, at offset: Int) -> Bool {
      tokens.indices.contains(index + offset) && tokens[index + offset].hasText(text)
    }
    let name = tokens[index].text
    if has(".", at: -1), name.hasPrefix("localiz"), has("\"", at: -2) {
      guard has("(", at: 1) else { return .property(".\(name)") }
      return has(")", at: 2) ? .property(".\(name)()") : nil
    }
    if name == "bundle", has(":", at: 1), has(".", at: 2), !has("main", at: 3), index > 5,
      tokens[index - 6].hasText("Text"), has("\"", at: -4), tokens.indices.contains(index + 3)
    {
      return .bundle(tokens[index + 3].text)
    }
    if name == "text", has("=", at: 1), has("\"", at: 2) {
      return literalForm(index + 2, tokens, strings)
    }
    // `title: %"common.close"`, with an operator of the project's own
    if has(":", at: 1), has("\"", at: 3), has("\"", at: 5), tokens.indices.contains(index + 4),
      !has("[", at: 2), !has("(", at: 2), tokens[index + 2].text.count == 1,
      let text = strings.text(for: tokens[index + 4].text), text != tokens[index + 4].text
    {
      return .call(before: tokens[index + 2].text, after: "")
    }
    if has("\"", at: 2), name == "localized", has(":", at: 1), has("(", at: -1),
      tokens.indices.contains(index - 2), tokens[index - 2].hasText("String")
    {
      let closing = has("\"", at: 4) ? 5 : 4
      return has(",", at: closing) ? nil : .call(before: "String(localized: ", after: ")")
    }
    if has("\"", at: 2), has("(", at: 1) {
      if shown.contains(name) { return literalForm(index + 2, tokens, strings) }
      guard has("\"", at: 4), tokens.indices.contains(index + 3) else { return nil }
      if name == "NSLocalizedString" {
        let hasComment = has(",", at: 5) && has("comment", at: 6)
        guard hasComment || has(")", at: 5) else { return nil }
        return .call(before: "NSLocalizedString(", after: hasComment ? ", comment: \"\")" : ")")
      }
      guard has(")", at: 5) else { return nil }
      let key = tokens[index + 3].text
      if name.hasPrefix("localiz"), has(".", at: -1) {
        // What a member of an implied type is, an overloaded modifier cannot tell.
        let base =
          index > 1 && tokens[index - 2].kind == .identifier ? tokens[index - 2].text : "String"
        return .call(before: "\(base).\(name)(", after: ")")
      }
      let isLookup = name.first?.isLowercase == true && !has(".", at: -1)
      return isLookup && strings.text(for: key).map { $0 != key } == true
        ? .call(before: "\(name)(", after: ")") : nil
    }
    if has(".", at: -1), let form = resourceForm(at: index, in: tokens, strings) { return form }
    guard name.first?.isUppercase == true, !has(".", at: -1), has(".", at: 1) else { return nil }
    var names = [name]
    var next = index + 1
    while next + 1 < tokens.count, tokens[next].hasText("."), tokens[next + 1].kind == .identifier {
      names.append(tokens[next + 1].text)
      next += 2
    }
    guard name != "R", names.count > 1 else { return nil }
    if strings.text(named: names.joined(separator: ".")) == nil {
      // Constants that the project writes by hand, and looks up where they are declared.
      let isOfStrings =
        !ownTypes.contains(name)
        && ["InterfaceString", "LocalizedString", "L10n", "Strings", "Localiz"]
          .contains(where: name.includes)
      guard isOfStrings, next >= tokens.count || !tokens[next].hasText("(") else { return nil }
    }
    // `L10n.Localizable.Common.close`, where the second type is a table of keys.
    if names.count > 3,
      let text = strings.text(named: names.joined(separator: ".")),
      strings.text(named: ([name] + names.dropFirst(2)).joined(separator: ".")) == text
    {
      return .member("\(name).\(names[1])", .nested)
    }
    if names.count > 2 { return .member(name, .nested) }
    return .member(name, names[1].includes("_") ? .snake : .camel)
  }

  /// The form of a generated resource at the first name of `.common(.close)` or `.close`, where a text is
  /// asked for.
  private static func resourceForm(
    at index: Int,
    in tokens: [Token],
    _ strings: ProjectStrings
  ) -> Form? {
    func has(_ text: StaticString, at offset: Int) -> Bool {
      tokens.indices.contains(index + offset) && tokens[index + offset].hasText(text)
    }
    guard index > 2 else { return nil }
    let isShown = has("(", at: -2) && shown.contains(tokens[index - 3].text)
    guard isShown || has(":", at: -2) && has("localized", at: -3) else { return nil }
    let name = tokens[index].text
    if has("(", at: 1), has(".", at: 2), tokens.indices.contains(index + 3) {
      let key = tokens[index + 3].text
      return strings.text(named: "Strings.\(name).\(key)") == nil ? nil : .resource(name)
    }
    guard !has("(", at: 1), !has(".", at: 1), strings.text(named: "Strings.\(name)") != nil else {
      return nil
    }
    return .resource(nil)
  }

  /// What a literal that is shown tells: nothing where it is a key that a property looks up, or no text.
  private static func literalForm(
    _ quote: Int,
    _ tokens: [Token],
    _ strings: ProjectStrings
  ) -> Form? {
    var end = quote + 1
    while end < tokens.count, end < quote + 12, !tokens[end].hasText("\"") { end += 1 }
    guard end < tokens.count, tokens[end].hasText("\"") else { return .literal }
    let isPlain = end + 1 >= tokens.count || !tokens[end + 1].hasText(".")
    if isPlain, end == quote + 2, case let key = tokens[quote + 1].text, !key.includes(" "),
      let text = strings.text(for: key), text != key
    {
      return .key
    }
    return end + 1 < tokens.count && tokens[end + 1].hasText(".") ? nil : .literal
  }
}

/// Words as a Swift string literal.
func literal(_ words: String) -> String {
  var text = words
  if words.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
    text = words.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
  }
  return "\"\(text)\""
}

extension String {
  fileprivate var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
