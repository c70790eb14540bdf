import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitCustomActionFails = Rule(
    id: "uikit-custom-action-fails",
    title: "Custom action reports that it has failed",
    group: .uiKit,
    severity: .warning,
    impact: .moderate,
    criteria: [],
    since: "0.7.0",
    // Source: Apple, `UIAccessibilityCustomAction.ActionHandler`: true if the action was successful.
    why: """
      What a custom action returns says whether it has worked. An action that is done and returns
      `false` tells people who use VoiceOver that nothing has happened, so that they try again.
      """,
    examples: [
      .reported(
        """
        final class EpisodeCell: UITableViewCell {
          var onPlay: (() -> Void)?

          func setUp() {
            accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "Play next") { [weak self] _ in
                self?.onPlay?()
                return false
                     //^^^^^ This tells VoiceOver that the action has failed; return `true` once it is done
              }
            ]
          }
        }
        """,
        fixed: [
          "Return `true`": """
          final class EpisodeCell: UITableViewCell {
            var onPlay: (() -> Void)?

            func setUp() {
              accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Play next") { [weak self] _ in
                  self?.onPlay?()
                  return true
                }
              ]
            }
          }
          """
        ]
      ),
      .reported(
        "A method",
        """
        final class EpisodeCell: UITableViewCell {
          func setUp() {
            accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "Delete", target: self, selector: #selector(remove))
            ]
          }

          @objc private func remove() -> Bool {
            store.remove(episode)
            return false
                 //^^^^^ This tells VoiceOver that the action has failed; return `true` once it is done
          }
        }
        """,
        fixed: [
          "Return `true`": """
          final class EpisodeCell: UITableViewCell {
            func setUp() {
              accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Delete", target: self, selector: #selector(remove))
              ]
            }

            @objc private func remove() -> Bool {
              store.remove(episode)
              return true
            }
          }
          """
        ]
      ),
      .reported(
        "A change of a property",
        """
        final class EpisodeCell: UITableViewCell {
          private var isQueued = false

          func setUp() {
            accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "Play next") { [weak self] _ in
                self?.isQueued = true
                return false
                     //^^^^^ This tells VoiceOver that the action has failed; return `true` once it is done
              }
            ]
          }
        }
        """,
        fixed: [
          "Return `true`": """
          final class EpisodeCell: UITableViewCell {
            private var isQueued = false

            func setUp() {
              accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Play next") { [weak self] _ in
                  self?.isQueued = true
                  return true
                }
              ]
            }
          }
          """
        ]
      ),
      .recommended(
        """
        final class EpisodeCell: UITableViewCell {
          var onPlay: (() -> Void)?

          func setUp() {
            accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "Play next") { [weak self] _ in
                guard let onPlay = self?.onPlay else { return false }
                onPlay()
                return true
              }
            ]
          }
        }
        """
      ),
      .ignored(
        "It says whether it has worked, or does nothing",
        """
        final class EpisodeCell: UITableViewCell {
          func setUp() {
            accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "Play") { _ in
                if player.canPlay {
                  player.play()
                  return true
                }
                player.load()
                return false
              },
              UIAccessibilityCustomAction(name: "Share") { _ in false },
            ]
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, _, findings in
      guard declaration.mentionedSymbols.contains(.offersActions) else { return }
      for result in declaration.failuresOfCustomActions {
        findings.report(
          "This tells VoiceOver that the action has failed; return `true` once it is done",
          at: result.range,
          fixes: [.review("Return `true`", .replace(result.range, with: "true"))]
        )
      }
    }
  )
}

extension Declaration {
  /// Where custom actions that have done something return `false`, and never anything else.
  fileprivate var failuresOfCustomActions: [Expression] {
    var seen: Set<Int> = []
    return ownNodes(.functionCallExpr).compactMap { node in
      guard let call = Expression(node).call, call.callee.path == "UIAccessibilityCustomAction",
        let statements = statements(of: call.arguments), let last = statements.last,
        statements.count > 1,
        case let result = Expression(last.statement), result.boolean == false,
        seen.insert(last.range.lowerBound).inserted,
        statements.dropLast().contains(where: \.doesSomething),
        statements.dropLast().flatMap({ [$0] + Array($0.descendants) }).allSatisfy({ inner in
          inner.kind != .returnStmt || inner.firstChild.map { Expression($0).boolean } == false
        })
      else { return nil }
      return result
    }
  }

  /// What a custom action does: the statements of its closure or of the method that it names.
  private func statements(of arguments: [Argument]) -> [Node]? {
    for argument in arguments {
      if case .closure(let closure) = argument.value.form { return closure.items.map(\.statement) }
    }
    return arguments.first { $0.label == "selector" }?.value.selectorName
      .flatMap { function($0)?.body }
  }
}

extension Node {
  /// Whether it is a call or a change that people notice.
  fileprivate var doesSomething: Bool {
    if assignment != nil { return true }
    guard let callee = Expression(self).call?.callee else { return false }
    return !NameHint.isUnnoticed(callee.path ?? "")
  }
}
