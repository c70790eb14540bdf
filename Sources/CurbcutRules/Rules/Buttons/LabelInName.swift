import CurbcutModel

extension Rule {
  static let labelInName = Rule(
    id: "label-in-name",
    title: "Label does not contain the visible words",
    group: .buttons,
    severity: .warning,
    impact: .serious,
    criteria: [.labelInName],
    since: "0.1.0",
    why: """
      Somebody who speaks to the phone says what is written on the button: “tap Send”. Where the
      label is “Deliver”, nothing happens. The label begins with the visible words and may go on
      from there.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("Send", action: open)
              .accessibilityLabel("Deliver")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Saying “tap Send” does nothing: the button is called “Deliver”
          }
        }
        """,
        fixed: [
          "Write “Send, Deliver”": """
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
        "They should come first",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("Price", action: open)
              .accessibilityLabel("Change price")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Saying “tap Price” may fail: the name “Change price” begins with other words
          }
        }
        """
      ),
      .reported(
        "On the text in a button",
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button(action: buy) {
              Text("Buy").accessibilityLabel("Purchase")
                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Saying “tap Buy” does nothing: the button is called “Purchase”
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
            Button("Buy", action: open).accessibilityLabel("Buy for 3 dollars")
          }
        }
        """
      ),
      .ignored(
        "Signs are not spoken",
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
        "Other names for voice control",
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
      .ignored(
        "A price is read as words",
        """
        struct Screen: View {
          var body: some View {
            Text("$5").accessibilityLabel("five dollars")
          }
        }
        """
      ),
      .ignored(
        "A row that does what its button does",
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
        "Keys of translations",
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
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard !element.isUnreachable, !element.isCustomView,
        // An action on a stack is not what its words are for.
        element.row?.isInteractive == true || !element.taps.isEmpty
          || element.addsTrait("isButton", "isLink", "isToggle") == .yes
          || element.isAllThatNamesItsControl,
        !element.hasModifier("accessibilityInputLabels"),
        let visible = element.visibleText.value?.literal, let seen = SpokenWords(visible)
      else { return }
      for label in element.writtenLabels {
        guard let words = label.phrase.literal, !label.phrase.isBlank, let modifier = label.modifier
        else {
          continue
        }
        let place = seen.place(in: words)
        guard place != .first else { continue }
        let mended = "\(visible), \(words)"
        findings.report(
          place == .absent
            ? "Saying “tap \(visible)” does nothing: the \((element.labeledControl ?? element).roleName) is called “\(words)”"
            : "Saying “tap \(visible)” may fail: the name “\(words)” begins with other words",
          at: modifier.callRange,
          severity: place == .absent ? .warning : .info,
          fixes: label.isLiteral
            ? [
              .review("Write “\(mended)”", .replace(label.expression.range, with: literal(mended)))
            ]
            : []
        )
      }
    }
  )
}

/// The words on a control, as somebody would say them to the phone.
private struct SpokenWords {
  enum ViewContext {
    case first, later, absent
  }

  private let words: [String]

  /// Nil for signs, figures, single letters and long texts, which nobody says.
  init?(_ text: String) {
    words = Self.words(of: text)
    let letters = words.joined().filter(\.isLetter)
    guard letters.count > 2 || Self.shortWords.contains(letters), text.count <= 60 else {
      return nil
    }
  }

  /// Words of two letters that people do say.
  private static let shortWords: Set<String> = ["go", "no", "ok", "up", "on"]

  func place(in label: String) -> ViewContext {
    let others = Self.words(of: label)
    if others.starts(with: words) { return .first }
    guard others.count >= words.count else { return .absent }
    for start in 0...others.count - words.count
    where Array(others[start..<start + words.count]) == words {
      return .later
    }
    return .absent
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
