import CurbcutModel
import CurbcutSyntax

/// What the properties of some files work out, as it is written; those that make views are told by themselves.
struct Getters {
  private var ofTypes: [String: [String: String]] = [:]
  /// By name; nil where several types have one.
  private var alone: [String: String?] = [:]

  init() {}

  init(of version: ProjectVersion, in paths: Set<PathKey>) {
    for declaration in paths.compactMap({ version.files[$0] }).filter({ !$0.analysis.isExempt })
      .flatMap(\.analysis.models).flatMap(\.model.declarations)
    {
      for property in declaration.properties {
        guard let getter = property.getter, !property.node.text.includes("some View") else {
          continue
        }
        let code = getter.flatMap(\.allTokens).map(\.text).joined(separator: " ")
        ofTypes[declaration.name, default: [:]][property.name] = code
        alone[property.name] = .some(alone[property.name] == nil ? code : nil)
      }
    }
  }

  var isEmpty: Bool { alone.isEmpty }

  /// Whether a property of any type works out something.
  func have(_ name: String) -> Bool { alone[name] != nil }

  /// What a property of a type works out.
  func code(of name: String, in type: String) -> String? { ofTypes[type]?[name] }

  /// What the only property of a name works out, whichever type has it.
  func code(of name: String) -> String? { alone[name] ?? nil }
}

extension ScreenComparison {
  /// What properties of the screen decide otherwise that work out something else, where nothing else is
  /// different; where that is not known, that they may.
  var changesOfGetters: [ElementChange] {
    guard let type, before.count == after.count else { return [] }
    func code(_ element: ElementDescription) -> String {
      ([element.spoken] + element.context.filter { $0.kind == .branch }.map(\.key))
        .joined(separator: " ")
    }
    let concerned = after.indices.filter {
      renaming.isWorkedOutOtherwise(code(before[$0]), code(after[$0]), in: type)
    }
    let told = concerned.compactMap { index -> ElementChange? in
      var change = ElementChange(
        from: old[index],
        before[index],
        to: new[index],
        after[index],
        renaming: renaming
      )
      change?.index = index
      return change
    }
    let changes = told.isEmpty ? concerned.prefix(1).map { rewritten($0, $0) } : told
    return changes.map {
      var change = $0
      change.isOfGetters = true
      return change
    }
  }
}
