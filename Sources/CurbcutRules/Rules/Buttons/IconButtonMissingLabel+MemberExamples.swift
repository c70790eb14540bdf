extension Rule {
  /// The examples of `icon-button-missing-label` about what members and modifiers of the project make
  /// of a button.
  static let iconButtonMemberExamples: [Example] = [
    .reported(
      "Several members have one name",
      """
      struct Harbor: View {
        var body: some View {
          VStack {
            berth("North")
            berth("South", map: "pin_20")
            summary
          }
        }

        private func berth(_ name: String) -> some View {
          Text(name)
        }

        private func berth(_ name: String, map: String) -> some View {
          HStack {
            Text(name)
            Button {
          //^^^^^^^^ This button has no accessibility label
              report()
            } label: {
              Image(map)
            }
          }
        }

        private var summary: some View {
          ForEach(["Free", "Taken"], id: \\.self) { state in
            Button {
              report()
            } label: {
              summary(of: state).frame(maxWidth: .infinity)
            }
          }
        }

        private func summary(of state: String) -> some View {
          HStack { Text(state) }
        }
      }
      """
    ),
    .reported(
      "What is declared as an image",
      """
      struct Filter: View {
        let isOn: Bool
        private var symbol: Image { isOn ? .filterOn : .filterOff }

        var body: some View {
          Button {
        //^^^^^^^^ This button has no accessibility label
            report()
          } label: {
            let icon: Image = isOn ? .filterOn : .filterOff
            icon.resizable().frame(width: 44, height: 44)
          }
          Button {
        //^^^^^^^^ This button has no accessibility label
            report()
          } label: {
            symbol
          }
        }
      }
      """
    ),
    .reported(
      "A modifier of the project that calls a closure with the view",
      """
      extension View {
        func apply<V: View>(@ViewBuilder _ change: (Self) -> V) -> V { change(self) }

        @ViewBuilder func applyIf<V: View>(_ isOn: Bool, change: (Self) -> V) -> some View {
          if isOn { change(self) } else { self }
        }

        func identified(by name: String?) -> some View {
          apply {
            if let name { $0.accessibilityIdentifier(name) } else { $0 }
          }
        }
      }

      struct Toolbar: View {
        let isWide: Bool

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button as "anchor_20"; its identifier is not spoken
            report()
          } label: {
            Image("anchor_20")
          }
          .identified(by: "anchor")
          Button {
        //^^^^^^^^ VoiceOver reads this button as "sail_20"
            report()
          } label: {
            Image("sail_20")
          }
          .applyIf(isWide) { $0.padding() }
        }
      }
      """
    ),
    .ignored(
      "A closure that is called with the view names it",
      """
      extension View {
        func apply<V: View>(@ViewBuilder _ change: (Self) -> V) -> V { change(self) }

        @ViewBuilder func `if`<V: View>(_ isOn: Bool, change: (Self) -> V) -> some View {
          if isOn { change(self) } else { self }
        }
      }

      struct Toolbar: View {
        let isOpen: Bool

        var body: some View {
          Button {
            report()
          } label: {
            Image("anchor_20")
          }
          .apply { $0.accessibilityLabel("Anchor") }
          Button {
            report()
          } label: {
            Image("sail_20")
          }
          .apply { button in
            if isOpen { button.accessibilityLabel("Reef") } else { button.accessibilityLabel("Hoist") }
          }
          Button {
            report()
          } label: {
            Image("rope_20")
          }
          .if(isOpen) { $0.accessibilityLabel("Rope") }
        }
      }
      """
    ),
    .reported(
      "The filled symbol stands for what is chosen, also where the condition is that nothing is",
      """
      struct TrailFilters {
        var isDefault = true
      }

      struct TrailsBar: View {
        let filters: TrailFilters
        @State private var showsSheet = false

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button as "line.3.horizontal.decrease.circle" or "Filter"
            showsSheet = true
          } label: {
            Image(systemName: filters.isDefault ? "line.3.horizontal.decrease.circle" : "line.3.horizontal.decrease.circle.fill")
              .frame(width: 44, height: 44)
          }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityLabel(\"Filters\")`": """
        struct TrailFilters {
          var isDefault = true
        }

        struct TrailsBar: View {
          let filters: TrailFilters
          @State private var showsSheet = false

          var body: some View {
            Button {
              showsSheet = true
            } label: {
              Image(systemName: filters.isDefault ? "line.3.horizontal.decrease.circle" : "line.3.horizontal.decrease.circle.fill")
                .frame(width: 44, height: 44)
            }
            .accessibilityLabel("Filters")
            .accessibilityAddTraits(filters.isDefault ? [] : .isSelected)
          }
        }
        """
      ]
    ),
    .reported(
      "Buttons of a bar, each of which comes once, and a callback",
      """
      struct PlayerBar: View {
        let buttons: [PlayerButton]
        let extraFilterCallback: (Int) -> Void

        var body: some View {
          HStack {
            ForEach(buttons) { button in
              switch button.kind {
              case .previous: previousButton(button)
              case .title: Text(button.title)
              }
            }
            Button { extraFilterCallback(0) } label: { Image("extra2") }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "extra2"
          }
        }

        private func previousButton(_ button: PlayerButton) -> some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button as "backward.fill"
            count(button)
            Task { await playPrevious() }
          } label: {
            Image(systemName: "backward.fill")
          }
        }

        private func count(_ button: PlayerButton) {}
        private func playPrevious() async {}
      }
      """
    ),
    .reported(
      "A branch that cannot be said beside one that can",
      """
      struct Covers: View {
        @State private var cover = 0
        @State private var showsOffer = false
        let isFree: Bool

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button as "cover7"
            if isFree {
              cover = 7
              refreshCover(7)
            } else {
              showsOffer = true
            }
          } label: {
            Image("cover7")
          }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityLabel(\"<#What it does#>\")`": """
        struct Covers: View {
          @State private var cover = 0
          @State private var showsOffer = false
          let isFree: Bool

          var body: some View {
            Button {
              if isFree {
                cover = 7
                refreshCover(7)
              } else {
                showsOffer = true
              }
            } label: {
              Image("cover7")
            }
            .accessibilityLabel("<#What it does#>")
          }
        }
        """
      ]
    ),
    .reported(
      "A flag that presents something is never set while its button is pressed",
      """
      struct Bar: View {
        @State private var showProfile = false
        @State private var showingAlert = false

        var body: some View {
          HStack {
            Button { showProfile.toggle() } label: { Image("cog5") }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "cog5"
              .sheet(isPresented: $showProfile) { Text("Profile") }
            Button { showingAlert.toggle() } label: { Image("mark5") }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "mark5"
          }
          .alert("Prices", isPresented: $showingAlert) { Button("OK") {} }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityLabel(\"Show profile\")`": """
        struct Bar: View {
          @State private var showProfile = false
          @State private var showingAlert = false

          var body: some View {
            HStack {
              Button { showProfile.toggle() } label: { Image("cog5") }
                .sheet(isPresented: $showProfile) { Text("Profile") }
                .accessibilityLabel("Show profile")
              Button { showingAlert.toggle() } label: { Image("mark5") }
            }
            .alert("Prices", isPresented: $showingAlert) { Button("OK") {} }
          }
        }
        """,
        "Add `.accessibilityLabel(\"<#What it does#>\")`": """
        struct Bar: View {
          @State private var showProfile = false
          @State private var showingAlert = false

          var body: some View {
            HStack {
              Button { showProfile.toggle() } label: { Image("cog5") }
                .sheet(isPresented: $showProfile) { Text("Profile") }
              Button { showingAlert.toggle() } label: { Image("mark5") }.accessibilityLabel("<#What it does#>")
            }
            .alert("Prices", isPresented: $showingAlert) { Button("OK") {} }
          }
        }
        """,
      ]
    ),
    .reported(
      "Two names that the action is called after",
      """
      struct PlayerBar: View {
        let player: Player
        private var icon: String {
          switch player.state {
          case .playing: return "pause"
          default: return "play"
          }
        }

        var body: some View {
          Button { player.togglePlayPause() } label: { Image(systemName: icon) }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no label of its own; VoiceOver uses its symbol's name, "Pause" or "Play"
        }
      }
      """,
      fixed: [:]
    ),
    .reported(
      "The cross over what is selected closes that",
      """
      struct PhotoOverlay: View {
        @Binding var selectedPhoto: Photo?

        var body: some View {
          Button { selectedPhoto = nil } label: { Image(systemName: "xmark.circle") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no label of its own; VoiceOver uses its symbol's name, "Close"
        }
      }
      """
    ),
    .reported(
      "A function that flips several flags, of which one has its name, and the way back",
      """
      struct Shell: View {
        @State private var isBackdropShown = false
        @State private var isSidebarShown = false
        @State private var page: Page?

        var body: some View {
          HStack {
            Button(action: { toggleSidebar() }) { Image("panel_left") }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "panel_left"
            if page != nil {
              Button(action: { page = nil }) { Image("chevron_left") }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "chevron_left"
            }
          }
        }

        private func toggleSidebar() {
          isBackdropShown.toggle()
          isSidebarShown.toggle()
        }
      }
      """,
      fixed: [
        #"Add `.accessibilityLabel("Back")`"#: """
        struct Shell: View {
          @State private var isBackdropShown = false
          @State private var isSidebarShown = false
          @State private var page: Page?

          var body: some View {
            HStack {
              Button(action: { toggleSidebar() }) { Image("panel_left") }
              if page != nil {
                Button(action: { page = nil }) { Image("chevron_left") }.accessibilityLabel("Back")
              }
            }
          }

          private func toggleSidebar() {
            isBackdropShown.toggle()
            isSidebarShown.toggle()
          }
        }
        """
      ]
    ),
    .reported(
      "The symbol is read as an order that its view is called after",
      """
      struct PageSearchBar: View {
        @State private var isActive = false
        @FocusState private var isFocused: Bool

        var body: some View {
          Button {
        //^^^^^^^^ This button has no label of its own; VoiceOver uses its symbol's name, "Search Document"
            isActive = true
            isFocused = true
          } label: {
            Image(systemName: "text.page.badge.magnifyingglass")
          }
        }
      }
      """
    ),
    .reported(
      "A private member that the type uses, and one that others may use; what nothing uses is not shown",
      """
      struct Trail: View {
        let remove: () -> Void
        let share: () -> Void

        var body: some View {
          HStack {
            Text("Ridge trail")
            if isOwn { removeButton }
          }
        }

        private var isOwn: Bool { true }

        private var removeButton: some View {
          Button(action: remove) { Image("ic_bin_24") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "ic_bin_24"
        }

        var shareButton: some View {
          Button(action: share) { Image("ic_arrow_24") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "ic_arrow_24"
        }

        private var formerButton: some View {
          Button(action: share) { Image("ic_former_24") }
        }
      }
      """
    ),
  ]
}
