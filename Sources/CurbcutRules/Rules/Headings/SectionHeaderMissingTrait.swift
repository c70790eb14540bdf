import CurbcutModel

extension Rule {
  static let sectionHeaderMissingTrait = Rule(
    id: "section-header-missing-trait",
    title: "Section header lacks the header trait",
    group: .headings,
    severity: .info,
    impact: .moderate,
    criteria: [.infoAndRelationships],
    since: "0.1.0",
    why: """
      People who use VoiceOver jump from one heading to the next. The system adds the header trait to the
      header of a `Section`; a custom header view is only text.
      """,
    examples: [
      .reported(
        """
        struct SectionHeader: View {
          let title: String

          var body: some View {
            HStack {
              Text(title)
        //    ^^^^^^^^^^^ The section header "‹title›" lacks the header trait
              Spacer()
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityAddTraits(.isHeader)`": """
          struct SectionHeader: View {
            let title: String

            var body: some View {
              HStack {
                Text(title).accessibilityAddTraits(.isHeader)
                Spacer()
              }
            }
          }
          """
        ]
      ),
      .reported(
        "A headline beside a button, which is told of once",
        """
        struct HutSectionHeader: View {
          let title: String
          @Binding var showsAll: Bool

          var body: some View {
            HStack {
              Text(title).font(.headline)
        //    ^^^^^^^^^^^ The section header "‹title›" lacks the header trait
              Spacer()
              Button(showsAll ? "Show less" : "Show all") { showsAll.toggle() }
            }
          }
        }

        struct Huts: View {
          @State private var showsAll = false

          var body: some View {
            VStack {
              HutSectionHeader(title: "Huts", showsAll: $showsAll)
              Text("Aljaž hut")
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            ScrollView {
              LazyVStack {
                Section {
                  Text("Bled")
                  Text("Bohinj")
                } header: {
                  Text("Lakes").accessibilityAddTraits(.isHeader)
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The system adds the trait to the header of every `Section`",
        """
        struct Screen: View {
          var body: some View {
            ScrollView {
              LazyVStack {
                Section {
                  Text("Bled")
                  Text("Bohinj")
                } header: {
                  Text("Lakes")
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "List headers have the trait already",
        """
        struct Screen: View {
          var body: some View {
            List {
              Section {
                Text("Bled")
                Text("Bohinj")
              } header: {
                Text("Lakes")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The header as a whole has the trait",
        """
        struct Screen: View {
          var body: some View {
            ScrollView {
              LazyVStack {
                Section {
                  Text("Bled")
                } header: {
                  HStack {
                    Text("Lakes")
                    Text("in Slovenia")
                  }
                  .accessibilityElement(children: .combine)
                  .accessibilityAddTraits(.isHeader)
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A view for the headers of a list",
        """
        struct SectionHeader: View {
          let title: String

          var body: some View {
            Text(title)
          }
        }

        struct Screen: View {
          var body: some View {
            List {
              Section {
                Text("Bled")
              } header: {
                SectionHeader(title: "Lakes")
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .text, .label) { element, findings in
      guard isUnmarkedSectionHeader(element),
        let words = Heading(of: element).text
      else { return }
      let trait = ".accessibilityAddTraits(.isHeader)"
      findings.report(
        "The section header \"\(words)\" lacks the header trait",
        at: element.head,
        fixes: element.isConcatenated ? [] : [.safe("Add `\(trait)`", .append(trait, to: element))]
      )
    }
  )
}

/// Whether it is the main text of a view that is called a section header, which nothing makes a
/// heading.
///
/// Source: rendered accessibility hierarchy, iOS 16.2 to 27: the header of a `Section` is a heading
/// by itself, in lists and forms and outside.
private func isUnmarkedSectionHeader(_ element: Element) -> Bool {
  // Few views are called so: the name is asked first.
  guard isSectionHeader(element.declaration), !element.isUnreachable,
    element.labeledControl == nil, element.isInteractive == .no,
    !element.isConcatenated,
    element.addsTrait("isHeader", "isButton", "isLink") == .no,
    !element.hasUnreadAccessibilityModifier
  else { return false }
  return !element.place.contains(.sectionHeader) && isInHeaderView(element)
}

/// Whether it is the only or first text of a view that its name makes a section's header.
private func isInHeaderView(_ element: Element) -> Bool {
  guard element.tree.purpose == .body, let declaration = element.declaration,
    Heading(of: element).style == nil,
    element.place.isDisjoint(with: [.menu, .toolbar, .list, .form, .overlay, .background])
  else { return false }
  let name = declaration.name
  guard element.combiningElement == nil,
    (element.tree.context.use(of: name)?.isListHeader ?? .no) == .no,
    !element.ancestors.contains(where: {
      $0.addsTrait("isHeader") != .no || $0.isNamed != .no || $0.isInteractive != .no
        || $0.is(.list, .form) || $0.isCustomView
    })
  else { return false }
  let texts = element.tree.elements.prefix(100).filter {
    $0.is(.text, .label) && $0.isHidden != .yes
  }
  if name == "HeaderView", texts.count != 1 { return false }
  return texts.first?.index == element.index && !texts.contains { $0.addsTrait("isHeader") != .no }
}

/// Whether a type's name makes it a section's header.
private func isSectionHeader(_ declaration: Declaration?) -> Bool {
  guard let name = declaration?.name else { return false }
  return name.hasSuffix("SectionHeader") || name.hasSuffix("SectionHeaderView")
    || name == "HeaderView"
}
