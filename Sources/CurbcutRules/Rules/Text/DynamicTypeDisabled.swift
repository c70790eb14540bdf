import CurbcutModel

extension Rule {
  static let dynamicTypeDisabled = Rule(
    id: "dynamic-type-disabled",
    title: "Dynamic Type is disabled",
    group: .text,
    severity: .warning,
    impact: .serious,
    criteria: [.resizeText],
    since: "0.1.0",
    why: """
      People with low vision set a larger text size for the whole device. A fixed size overrides
      their choice, and they cannot read the text.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title).dynamicTypeSize(.large)
                      //^^^^^^^^^^^^^^^^^^^^^^^ Text size is fixed here; the Dynamic Type setting has no effect
          }
        }
        """,
        fixed: [
          "Remove `.dynamicTypeSize`": """
          struct Screen: View {
            let title: String

            var body: some View {
              Text(title)
            }
          }
          """
        ]
      ),
      .reported(
        "In the environment",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title).environment(\\.dynamicTypeSize, .medium)
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text size is fixed here; the Dynamic Type setting has no effect
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title)
          }
        }
        """
      ),
      .reported(
        "A setting of the app's own that goes no further than a size",
        """
        enum Reading {
          case compact, roomy

          var size: DynamicTypeSize {
            switch self {
            case .compact: .small
            case .roomy: .xLarge
            }
          }
        }

        struct Screen: View {
          let reading: Reading

          var body: some View {
            Text("Tide tables").environment(\\.dynamicTypeSize, reading.size)
                              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The app's own setting replaces the Dynamic Type setting, and ends at `.xLarge`
          }
        }
        """
      ),
      .ignored(
        "A setting of the app's own that goes as far as the system's",
        """
        enum Reading {
          case system, roomy

          var size: DynamicTypeSize {
            self == .roomy ? .accessibility5 : .large
          }
        }

        struct Screen: View {
          let reading: Reading

          var body: some View {
            Text("Tide tables").dynamicTypeSize(reading.size)
          }
        }
        """
      ),
      .ignored(
        "A size from the app's own settings",
        """
        struct Screen: View {
          let title: String
          let size: DynamicTypeSize

          var body: some View {
            Text(title).dynamicTypeSize(size)
          }
        }
        """
      ),
      .ignored(
        "A bar whose items the Large Content Viewer shows larger",
        """
        struct Bar: View {
          let tabs: [Tab]
          @Binding var selection: Tab.ID

          var body: some View {
            HStack {
              ForEach(tabs) { tab in
                Button {
                  selection = tab.id
                } label: {
                  Label(tab.title, systemImage: tab.symbol).frame(minWidth: 44, minHeight: 44)
                }
                .accessibilityAddTraits(tab.id == selection ? .isSelected : [])
                .accessibilityShowsLargeContentViewer {
                  Label(tab.title, systemImage: tab.symbol)
                }
              }
            }
            .dynamicTypeSize(.large)
            .background(.bar)
          }
        }
        """
      ),
      .reported(
        "A bar with text that nothing shows larger",
        """
        struct Bar: View {
          let note: String
          let run: () -> Void

          var body: some View {
            HStack {
              Button("Start", action: run).accessibilityShowsLargeContentViewer()
              Text(note)
            }
            .dynamicTypeSize(.large)
           //^^^^^^^^^^^^^^^^^^^^^^^ Text size is fixed here; the Dynamic Type setting has no effect
          }
        }
        """,
        fixed: [
          "Remove `.dynamicTypeSize`": """
          struct Bar: View {
            let note: String
            let run: () -> Void

            var body: some View {
              HStack {
                Button("Start", action: run).accessibilityShowsLargeContentViewer()
                Text(note)
              }
            }
          }
          """
        ]
      ),
      .ignored(
        "A preview at some size",
        """
        #Preview {
          Text("Title").dynamicTypeSize(.accessibility3)
        }
        """
      ),
    ],
    check: .element(withModifiers: .text) { element, findings in
      for modifier in element.ownModifiers {
        let size: Expression?
        switch modifier.name {
        case "dynamicTypeSize":
          size = modifier.firstArgument
        case "environment":
          guard case .keyPath(let path)? = modifier.firstArgument?.form,
            path.hasSuffix(".dynamicTypeSize") || path.hasSuffix(".sizeCategory")
          else { continue }
          size = modifier.arguments.dropFirst().first?.value
        default: continue
        }
        // What one platform alone is compiled with is at fault there.
        guard let size else { continue }
        if TextSize(size) == nil, let largest = element.largestTextSize(givenBy: size),
          largest < .accessibility1
        {
          findings.report(
            "The app's own setting replaces the Dynamic Type setting, and ends at `.\(largest.name)`",
            at: modifier.callRange
          )
          continue
        }
        guard TextSize(size) != nil else { continue }
        findings.report(
          "Text size is fixed here; the Dynamic Type setting has no effect",
          at: modifier.callRange,
          fixes: modifier.isConditional
            ? [] : [.safe("Remove `.\(modifier.name)`", .remove(modifier))]
        )
      }
    },
    exemptions: [
      Exemption("the Large Content Viewer shows all the controls in it larger") { view in
        let shown = ([view] + view.descendants).filter {
          !$0.place.contains(.background)
            && ($0.is(.text, .label, .button, .toggle, .link, .navigationLink)
              || $0.isCustomView || $0.isUnknownView)
        }
        return !shown.isEmpty
          && shown.allSatisfy { part in
            sequence(first: part, next: \.parent).contains { outer in
              outer.hasModifier("accessibilityShowsLargeContentViewer")
            }
          }
      }
    ]
  )
}
