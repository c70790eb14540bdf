import CurbcutModel

extension Rule {
  static let placeholderOnlyLabel = Rule(
    id: "placeholder-only-label",
    title: "Placeholder is the only label of a text field",
    group: .forms,
    severity: .info,
    impact: .moderate,
    criteria: [.labelsOrInstructions],
    since: "0.1.0",
    why: """
      People who forget easily, who were interrupted or who check a form before they send it can no
      longer see what belongs where: a placeholder disappears once there is text in the field. A
      visible label does not. VoiceOver too loses the name with the placeholder, unless the field has
      an accessibility label.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var email = ""
          let send: () -> Void

          var body: some View {
            VStack {
              TextField("Email", text: $email)
        //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The placeholder "Email" is the only label and disappears while typing
                .textContentType(.emailAddress)
              Button("Send") { send() }
            }
          }
        }
        """,
        fixed: [
          "Add `Text(\"Email\")` above the field": """
          struct Screen: View {
            @State private var email = ""
            let send: () -> Void

            var body: some View {
              VStack {
                Text("Email")
                TextField("Email", text: $email)
                  .textContentType(.emailAddress)
                Button("Send") { send() }
              }
            }
          }
          """
        ]
      ),
      .reported(
        "In a row",
        """
        struct Screen: View {
          @State private var code = ""

          var body: some View {
            HStack {
              SecureField("Code", text: $code)
        //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The placeholder "Code" is the only label and disappears while typing
            }
          }
        }
        """,
        fixed: [
          "Wrap the field in `LabeledContent(\"Code\")`": """
          struct Screen: View {
            @State private var code = ""

            var body: some View {
              HStack {
                LabeledContent("Code") { SecureField("Code", text: $code) }
              }
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          @State private var email = ""

          var body: some View {
            LabeledContent("Email") {
              TextField("Email", text: $email).textContentType(.emailAddress)
            }
          }
        }
        """
      ),
      .ignored(
        "Text stands above it",
        """
        struct Screen: View {
          @State private var email = ""

          var body: some View {
            VStack {
              Text("Email")
              TextField("Email", text: $email).textContentType(.emailAddress)
            }
          }
        }
        """
      ),
      .ignored(
        "In a form",
        """
        struct Screen: View {
          @State private var email = ""

          var body: some View {
            Form {
              TextField("Email", text: $email).textContentType(.emailAddress)
            }
          }
        }
        """
      ),
      .ignored(
        "Unknown whether its style shows a label",
        """
        struct Screen: View {
          @State private var address = ""

          var body: some View {
            VStack {
              TextField("#room:example.org", text: $address)
                .textFieldStyle(.labeled("Room"))
              Button("Join") { print("join") }
            }
          }
        }
        """
      ),
      .ignored(
        "In an alert",
        """
        struct Screen: View {
          @State private var email = ""
          @State private var isAsking = false

          var body: some View {
            Text("Welcome")
              .alert("Sign in", isPresented: $isAsking) {
                TextField("Email", text: $email).textContentType(.emailAddress)
              }
          }
        }
        """
      ),
      .ignored(
        "Unknown title: it is passed in",
        """
        struct Field: View {
          let title: String
          @Binding var text: String

          var body: some View {
            VStack {
              TextField(title, text: $text)
            }
          }
        }
        """
      ),
      .ignored(
        "Unknown whether the view around it shows its label",
        """
        struct Screen: View {
          @State private var email = ""

          var body: some View {
            Field("Email") {
              TextField("Email", text: $email).textContentType(.emailAddress)
            }
          }
        }
        """
      ),
      .ignored(
        "In a group box, which has a label",
        """
        struct Screen: View {
          @State private var email = ""

          var body: some View {
            GroupBox("Email") {
              VStack {
                TextField("Email", text: $email).textContentType(.emailAddress)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A search field",
        """
        struct Screen: View {
          @State private var query = ""

          var body: some View {
            HStack {
              Image(systemName: "magnifyingglass").accessibilityHidden(true)
              TextField("Search", text: $query)
            }
          }
        }
        """
      ),
      .ignored(
        "A modifier of the project puts text before it",
        """
        struct Server: View {
          @State private var address = ""

          var body: some View {
            VStack { TextField("example.org", text: $address).withLeadingText("Address") }
          }
        }

        extension View {
          func withLeadingText(_ text: String) -> some View {
            HStack {
              Text(text)
              self
            }
          }
        }
        """
      ),
      .ignored(
        "Alone in a section with a footer",
        """
        struct Screen: View {
          @State private var shelf = ""

          var body: some View {
            Form {
              Section {
                TextField("Shelf", text: $shelf)
              } footer: {
                Text("Enter the shelf as it is printed on its side.")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A switch above it shows the same title for both",
        """
        struct Details: View {
          @State private var showsMaker = true
          @State private var maker = ""

          var body: some View {
            Form {
              VStack(alignment: .leading) {
                Toggle("Manufacturer", isOn: $showsMaker)
                TextField("Manufacturer", text: $maker)
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .textField, .secureField) { element, findings in
      // What a view of another package does with its title is not known.
      guard !element.isComponent, let title = element.title?.value, title.isBlankText != true,
        ControlLabel(of: element).hasText == .yes
      else { return }
      guard let container = element.container else {
        return findings.cannotTell("what is around the field")
      }
      let text = title.phrase.value?.literal
      findings.report(
        "The placeholder \(text.map { "\"\($0)\" " } ?? "")is the only label and disappears while typing",
        at: element.head,
        // Source: rendered accessibility hierarchy, iOS 17.5 to 27: a label stays when the title is
        // gone, and only what is seen is lost.
        severity: element.isNamed == .no ? nil : .hint,
        fixes: fixes(for: element, in: container, title)
      )
    },
    exemptions: [
      .hidden,
      .partOfControl,
      Exemption("a menu or toolbar shows its label, or a form of the Mac") {
        !$0.place.isDisjoint(with: [
          .menu, .toolbar, .labeledContent, .representation, .systemStyled,
        ]) || !$0.platforms.contains(.iOS) && !$0.place.isDisjoint(with: [.form, .list])
      },
      Exemption("it is for searching or writing, by the names in it") { needsNoLabel($0) },
      Exemption(
        "its title, which is passed in, is shown elsewhere",
        certainty: { isTitlePassedIn($0) ? .unknown : .no }
      ),
      Exemption("it is in a section or group box, which has a header") {
        guard let section = $0.enclosing(.section, .groupBox) else { return false }
        return section.title != nil || section.hasClosure(.header) || section.hasClosure(.label)
      },
      Exemption("it is alone in a section whose footer goes on saying what to enter") { field in
        guard let section = field.enclosing(.section), section.hasClosure(.footer) else {
          return false
        }
        return section.content.count == 1
      },
      Exemption(
        "the view around it shows its label",
        certainty: { field in
          guard let container = field.container else { return .unknown }
          return container.isLayout || container.is(.group) ? .no : .unknown
        }
      ),
      Exemption(
        "its style may show a label",
        certainty: { isStyledWithArguments($0) ? .unknown : .no }
      ),
      Exemption("text stands before it", certainty: { standsAfterText($0) }),
      Exemption("a modifier of the project may put a label beside it") { field in
        field.ownModifiers.contains { modifier in
          Catalogue.modifier(modifier.name) == nil && modifier.firstArgument != nil
            && labelNames.matches(modifier.name)
        }
      },
    ]
  )
}

/// A text above a field in a column, and else a label around it; nothing in a row with another control,
/// which the label would stand in the way of.
private func fixes(
  for field: Element,
  in container: Element,
  _ title: Expression
) -> [FixProposal] {
  // “Tap to enter a name” is no caption.
  if let words = title.phrase.value?.literal, Words.toldGesture(in: words) != nil { return [] }
  switch container.row?.layout {
  case .vertical:
    return [
      .review(
        "Add `Text(\(title.source))` above the field",
        .placeLine("Text(\(title.source))", above: field.range.lowerBound)
      )
    ]
  case .horizontal
  where field.siblings.contains { $0.isInteractive != .no || $0.hasControl != .no }:
    return []
  // One of several in one place would not lie on the others any more.
  case _ where container.is(.zStack) || field.hasModifier("opacity"): return []
  default:
    return [
      .review(
        "Wrap the field in `LabeledContent(\(title.source))`",
        .wrap(field.range, opening: "LabeledContent(\(title.source)) {", closing: "}")
      )
    ]
  }
}

/// What modifiers are called that add a label: `withLeadingText(_:)`.
private let labelNames = NameHint("label text title caption header")

/// Whether it has a style of the project's own that is given something, such as a label.
private func isStyledWithArguments(_ element: Element) -> Bool {
  element.modifier("textFieldStyle")?.firstArgument?.call?.arguments.isEmpty == false
}

/// Whether text, rather than a control, stands right before a field in its stack or, where the
/// field has a frame of its own, before the frame.
private func standsAfterText(_ element: Element) -> Certainty {
  guard let container = element.container else { return .unknown }
  let before = container.content.last {
    $0.index < element.index && !$0.is(.spacer, .divider) && !$0.isAlternative(to: element)
  }
  if let before { return hasTitle(of: element, before) ? .yes : labelsWhatFollows(before) }
  guard let outer = container.container, outer.isLayout else { return .no }
  let text = outer.content.last { $0.index < container.index && !$0.is(.spacer, .divider) }
  return text.map { labelsWhatFollows($0) } ?? .no
}

/// Whether a switch right before a field shows the same title for both.
private func hasTitle(of field: Element, _ toggle: Element) -> Bool {
  guard toggle.is(.toggle), let title = toggle.title?.value, !toggle.hasModifier("labelsHidden")
  else { return false }
  return title.source == field.title?.value.source
}

private func labelsWhatFollows(_ element: Element) -> Certainty {
  element.isInteractive == .yes ? .no : element.isTextual
}

/// Whether a caller gives the title: the caller may show it elsewhere too.
private func isTitlePassedIn(_ element: Element) -> Bool {
  guard case .name(let name)? = element.title?.value.form else { return false }
  return element.declaration?.property(name).map { !$0.isConstant || $0.initialValue == nil }
    ?? true
}

/// Whether its title, what it changes or its view is named after searching or writing a message.
private func needsNoLabel(_ element: Element) -> Bool {
  let names = [
    element.title?.value.source, element.arguments.binding?.source, element.declaration?.name,
  ]
  return names.contains { $0.map(NameHint.searchOrMessage.matches) == true }
}
