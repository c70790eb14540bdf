extension Rule {
  /// Buttons whose style shows a state.
  static let buttonStyleStateExamples: [Example] = [
    .reported(
      "A style of the project shows it",
      """
      struct PillStyle: ButtonStyle {
        let isOn: Bool

        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding().background(isOn ? Color.yellow : Color.clear)
        }
      }

      struct Player: View {
        let player: Music

        var body: some View {
          Button("shuffled") { player.shuffled.toggle() }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "shuffled" is true or false
            .buttonStyle(PillStyle(isOn: player.shuffled))
        }
      }
      """
    ),
    .reported(
      "A style shows it by a hidden image",
      """
      struct LikeStyle: ButtonStyle {
        let isOn: Bool

        func makeBody(configuration: Configuration) -> some View {
          HStack {
            Image(systemName: isOn ? "heart.fill" : "heart").accessibilityHidden(true)
            configuration.label
          }
          .padding()
        }
      }

      struct Episode: View {
        @State private var isLiked = false

        var body: some View {
          Button("Like") { isLiked.toggle() }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "isLiked" is true or false
            .buttonStyle(LikeStyle(isOn: isLiked))
        }
      }
      """
    ),
    .reported(
      "A view of the project is handed one of two symbols",
      """
      struct CountedSymbol: View {
        let symbol: String
        let count: Int

        var body: some View {
          HStack {
            Image(systemName: symbol).accessibilityHidden(true)
            Text("\\(count) votes")
          }
        }
      }

      struct Vote: View {
        @State private var voted = false
        let count: Int
        let send: () -> Void

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button the same whether "voted" is true or false
            voted = true
            send()
          } label: {
            CountedSymbol(symbol: voted ? "hand.thumbsup.fill" : "hand.thumbsup", count: count)
          }
        }
      }
      """
    ),
    .reported(
      "A variant of a symbol, and a color that a property works out",
      """
      struct Reader: View {
        @State private var showsNotes = false
        @State private var isJustified = false
        private var tint: Color { isJustified ? .yellow : .clear }

        var body: some View {
          HStack {
            Button { showsNotes.toggle() } label: {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "showsNotes" is true or false
              Label("Notes", systemImage: "note.text")
                .symbolVariant(showsNotes ? .fill : .none)
            }
            Button("Justified") { isJustified.toggle() }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "isJustified" is true or false
              .background(tint)
          }
        }
      }
      """
    ),
    .reported(
      "The label that a style is given",
      """
      struct FoldStyle: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack {
            Button {
          //^^^^^^^^ VoiceOver reads this button the same whether "isExpanded" is true or false
              configuration.isExpanded.toggle()
            } label: {
              HStack {
                configuration.label
                Image(systemName: configuration.isExpanded ? "chevron.up" : "chevron.down")
                  .accessibilityHidden(true)
              }
            }
            if configuration.isExpanded { configuration.content }
          }
        }
      }
      """
    ),
    .ignored(
      "A style that adds a trait",
      """
      struct PillStyle: ButtonStyle {
        let isOn: Bool

        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding().background(isOn ? Color.yellow : Color.clear)
            .accessibilityAddTraits(isOn ? .isSelected : [])
        }
      }

      struct Player: View {
        let player: Music

        var body: some View {
          Button("Shuffle") { player.shuffled.toggle() }
            .buttonStyle(PillStyle(isOn: player.shuffled))
          Button("Mute") { player.isMuted.toggle() }
            .buttonStyle(StyleOfAnotherPackage(isOn: player.isMuted))
        }
      }
      """
    ),
    .reported(
      "One of two flags, or a flag that may be missing, decides",
      """
      struct Screen: View {
        let post: Post
        let isFavorite: Bool

        var body: some View {
          VStack {
            Button("Favorites", systemImage: (isFavorite || post.isFavorite!) ? "star.fill" : "star") {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "isFavorite" is true or false
              store.add(post)
            }
            Button("Bookmark", systemImage: post.isSaved == true ? "bookmark.fill" : "bookmark") {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "isSaved" is true or false
              store.save(post)
            }
          }
        }
      }
      """
    ),
    .ignored(
      "The words tell one of two flags",
      """
      struct Screen: View {
        let post: Post
        let isFavorite: Bool

        var body: some View {
          Button(
            post.isPinned ? "Pinned" : "Favorites",
            systemImage: isFavorite || post.isPinned ? "star.fill" : "star"
          ) {
            store.add(post)
          }
        }
      }
      """
    ),
    .reported(
      "A label in the closure shows it",
      """
      struct Screen: View {
        let post: Post

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button the same whether "isSaved" is true or false
            store.save(post)
          } label: {
            Label("Bookmark", systemImage: post.isSaved ? "bookmark.fill" : "bookmark")
          }
        }
      }
      """
    ),
    .ignored(
      "Its words change too",
      """
      struct Screen: View {
        let post: Post

        var body: some View {
          Button {
            store.save(post)
          } label: {
            Label(
              post.isSaved ? "Remove bookmark" : "Bookmark",
              systemImage: post.isSaved ? "bookmark.fill" : "bookmark"
            )
          }
        }
      }
      """
    ),
    .reported(
      "A flag of a model that a method of the model changes",
      """
      struct Trail: View {
        @ObservedObject var trail: TrailModel

        var body: some View {
          Button(action: pin) {
        //^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "isPinned" is true or false
            Image(systemName: "pin")
              .foregroundStyle(trail.isPinned ? .red : .primary)
          }
          .accessibilityLabel("Pin")
        }

        private func pin() { trail.pinTapped() }
      }
      """
    ),
    .ignored(
      "A color that another model decides, and one of what goes on",
      """
      struct Trail: View {
        @ObservedObject var trail: TrailModel
        @ObservedObject var season: SeasonModel

        var body: some View {
          HStack {
            Button { trail.pinTapped() } label: {
              Image(systemName: "pin").foregroundStyle(season.isPinned ? .red : .primary)
                .frame(width: 44, height: 44)
            }
            .accessibilityLabel("Pin")
            Button { trail.load() } label: {
              Image(systemName: "arrow.down").foregroundStyle(trail.isLoaded ? .red : .primary)
                .frame(width: 44, height: 44)
            }
            .accessibilityLabel("Load")
          }
        }
      }
      """
    ),
    .reported(
      "A direction, which is nothing that is selected, of the chosen one of several options",
      """
      struct Columns: View {
        @State private var column = Column.name
        @State private var isAscending = true

        var body: some View {
          ForEach(Column.allCases) { other in
            Button {
          //^^^^^^^^ VoiceOver does not announce this button as selected; only a symbol shows it
          //^^^^^^^^ VoiceOver reads this button the same whether "isAscending" is true or false
              if column == other { isAscending.toggle() } else { column = other }
            } label: {
              HStack {
                Text(other.title)
                if column == other {
                  Image(systemName: isAscending ? "chevron.up" : "chevron.down")
                }
              }
            }
          }
        }
      }
      """,
      fixed: [
        #"Add `.accessibilityValue(column == other ? (isAscending ? "Ascending" : "Descending") : "")`"#:
          """
        struct Columns: View {
          @State private var column = Column.name
          @State private var isAscending = true

          var body: some View {
            ForEach(Column.allCases) { other in
              Button {
                if column == other { isAscending.toggle() } else { column = other }
              } label: {
                HStack {
                  Text(other.title)
                  if column == other {
                    Image(systemName: isAscending ? "chevron.up" : "chevron.down")
                  }
                }
              }
              .accessibilityAddTraits(column == other ? .isSelected : [])
              .accessibilityValue(column == other ? (isAscending ? "Ascending" : "Descending") : "")
            }
          }
        }
        """
      ]
    ),
  ]
}
