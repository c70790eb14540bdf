import CurbcutModel

extension Rule {
  static let sfSymbolMissingLabel = Rule(
    id: "sf-symbol-missing-label",
    title: "Symbol has no accessibility label",
    group: .images,
    severity: .info,
    impact: .moderate,
    criteria: [.nonTextContent],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear the symbol's name or the system's word for it, which describes the
      drawing and not what it means here: "seal.fill" may mean verified, done or recommended.
      Describe what the symbol means, or hide it if it is decorative.
      """,
    knownLimitations: """
      A symbol beside text mostly repeats it; `decorative-image-exposed` reports such symbols.
      """,
    examples: [
      .reported(
        """
        struct Status: View {
          var body: some View {
            Image(systemName: "seal.fill")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this symbol as "seal.fill"
              .foregroundStyle(.tint)
          }
        }
        """,
        fixed: [
          "Add `.accessibilityHidden(true)`": """
          struct Status: View {
            var body: some View {
              Image(systemName: "seal.fill")
                .foregroundStyle(.tint)
                .accessibilityHidden(true)
            }
          }
          """
        ]
      ),
      .reported(
        "Either of two symbols",
        """
        struct Wireless: View {
          let isOnline: Bool

          var body: some View {
            Image(systemName: isOnline ? "wifi" : "wifi.slash")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this symbol as "wifi" or "wifi.slash"
          }
        }
        """
      ),
      .reported(
        "Text in the same column, but not next to it",
        """
        struct Ward: View {
          let name: String

          var body: some View {
            VStack {
              Text(name)
              Divider()
              Image(decorative: "map")
              Image(systemName: "figure.roll")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this symbol as "figure.roll"
            }
          }
        }
        """
      ),
      .reported(
        "Text stands beside it, and it shows a state of its own",
        """
        struct Wireless: View {
          let network: String
          let isSecure: Bool

          var body: some View {
            HStack {
              Image(systemName: isSecure ? "lock.fill" : "lock.open.fill")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this symbol as "Lock" or "lock.open.fill"
              Text(network)
            }
          }
        }
        """
      ),
      .reported(
        "A label without a title",
        """
        struct Streak: View {
          var body: some View {
            Label("", systemImage: "flame")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this label as "flame"
          }
        }
        """
      ),
      .reported(
        "The label of a control of the project's own that names itself nowhere",
        """
        struct Profile: View {
          var body: some View {
            RowMenu {
              Image(systemName: "seal.fill")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this symbol as "seal.fill"
            }
          }
        }

        struct RowMenu<Label: View>: View {
          @ViewBuilder let label: () -> Label

          var body: some View {
            Menu {
              Button("Share") {}
            } label: {
              label()
            }
          }
        }
        """
      ),
      .ignored(
        "Combined with the text beside it",
        """
        struct Wireless: View {
          let network: String

          var body: some View {
            HStack {
              ZStack {
                Circle().fill(.blue)
                Image(systemName: "wifi")
              }
              Text(network)
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .reported(
        "Made by an initializer of the project's own",
        """
        struct Step: View {
          let isDone: Bool

          var body: some View {
            HStack {
              Image(glyph: isDone ? .done : .open)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this symbol's own name
              Divider()
            }
          }
        }

        extension Image {
          init(glyph: Glyph) { self.init(systemName: glyph.rawValue) }
        }
        """
      ),
      .recommended(
        """
        struct Status: View {
          var body: some View {
            Image(systemName: "seal.fill").accessibilityLabel("Verified")
          }
        }
        """
      ),
      .ignored(
        "A symbol beside the text that it repeats",
        """
        struct Row: View {
          var body: some View {
            HStack {
              Image(systemName: "hare.fill")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the symbol "hare.fill" separately from the text beside it
              Text("Fast")
            }
          }
        }
        """
      ),
      .ignored(
        "The system's name for the symbol says what it shows",
        """
        struct Search: View {
          var body: some View {
            Image(systemName: "magnifyingglass")
          }
        }
        """
      ),
      .ignored(
        "A symbol in a text",
        """
        struct Sun: View {
          var body: some View {
            Text("\\(Image(systemName: "sunrise")) 6:12")
          }
        }
        """
      ),
      .ignored(
        "The symbol of a label",
        """
        struct Row: View {
          var body: some View {
            Label("Downloads", systemImage: "tray.and.arrow.down")
          }
        }
        """
      ),
      .ignored(
        "Unknown which symbol: it is passed in, and text may stand beside it",
        """
        struct Icon: View {
          let name: String

          var body: some View {
            Image(systemName: name)
          }
        }
        """
      ),
      .reported(
        "All that says what a figure counts",
        """
        struct Counts: View {
          let torrent: Torrent

          var body: some View {
            HStack {
              Image(systemName: "arrow.up.circle")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this symbol as "Arrow Up Circle"
              Text("\\(torrent.seedCount)")
            }
          }
        }
        """
      ),
      .reported(
        "It is all that says that something is so: hiding it is no way out",
        """
        struct Attachment: View {
          let isVideo: Bool
          let picture: UIImage

          var body: some View {
            ZStack {
              Image(uiImage: picture).accessibilityLabel("Attachment")
              if isVideo {
                Image(systemName: "play.circle.fill")
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this symbol as "play.circle.fill"
              }
            }
          }
        }
        """
      ),
      .reported(
        "A text beside it is chosen by the same condition: hiding the symbol loses nothing",
        """
        struct Coupon: View {
          @State private var isTaken = false

          var body: some View {
            HStack {
              if isTaken {
                Image(systemName: "checkmark")
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this symbol as "Selected"
              }
              Button(isTaken ? "Taken" : "Take") { isTaken = true }
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityHidden(true)`": """
          struct Coupon: View {
            @State private var isTaken = false

            var body: some View {
              HStack {
                if isTaken {
                  Image(systemName: "checkmark").accessibilityHidden(true)
                }
                Button(isTaken ? "Taken" : "Take") { isTaken = true }
              }
            }
          }
          """
        ]
      ),
      .reported(
        "A label without a title, combined with a text that says something else",
        """
        struct Guide: View {
          let name: String

          var body: some View {
            HStack {
              Text(name)
              Label("", systemImage: "rosette")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this label as "rosette"
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .reported(
        "A symbol that changes beside a text that does not",
        """
        struct Chairlift {
          let name: String
          let isOpen: Bool
        }

        struct ChairliftRow: View {
          let chairlift: Chairlift

          var body: some View {
            HStack {
              Image(systemName: chairlift.isOpen ? "figure.skiing.downhill" : "xmark")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this symbol as "figure.skiing.downhill" or "Close"
              Text(chairlift.name)
            }
          }
        }
        """
      ),
      .ignored(
        "What is selected, in the words of the system",
        """
        struct PlanRow: View {
          let name: String
          let isSelected: Bool

          var body: some View {
            HStack {
              Text(name)
              if isSelected { Image(systemName: "checkmark.circle.fill") }
            }
          }
        }
        """
      ),
      .ignored(
        "Under the rows of a section",
        """
        struct Screen: View {
          var body: some View {
            List {
              Section {
                Text("Berries")
              } footer: {
                Image(systemName: "leaf")
              }
            }
          }
        }
        """
      ),
    ] + symbolsBesideExamples,
    check: .element(of: .image, .label) { element, findings in
      if let symbol = untitledSymbol(of: element) {
        let name = Symbols.spokenName(symbol) ?? symbol
        return findings.report("VoiceOver reads this label as \"\(name)\"", at: element.head)
      }
      guard ImageContent(of: element).isSymbol else { return }
      let names = Imagery(of: element).spokenNames
      guard !names.isEmpty || element.container != nil else {
        return findings.cannotTell("which symbol it shows")
      }
      findings.report(
        (names.isEmpty
          ? "VoiceOver reads this symbol's own name"
          : "VoiceOver reads this symbol as \(quoted(names))") + unspokenIdentifier(of: element),
        at: element.head,
        // One label cannot say what each of the symbols means that it is handed.
        fixes: fixes(for: element, isNamed: !names.isEmpty)
      )
    },
    exemptions: Exemption.unlabeledImage + [
      Exemption("it is one of several that count something, which another rule is about") {
        ImageContent(of: $0).isCounting
      },
      Exemption("the system's name for the symbol says what it shows") { element in
        let names = ImageContent(of: element).names
        return !names.isEmpty && names.allSatisfy(Symbols.isSpokenAsMeant)
      },
      Exemption("it marks what is selected, which is what VoiceOver says") { element in
        Set(Imagery(of: element).spokenNames) == ["Selected"] && isShownWhereSelected(element)
      },
      Exemption("it repeats the text beside it, which another rule is about") {
        $0.is(.image) && $0.taps.isEmpty && SymbolUse(of: $0).repeatsText
          && !SymbolUse(of: $0).showsState
      },
      Exemption(
        "text stands beside it",
        certainty: {
          let use = SymbolUse(of: $0)
          return $0.is(.image) && $0.taps.isEmpty && !use.showsState && !use.namesFigure
            ? AdjacentText(of: $0).isPresent() : .no
        }
      ),
    ]
  )
}

/// Whether the condition that it is shown under is about what is selected: `if isSelected`, or that
/// one thing is another: `if option == current`.
private func isShownWhereSelected(_ symbol: Element) -> Bool {
  guard let condition = symbol.conditions.last(where: { $0.kind == .branch }),
    condition.alternative == 0
  else { return false }
  return condition.source.includes(" == ")
    || Identifier.words(of: condition.source).contains { word in
      word.hasPrefix("select") || ["on", "checked", "chosen", "picked"].contains(word)
    }
}

/// A label, where it is known which symbol it is: one label cannot say what each of the symbols means
/// that it is handed; and hiding it, first where a text beside it says the same.
private func fixes(for symbol: Element, isNamed: Bool) -> [FixProposal] {
  // All that a view of the project shows: what it stands for, whoever uses the view says.
  if symbol.parent == nil, symbol.tree.purpose == .body, symbol.taps.isEmpty,
    symbol.declaration.map({ symbol.tree.context.use(of: $0.name) != nil }) == true
  {
    return []
  }
  let label = isNamed ? [FixProposal.addLabel(toImage: symbol)] : []
  // “3” in a circle says how many there are.
  if !isNamed, symbol.arguments.first?.value.source.includes("\\(") == true { return [] }
  // A choice without a name could not be told from the others.
  guard symbol.isInteractive == .no, !SymbolUse(of: symbol).namesFigure,
    symbol.enclosing(.picker) == nil, !symbol.ancestors.contains(where: { !$0.taps.isEmpty })
  else { return label }
  if changesWithText(symbol) || isChevronInLine(symbol) { return [.hide(symbol)] + label }
  let isChosen = isNamed && ImageContent(of: symbol).condition != nil
  return isChosen || saysThatSomethingIsSo(symbol) ? label : label + [.hide(symbol)]
}

/// Whether it is a chevron that stands in a row with other views: what the row leads to, they say.
private func isChevronInLine(_ symbol: Element) -> Bool {
  let names = ImageContent(of: symbol).names
  return names.count == 1 && names.allSatisfy { $0.hasPrefix("chevron.") }
    && symbol.container?.row?.layout == .horizontal
    && symbol.siblings.contains { $0.isTextual != .no }
}

/// Whether it is there only where something is so, `if media.isVideo`, and no text with it says that.
private func saysThatSomethingIsSo(_ symbol: Element) -> Bool {
  guard let condition = symbol.conditions.last, condition.kind == .branch else { return false }
  let views = symbol.container?.content ?? symbol.tree.roots
  return !views.contains { $0.isTextual != .no && $0.conditions.contains(condition) }
}

/// Whether a text beside it is chosen by the same condition: `if isCopied` around a checkmark, and
/// `Text(isCopied ? "Copied" : "Copy")`.
private func changesWithText(_ symbol: Element) -> Bool {
  guard let container = symbol.container, container.row?.layout != nil else { return false }
  let branch = symbol.conditions.last.flatMap { $0.kind == .branch ? $0 : nil }
  let source =
    ImageContent(of: symbol).condition
    ?? (branch?.source == "else" ? branch?.excluded.last : branch?.source)
  guard let source else { return false }
  return container.descendants.prefix(64).contains { text in
    text.is(.text, .label, .button) && !text.isAlternative(to: symbol)
      && text.arguments.contains { argument in
        guard case .ternary(let decision, _, _) = argument.value.form else { return false }
        return decision.source == source
      }
  }
}

/// The symbol of a `Label` whose title is empty, which is no title.
private func untitledSymbol(of label: Element) -> String? {
  guard label.is(.label), label.arguments.first?.value.isBlankText == true,
    label.labeledControl == nil, case .string(let name)? = label.argument("systemImage")?.form
  else { return nil }
  return name.literal
}
