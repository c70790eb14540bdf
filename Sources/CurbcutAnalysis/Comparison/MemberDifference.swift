import CurbcutModel
import CurbcutSyntax

/// The types of two versions of a project, by name.
struct ProjectTypes {
  private var declared: Set<String> = []
  private var declaredBefore: Set<String> = []
  private var declaredAfter: Set<String> = []
  private var told: Set<String> = []
  /// How often types that other files see are declared.
  private var counts: [String: (before: Int, after: Int)] = [:]
  /// How often types are declared, private ones counted.
  private var all: [String: (before: Int, after: Int)] = [:]
  private var declarations: [String: [Declaration]] = [:]

  mutating func add(_ item: ItemModel, isNew: Bool) {
    let isTold =
      item.objects.contains { $0.type != nil } || item.trees.contains { $0.purpose != .preview }
    for declaration in item.declarations {
      if declaration.keyword != .extension {
        declared.insert(declaration.name)
        all[declaration.name, default: (0, 0)].before += isNew ? 0 : 1
        all[declaration.name, default: (0, 0)].after += isNew ? 1 : 0
        if !declaration.isPrivate {
          counts[declaration.name, default: (0, 0)].before += isNew ? 0 : 1
          counts[declaration.name, default: (0, 0)].after += isNew ? 1 : 0
        }
        if isNew {
          declaredAfter.insert(declaration.name)
        } else {
          declaredBefore.insert(declaration.name)
        }
      }
      if isTold { told.insert(declaration.name) }
      declarations[declaration.name, default: []].append(declaration)
    }
  }

  /// Whether the project declares a type, rather than extends it.
  func isDeclared(_ name: String) -> Bool { declared.contains(name) }

  /// Whether a name was that of one type and is that of several now, in other targets or in other types.
  func isAmbiguousNow(_ name: String) -> Bool {
    counts[name].map { $0.before == 1 && $0.after > 1 } ?? false
  }

  /// Whether several types have a name, in other targets, on other platforms or each in its own file: then
  /// nobody knows by the name which one is meant.
  func hasNamesakes(_ name: String) -> Bool {
    all[name].map { $0.before > 1 || $0.after > 1 } ?? false
  }

  /// Whether both versions of the project declare a type.
  func isInBoth(_ name: String) -> Bool {
    declaredBefore.contains(name) && declaredAfter.contains(name)
  }

  /// Whether transcripts tell of members of a type: a view, a style, a controller.
  func isTold(_ name: String) -> Bool { told.contains(name) }

  /// The members of a type that lead to some names, those and others of its members that do.
  fileprivate func members(of type: String, leadingTo names: Set<String>) -> Set<String> {
    var found = names
    let isTold = isTold(type)
    var left = (declarations[type] ?? []).flatMap { declaration in
      declaration.properties.map { ($0.name, SourceNames(in: Array($0.node.text.utf8))) }
        + declaration.functions.filter { isTold || $0.givesValue }
        .map { ($0.name, SourceNames(in: Array($0.node.text.utf8))) }
    }
    while true {
      let hashes = SourceNames.Hashes(found)
      let count = left.count
      left.removeAll { name, mentioned in
        guard mentioned.containsAny(of: hashes) else { return false }
        found.insert(MemberDifference.implicitMembers.contains(name) ? type : name)
        return true
      }
      if left.count == count { return found.subtracting(privateNames(of: type)) }
    }
  }

  /// What nothing in other files can mention, or show: each file with a change is looked at in any case.
  private func privateNames(of type: String) -> Set<String> {
    var (hidden, open): (Set<String>, Set<String>) = ([], [])
    for declaration in declarations[type] ?? [] {
      for property in declaration.properties {
        // What only tells items apart is not shown, unless it is a text.
        let isIdentity =
          property.name == "id" && property.type.map { !$0.contains("String") } ?? false
        if property.isPrivate || isIdentity {
          hidden.insert(property.name)
        } else {
          open.insert(property.name)
        }
      }
      for function in declaration.functions {
        if function.isPrivate { hidden.insert(function.name) } else { open.insert(function.name) }
      }
    }
    return hidden.subtracting(open)
  }
}

extension Declaration.Function {
  /// Whether a screen can show what it gives.
  fileprivate var givesValue: Bool { returnType != nil && returnType != "Void" }
}

/// What is different between types that were written anew and the same types before, member by member.
struct MemberDifference {
  /// The members that one uses without their names.
  fileprivate static let implicitMembers: Set<String> = [
    "init", "callAsFunction", "body", "makeBody", "wrappedValue", "projectedValue",
  ]

  /// Something that is written in a declaration.
  private struct Part: Hashable {
    let text: String
    /// What its users mention; none where it is the name of the type.
    let names: [String]
  }

  /// How much oftener each part of a type stands in the new items than in the old ones.
  private var surplus: [String: [Part: Int]] = [:]
  /// Functions that give nothing, by their types: they matter only to what is told of these.
  private var actions: [String: Set<Part>] = [:]
  /// The functions and constants that belong to no type.
  private var looseNames: Set<String> = []

  /// Takes an item that stands in one of the versions only.
  mutating func add(_ item: ItemModel, isNew: Bool) {
    if item.declarations.isEmpty, let name = ChangedNames.looseName(of: item) {
      looseNames.insert(name)
    }
    for declaration in item.declarations where !declaration.isPreview {
      let silent = Set(declaration.functions.filter { !$0.givesValue }.map(\.node.text))
      for part in Self.parts(of: declaration) {
        surplus[declaration.name, default: [:]][part, default: 0] += isNew ? 1 : -1
        if silent.contains(part.text) { actions[declaration.name, default: []].insert(part) }
      }
    }
  }

  /// What whoever uses something that is different mentions.
  func mentions(_ types: ProjectTypes) -> Set<String> {
    var mentions = looseNames
    for (type, parts) in surplus {
      // A type that is new, or gone, is known to nobody who does not mention it.
      if types.isDeclared(type), !types.isInBoth(type) {
        mentions.insert(type)
        continue
      }
      var names: Set<String> = []
      for (part, count) in parts where count != 0 {
        if !types.isTold(type), actions[type]?.contains(part) == true { continue }
        names.formUnion(part.names.isEmpty ? [type] : part.names)
      }
      guard !names.isEmpty else { continue }
      // What is handed to a view decides what its members say.
      if types.isTold(type), types.isDeclared(type) { names.insert(type) }
      mentions.formUnion(types.members(of: type, leadingTo: names))
    }
    return mentions
  }

  private static func parts(of declaration: Declaration) -> [Part] {
    var names: [Int: [String]] = [:]
    for property in declaration.properties {
      names[property.node.range.lowerBound, default: []].append(property.name)
    }
    for function in declaration.functions {
      names[function.node.range.lowerBound, default: []].append(function.name)
    }
    let nested = Set(declaration.nested.map(\.node.range.lowerBound))
    var parts: [Part] = []
    let block = declaration.node.child(.memberBlock)
    for child in block.map({ Array($0.children) }) ?? [] {
      // Types within are among the declarations of the item.
      if nested.contains(child.range.lowerBound) { continue }
      let members = names[child.range.lowerBound] ?? []
      let isNamed = !members.contains(where: implicitMembers.contains)
      parts.append(Part(text: child.text, names: isNamed ? members : []))
    }
    if declaration.keyword != .extension || !declaration.conformances.isEmpty {
      let head = declaration.node.children.prefix { $0.kind != .memberBlock }.map(\.text)
      parts.append(Part(text: "\(declaration.keyword) \(head)", names: []))
    }
    return parts
  }
}
