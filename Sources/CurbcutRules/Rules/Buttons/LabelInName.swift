import CurbcutModel

extension Rule {
  static let labelInName = Rule(
    id: "label-in-name",
    title: "Accessible name does not contain the visible label",
    group: .buttons,
    severity: .warning,
    impact: .serious,
    criteria: [.labelInName],
    since: "0.1.0",
    why: """
      People who use Voice Control say what they see: "Tap Send". Nothing happens if the
      accessibility label is "Deliver". The label starts with the visible text and may go on from
      there.
      """,
    examples: labelInNameUseExamples + [
      .reported(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("Send", action: open)
              .accessibilityLabel("Deliver")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Voice Control cannot match "Tap Send": the accessible name is "Deliver"
          }
        }
        """,
        fixed: [
          "Change the label to \"Send, Deliver\"": """
          struct Screen: View {
            let open: () -> Void

            var body: some View {
              Button("Send", action: open)
                .accessibilityLabel("Send, Deliver")
            }
          }
          """
        ]
      ),
      .reported(
        "A field is called other than the text before it",
        """
        struct Screen: View {
          @State private var member = ""

          var body: some View {
            VStack(alignment: .leading) {
              Text("Member ID")
              TextField("", text: $member)
                .accessibilityLabel("Field 3")
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Voice Control cannot match "Tap Member ID": the accessible name is "Field 3"
            }
          }
        }
        """,
        fixed: [
          "Change the label to \"Member ID\"": """
          struct Screen: View {
            @State private var member = ""

            var body: some View {
              VStack(alignment: .leading) {
                Text("Member ID")
                TextField("", text: $member)
                  .accessibilityLabel("Member ID")
              }
            }
          }
          """
        ]
      ),
      .ignored(
        "A field below the heading of its part of the screen, and one that has the text in its name",
        """
        struct Screen: View {
          @State private var street = ""
          @State private var city = ""

          var body: some View {
            VStack(alignment: .leading) {
              Text("Address").font(.title2).accessibilityAddTraits(.isHeader)
              TextField("", text: $street)
                .textContentType(.fullStreetAddress)
                .accessibilityLabel("Street")
              Text("City")
              TextField("", text: $city)
                .textContentType(.addressCity)
                .accessibilityLabel("City, required")
            }
          }
        }
        """
      ),
      .ignored(
        "A field that has the text before it for its name, by its key",
        """
        struct Profile: View {
          @State private var name = ""

          var body: some View {
            VStack(alignment: .leading) {
              Text("nameHeadline")
              TextField("", text: $name)
                .textContentType(.name)
                .accessibilityLabel("nameHeadline")
            }
          }
        }
        """,
        strings: ["nameHeadline": "Display name"]
      ),
      .reported(
        "The visible text does not come first",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("Price", action: open)
              .accessibilityLabel("Change price")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Voice Control may not match "Tap Price": the accessible name "Change price" starts differently
          }
        }
        """
      ),
      .reported(
        "On the text of a button",
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button(action: buy) {
              Text("Buy").accessibilityLabel("Purchase")
                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Voice Control cannot match "Tap Buy": the accessible name is "Purchase"
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("Send", action: open).accessibilityLabel("Send to the hut")
          }
        }
        """
      ),
      .ignored(
        "A field that has the label of the text beside it",
        """
        struct Server: View {
          @State private var port = ""

