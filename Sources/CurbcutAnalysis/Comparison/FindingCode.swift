import CurbcutModel
import CurbcutRules
import CurbcutSyntax

/// The code that a finding is about, however it is formatted and wherever it stands in its type.
struct FindingCode: Sendable, Hashable {
  /// The view with all its modifiers; nil where it is about none.
  private(set) var view: String?
  /// The modifiers alone.
  private(set) var modifiers = ""
  /// The innermost type around it.
  private(set) var type: String?

  /// How many bytes of a view are compared.
  private static let maximumLength = 4_000
  /// From how many characters on modifiers are their own and no coincidence.
  private static let tellingLength = 30

  init() {}

  /// The code of the innermost view around a place of a file, in UTF-8 offsets.
  init(at offset: Int, in file: ProjectVersion.File) {
    let item = file.analysis.models.first { model, base in
      model.node.range.shifted(by: base).contains(offset)
    }
    guard let (model, base) = item else { return }
    let elements = model.trees.lazy.filter { $0.purpose != .preview }.flatMap(\.elements)
    let around = elements.filter { $0.range.shifted(by: base).contains(offset) }
    type = Self.type(at: offset - base, in: model)
    guard let element = around.min(by: { $0.range.count < $1.range.count }) else { return }
    read(element, at: base, in: file.source.bytes)
  }

  private mutating func read(_ element: Element, at base: Int, in bytes: [UInt8]) {
    let range = element.range.shifted(by: base).clamped(to: 0..<bytes.count)
    let head = element.headRange.shifted(by: base).clamped(to: range)
    view = Self.written(bytes[range])
    modifiers = Self.written(bytes[head.upperBound..<range.upperBound])
  }

  private static func type(at offset: Int, in model: ItemModel) -> String? {
    model.declarations.filter { $0.node.range.contains(offset) }
      .min { $0.node.range.count < $1.node.range.count }?.name
  }

  private static func written(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix(maximumLength).filter { $0 > 0x20 }, as: UTF8.self)
  }

  /// What the view is called, `Button`; nil where it is about none.
  var name: Substring? {
    view.map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } }
  }

  /// The code of all views of a file.
  static func all(in file: ProjectVersion.File) -> [FindingCode] {
    file.analysis.models.flatMap { model, base in
      model.trees.lazy.filter { $0.purpose != .preview }.flatMap(\.elements).map {
        FindingCode(of: $0, in: model, at: base, of: file)
      }
    }
  }

  /// The code of a view.
  init(of element: Element, in model: ItemModel, at base: Int, of file: ProjectVersion.File) {
    type = Self.type(at: element.range.lowerBound, in: model)
    read(element, at: base, in: file.source.bytes)
  }

  /// Whether the code, or what is applied to something that was read in another way, stands in another
  /// type of the other version.
  func isMoved(to others: KnownCode, from own: KnownCode) -> Bool {
    guard let view, let type else { return false }
    let elsewhere = others.types(with: view)
    if elsewhere.contains(type) { return false }
    // Where it is still as well, it was copied.
    if !elsewhere.isEmpty { return !elsewhere.isSubset(of: own.types(with: view)) }
    guard modifiers.count >= Self.tellingLength else { return false }
    return others.types(applying: modifiers).contains { !own.types.contains($0) }
  }
}

/// The code of the views of a version, to be looked for.
struct KnownCode {
  private var views: [String: Set<String>] = [:]
  private var modifiers: [String: Set<String>] = [:]
  /// The types that have views.
  private(set) var types: Set<String> = []

  init(of files: [ProjectVersion.File]) {
    for code in files.lazy.flatMap(FindingCode.all) {
      guard let view = code.view, let type = code.type else { continue }
      types.insert(type)
      views[view, default: []].insert(type)
      modifiers[code.modifiers, default: []].insert(type)
    }
  }

  func types(with view: String) -> Set<String> { views[view] ?? [] }
  func types(applying modifiers: String) -> Set<String> { self.modifiers[modifiers] ?? [] }
}

extension ProjectVersion.File {
  /// The views of which a rule cannot tell whether something is wrong with them.
  func places(unknownTo ruleID: String) -> [FindingCode] {
    offsets(unknownTo: ruleID).map { FindingCode(at: $0, in: self) }
  }

  /// Where what a rule cannot judge begins, in UTF-8 offsets.
  func offsets(unknownTo ruleID: String) -> [Int] {
    guard let rule = Rule.named(ruleID) else { return [] }
    let runner = RuleRunner([rule])
    return analysis.checkedModels.flatMap { checked in
      runner.traces(of: checked.model).compactMap { trace in
        guard case .unknown = trace.outcome else { return nil }
        return checked.range(inFile: trace.range)?.lowerBound
      }
    }
  }
}

