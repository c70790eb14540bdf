import CurbcutSyntax

/// One thing that code does to an object of UIKit.
package struct ObjectSetting: Sendable {
  package enum Kind: Sendable {
    /// `button.tintColor = .red`, also `+=`.
    case assignment(Expression)
    /// `button.setTitle("Send", for: .normal)`
    case call
    /// `stack.addArrangedSubview(button)`: it is handed to a function.
    case passed(to: String)
  }

  /// The names from the object to what is set or called: `titleLabel`, `font`. The last is the
  /// property or method; empty where the object is handed on.
  package internal(set) var path: [String]
  package private(set) var kind: Kind
  /// The object as written there: `self.button`, `$0`; empty for an implicit `self`.
  package internal(set) var receiver: String
  /// The assignment or call; what a call hands over where a function of the type assigns it.
  package private(set) var node: Node
  /// The statement it is part of, in UTF-8 offsets of the item.
  package let statement: Range<Int>
  /// Whether an `if`, `switch` or loop decides if it is done.
  package private(set) var isConditional: Bool
  /// The member of the type in which it is done.
  package let member: String

  /// What a call gave for the parameters of the function that does it; empty outside of functions that
  /// the type calls.
  package private(set) var givenArguments: [String: Expression] = [:]
  /// The call of the type's own function that does it with what is given there; nil where it is done
  /// without.
  package private(set) var givenCall: Node?
  /// Whether it is done to something that the object is then given: its configuration.
  package internal(set) var isOfPart = false
  /// Whether it is done to each of several objects, as in a loop.
  package internal(set) var isOfSeveral = false
  /// Whether the object is handed to a function of its own type, whose settings are among its own.
  var isFollowed = false
  /// The name under which a function of another declaration tells what it does to the object that it
  /// is handed; nil where the object is not handed on, or nobody may say to what.
  var parameterName: String?

  package var range: Range<Int> { node.range }
  /// The property or method.
  package var name: String { path.last ?? "" }

  /// The same with what a call of the function gives in place of the function's parameter.
  func bound(to arguments: [String: Expression], in call: Node?) -> ObjectSetting {
    var setting = self
    setting.givenArguments = arguments
    if !arguments.isEmpty { setting.givenCall = call }
    guard case .assignment(let value) = kind, case .name(let name) = value.form,
      let given = arguments[name]
    else { return setting }
    setting.kind = .assignment(given)
    setting.node = given.node
    return setting
  }

  /// The same where it is known that its condition holds.
  var whereConditionHolds: ObjectSetting {
    var setting = self
    setting.isConditional = false
    return setting
  }

  /// The same where it is not known whether it is done.
  var underCondition: ObjectSetting {
    var setting = self
    setting.isConditional = true
    return setting
  }

  /// What is assigned.
  package var value: Expression? {
    if case .assignment(let value) = kind { value } else { nil }
  }

  /// What is handed over in a call; made when somebody asks.
  package var arguments: [Argument] {
    if case .call = kind { Argument.arguments(of: node) } else { [] }
  }

  package func argument(_ label: String?) -> Expression? {
    arguments.first { $0.label == label && !$0.isTrailingClosure }?.value
  }

  /// Whether the object is given to code that may do anything to it.
  ///
  /// What functions of other declarations do is told under ``parameterName``.
  var handsOn: Bool {
    switch kind {
    case .passed(let function):
      !isFollowed && parameterName == nil && !UIKitNames.isPlacing(function)
    case .call: !UIKitNames.isKnown(path)
    case .assignment: false
    }
  }

  /// Whether the object is only placed or asked.
  var isPlacing: Bool {
    if case .passed(let function) = kind { UIKitNames.isPlacing(function) } else { false }
  }

  /// Whether it is written with `=`, rather than `+=` or another operator.
  package var isPlainAssignment: Bool {
    node.kind == .sequenceExpr && node.children.contains { $0.kind == .assignmentExpr }
  }

  /// What tells it from the same done by another declaration: `textColor@setUp`.
  var mark: String { "\(name)@\(member)" }

  package var isCall: Bool {
    if case .call = kind { true } else { false }
  }
}

/// A use of a name that stands for no object of the type at hand: another declaration's, or one of
/// a class above.
struct ForeignUse: Hashable, Sendable {
  /// Under which name others may know it: `.button`, or `Screen.button` where it is one of the type
  /// that is extended.
  let name: String
  /// The property that is set or the method that is called; `*` where the object is handed on.
  let property: String
  /// Whose property the name is if its class declares it, `Screen.button`: then others of the name are
  /// not meant. Nil where anybody's may be.
  var lender: String?
}

extension ObjectSetting {
  /// Whether it is a call of a library that gets a picture from a server and shows it, and no more:
  /// `avatar.kf.setImage(with: url)`, `cover.sd_setImage(with: url)`.
  var loadsPicture: Bool {
    guard isCall, path.count < 3, let method = path.last else { return false }
    return Self.loading.matches(method)
  }

  private static let loading = NameHint(
    "set-image load-image download-image fetch-image cancel-image set-background-image"
  )
}