          var body: some View {
            HStack {
              Text("Port")
              TextField("Auto", text: $port).keyboardType(.numberPad).accessibilityLabel("Port")
            }
          }
        }
        """
      ),
      .ignored(
        "A sign, which people do not say",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("+", action: open).accessibilityLabel("Raise the price")
          }
        }
        """
      ),
      .ignored(
        "Other names for Voice Control",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("Send", action: open)
              .accessibilityLabel("Deliver to the hut")
              .accessibilityInputLabels(["Send", "Deliver"])
          }
        }
        """
      ),
      .reported(
        "Input labels that leave out what is visible",
        """
        struct Screen: View {
          let pay: () -> Void

          var body: some View {
            Button("Pay bill", action: pay)
              .accessibilityInputLabels(["Transfer", Text("Checkout")])
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Voice Control cannot match "Tap Pay bill": it is in none of the input labels
          }
        }
        """,
        fixed: [
          "Add \"Pay bill\" to the input labels": """
          struct Screen: View {
            let pay: () -> Void

            var body: some View {
              Button("Pay bill", action: pay)
                .accessibilityInputLabels(["Pay bill", "Transfer", Text("Checkout")])
            }
          }
          """
        ]
      ),
      .ignored(
        "Input labels that are worked out, or for an icon",
        """
        struct Screen: View {
          let names: [String]
          let other: String
          let pay: () -> Void

          var body: some View {
            VStack {
              Button("Pay bill", action: pay).accessibilityInputLabels(names)
              Button("Pay bill", action: pay).accessibilityInputLabels([other, "Checkout"])
              Button("Pay bill", action: pay).accessibilityInputLabels([])
              Button(action: pay) { Image("basket") }
                .accessibilityLabel("Basket")
                .accessibilityInputLabels(["Pay", "Checkout"])
            }
          }
        }
        """
      ),
      .ignored(
        "A price on a text, which is not operated",
        """
        struct Screen: View {
          var body: some View {
            Text("$5").accessibilityLabel("five dollars")
          }
        }
        """
      ),
      .ignored(
        "A stack, which is not operated",
        """
        struct Screen: View {
          let forget: () -> Void

          var body: some View {
            HStack {
              Text("Hut network")
              Button("Forget", action: forget)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Hut network")
            .accessibilityAction(named: "Forget", forget)
          }
        }
        """
      ),
      .ignored(
        "Localization keys",
        """
        struct Screen: View {
          let showDetails: () -> Void

          var body: some View {
            Button(String(localized: "player.error.button"), action: showDetails)
              .accessibilityLabel(String(localized: "player.error.details.label"))
          }
        }
        """
      ),
      .reported(
        "A value stands in the label",
        """
        struct Place: View {
          let name: String

          var body: some View {
            Button("Book") {}
              .accessibilityLabel("Make a reservation at \\(name)")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Voice Control cannot match "Tap Book": the accessible name is "Make a reservation at ‹name›"
          }
        }
        """
      ),
      .ignored(
        "The text of the part that is tapped",
        """
        struct Screen: View {
          let locate: () -> Void

          var body: some View {
            HStack {
              Text("Or else")
              Text("Find huts near me")
                .onTapGesture(perform: locate)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Find huts near me")
            .accessibilityAddTraits(.isButton)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard isSpokenTo(element) else { return }
      if let modifier = element.modifier("accessibilityInputLabels") {
        return compareInputLabels(of: element, in: modifier, &findings)
      }
      let labels = WrittenTexts(of: element).labels.filter {
        $0.modifier != nil && !$0.phrase.isBlank
      }
      guard !labels.isEmpty else { return }
      if element.is(.textField, .secureField),
        element.visibleText == .absent || element.visibleText.value?.isBlank == true
      {
        return compareTextBefore(element, with: labels, &findings)
      }
      guard let visible = element.visibleText.value?.literal else {
        if element.visibleText != .absent { findings.cannotTell("the visible text") }
        return
      }
      let command = VoiceCommand(visible)
      for label in labels {
        // What is visible in so many words is no value that stands in the label.
        let name = label.phrase.spoken
        guard label.phrase.literal != nil || hasWrittenWords(name) else {
          findings.cannotTell("the accessibility label")
          continue
        }
        let match = command?.match(in: name) ?? .missing
        guard match != .start, let modifier = label.modifier else { continue }
        let fixed = literal("\(visible), \(name)")
        findings.report(
          match == .missing
            ? "Voice Control cannot match \"Tap \(visible)\": the accessible name is \"\(name)\""
            : "Voice Control may not match \"Tap \(visible)\": the accessible name \"\(name)\" starts "
              + "differently",
          at: modifier.callRange,
          severity: match == .missing ? .warning : .info,
          unless: [
            Exemption("its visible text is nothing that people say") { _ in command == nil },
            Exemption("its label is the text beside it, and its own text a placeholder") { field in
              field.is(.textField, .secureField)
                && AdjacentText(of: field).shownBefore
                  .flatMap(VoiceCommand.init)?.isHeld(by: name) == true
            },
            Exemption("its label is the text of the part that is tapped") { element in
              isTextOfTappedPart(name, in: element)
            },
            Exemption("its label is an identifier, which another rule is about") {
              SpokenIdentifier(of: $0).isHeard(label) == .yes
            },
          ],
          fixes: label.isLiteral && label.phrase.literal != nil
            ? [
              .review(
                "Change the label to \(fixed)",
                .replace(label.expression.range, with: fixed)
              )
            ]
            : []
        )
      }
    },
    exemptions: [.hidden, .replacedByAncestor]
  )
}

/// Reports where none of the names that Voice Control goes by has the visible text.
private func compareInputLabels(
  of element: Element,
  in modifier: Modifier,
  _ findings: inout Findings
) {
  guard let names = WrittenTexts(of: element).inputLabels, let first = names.first else {
    return findings.cannotTell("the input labels for Voice Control")
  }
  guard let visible = element.visibleText.value?.literal, let command = VoiceCommand(visible),
    modifier.origin == .own,
    names.allSatisfy({ $0.phrase.literal != nil && !command.isHeld(by: $0.phrase.spoken) })
  else { return }
  findings.report(
    "Voice Control cannot match \"Tap \(visible)\": it is in none of the input labels",
    at: modifier.callRange,
    unless: [
      Exemption("its visible text or an input label may be a localization key") { _ in
        ([visible] + names.compactMap(\.phrase.literal)).contains { AssetNames.isKey($0) }
      }
    ],
    fixes: first.isLiteral
      ? [
        .review(
          "Add \(literal(visible)) to the input labels",
          .replace(
            first.expression.range,
            with: "\(literal(visible)), \(first.expression.source)"
          )
        )
      ] : []
  )
}

/// Whether there are words in a label besides what is inserted: “Reserve at ‹place.name›”.
private func hasWrittenWords(_ label: String) -> Bool {
  var depth = 0
  return label.contains { character in
    if character == "‹" { depth += 1 }
    if character == "›" { depth -= 1 }
    return depth == 0 && character.isLetter
  }
}

/// Reports where a field that shows no words of its own is called other than the text before it, by
/// which people know it.
private func compareTextBefore(
  _ field: Element,
  with labels: [WrittenText],
  _ findings: inout Findings
) {
  guard labels.count == 1, let label = labels.first, let modifier = label.modifier,
    label.phrase.literal != nil, let visible = AdjacentText(of: field).shownBefore,
    // Nobody says a whole sentence.
    !visible.hasSuffix("."), let command = VoiceCommand(visible),
    !command.isHeld(by: label.phrase.spoken)
  else { return }
  findings.report(
    "Voice Control cannot match \"Tap \(visible)\": the accessible name is \"\(label.phrase.spoken)\"",
    at: modifier.callRange,
    unless: [
      Exemption("the text before it is the heading of a part of the screen") { field in
        AdjacentText(of: field).viewBefore
          .map { Heading(of: $0).style != nil || $0.addsTrait("isHeader") != .no } == true
      },
      Exemption("its label or the text before it may be a localization key") { _ in
        [visible, label.phrase.literal ?? ""].contains { AssetNames.isKey($0) }
      },
    ],
    fixes: label.isLiteral
      ? [
        .review(
          "Change the label to \(literal(visible))",
          .replace(label.expression.range, with: literal(visible))
        )
      ] : []
  )
}

/// Whether people activate it by its name: a control, a view that acts as one, or the only text of
/// a control without a label of its own. An action on a stack is not what its text is for.
private func isSpokenTo(_ element: Element) -> Bool {
  guard !element.isCustomView else { return false }
  return element.row?.isInteractive == true || !element.taps.isEmpty
    || element.addsTrait("isButton", "isLink", "isToggle") == .yes || isOnlyTextOfControl(element)
}

private func isOnlyTextOfControl(_ element: Element) -> Bool {
  guard element.is(.text), let control = element.labeledControl, control.row?.isInteractive == true,
    control.isNamed == .no
  else { return false }
  return control.visibleText == element.visibleText
}
