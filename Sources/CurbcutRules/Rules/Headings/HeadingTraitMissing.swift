import CurbcutModel

extension Rule {
  static let headingTraitMissing = Rule(
    id: "heading-trait-missing",
    title: "Heading lacks the header trait",
    group: .headings,
    severity: .info,
    impact: .moderate,
    criteria: [.infoAndRelationships, .headingsAndLabels],
    since: "0.1.0",
    why: """
      Large titles show sighted people the parts of a screen. People who use VoiceOver jump from heading to
      heading with the rotor, which finds only elements with the header trait; without it they have to
      search line by line.
      """,
    knownLimitations: """
      Titles in rows, in grouped cards and in controls are not reported.
      """,
    options: [
      RuleOption(
        name: "heading-fonts",
        summary: "the text styles that make text look like a heading; by default `title3` and "
          + "larger.",
        kind: .words(TextStyle.allCases.map(\.rawValue), \.headingFonts)
      )
    ],
    examples: [
      .reported(
        """
        struct TrailScreen: View {
          let description: String

          var body: some View {
            ScrollView {
              VStack {
                Text(description)
                Text("Getting there").font(.title2)
              //^^^^^^^^^^^^^^^^^^^^^ "Getting there" looks like a heading but lacks the header trait
                Text("By train to Chamonix.")
              }
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityAddTraits(.isHeader)`": """
          struct TrailScreen: View {
            let description: String

            var body: some View {
              ScrollView {
                VStack {
                  Text(description)
                  Text("Getting there").font(.title2).accessibilityAddTraits(.isHeader)
                  Text("By train to Chamonix.")
                }
              }
            }
          }
          """
        ]
      ),
      .reported(
        "The title of the screen",
        """
        struct Welcome: View {
          let start: () -> Void

          var body: some View {
            VStack {
              Text("Welcome to Trailhead")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Welcome to Trailhead" looks like a heading but lacks the header trait
                .font(.largeTitle.bold())
                .multilineTextAlignment(.center)
              Button("Start", action: start)
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityAddTraits(.isHeader)`": """
          struct Welcome: View {
            let start: () -> Void

            var body: some View {
              VStack {
                Text("Welcome to Trailhead")
                  .font(.largeTitle.bold())
                  .multilineTextAlignment(.center)
                  .accessibilityAddTraits(.isHeader)
                Button("Start", action: start)
              }
            }
          }
          """
        ]
      ),
      .reported(
        "A title that is passed in",
        """
        struct Chapter: View {
          let title: String
          let text: String

          var body: some View {
            VStack {
              HStack {
                Text(title).font(.system(.title3, design: .serif))
              //^^^^^^^^^^^ "‹title›" looks like a heading but lacks the header trait
                Spacer()
              }
              Text(text)
            }
          }
        }
        """
      ),
      .ignored(
        "What the screen is about rather than a title",
        """
        struct Card: View {
          let question: String
          let next: () -> Void

          var body: some View {
            VStack {
              Text(question).font(.title)
              Button("Next", action: next)
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct TrailScreen: View {
          let description: String

          var body: some View {
            VStack {
              Text("Getting there").font(.title2).accessibilityAddTraits(.isHeader)
              Text(description)
            }
          }
        }
        """
      ),
      .ignored(
        "A row",
        """
        struct Screen: View {
          var body: some View {
            List {
              Text("Huts").font(.title)
              Text("Open from May to October")
            }
          }
        }
        """
      ),
      .ignored(
        "Marked by a modifier of the project",
        """
        extension View {
          func sectionTitle() -> some View {
            font(.title2).accessibilityAddTraits(.isHeader)
          }
        }

        struct TrailScreen: View {
          let description: String

          var body: some View {
            VStack {
              Text("Getting there").sectionTitle()
              Text(description)
            }
          }
        }
        """
      ),
      .ignored(
        "In rows and controls",
        """
        struct Trails: View {
          let trails: [Trail]
          let open: () -> Void

          var body: some View {
            VStack {
              ForEach(trails) { trail in
                VStack {
                  Text(trail.name).font(.title3)
                  Text(trail.region)
                }
                .accessibilityElement(children: .combine)
              }
              Button(action: open) {
                VStack {
                  Text("All trails").font(.title2)
                  Text("In the Alps")
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A large number is not a heading",
        """
        struct Stats: View {
          let distance: Double

          var body: some View {
            VStack {
              Text(distance, format: .number).font(.largeTitle)
              Text("12:30").font(.title)
              Text("🏔").font(.largeTitle)
              Text("Kilometres")
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "Nothing follows it",
        """
        struct Splash: View {
          var body: some View {
            VStack {
              Spacer()
              Text("Trailhead").font(.largeTitle)
              Spacer()
            }
          }
        }
        """
      ),
      .ignored(
        "Smaller styles",
        """
        struct Note: View {
          let text: String

          var body: some View {
            VStack {
              Text("Note").font(.headline)
              Text("From the ranger").font(.subheadline)
              Text(text)
            }
          }
        }
        """
      ),
      .ignored(
        "A formatted number",
        """
        struct Screen: View {
          let value: Int

          var body: some View {
            VStack {
              Text(value.abbreviated).font(.title3)
              Text("members")
            }
          }
        }
        """
      ),
      .ignored(
        "Another state of the screen",
        """
        struct Screen: View {
          let isClosed: Bool

          var body: some View {
            if isClosed {
              Text("The hut is closed").font(.title3)
            } else {
              Text("Beds")
            }
          }
        }
        """
      ),
      .ignored(
        "Large and thin",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text("How can we help you?").font(.title2).fontWeight(.light)
              Text("Ask the ranger")
            }
          }
        }
        """
      ),
      .ignored(
        "A version number",
        """
        struct Screen: View {
          let appVersion: String

          var body: some View {
            VStack {
              Text(appVersion).font(.title2)
              Text("Made in the mountains")
            }
          }
        }
        """
      ),
      .reported(
        "A localization key",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text(String(localized: "huts.open.title")).font(.title2)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "‹huts.open.title›" looks like a heading but lacks the header trait
              Text("Two huts are open")
            }
          }
        }
        """
      ),
      .ignored(
        "An interpolated number",
        """
        struct Screen: View {
          let distance: Double

          var body: some View {
            VStack {
              Text("\\(distance.formatted())").font(.title)
              Text("Distance")
            }
          }
        }
        """
      ),
      .reported(
        "A font modifier of the project",
        """
        extension View {
          func styleGuide(_ style: Style) -> some View { font(style.font) }
        }

        struct Tour: View {
          var body: some View {
            VStack {
              Text("Scan the code")
            //^^^^^^^^^^^^^^^^^^^^^ "Scan the code" looks like a heading but lacks the header trait
                .styleGuide(.title2)
              Text("Point the camera at it.")
            }
          }
        }
        """
      ),
      .ignored(
        "The content itself, over its buttons",
        """
        struct Recorder: View {
          var body: some View {
            VStack {
              Text("Recording")
                .font(.title2)
              Button("Stop recording") { stop() }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .text, .label) { element, findings in
      let headline = isSectionHeadline(element)
      guard let style = Heading(of: element).style ?? (headline ? .headline : nil),
        let words = Heading(of: element).text
      else { return }
      let isTitle = [.extraLargeTitle, .extraLargeTitle2, .largeTitle, .title].contains(style)
      let trait = ".accessibilityAddTraits(.isHeader)"
      findings.report(
        "\"\(words)\" looks like a heading but lacks the header trait",
        at: element.head,
        severity: headline
          ? .hint
          : isTitle && element.tree.purpose == .body && isFirstText(element)
            && isFollowedByContent(element) ? .warning : nil,
        fixes: element.isConcatenated ? [] : [.safe("Add `\(trait)`", .append(trait, to: element))]
      )
    },
    exemptions: Exemption.plainReading + [
      Exemption("its property holds what the screen is about rather than a title") { element in
        guard let words = element.arguments.first?.value, let name = words.path else {
          return false
        }
        return NameHint.content.matchesEnd(of: name)
      },
      Exemption("nothing follows it on the screen, and it is no component of a screen") {
        !isFollowedByContent($0) && !isHeadingComponent($0) && !isScreenTitle($0)
      },
    ]
  )
}

/// Whether it is the first text of its tree, in reading order.
private func isFirstText(_ element: Element) -> Bool {
  element.tree.elements.first { $0.is(.text, .label) }?.index == element.index
}

/// Whether something other than drawing and space follows it in reading order, in its own stack or
/// in the stacks around it.
private func isFollowedByContent(_ view: Element) -> Bool {
  var element = view
  for _ in 0..<4 {
    guard let container = element.container else {
      return view.tree.roots.contains {
        $0.index > element.index && isContent($0)
          && !$0.isAlternative(to: element)
      }
    }
    let followers = container.children(in: element.slotInContainer).filter {
      $0.index > element.index && !$0.isAlternative(to: element)
    }
    if followers.contains(where: { isContent($0) }) { return true }
    // A menu of buttons has a heading.
    if followers.count(where: { $0.is(.button, .link) }) > 2 { return true }
    guard container.isLayout else { return false }
    element = container
  }
  return false
}

/// Whether it is the large first text of a screen, over the button that goes on from there.
private func isScreenTitle(_ element: Element) -> Bool {
  guard element.tree.purpose == .body, isFirstText(element),
    let style = Heading(of: element).style, [.largeTitle, .title].contains(style),
    element.visibleText.value?.literal != nil, let container = element.container
  else { return false }
  return container.content.contains { $0.index > element.index && $0.is(.button, .link) }
}

/// What a heading may stand over. A text with nothing but buttons below it is the content itself,
/// such as a question or a status.
private func isContent(_ element: Element) -> Bool {
  if element.isPassthrough || element.isLayout, element.hasChildren {
    return isUnknownInside(element) || element.children.contains { isContent($0) }
  }
  return element.isHidden != .yes && element.row?.isPaint != true
    && !element.is(.button, .link, .shareLink, .image, .progressView)
}

/// Whether a view that is not known, or that scrolls or repeats, is directly inside another.
private func isUnknownInside(_ element: Element) -> Bool {
  element.is(.forEach, .list, .form, .scrollView, .section)
    || element.children.contains { $0.isUnknownView || $0.isCustomView }
}

/// Whether it is all that a view shows which is named after headings: what follows it stands where
/// that view is used.
private func isHeadingComponent(_ element: Element) -> Bool {
  guard element.tree.purpose == .body, let name = element.declaration?.name else { return false }
  var words = Identifier.words(of: name)
  if words.last == "view" { words.removeLast() }
  return ["title", "heading", "header", "headline"].contains { words.last == $0 }
}

/// Whether it is a text in the headline style that opens a part of the screen: what repeats or
/// scrolls comes right after it.
private func isSectionHeadline(_ element: Element) -> Bool {
  guard case .style(.headline)? = Typography(of: element).font?.font.face,
    element.addsTrait("isHeader", "isButton", "isLink") == .no,
    !element.hasModifier("accessibilityHeading"), element.slotInContainer == .content,
    let container = element.container, container.row?.layout == .vertical
  else { return false }
  let next = container.content.first { $0.index > element.index && !$0.is(.spacer, .divider) }
  return next?.is(.forEach, .list, .lazyVGrid, .lazyHGrid, .lazyVStack, .scrollView) == true
}
