import CurbcutModel

extension Rule {
  /// Buttons of the project that are handed their title and their name, where they are used.
  static let labelInNameUseExamples: [Example] = [
    .reported(
      "A view of the project that is given another name where it is used",
      """
      struct WideButton: View {
        let title: String
        let action: () -> Void

        var body: some View {
          Button(title, action: action)
            .buttonStyle(.borderedProminent)
        }
      }

      struct CheckIn: View {
        let flight: String
        let checkIn: () -> Void

        var body: some View {
          WideButton(title: "Check in", action: checkIn)
            .accessibilityLabel("Get boarding pass for \\(flight)")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Voice Control cannot match "Tap Check in": the accessible name is "Get boarding pass for ‹flight›"
        }
      }
      """
    ),
    .ignored(
      "The other name begins with the title",
      """
      struct WideButton: View {
        let title: String
        let action: () -> Void

        var body: some View {
          Button(title, action: action)
            .buttonStyle(.borderedProminent)
        }
      }

      struct CheckIn: View {
        let flight: String
        let checkIn: () -> Void

        var body: some View {
          WideButton(title: "Check in", action: checkIn)
            .accessibilityLabel("Check in to \\(flight)")
        }
      }
      """
    ),
    .reported(
      "One case of a loop has another name than title",
      """
      enum MailAction: CaseIterable {
        case reply, archive

        var title: String {
          switch self {
          case .reply: "Reply"
          case .archive: "Archive"
          }
        }

        var spoken: String {
          switch self {
          case .reply: "Reply to sender"
          case .archive: "Delete message"
          }
        }
      }

      struct MailBar: View {
        let perform: (MailAction) -> Void

        var body: some View {
          HStack {
            ForEach(MailAction.allCases, id: \\.self) { action in
              Button(action.title) { perform(action) }
                .accessibilityLabel(action.spoken)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Voice Control cannot match "Tap Archive": the accessible name is "Delete message"
            }
          }
        }
      }
      """
    ),
    .ignored(
      "Each case of a loop has a name that begins with its title",
      """
      enum MailAction: CaseIterable {
        case reply, archive

        var title: String {
          switch self {
          case .reply: "Reply"
          case .archive: "Archive"
          }
        }

        var spoken: String {
          switch self {
          case .reply: "Reply to sender"
          case .archive: "Archive message"
          }
        }
      }

      struct MailBar: View {
        let perform: (MailAction) -> Void

        var body: some View {
          HStack {
            ForEach(MailAction.allCases, id: \\.self) { action in
              Button(action.title) { perform(action) }
                .accessibilityLabel(action.spoken)
            }
          }
        }
      }
      """
    ),
    .reported(
      "A view of the project that is handed a title and another name",
      """
      struct PayBar: View {
        let pay: () -> Void

        var body: some View {
          WideButton(title: "Pay now", spoken: "Submit order", action: pay)
                                             //^^^^^^^^^^^^^^ In `WideButton`: Voice Control cannot match "Tap Pay now": the accessible name is "Submit order"
        }
      }

      struct WideButton: View {
        let title: String
        let spoken: String
        let action: () -> Void

        var body: some View {
          Button(title, action: action)
            .accessibilityLabel(spoken)
        }
      }
      """
    ),
    .ignored(
      "Each use is told by what it hands over: one begins with its title, one leaves the name out",
      """
      struct PayBar: View {
        let pay: () -> Void
        let cancel: () -> Void

        var body: some View {
          WideButton(title: "Pay now", spoken: "Pay now, 12 items", action: pay)
          WideButton(title: "Cancel", action: cancel)
        }
      }

      struct WideButton: View {
        let title: String
        var spoken: String?
        let action: () -> Void

        var body: some View {
          Button(title, action: action)
            .accessibilityLabel(spoken ?? title)
        }
      }
      """
    ),
    .reported(
      "What an enumeration says of the case that a use names",
      """
      enum CallControl {
        case mute
        case speaker

        var title: String {
          switch self {
          case .mute: "Mute"
          case .speaker: "Speaker"
          }
        }

        var spoken: String {
          switch self {
          case .mute: "Silence the call"
          case .speaker: "Speaker, louder"
          }
        }
      }

      struct ControlButton: View {
        let control: CallControl
        let action: () -> Void

        var body: some View {
          Button(control.title, action: action)
            .accessibilityLabel(control.spoken)
        }
      }

      struct CallBar: View {
        let mute: () -> Void
        let speak: () -> Void

        var body: some View {
          HStack {
            ControlButton(control: .mute, action: mute)
                                 //^^^^^ In `ControlButton`: Voice Control cannot match "Tap Mute": the accessible name is "Silence the call"
            ControlButton(control: .speaker, action: speak)
          }
        }
      }
      """
    ),
  ]
}
