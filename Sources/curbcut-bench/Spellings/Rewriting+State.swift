import CurbcutSyntax

// Where state lives, how it is changed, and what things are called.

extension Rewriting {
  static let state: [Rewriting] = [
    Rewriting(name: "state in an observed object") { source in
      movingState(
        of: source,
        to: "@StateObject private var model = ScreenModel()",
        declare: { "final class ScreenModel: ObservableObject {\n\($0)\n}\n" },
        member: { "  @Published var \($0)" }
      )
    },
    Rewriting(name: "state in an observable object") { source in
      movingState(
        of: source,
        to: "@State private var model = ScreenModel()",
        declare: { "@Observable final class ScreenModel {\n\($0)\n}\n" },
        member: { "  var \($0)" }
      )
    },
    Rewriting(name: "state in a passed object") { source in
      movingState(
        of: source,
        to: "@ObservedObject var model: ScreenModel",
        declare: { "final class ScreenModel: ObservableObject {\n\($0)\n}\n" },
        member: { "  @Published var \($0)" }
      )
    },
    Rewriting(name: "state as bindings") { source in
      source.replacing(
        source.stateProperties.compactMap { property in
          guard let type = property.typeText else { return nil }
          return (property.node.range, "@Binding var \(property.name): \(type)")
        }
      )
    },
    Rewriting(name: "changes with animation") { source in
      // A view that moves only now is another matter; what is said of it stays.
      source.replacing(
        source.assignments.map { assignment in
          (assignment.range, "withTransaction(Transaction()) { \(assignment.text) }")
        }
      )
    },
    Rewriting(name: "toggles written out") { source in
      source.replacing(
        source.nodes(.functionCallExpr).compactMap { call in
          guard let access = call.firstChild, access.kind == .memberAccessExpr,
            let base = access.firstChild, access.lastChild?.hasText("toggle") == true,
            base.range != access.range, call.child(.labeledExpr) == nil
          else { return nil }
          return (call.range, "\(base.text) = !\(base.text)")
        }
      )
    },
  ]

  static let names: [Rewriting] = [
    Rewriting(name: "types renamed") { source in
      renaming(source.views.map(\.name), in: source) { "Nimbus\($0)" }
    },
    Rewriting(name: "properties renamed") { source in
      let called = Set(
        source.root.descendants.filter { $0.kind == .memberAccessExpr }
          .compactMap { $0.lastChild?.text }
      )
      let names = source.views.flatMap(\.memberNames).filter {
        $0 != "body" && !called.contains($0)
      }
      return renaming(Set(names).sorted(), in: source) { "quartz\($0)" }
    },
  ]

  private static func renaming(
    _ names: [String],
    in source: ViewSource,
    to newName: (Int) -> String
  ) -> String? {
    let numbers = Dictionary(
      names.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    return source.replacing(
      source.root.allTokens.compactMap { token in
        let text = token.text
        let prefix = text.first == "$" || text.first == "_" ? 1 : 0
        guard let number = numbers[text] ?? numbers[String(text.dropFirst(prefix))] else {
          return nil
        }
        let kept = numbers[text] == nil ? String(text.prefix(prefix)) : ""
        return (token.range, kept + newName(number))
      }
    )
  }

  static func movingState(
    of source: ViewSource,
    to property: String,
    declare: (String) -> String,
    member: (String) -> String
  ) -> String? {
    guard
      let view = source.views.first(where: { view in
        source.stateProperties.contains { $0.owner == view.name }
      }), !view.memberNames.contains("model")
    else { return nil }
    let properties = source.stateProperties.filter { $0.owner == view.name }
    let names = Set(properties.map(\.name))
    var edits: [(range: Range<Int>, text: String)] = properties.map { ($0.node.range, "") }
    edits[0].text = property
    for use in view.references({ names.contains($0.name) }) {
      switch use.form {
      case .plain: edits.append((use.range.lowerBound..<use.range.lowerBound, "model."))
      case .binding: edits.append((use.range, "$model.\(use.name)"))
      case .shorthand: edits.append((use.range, "\(use.name) = model.\(use.name)"))
      }
    }
    let members = properties.map { member(source[$0.bindingRange]) }.joined(separator: "\n")
    return source.replacing(edits).map { "\($0)\n\(declare(members))" }
  }
}

extension ViewSource {
  /// A stored property with `@State`.
  struct StateProperty {
    let owner: String
    let name: String
    let node: Node
    /// Name, type and value.
    let bindingRange: Range<Int>
    /// The type, written or that of a plain literal.
    let typeText: String?
  }

