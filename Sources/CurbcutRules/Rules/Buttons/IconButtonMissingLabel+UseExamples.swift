import CurbcutModel

extension Rule {
  /// Buttons of the project that are handed their picture, where they are used.
  static let iconButtonUseExamples: [Example] = [
    .reported(
      "A picture that is called what pressing it shows",
      """
      struct MealBar: View {
        @State private var showsRecipe = false

        var body: some View {
          Button { showsRecipe = true } label: { Image("recipes") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "recipes"
            .sheet(isPresented: $showsRecipe) { RecipeList() }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityLabel(\"Recipes\")`": """
        struct MealBar: View {
          @State private var showsRecipe = false

          var body: some View {
            Button { showsRecipe = true } label: { Image("recipes") }
              .sheet(isPresented: $showsRecipe) { RecipeList() }
              .accessibilityLabel("Recipes")
          }
        }
        """
      ]
    ),
    .reported(
      "A button of the project that is handed its picture",
      """
      struct DiskButton: View {
        let picture: String
        let action: () -> Void

        var body: some View {
          Button(action: action) {
        //^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label
            Image(picture)
          }
        }
      }

      struct TrailBar: View {
        let save: () -> Void

        var body: some View {
          DiskButton(picture: "trail_save", action: save)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label; "DiskButton" is given a picture only
        }
      }
      """
    ),
    .ignored(
      "Named where it is used, or in itself",
      """
      struct NamedButton: View {
        let picture: String
        let name: String
        let action: () -> Void

        var body: some View {
          Button(action: action) {
            Image(picture)
          }
          .accessibilityLabel(name)
        }
      }

      struct TrailBar: View {
        let save: () -> Void

        var body: some View {
          NamedButton(picture: "trail_save", name: String(localized: "Save trail"), action: save)
        }
      }
      """
    ),
    .reported(
      "A title that is there only until the picture is",
      """
      struct Shelf: View {
        let film: Film
        let open: () -> Void

        var body: some View {
          Button(action: open) {
        //^^^^^^^^^^^^^^^^^^^^^^ Once its image is loaded, this button has no name; its words are those of the placeholder
            Poster(address: film.poster, title: film.title)
          }
        }
      }

      struct Poster: View {
        let address: URL?
        let title: String

        var body: some View {
          if let address {
            AsyncImage(url: address) { image in
              image.resizable()
            } placeholder: {
              Color.gray
            }
            .accessibilityIgnoresInvertColors()
          } else {
            Text(title)
          }
        }
      }
      """
    ),
    .ignored(
      "A title that remains below the picture",
      """
      struct Shelf: View {
        let film: Film
        let open: () -> Void

        var body: some View {
          Button(action: open) {
            Poster(address: film.poster, title: film.title)
          }
        }
      }

      struct Poster: View {
        let address: URL?
        let title: String

        var body: some View {
          VStack {
            if let address {
              AsyncImage(url: address).accessibilityHidden(true)
                .accessibilityIgnoresInvertColors()
            }
            Text(title)
          }
        }
      }
      """
    ),
    .reported(
      "A view of a package that loads an image, going by its name",
      """
      struct Sailor: View {
        let portrait: URL
        let open: () -> Void

        var body: some View {
          Button(action: open) {
        //^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label
            HarborAsyncImage(portrait) { Text("?") }
          }
        }
      }
      """
    ),
    .ignored(
      "A view of the project that is named so, and titles its picture",
      """
      struct Sailor: View {
        let portrait: URL
        let open: () -> Void

        var body: some View {
          Button(action: open) {
            HarborAsyncImage(portrait: portrait)
          }
        }
      }

      struct HarborAsyncImage: View {
        let portrait: URL

        var body: some View {
          AsyncImage(url: portrait).accessibilityLabel("Sailor")
            .accessibilityIgnoresInvertColors()
        }
      }
      """
    ),
    .reported(
      "Its only words are there at times, and a frame always",
      """
      struct Slot: View {
        let word: String?
        let choose: () -> Void

        var body: some View {
          Button(action: choose) {
        //^^^^^^^^^^^^^^^^^^^^^^^^ At times this button shows only a shape and has no name
            RoundedRectangle(cornerRadius: 8)
              .strokeBorder(Color.primary)
              .frame(width: 90, height: 60)
              .overlay {
                if let word { Text(word) }
              }
          }
        }
      }
      """
    ),
    .ignored(
      "Other words take their place, or stand beside them",
      """
      struct Slot: View {
        let word: String?
        let choose: () -> Void

        var body: some View {
          Button(action: choose) {
            RoundedRectangle(cornerRadius: 8)
              .strokeBorder(Color.primary)
              .frame(width: 90, height: 60)
              .overlay {
                if let word { Text(word) } else { Text("Empty") }
              }
          }
        }
      }
      """
    ),
    .reported(
      "What the function is called that makes it says more than its first step",
      """
      struct Entry: View {
        @State private var text = ""

        var body: some View {
          cancelEditButton()
        }

        private func cancelEditButton() -> some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button as "cross"
            text = ""
          } label: {
            Image("cross")
          }
        }
      }
      """,
      fixed: [
        #"Add `.accessibilityLabel("Cancel edit")`"#: """
        struct Entry: View {
          @State private var text = ""

