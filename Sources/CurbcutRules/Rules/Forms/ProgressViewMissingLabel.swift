import CurbcutModel

extension Rule {
  static let progressViewMissingLabel = Rule(
    id: "progress-view-missing-label",
    title: "Progress indicator has no accessibility label",
    group: .forms,
    severity: .warning,
    impact: .moderate,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear that something is in progress, but not what, and wait without
      knowing for what. A label says what is loading.
      """,
    examples: [
      .reported(
        "Hidden only while a dialog lies over it",
        """
        struct Screen: View {
          @State private var isAsking = false
          let done: Double

          var body: some View {
            VStack {
              ProgressView(value: done)
            //^^^^^^^^^^^^^^^^^^^^^^^^^ Progress indicator does not say what is in progress
              Button("Stop") { isAsking = true }
            }
            .accessibilityHidden(isAsking)
          }
        }
        """,
        fixed: [:]
      ),
      .reported(
        """
        struct Screen: View {
          let done: Double

          var body: some View {
            ProgressView(value: done)
          //^^^^^^^^^^^^^^^^^^^^^^^^^ Progress indicator does not say what is in progress
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"<#What is in progress#>\")`": """
          struct Screen: View {
            let done: Double

            var body: some View {
              ProgressView(value: done).accessibilityLabel("<#What is in progress#>")
            }
          }
          """
        ]
      ),
      .reported(
        "Instead of the content",
        """
        struct Screen: View {
          let isLoading: Bool

          var body: some View {
            if isLoading {
              ProgressView()
            //^^^^^^^^^^^^^^ Progress indicator does not say what is in progress
            } else {
              Text("The trail is open.")
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let done: Double

          var body: some View {
            ProgressView("Loading trails", value: done)
          }
        }
        """
      ),
      .ignored(
        "The background of a button",
        """
        struct Row: View {
          let reload: () -> Void

          var body: some View {
            Button("Reload", action: reload).background { ProgressView() }
          }
        }
        """
      ),
      .ignored(
        "The representation of another view",
        """
        struct Level: View {
          let level: Double

          var body: some View {
            Circle()
              .accessibilityLabel("Level")
              .accessibilityRepresentation {
                ProgressView(value: level)
              }
          }
        }
        """
      ),
      .ignored(
        "Combined with the text beside it",
        """
        struct Screen: View {
          var body: some View {
            HStack {
              ProgressView()
              Text("Loading trails")
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "Part of a button's label",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                ProgressView()
                Text("Sending")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The placeholder of an image",
        """
        struct Screen: View {
          let photo: URL?

          var body: some View {
            AsyncImage(url: photo) { image in
              image.resizable()
            } placeholder: {
              ProgressView()
            }
            .accessibilityLabel("The hut in winter")
            .accessibilityIgnoresInvertColors()
          }
        }
        """
      ),
      .ignored(
        "A timer, which shows the time",
        """
        struct Screen: View {
          let timer: ClosedRange<Date>

          var body: some View {
            ProgressView(timerInterval: timer)
          }
        }
        """
      ),
      .reported(
        "Over a list",
        """
        struct Screen: View {
          let isLoading: Bool

          var body: some View {
            List {
              Text("Trail")
            }
            .overlay {
              if isLoading {
                ProgressView()
              //^^^^^^^^^^^^^^ Progress indicator does not say what is in progress
              }
            }
          }
        }
        """
      ),
      .ignored(
        "In place of the words of a button that has a label of its own",
        """
        struct Screen: View {
          let isSending: Bool
          let send: () -> Void

          var body: some View {
            Button(action: send) {
              if isSending {
                ProgressView()
              } else {
                Text("Send")
              }
            }
            .accessibilityLabel("Send")
            .accessibilityValue(isSending ? "Sending" : "")
          }
        }
        """
      ),
      .reported(
        "Text right beside it, as an element of its own",
        """
        struct Screen: View {
          let isLoading: Bool

          var body: some View {
            if isLoading {
              VStack {
                Text("Fetching the tide tables")
                ProgressView()
              //^^^^^^^^^^^^^^ VoiceOver reads this progress indicator separately from the text beside it
              }
            }
          }
        }
        """,
        fixed: [:]
      ),
      .reported(
        "A bar under the words for what goes on",
        """
        struct Import: View {
          let done: Double

          var body: some View {
            VStack {
              Text("Downloading map…")
              ProgressView(value: done)
            //^^^^^^^^^^^^^^^^^^^^^^^^^ Progress indicator does not say what is in progress
            }
          }
        }
        """,
        fixed: [
          #"Add `.accessibilityLabel("Downloading map")`"#: """
          struct Import: View {
            let done: Double

            var body: some View {
              VStack {
                Text("Downloading map…")
                ProgressView(value: done).accessibilityLabel("Downloading map")
              }
            }
          }
          """
        ]
      ),
      .ignored(
        "In a style",
        """
        struct Spinner: ProgressViewStyle {
          func makeBody(configuration: Configuration) -> some View {
            ProgressView(value: configuration.fractionCompleted)
          }
        }
        """
      ),
      .reported(
        "A row of two that a spacer keeps apart",
        """
        struct Refresh: View {
          var body: some View {
            HStack {
              Text("Refreshing the catalog")
              Spacer()
              ProgressView()
            //^^^^^^^^^^^^^^ VoiceOver reads this progress indicator separately from the text beside it
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .progressView) { element, findings in
      switch ControlLabel(of: element).hasText {
      case .yes: return
      case .unknown: return findings.cannotTell("whether its label has text")
      case .no: break
      }
      let label = textBeside(element) ?? SuggestedLabel(words: progressWords(of: element))
      let addLabel = FixProposal.review(label.title, .append(label.modifier, to: element))
      // Beside a bar, text says how far it is rather than what is going on.
      if element.argument("value") == nil, hasTextRightBeside(element) {
        findings.report(
          "VoiceOver reads this progress indicator separately from the text beside it",
          at: element.head,
          severity: .hint
        )
        return
      }
      findings.report(
        "Progress indicator does not say what is in progress",
        at: element.head,
        // VoiceOver says "In progress" of a spinner, which is most of what a label could say; of a bar
        // it reads how far it is, and not of what.
        severity: element.argument("value") == nil
          ? .hint : hasTextRightBeside(element) ? .info : nil,
        fixes: [addLabel]
      )
    },
    exemptions: Exemption.unlabeledControl + [
      .partOfControl,
      .combined,
      Exemption("it is drawn by a style, whose users have the label") {
        $0.tree.purpose == .style
      },
      Exemption("it is the placeholder of an image") { $0.enclosing(.asyncImage) != nil },
      Exemption("its time interval gives it a label") {
        $0.argument("timerInterval") != nil
      },
      Exemption("it is in a menu or background") {
        !$0.place.isDisjoint(with: [.menu, .background])
      },
    ]
  )
}

/// What is going on, as the state says under which an indicator is shown: `isUploading` gives
/// “Uploading”. A bar without such a state may be about anything.
private func progressWords(of indicator: Element) -> String {
  let conditions = sequence(first: indicator, next: \.parent).flatMap { view in
    view.conditions.filter {
      $0.kind != .branch || $0.alternative == 0 && !$0.source.hasPrefix("!")
    }
  }
  .map(\.source)
  for source in conditions.prefix(16) {
    let words = Identifier.words(of: source)
    // `isShowingSpinner` says that it is shown.
    if let word = words.first(where: {
      Words.isProgressive($0) && !["showing", "presenting", "displaying"].contains($0)
    }) {
      return word.prefix(1).uppercased() + word.dropFirst()
    }
  }
  return indicator.argument("value") != nil ? "<#What is in progress#>" : "Loading"
}

/// The words of the only text beside a bar, where they are written there: they say what is going on.
private func textBeside(_ bar: Element) -> SuggestedLabel? {
  guard bar.argument("value") != nil else { return nil }
  let texts = bar.siblings.filter { $0.isTextual != .no }
  guard texts.count == 1, let text = texts.first, text.is(.text, .label), !text.isConditional,
    let title = text.arguments.first, title.label == nil, title.value.isStringLiteral,
    let words = title.value.phrase.value?.literal, let last = words.last,
    last.isLetter || last == "…", !words.contains(where: \.isNumber)
  else { return nil }
  return SuggestedLabel(words: last == "…" ? String(words.dropLast()) : words)
}

/// Whether text stands in the same stack, right before or after a view.
private func hasTextRightBeside(_ view: Element) -> Bool {
  // What a spacer keeps apart is about something else, unless the two are all of a row.
  let isPair =
    view.container?.is(.hStack) == true
    && view.siblings.count { !$0.is(.divider, .spacer) } == 1
  let others = view.siblings.filter { !$0.is(.divider) && !(isPair && $0.is(.spacer)) }
  let beside = [others.last { $0.index < view.index }, others.first { $0.index > view.index }]
  return beside.compactMap { $0 }.contains { $0.is(.text, .label) && $0.isTextual != .no }
}
