extension Rule {
  /// The examples of `touch-target-too-small` about views of the project and about small words.
  static let touchTargetComponentExamples: [Example] = [
    .reported(
      "Icons of a stack with a label style of the system",
      """
      struct Quantity: View {
        @Binding var quantity: Int
        private let side: CGFloat = 28

        var body: some View {
          HStack {
            Button("One less", systemImage: "minus") { quantity -= 1 }
              .frame(width: side, height: side)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 28×28 pt; 44×44 pt is recommended
            Text("Quantity")
          }
          .labelStyle(.iconOnly)
        }
      }
      """
    ),
    .reported(
      "A shape at the end, which takes the size of a frame before it",
      """
      struct Bar: View {
        let close: () -> Void

        var body: some View {
          Button(action: close) {
            Text("X").frame(width: 30, height: 30).contentShape(Rectangle())
                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 30×30 pt; 44×44 pt is recommended
          }
          .accessibilityLabel("Close")
        }
      }
      """,
      fixed: [
        "Enlarge the touch target to 44×44 pt": """
        struct Bar: View {
          let close: () -> Void

          var body: some View {
            Button(action: close) {
              Text("X").frame(width: 30, height: 30).frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())
            }
            .accessibilityLabel("Close")
          }
        }
        """
      ]
    ),
    .reported(
      "Views of the project that have a size of their own",
      """
      extension CGFloat {
        static let badgeSide: CGFloat = 30
      }

      struct SaveMark: View {
        private let side: CGFloat = 20

        var body: some View {
          Circle().fill(.primary).frame(width: side, height: side)
        }
      }

      struct Badge: View {
        let number: Int

        var body: some View {
          ZStack {
            Rectangle().frame(width: .badgeSide, height: .badgeSide)
            Text("\\(number)").foregroundStyle(.background)
          }
        }
      }

      struct Stage: View {
        let number: Int
        let save: () -> Void

        var body: some View {
          HStack {
            Button(action: save) { SaveMark() }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 20×20 pt; 44×44 pt is recommended
              .accessibilityLabel("Save")
            Button(action: save) { Badge(number: number) }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 30×30 pt; 44×44 pt is recommended
          }
        }
      }
      """
    ),
    .ignored(
      "A view that grows, and one that is enlarged where it is used",
      """
      struct SaveMark: View {
        private let side: CGFloat = 20

        var body: some View {
          Circle().fill(.primary).frame(width: side, height: side)
        }
      }

      struct Badge: View {
        let number: Int

        var body: some View {
          Text("\\(number)").padding().frame(minWidth: 44, minHeight: 44)
        }
      }

      struct Stage: View {
        let number: Int
        let save: () -> Void

        var body: some View {
          HStack {
            Button(action: save) { SaveMark().frame(width: 44, height: 44) }
              .accessibilityLabel("Save")
            Button(action: save) { Badge(number: number) }
          }
        }
      }
      """
    ),
    .reported(
      "Small words beside a chevron, in the header of a section",
      """
      struct Stages: View {
        let showAll: () -> Void

        var body: some View {
          List {
            Section {
              Text("Over the pass")
            } header: {
              Button(action: showAll) {
            //^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is as high as its text, about 16 pt; 44×44 pt is recommended
                HStack {
                  Text("All stages")
                  Image(systemName: "chevron.right")
                }
                .font(.caption)
              }
              .buttonStyle(.plain)
            }
          }
        }
      }
      """
    ),
    .reported(
      "A shape around its label would grow with it",
      """
      struct EditButton: View {
        let edit: () -> Void

        var body: some View {
          Button(action: edit) {
            Image(systemName: "pencil").frame(width: 32, height: 32)
                                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 32×32 pt; 44×44 pt is recommended
          }
          .background(Color.brown, in: Circle())
          .accessibilityLabel("Edit")
        }
      }
      """
    ),
    .reported(
      "What a function is handed as an image has to be one",
      """
      struct Retry: View {
        let retry: () -> Void

        var body: some View {
          Button(action: retry) { styled(image: Image(systemName: "arrow.clockwise")) }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 30×30 pt; 44×44 pt is recommended
            .accessibilityLabel("Try again")
        }

        private func styled(image: Image) -> some View {
          image.frame(width: 30, height: 30)
        }
      }
      """
    ),
  ]
}
