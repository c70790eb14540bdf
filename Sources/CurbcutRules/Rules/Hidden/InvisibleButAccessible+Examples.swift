extension Rule {
  /// The examples of `invisible-but-accessible`.
  static let invisibleButAccessibleExamples: [Example] = [
    .reported(
      """
      struct Search: View {
        var body: some View {
          Button("Next") { next() }
            .opacity(0.01)
           //^^^^^^^^^^^^^ This button is invisible, but VoiceOver reaches it
        }
      }
      """
    ),
    .reported(
      "Off the screen",
      """
      struct Search: View {
        var body: some View {
          Text("Copied")
            .offset(x: -9999)
           //^^^^^^^^^^^^^^^^ This text is invisible, but VoiceOver reaches it
        }
      }
      """
    ),
    .recommended(
      """
      struct Search: View {
        var body: some View {
          Button("Next") { next() }
            .keyboardShortcut("g")
            .opacity(0)
        }
      }
      """
    ),
    .reported(
      "A digit without a color that holds the place of others",
      """
      struct Key: View {
        let delete: () -> Void

        var body: some View {
          Button(action: delete) {
            ZStack {
              Text("0").foregroundColor(.clear)
                      //^^^^^^^^^^^^^^^^^^^^^^^ This text is invisible, but VoiceOver reads it
              Image(systemName: "delete.left")
            }
          }
        }
      }
      """
    ),
    .ignored(
      "A control with a label, and words that a gradient fills",
      """
      struct Key: View {
        let delete: () -> Void

        var body: some View {
          VStack {
            Button(action: delete) {
              ZStack {
                Text("0").foregroundColor(.clear)
                Image(systemName: "delete.left")
              }
            }
            .accessibilityLabel("Delete")
            Text("Huts")
              .foregroundStyle(.clear)
              .overlay(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).mask(Text("Huts")))
          }
        }
      }
      """
    ),
    .ignored(
      "It gives its size only",
      """
      struct Demo: View {
        var body: some View {
          Text("Huts")
            .background {
              Text("Huts and camps").offset(x: -9999)
            }
        }
      }
      """
    ),
    .ignored(
      "It is meant for VoiceOver",
      """
      struct Search: View {
        var body: some View {
          VStack {
            Button("Next") { next() }.opacity(0.01).accessibilityLabel("Next match")
          }
        }
      }
      """
    ),
    .reported(
      "A menu that is moved aside",
      """
      struct Drawer: View {
        @State private var isOpen = false

        var body: some View {
          VStack {
            Button("Library") { open(.library) }
            Button("Downloads") { open(.downloads) }
          }
          .frame(maxWidth: 260)
          .offset(x: isOpen ? 0 : -260)
         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reaches the controls in here while they are off the screen
        }
      }
      """
    ),
    .ignored(
      "A menu that is hidden while it is aside",
      """
      struct Drawer: View {
        @State private var isOpen = false

        var body: some View {
          VStack {
            Button("Library") { open(.library) }
            Button("Downloads") { open(.downloads) }
          }
          .frame(maxWidth: 260)
          .offset(x: isOpen ? 0 : -260)
          .accessibilityHidden(!isOpen)
        }
      }
      """
    ),
    .reported(
      "A menu that is a property",
      """
      struct Reader: View {
        @State private var isOpen = false

        var body: some View {
          ZStack {
            Button("Chapters") { isOpen = true }
            chapters
              .offset(x: isOpen ? 0 : -1200)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reaches the controls in here while they are off the screen
          }
        }

        private var chapters: some View {
          List {
            Button("Close menu") { isOpen = false }
          }
        }
      }
      """
    ),
    .reported(
      "A view of the project that is moved aside, by a constant and by a property",
      """
      struct DrawerMenu: View {
        let close: () -> Void

        var body: some View {
          VStack {
            Button("Close menu", action: close)
            NavigationLink("Orders", value: "orders")
          }
        }
      }

      struct Shell: View {
        @State private var isOpen = false
        @State private var drawer: CGFloat = -320
        private let extent: CGFloat = 280
        private var shift: CGSize { isOpen ? .zero : CGSize(width: 0, height: 600) }

        var body: some View {
          ZStack {
            Button("Menu") { isOpen = true }
            DrawerMenu(close: { isOpen = false })
              .offset(x: isOpen ? 0 : -extent)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reaches the controls in here while they are off the screen
            DrawerMenu { isOpen = false }
              .offset(shift)
             //^^^^^^^^^^^^^ VoiceOver reaches the controls in here while they are off the screen
            DrawerMenu { drawer = -320 }
              .offset(x: drawer)
             //^^^^^^^^^^^^^^^^^ VoiceOver reaches the controls in here while they are off the screen
            Button("Drawer") { drawer = 0 }
          }
        }
      }
      """
    ),
    .ignored(
      "A view of the project that hides itself",
      """
      struct DrawerMenu: View {
        @Binding var isOpen: Bool

        var body: some View {
          VStack {
            Button("Close menu") { isOpen = false }
          }
          .accessibilityHidden(!isOpen)
        }
      }

      struct Shell: View {
        @State private var isOpen = false

        var body: some View {
          ZStack {
            Button("Menu") { isOpen = true }
            DrawerMenu(isOpen: $isOpen)
              .offset(x: isOpen ? 0 : -280)
          }
        }
      }
      """
    ),
    .reported(
      "An answer that is folded by making it transparent",
      """
      struct Question: View {
        @State private var isOpen = false

        var body: some View {
          VStack {
            Button("Can I pay later?") { isOpen.toggle() }
              .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
            VStack {
              Text("Yes, in three rates.")
              Button("Apply for rates") { apply() }
            }
            .frame(height: isOpen ? nil : 0)
            .opacity(isOpen ? 1 : 0.01)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reaches the controls in here while they are invisible
          }
        }
      }
      """
    ),
    .reported(
      "Text that is all but transparent",
      """
      struct Question: View {
        @State private var isOpen = false

        var body: some View {
          VStack {
            Button("Can I pay later?") { isOpen.toggle() }
              .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
            Text("Yes, in three rates.")
              .opacity(isOpen ? 1 : 0.01)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the text in here while it is invisible
          }
        }
      }
      """
    ),
    .reported(
      "An answer that is folded by its height, and views that a use hands over",
      """
      struct Question: View {
        @State private var isOpen = false

        var body: some View {
          VStack {
            Button("Can I pay later?") { isOpen.toggle() }
              .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
            Text("Yes, in three rates.")
              .frame(height: isOpen ? nil : 0, alignment: .top)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reaches what is in here while it is collapsed
              .clipped()
          }
        }
      }

      struct Drawer<Menu: View>: View {
        @Binding var isOpen: Bool
        @ViewBuilder let menu: Menu

        var body: some View {
          ZStack(alignment: .leading) {
            Button("Menu") { isOpen = true }
            menu
              .frame(width: 280)
              .offset(x: isOpen ? 0 : -280)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reaches what is in here while it is off the screen
          }
        }
      }
      """
    ),
    .ignored(
      "What is folded is hidden or faded, and nothing is cut off",
      """
      struct Accordion<Content: View>: View {
        @Binding var isOpen: Bool
        @ViewBuilder let content: () -> Content

        var body: some View {
          VStack {
            Button("Can I pay later?") { isOpen.toggle() }
              .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
            content()
              .frame(height: isOpen ? nil : 0)
              .clipped()
              .accessibilityHidden(!isOpen)
            content()
              .frame(height: isOpen ? nil : 0)
              .clipped()
              .opacity(isOpen ? 1 : 0)
            Text("Yes, in three rates.")
              .frame(height: isOpen ? nil : 0)
            content()
              .frame(width: 280)
              .offset(x: isOpen ? 0 : -280)
              .disabled(!isOpen)
          }
        }
      }
      """
    ),
    .ignored(
      "It is disabled meanwhile, or taken away with full transparency",
      """
      struct Question: View {
        @State private var isOpen = false

        var body: some View {
          VStack {
            VStack { Button("Apply") { apply() } }
              .opacity(isOpen ? 1 : 0.01)
              .disabled(!isOpen)
            VStack { Button("Apply later") { wait() } }
              .opacity(isOpen ? 1 : 0)
          }
        }
      }
      """
    ),
  ]
}