extension ProjectVersion.File {
  /// What a rule says of views of the project where they are used, even of those uses that it is not asked
  /// about: on which code it stands, by message.
  func codesOfUses(with ruleID: String) -> [String: Set<FindingCode>] {
    guard let rule = Rule.named(ruleID) else { return [:] }
    let runner = RuleRunner([rule], askingAllUses: true)
    var codes: [String: Set<FindingCode>] = [:]
    for checked in analysis.checkedModels {
      for finding in runner.findings(of: checked.model)
      where finding.message.hasPrefix(Finding.useIntroduction) {
        guard let offset = checked.range(inFile: finding.range)?.lowerBound else { continue }
        codes[finding.message, default: []].insert(FindingCode(at: offset, in: self))
      }
    }
    return codes
  }
}

/// A view of a file as it is written.
struct WrittenView {
  let element: Element
  /// The offset of its item in the file.
  let base: Int
  let code: FindingCode

  /// Whether nobody can tell any more what a finding on another version of the view was about: modifiers
  /// that were not read came, or what the modifier in question is given is worked out now.
  ///
  /// - Parameter offset: where the finding stands in the file of the other version, in UTF-8.
  func hides(_ offset: Int, of old: WrittenView) -> Bool {
    let former = old.element.ownModifiers
    let names = Set(former.map(\.name))
    let context = element.tree.context
    for modifier in element.ownModifiers
    where !names.contains(modifier.name) && Catalogue.modifier(modifier.name) == nil {
      if context.modifiers(appliedBy: modifier.name) == nil { return true }
    }
    // What a view of the project around it does to it is not followed.
    func around(_ element: Element) -> Set<String> {
      Set(element.ancestors.filter(\.isCustomView).map(\.typeName))
    }
    if !around(element).isSubset(of: around(old.element)) { return true }
    guard let told = former.first(where: { $0.range.contains(offset - old.base) }) else {
      return false
    }
    let known = told.arguments.reduce(into: Set<Substring>()) {
      $0.formUnion(Self.variables(in: $1.value.source))
    }
    return element.ownModifiers.contains { modifier in
      modifier.name == told.name
        && (modifier.isConditional && !told.isConditional
          || modifier.arguments.contains {
            !Self.variables(in: $0.value.source).isSubset(of: known)
          })
    }
  }

  /// Whether it is, or something around it, is taken out of what VoiceOver reads, and was not before.
  func isHeardOtherwise(than old: WrittenView) -> Bool {
    func modifiers(_ element: Element) -> Set<String> {
      let all = [element] + Array(element.ancestors)
      return Set(all.flatMap(\.ownModifiers).map(\.name)).intersection(Self.concealing)
    }
    return !modifiers(element).isSubset(of: modifiers(old.element))
  }

  /// Source: Apple, "Accessibility modifiers": those that put something in an element's place.
  private static let concealing: Set<String> = [
    "accessibilityElement", "accessibilityHidden", "accessibilityRepresentation",
    "accessibilityChildren",
  ]

  /// The names of variables and functions in an expression: no members, labels and types.
  private static func variables(in source: String) -> Set<Substring> {
    var names: Set<Substring> = []
    var rest = source[...]
    var last: Character = " "
    while let start = rest.first {
      guard start.isLetter || start == "_" else {
        last = start
        rest.removeFirst()
        continue
      }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(name.count)
      let isWord = ["true", "false", "nil", "self"].contains(name)
      if start.isLowercase, last != ".", last != "\"", !isWord, rest.first != ":" {
        names.insert(name)
      }
      last = name.last ?? " "
    }
    return names
  }
}

extension ProjectVersion.File {
  /// The innermost view around a place, in UTF-8 offsets of the file.
  func writtenView(at offset: Int) -> WrittenView? {
    for (model, base) in analysis.models
    where model.node.range.shifted(by: base).contains(offset) {
      let elements = model.trees.lazy.filter { $0.purpose != .preview }.flatMap(\.elements)
      let around = elements.filter { $0.range.shifted(by: base).contains(offset) }
      guard let element = around.min(by: { $0.range.count < $1.range.count }) else { continue }
      return WrittenView(element: element, base: base, code: FindingCode(at: offset, in: self))
    }
    return nil
  }

  /// The views that are written in a type, without those of previews.
  func writtenViews(in type: String) -> [WrittenView] {
    analysis.models.flatMap { model, base in
      model.trees.lazy.filter { $0.purpose != .preview }.flatMap(\.elements).compactMap { element in
        let code = FindingCode(of: element, in: model, at: base, of: self)
        return code.type == type ? WrittenView(element: element, base: base, code: code) : nil
      }
    }
  }

  /// How often some lines of code stand in it, without the space around and between their words.
  func lineCounts(of codes: Set<String>) -> [String: Int] {
    let text = String(decoding: source.bytes, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).reduce(into: [:]) { counts, line in
      let code = line.evenlySpaced
      if codes.contains(code) { counts[code, default: 0] += 1 }
    }
  }

  /// What lines of code set members of something to, `.font = .title`, and how often.
  var settings: [Substring: Int] {
    let text = String(decoding: source.bytes, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).reduce(into: [:]) { counts, line in
      let code = line.evenlySpaced
      guard code.contains(" = "), let dot = code.firstIndex(of: ".") else { return }
      counts[code[dot...], default: 0] += 1
    }
  }
}

extension StringProtocol {
  /// A line of code without the space around its words, and with one between them.
  var evenlySpaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