          var body: some View {
            cancelEditButton()
          }

          private func cancelEditButton() -> some View {
            Button {
              text = ""
            } label: {
              Image("cross")
            }
            .accessibilityLabel("Cancel edit")
          }
        }
        """
      ]
    ),
    .reported(
      "A function that flips a flag",
      """
      struct Secret: View {
        @State private var isShowingPassword = false

        var body: some View {
          Button(action: toggleShowPassword) { Image("eye") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "eye"
        }

        private func toggleShowPassword() { isShowingPassword.toggle() }
      }
      """,
      fixed: [
        #"Add `.accessibilityLabel(isShowingPassword ? "Hide password" : "Show password")`"#: """
        struct Secret: View {
          @State private var isShowingPassword = false

          var body: some View {
            Button(action: toggleShowPassword) { Image("eye") }.accessibilityLabel(isShowingPassword ? "Hide password" : "Show password")
          }

          private func toggleShowPassword() { isShowingPassword.toggle() }
        }
        """
      ]
    ),
    .reported(
      "A minus that makes a value less and removes nothing",
      """
      struct Times: View {
        @State private var start = Date()

        var body: some View {
          Button { start = start.addingTimeInterval(-900) } label: { Image(systemName: "minus.circle") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "Delete", which names the symbol, not what the button does
        }
      }
      """,
      fixed: [
        #"Add `.accessibilityLabel("Decrease <#what#>")`"#: """
        struct Times: View {
          @State private var start = Date()

          var body: some View {
            Button { start = start.addingTimeInterval(-900) } label: { Image(systemName: "minus.circle") }.accessibilityLabel("Decrease <#what#>")
          }
        }
        """
      ]
    ),
    .reported(
      "A function called after what is added, and the name of the item",
      """
      struct Cheats: View {
        let cheats: [Cheat]
        let add: () -> Void
        let choose: (Cheat) -> Void

        var body: some View {
          VStack {
            addCheatButton
            ForEach(cheats) { cheat in
              HStack {
                Text(cheat.name)
                Button(action: { choose(cheat) }) { Image("tick-mark") }
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "tick-mark"
              }
            }
          }
        }

        private var addCheatButton: some View {
          Button(action: { add() }) { Image(systemName: "plus") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "Add", which says less than "Add cheat"
        }
      }
      """,
      fixed: [
        #"Add `.accessibilityLabel("Choose \(cheat.name)")`"#: """
        struct Cheats: View {
          let cheats: [Cheat]
          let add: () -> Void
          let choose: (Cheat) -> Void

          var body: some View {
            VStack {
              addCheatButton
              ForEach(cheats) { cheat in
                HStack {
                  Text(cheat.name)
                  Button(action: { choose(cheat) }) { Image("tick-mark") }.accessibilityLabel("Choose \\(cheat.name)")
                }
              }
            }
          }

          private var addCheatButton: some View {
            Button(action: { add() }) { Image(systemName: "plus") }
          }
        }
        """,
        #"Add `.accessibilityLabel("Add cheat")`"#: """
        struct Cheats: View {
          let cheats: [Cheat]
          let add: () -> Void
          let choose: (Cheat) -> Void

          var body: some View {
            VStack {
              addCheatButton
              ForEach(cheats) { cheat in
                HStack {
                  Text(cheat.name)
                  Button(action: { choose(cheat) }) { Image("tick-mark") }
                }
              }
            }
          }

          private var addCheatButton: some View {
            Button(action: { add() }) { Image(systemName: "plus") }.accessibilityLabel("Add cheat")
          }
        }
        """,
        "Use `Label` with `.labelStyle(.iconOnly)`": """
        struct Cheats: View {
          let cheats: [Cheat]
          let add: () -> Void
          let choose: (Cheat) -> Void

          var body: some View {
            VStack {
              addCheatButton
              ForEach(cheats) { cheat in
                HStack {
                  Text(cheat.name)
                  Button(action: { choose(cheat) }) { Image("tick-mark") }
                }
              }
            }
          }

          private var addCheatButton: some View {
            Button(action: { add() }) { Label("Add cheat", systemImage: "plus").labelStyle(.iconOnly) }
          }
        }
        """,
      ]
    ),
    .reported(
      "One of many pictures",
      """
      struct Icons: View {
        @Binding var choice: String
        let icons: [Icon]

        var body: some View {
          ForEach(icons) { icon in
            Button(action: { choice = icon.id }) { Image(systemName: icon.symbolName) }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label
          }
        }
      }
      """
    ),
  ]
}
