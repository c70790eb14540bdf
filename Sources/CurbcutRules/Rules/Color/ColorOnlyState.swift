import CurbcutModel

extension Rule {
  static let colorOnlyState = Rule(
    id: "color-only-state",
    title: "State is conveyed by color alone",
    group: .color,
    severity: .warning,
    impact: .serious,
    criteria: [.useOfColor],
    since: "0.1.0",
    why: """
      People who cannot tell red from green, about one man in twelve, see no difference, and
      VoiceOver reads the same text for both states. Color must not be the only way in which a
      state is conveyed: change the text or a symbol along with it.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let isUp: Bool

          var body: some View {
            Text("Database")
              .foregroundStyle(isUp ? .green : .red)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isUp" changes only the color; add text or a symbol
              .background(.black)
          }
        }
        """
      ),
      .reported(
        "A field that is marked by its border",
        """
        struct Postcode: View {
          @Binding var code: String
          let isValid: Bool

          var body: some View {
            Form {
              TextField("Postcode", text: $code)
                .textContentType(.postalCode)
                .border(isValid ? Color.primary : Color.red)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isValid" changes only a color; say in text what is wrong
            }
          }
        }
        """
      ),
      .reported(
        "A dot whose color is worked out of what a value is",
        """
        struct Charger: Identifiable {
          let id: Int
          let address: String
          let isFree: Bool
        }

        extension Charger {
          var color: Color { isFree ? .green : .red }
        }

        struct Chargers: View {
          let chargers: [Charger]

          var body: some View {
            List(chargers) { charger in
              HStack {
                Circle().fill(charger.color).frame(width: 14, height: 14).accessibilityHidden(true)
                       //^^^^^^^^^^^^^^^^^^^ "charger.color" changes only the color; add text or a symbol
                Text(charger.address)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Text beside the dot is worked out of the same",
        """
        struct Charger: Identifiable {
          let id: Int
          let isFree: Bool

          var color: Color { isFree ? .green : .red }
          var status: String { isFree ? "Free" : "Out of order" }
        }

        struct Chargers: View {
          let chargers: [Charger]

          var body: some View {
            List(chargers) { charger in
              HStack {
                Circle().fill(charger.color).frame(width: 14, height: 14)
                Text(charger.status)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Text says what is wrong",
        """
        struct Postcode: View {
          @Binding var code: String
          let isValid: Bool

          var body: some View {
            Form {
              TextField("Postcode", text: $code)
                .textContentType(.postalCode)
                .border(isValid ? Color.primary : Color.red)
              if !isValid { Text("A postcode has five figures") }
            }
          }
        }
        """
      ),
      .reported(
        "A choice within a choice",
        """
        struct Score: View {
          let points: Int
          let vote: Bool?

          var body: some View {
            Text(points.formatted())
              .foregroundStyle(vote != nil ? (vote! ? .green : .red) : .gray)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "vote != nil" changes only the color; add text or a symbol
              .background(.black)
          }
        }
        """
      ),
      .ignored(
        "A choice within a choice, in words too",
        """
        struct Score: View {
          let points: Int
          let vote: Bool?

          var body: some View {
            HStack {
              Text(points.formatted())
                .foregroundStyle(vote != nil ? (vote! ? .green : .red) : .gray)
              if let vote { Text(vote ? "Liked" : "Disliked") }
            }
            .background(.black)
          }
        }
        """
      ),
      .reported(
        "A dot whose label only VoiceOver speaks",
        """
        struct Charger: Identifiable {
          let id: Int
          let isFree: Bool

          var color: Color { isFree ? .green : .red }
          var status: String { isFree ? "Free" : "Out of order" }
        }

        struct StatusMark: View {
          let charger: Charger

          var body: some View {
            Circle()
              .fill(charger.color)
             //^^^^^^^^^^^^^^^^^^^ "charger.color" changes only the color; add text or a symbol
              .frame(width: 14, height: 14)
              .accessibilityElement()
              .accessibilityLabel(charger.status)
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let isUp: Bool

          var body: some View {
            Text(isUp ? "Database is up" : "Database is down")
              .foregroundStyle(isUp ? .green : .red)
              .background(.black)
          }
        }
        """
      ),
      .ignored(
        "A symbol changes too",
        """
        struct Screen: View {
          let isUp: Bool

          var body: some View {
            HStack {
              Image(systemName: isUp ? "checkmark" : "xmark").accessibilityLabel(isUp ? "Up" : "Down")
              Text("Database").foregroundStyle(isUp ? .green : .red)
            }
            .background(.black)
          }
        }
        """
      ),
      .ignored(
        "A choice between dark and light appearance",
        """
        struct Screen: View {
          let scheme: ColorScheme

          var body: some View {
            Text("Database").foregroundStyle(scheme == .dark ? .yellow : .red)
          }
        }
        """
      ),
      .ignored(
        "The text is not known",
        """
        struct Screen: View {
          let isDone: Bool

          var body: some View {
            let words = isDone ? "Done" : "Failed"
            Text(words).foregroundColor(isDone ? .green : .red).background(.black)
          }
        }
        """
      ),
      .ignored(
        "A dot that is hidden from assistive technology",
        """
        struct Screen: View {
          let isUp: Bool

          var body: some View {
            Circle().fill(isUp ? .green : .red).accessibilityHidden(true)
          }
        }
        """
      ),
      .reported(
        "A dot in a row that is read as a whole",
        """
        struct Host: Identifiable {
          let id: Int
          let name: String
          let isUp: Bool

          var tint: Color { isUp ? Color(red: 0, green: 0.5, blue: 0.2) : Color(red: 0.8, green: 0, blue: 0) }
        }

        struct Hosts: View {
          let hosts: [Host]

          var body: some View {
            List(hosts) { host in
              HStack {
                Circle().fill(host.tint).frame(width: 14, height: 14)
                       //^^^^^^^^^^^^^^^ "host.tint" changes only the color; add text or a symbol
                Text(host.name)
              }
              .accessibilityElement(children: .combine)
            }
          }
        }
        """
      ),
      .reported(
        "A view of its own, in such a row",
        """
        struct Hosts: View {
          let hosts: [Host]

          var body: some View {
            List(hosts) { host in
              HStack {
                Text(host.name)
                Dot(isUp: host.isUp)
              }
              .accessibilityElement(children: .combine)
            }
          }
        }

        private struct Dot: View {
          let isUp: Bool

          var body: some View {
            Circle()
              .fill(isUp ? Color.green : Color.red)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isUp" changes only the color; add text or a symbol
              .frame(width: 14, height: 14)
          }
        }
        """
      ),
      .ignored(
        "The row says it where the dot is used",
        """
        struct Hosts: View {
          let hosts: [Host]

          var body: some View {
            List(hosts) { host in
              HStack {
                Dot(isUp: host.isUp)
                Text(host.isUp ? "Up" : "Down")
              }
              .accessibilityElement(children: .combine)
            }
          }
        }

        private struct Dot: View {
          let isUp: Bool

          var body: some View {
            Circle()
              .fill(isUp ? Color.green : Color.red)
              .frame(width: 14, height: 14)
          }
        }
        """
      ),
      .ignored(
        "A color for each appearance",
        """
        struct Problem: View {
          @Environment(\\.colorScheme) private var colorScheme
          private var errorColor: Color { colorScheme == .dark ? .yellow : .red }

          var body: some View {
            Label("Enter your name.", systemImage: "exclamationmark.triangle.fill")
              .foregroundColor(errorColor)
          }
        }
        """
      ),
    ] + colorOnlyStateOfDrawings + colorOnlyStateOfMarks,
    check: .element(withModifiers: .color) { element, findings in
      if let mark = InvalidMark(element) {
        let (field, condition) = (mark.field, mark.condition)
        findings.report(
          "\"\(condition)\" changes only a color; say in text what is wrong",
          at: mark.modifier.callRange,
          unless: [
            Exemption("the condition is about the look of the screen") { _ in
              NameHint.appearanceState.matches(condition)
            },
            Exemption("text or an accessibility modifier changes with the condition") { _ in
              isTold(mark.names, beside: field)
            },
          ]
        )
        return
      }
      if let choice = ChosenByColor(element) {
        findings.report(
          "Only the background color shows \"\(choice.condition)\"; add a symbol or a border",
          at: choice.modifier.callRange,
          severity: .info
        )
        return
      }
      guard element.is(.text, .label, .image) || element.row?.isPaint == true else { return }
      for modifier in element.ownModifiers
      where ["foregroundStyle", "foregroundColor", "fill", "background", "listRowBackground"]
        .contains(modifier.name)
      {
        if let dot = StatusDot(element, modifier) {
          findings.report(
            "\"\(dot.color)\" changes only the color; add text or a symbol",
            at: modifier.callRange,
            severity: element.isNamed == .no ? nil : .info,
            unless: [
              Exemption("text, a symbol or an accessibility modifier changes with it") {
                dot.isTold(beside: $0)
              }
            ]
          )
          continue
        }
        if let sign = SignByColor(element, modifier) {
          findings.report(
            "\"\(sign.condition)\" changes only the color, and the text leaves the sign out; write it",
            at: modifier.callRange,
            unless: [
              Exemption("text or a symbol beside it gives the sign") { sign.isTold(beside: $0) }
            ]
          )
          continue
        }
        if let item = ColorOfItem(element, modifier) {
          findings.report(
            "\"\(item.condition)\" changes only the color; add text or a symbol",
            at: modifier.callRange,
            severity: .info,
            unless: [
              Exemption("text, a symbol or another look changes with it") {
                item.isTold(beside: $0)
              }
            ]
          )
          continue
        }
        if let icon = IconByColor(element, modifier) {
          findings.report(
            "\"\(icon.condition)\" changes only the color of this icon; use another symbol too",
            at: modifier.callRange,
            severity: .info,
            unless: [
              Exemption("its shape or something beside it changes with it") {
                icon.isShownElsewhere(of: $0)
              }
            ]
          )
          continue
        }
        if modifier.name != "fill", let cue = ColorCue(element, modifier) {
          findings.report(
            "\"\(cue.condition)\" changes only the color; add text or a symbol",
            at: modifier.callRange,
            severity: .info,
            unless: [
              Exemption("text, a symbol or an accessibility modifier changes with it") {
                hasNonColorCue($0, changingWith: cue.names)
              }
            ]
          )
          continue
        }
        guard let choice = modifier.firstArgument.flatMap({ StatusColors($0, in: element) }),
          !element.is(.image) || tellsNothingElse(element)
        else { continue }
        findings.report(
          "\"\(choice.condition)\" changes only the color; add text or a symbol",
          at: modifier.callRange,
          unless: [
            Exemption("the condition is about the look of the screen") { _ in !choice.isState },
            Exemption("text, a symbol or an accessibility modifier changes with the condition") {
              // What else is said of the same value says nothing of its state.
              StatusDot.isDot($0) && !$0.is(.image)
                ? ToldState(decidedBy: choice.condition, in: $0)?
                  .isTold(beside: $0, hearsSign: false)
                  ?? hasNonColorCue($0, changingWith: choice.names)
                : hasNonColorCue($0, changingWith: choice.names)
            },
          ]
        )
      }
    },
    exemptions: [
      Exemption("it is hidden from assistive technology, and no text or dot that people see") {
        $0.isHidden != .no && !$0.is(.text, .label) && !StatusDot.isDot($0)
      },
      .overruled,
      Exemption("what stands beside it, where it is used, depends on the same") { dot in
        dot.tree.purpose == .body
          && dot.declaration.flatMap { dot.tree.context.use(of: $0.name)?.isTold } == .yes
      },
      Exemption("it shows only an icon") { ControlLabel(of: $0).showsOnlyIcon },
    ]
  )
}

/// Whether a picture is a plain dot, so that only its color says something.
func tellsNothingElse(_ image: Element) -> Bool {
  guard image.isNamed == .no, image.labeledControl == nil else { return false }
  let names = ImageContent(of: image).names + [image.arguments.first?.value.memberName ?? ""]
  return names.contains { name in
    let words = Identifier.words(of: name)
    return !words.isEmpty && words.allSatisfy { ["circle", "fill", "dot", "square"].contains($0) }
  }
}
