import CurbcutModel

extension Rule {
  /// Words that a modifier of the project hands on.
  static let labelContainsRoleUseExamples: [Example] = [
    .reported(
      "A modifier adds the role to what it is handed",
      """
      extension View {
        func spokenName(_ name: String) -> some View {
          accessibilityLabel(Text(name + " button"))
        }
      }

      struct Camera: View {
        let capture: () -> Void

        var body: some View {
          Button(action: capture) { Image(systemName: "camera").font(.title) }
            .spokenName("Take a picture")
                      //^^^^^^^^^^^^^^^^ In `spokenName`: VoiceOver says "Take a picture button, button"; remove "button" from the label
        }
      }
      """
    ),
    .reported(
      "What an enumeration says for UIKit",
      """
      enum PlayerCommand: CaseIterable {
        case previous, next

        var spokenName: String {
          switch self {
          case .previous: return "Previous track button"
          case .next: return "Next track button"
          }
        }
      }

      final class PlayerBar: UIStackView {
        func load() {
          for command in PlayerCommand.allCases {
            let button = UIButton(type: .system)
            button.setImage(UIImage(named: "command"), for: .normal)
            button.accessibilityLabel = command.spokenName
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver says "Previous track button, button"; remove "button" from the label
            addArrangedSubview(button)
          }
        }
      }
      """
    ),
    .reported(
      "A modifier hands the words on to another",
      """
      struct SpokenAction: ViewModifier {
        let name: String

        func body(content: Content) -> some View {
          content.accessibilityLabel(Text(name))
        }
      }

      extension View {
        func spoken(_ name: String) -> some View {
          modifier(SpokenAction(name: name))
        }
      }

      struct Wallet: View {
        let send: () -> Void
        let scan: () -> Void

        var body: some View {
          HStack {
            Button(action: send) { Image(systemName: "paperplane.fill").font(.title) }
              .spoken("Send money button")
                    //^^^^^^^^^^^^^^^^^^^ In `spoken`: VoiceOver says "Send money button, button"; remove "button" from the label
            Button(action: scan) { Image(systemName: "qrcode.viewfinder").font(.title) }
              .spoken("Scan a code")
          }
        }
      }
      """,
      fixed: [
        #"Remove "button" from the label"#: """
        struct SpokenAction: ViewModifier {
          let name: String

          func body(content: Content) -> some View {
            content.accessibilityLabel(Text(name))
          }
        }

        extension View {
          func spoken(_ name: String) -> some View {
            modifier(SpokenAction(name: name))
          }
        }

        struct Wallet: View {
          let send: () -> Void
          let scan: () -> Void

          var body: some View {
            HStack {
              Button(action: send) { Image(systemName: "paperplane.fill").font(.title) }
                .spoken("Send money")
              Button(action: scan) { Image(systemName: "qrcode.viewfinder").font(.title) }
                .spoken("Scan a code")
            }
          }
        }
        """
      ]
    ),
  ]
}
