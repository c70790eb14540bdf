extension Rule {
  /// Examples of `visually-disabled-not-semantic` about containers of controls that ignore touches.
  static let refusedTouchesExamples: [Example] = [
    .reported(
      "What holds controls ignores touches",
      """
      struct Order: View {
        let isLocked: Bool
        let send: () -> Void

        var body: some View {
          VStack {
            Text("Your order")
            Button("Send", action: send)
          }
          .allowsHitTesting(!isLocked)
         //^^^^^^^^^^^^^^^^^^^^^^^^^^^ The controls in here ignore touches, but VoiceOver users can still activate them
        }
      }

      struct Sample: View {
        let send: () -> Void

        var body: some View {
          HStack {
            Text("Your order")
            Button("Send", action: send)
          }
          .allowsHitTesting(false)
         //^^^^^^^^^^^^^^^^^^^^^^^ The controls in here ignore touches, but VoiceOver users can still activate them
        }
      }
      """,
      fixed: [
        "Add `.disabled(isLocked)`": """
        struct Order: View {
          let isLocked: Bool
          let send: () -> Void

          var body: some View {
            VStack {
              Text("Your order")
              Button("Send", action: send)
            }
            .allowsHitTesting(!isLocked)
            .disabled(isLocked)
          }
        }

        struct Sample: View {
          let send: () -> Void

          var body: some View {
            HStack {
              Text("Your order")
              Button("Send", action: send)
            }
            .allowsHitTesting(false)
          }
        }
        """
      ]
    ),
    .ignored(
      "A layer lets touches through while there is nothing on it, and a button is gone",
      """
      struct Toasts: View {
        let toast: String?
        let isOver: Bool
        let close: () -> Void

        var body: some View {
          VStack {
            ZStack {
              if let toast {
                HStack {
                  Text(toast)
                  Button("Close", action: close)
                }
              }
            }
            .allowsHitTesting(toast != nil)
            Button("Order") { close() }
              .opacity(isOver ? 0 : 1)
              .allowsHitTesting(!isOver)
          }
        }
      }
      """
    ),
    .ignored(
      "What holds controls is disabled, hidden or invisible too, a placeholder, or holds none",
      """
      struct Order: View {
        let isLocked: Bool
        let isOver: Bool
        let send: () -> Void

        var body: some View {
          VStack {
            VStack {
              Text("Your order")
              Button("Send", action: send)
            }
            .allowsHitTesting(!isLocked)
            .disabled(isLocked)
            HStack {
              Text("Your address")
              Button("Change") { send() }
            }
            .allowsHitTesting(!isOver)
            .accessibilityHidden(isOver)
            HStack {
              Text("Your card")
              Button("Replace") { send() }
            }
            .opacity(isOver ? 0 : 1)
            .allowsHitTesting(!isOver)
            HStack {
              Text("Your invoice")
              Button("Show") { send() }
            }
            .redacted(reason: .placeholder)
            .allowsHitTesting(false)
            HStack {
              Text("Your name")
              Text("Ada")
            }
            .allowsHitTesting(false)
          }
        }
      }
      """
    ),
  ]
}
