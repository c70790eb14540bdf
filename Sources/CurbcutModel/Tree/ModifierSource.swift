import CurbcutSyntax

/// The code of a function of a `View` extension, or of the body of a `ViewModifier`, for those who use it.
package struct ModifierSource: Sendable, Equatable {
  let function: Declaration.Function
  let declaration: Declaration
  /// The modifiers of the project that it applies in its turn, by name.
  private(set) var callees: [String: ModifierSource] = [:]

  init(function: Declaration.Function, declaration: Declaration) {
    self.function = function
    self.declaration = declaration
  }

  /// Whether it reacts to gestures on what it modifies, makes it the label of a control, or covers the screen.
  var isActivating: Bool {
    let text = function.node.text
    return text.includes("esture") || text.makesControls || text.includes("fullScreenCover(")
      || callees.values.contains(where: \.isActivating)
  }

  /// Whether it makes what it modifies the label of a button or link.
  var putsIntoControl: Bool {
    let text = function.node.text
    return text.makesControls && function.node.allTokens.contains { $0.text == receiver }
  }

  /// Whether it is the body of a type, which is applied with `.modifier(…)`.
  var isType: Bool { function.name == "body" }

  /// What it calls the view that it modifies.
  var receiver: String { isType ? function.parameters.first?.name ?? "content" : "self" }

  package static func == (first: ModifierSource, second: ModifierSource) -> Bool {
    (first.function === second.function || first.function.node == second.function.node)
      && first.callees == second.callees
  }
}

extension ModifierSource {
  /// How many modifiers that apply each other are known.
  private static let maximumDepth = 3

  /// The same with what it applies in its turn.
  func applying(_ others: [String: ModifierSource]) -> ModifierSource {
    var source = self
    source.callees = others.mapValues { $0.limited(toDepth: Self.maximumDepth - 1) }
    return source
  }

  /// It, and all that it applies in its turn.
  var withCallees: [ModifierSource] {
    [self] + callees.sorted { $0.key < $1.key }.flatMap(\.value.withCallees)
  }

  private func limited(toDepth depth: Int) -> ModifierSource {
    var source = self
    source.callees = depth > 1 ? callees.mapValues { $0.limited(toDepth: depth - 1) } : [:]
    return source
  }
}
