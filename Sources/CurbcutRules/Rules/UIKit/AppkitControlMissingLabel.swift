import CurbcutModel

extension Rule {
  static let appkitControlMissingLabel = Rule(
    id: "appkit-control-missing-label",
    title: "AppKit control shows only an image and has no name",
    group: .uiKit,
    severity: .warning,
    impact: .critical,
    criteria: [.nonTextContent, .nameRoleValue],
    since: "0.2.0",
    why: """
      An `NSButton` or a toolbar item with an image only is read by VoiceOver as "button". The
      image's `accessibilityDescription`, a title, a label or `setAccessibilityLabel` names it.
      """,
    knownLimitations: "Only buttons and toolbar items that are created in code are known.",
    examples: [
      .reported(
        """
        final class NoteWindowController: NSWindowController {
          private let pin = NSButton()

          func setUp() {
            pin.image = NSImage(systemSymbolName: "pin", accessibilityDescription: nil)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button shows only an image and has no accessibility label
            pin.target = self
          }
        }
        """
      ),
      .recommended(
        """
        final class NoteWindowController: NSWindowController {
          private let pin = NSButton()

          func setUp() {
            pin.image = NSImage(systemSymbolName: "pin", accessibilityDescription: "Pin")
            pin.target = self
          }
        }
        """
      ),
      .ignored(
        "A title, a label or a tool tip names it",
        """
        final class NoteWindowController: NSWindowController {
          private let pin = NSButton()
          private let share = NSToolbarItem(itemIdentifier: .share)
          private let close = NSButton()

          func setUp() {
            pin.image = NSImage(named: "pin")
            pin.title = "Pin"
            share.image = NSImage(named: "share")
            share.label = "Share"
            close.image = NSImage(named: "close")
            close.setAccessibilityLabel("Close")
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      guard object.isKind(of: .appKitButton, .appKitToolbarItem), !object.isOwn,
        object.creation != nil
      else { return }
      let setting = object.settings.first { $0.path == ["image"] }
      let image =
        setting?.value
        ?? object.creation?.call?.arguments.first { $0.label == "image" }?.value
      guard let image, image.namesNothing else { return }
      findings.report(
        "This \(object.isKind(of: .appKitButton) ? "button" : "toolbar item") shows only an image "
          + "and has no accessibility label",
        at: setting?.range ?? object.range
      )
    },
    exemptions: Exemption.unnamedObject + [
      .object("it has a title, a label or a tool tip") { object in
        object.setsForCertain(anyOf: [
          "title", "label", "attributedTitle", "toolTip", "setTitle", "alternateTitle", "cell",
          "paletteLabel", "bind", "setAccessibilityTitle", "setAccessibilityElement", "view",
        ])
          || object.creation?.call?.arguments.contains {
            ["title", "checkboxWithTitle", "radioButtonWithTitle"].contains($0.label)
          } == true
      }
    ]
  )
}

extension Expression {
  /// Whether it makes an image that brings no description.
  fileprivate var namesNothing: Bool {
    let image = withoutFallback
    guard let (callee, arguments) = image.call, callee.path == "NSImage" else { return false }
    if let description = arguments.first(where: { $0.label == "accessibilityDescription" }) {
      if case .nothing = description.value.form { return true }
      return false
    }
    // A template of the system has a description of its own.
    return arguments.contains { $0.label == "named" && $0.value.isStringLiteral }
  }
}