  var stateProperties: [StateProperty] {
    views.flatMap { view in
      (view.node.child(.memberBlock)?.children(.variableDecl)).map(Array.init).map { members in
        members.compactMap { member -> StateProperty? in
          guard member.child(.attribute)?.hasText("@State") == true,
            let binding = member.child(.patternBinding), let name = binding.firstChild
          else { return nil }
          let value = binding.child(.initializerClause)?.lastChild
          let inferred: String? =
            switch value?.kind {
            case .booleanLiteralExpr: "Bool"
            case .integerLiteralExpr: "Int"
            case .floatLiteralExpr: "Double"
            case .stringLiteralExpr: "String"
            default: nil
            }
          return StateProperty(
            owner: view.name,
            name: name.text,
            node: member,
            bindingRange: binding.range,
            typeText: binding.child(.typeAnnotation)?.lastChild?.text ?? inferred
          )
        }
      } ?? []
    }
  }

  /// The statements that give a member of a view a new value.
  var assignments: [Node] {
    let names = views.reduce(into: Set<String>()) { $0.formUnion($1.memberNames) }
    return nodes(.closureExpr).flatMap { $0.children }.filter { statement in
      statement.kind == .sequenceExpr && statement.child(.assignmentExpr) != nil
        && statement.firstChild.map { names.contains($0.text) } == true
    }
  }
}

extension ViewSource.ViewType {
  /// A place where a member is named.
  struct Reference {
    enum Form { case plain, binding, shorthand }

    let name: String
    let form: Form
    let range: Range<Int>
    /// Whether it binds a name of its own, as `if let name` does, or is a binding.
    var isBoundHere: Bool { form != .plain }
  }

  /// The places that name a member of the type and not a local name.
  func references(_ isWanted: (Reference) -> Bool) -> [Reference] {
    var references: [Reference] = []
    var shadows: [(name: String, range: Range<Int>)] = []
    for node in node.descendants {
      switch node.kind {
      case .ifExpr, .guardStmt:
        for condition in node.children(.conditionElement) {
          guard let binding = condition.child(.optionalBindingCondition),
            let pattern = binding.child(.identifierPattern)
          else { continue }
          if binding.child(.initializerClause) == nil {
            references.append(
              Reference(name: pattern.text, form: .shorthand, range: pattern.range)
            )
          }
          if let block = node.child(.codeBlock) {
            shadows.append((pattern.text, condition.range.upperBound..<block.range.upperBound))
          }
        }
      case .closureExpr:
        for parameter in node.child(.closureSignature)?.descendants.filter({
          $0.kind == .closureShorthandParameter || $0.kind == .closureParameter
        }) ?? [] {
          shadows.append((parameter.firstToken?.text ?? "", node.range))
        }
      case .functionDecl:
        for parameter in node.descendants.filter({ $0.kind == .functionParameter }) {
          for token in parameter.tokens { shadows.append((token.text, node.range)) }
        }
      default: break
      }
    }
    let members = Set(
      node.descendants.filter { $0.kind == .memberAccessExpr }.compactMap { access in
        access.children(.declReferenceExpr).contains {
          $0.range.lowerBound == access.range.lowerBound
        }
          && access.firstChild?.range != access.lastChild?.range
          ? access.lastChild?.range.lowerBound : access.lastChild?.range.lowerBound
      }
    )
    for node in node.descendants where node.kind == .declReferenceExpr {
      guard let token = node.firstToken, !members.contains(token.range.lowerBound) else { continue }
      let isBinding = token.text.first == "$"
      let name = isBinding ? String(token.text.dropFirst()) : token.text
      guard memberNames.contains(name),
        !shadows.contains(where: { $0.name == name && $0.range.contains(token.range.lowerBound) })
      else { continue }
      references.append(
        Reference(name: name, form: isBinding ? .binding : .plain, range: token.range)
      )
    }
    return references.filter { memberNames.contains($0.name) && isWanted($0) }
  }
}
