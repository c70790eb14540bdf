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
    examples: headingTraitExamples + headingCaptionExamples + headingBarExamples,
    check: .element(of: .text, .label) { element, findings in
      let style = Heading(of: element).style
      let place = HeadingPlace(of: element)
      let headline =
        place.isSectionHeadline
        || style == nil
          && (place.isOneOfSeveralCaptions || place.isSectionTitleComponent || place.isDialogTitle)
      let isBar = place.isBarTitle || style == nil && place.isTitleOfOwnBar
      guard let style = style ?? (headline || isBar ? .headline : nil),
        let words = Heading(of: element).text,
        // What holds any text is no heading by its looks.
        !findings.isOfUse || element.visibleText.value?.literal != nil,
        !place.isLargeData
      else { return }
      let isTitle = [.extraLargeTitle, .extraLargeTitle2, .largeTitle, .title].contains(style)
      let trait = ".accessibilityAddTraits(.isHeader)"
      findings.report(
        "\"\(words.replacing("\n", with: " "))\" looks like a heading but lacks the header trait",
        at: element.head,
        severity: headline || place.opensNotice
          ? .hint
          : isTitle && element.tree.purpose == .body && place.isFirstText && place.isAboveRows
            ? .warning : nil,
        fixes: element.isConcatenated ? [] : [.safe("Add `\(trait)`", .append(trait, to: element))]
      )
    },
    exemptions: Exemption.plainReading + [
      Exemption("it is part of a widget or live activity, which has no headings to move by") {
        $0.declaration?.conforms(to: "Widget") == true
      },
      Exemption("its property holds what the screen is about rather than a title") { element in
        guard let words = element.arguments.first?.value, let name = words.path else {
          return false
        }
        return NameHint.content.matchesEnd(of: name)
      },
      Exemption("a function draws it that is named after a value") { element in
        guard element.visibleText.value?.literal == nil else { return false }
        return element.declaration?.functions.contains { function in
          function.node.range.contains(element.range.lowerBound)
            && valueName.matchesEnd(of: function.name)
        } == true
      },
      Exemption("it is a sentence, which says more than what follows is about") { element in
        guard let words = element.visibleText.value?.spoken, let last = words.last else {
          return false
        }
        return ".:!".contains(last) && words.split(separator: " ").count > 7
      },
      Exemption("it says what is being done") { element in
        element.visibleText.value?.spoken.isProgress == true
      },
      Exemption("it goes with the field before it in its row") {
        HeadingPlace(of: $0).followsField
      },
      Exemption("it stands between a heading and data as large as it is") {
        HeadingPlace(of: $0).isLineOfData
      },
      Exemption("it is a caption with its value") { element in
        element.arguments.first?.value.phrase.value?.spoken.includes(": ‹") == true
      },
      Exemption("it adds to the heading before it on the same line") {
        HeadingPlace(of: $0).addsToHeading
      },
      Exemption("its figures are set in columns, as those of a counter") {
        $0.hasModifier("monospacedDigit")
      },
      Exemption("it holds the place of text that is still to come") { element in
        sequence(first: element, next: \.parent).contains { $0.hasModifier("redacted") }
      },
      Exemption("nothing follows it on the screen, and it is no component of a screen") {
        !HeadingPlace(of: $0).isFollowedByContent && !HeadingPlace(of: $0).isHeadingComponent
          && !HeadingPlace(of: $0).isScreenTitle && !HeadingPlace(of: $0).isDialogTitle
          && !HeadingPlace(of: $0).isTitleOfOwnBar
      },
    ]
  )
}

/// What functions are called that draw a figure.
private let valueName = NameHint("value amount number figure count price total")
