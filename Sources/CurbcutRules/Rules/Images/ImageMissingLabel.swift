import CurbcutModel

extension Rule {
  static let imageMissingLabel = Rule(
    id: "image-missing-label",
    title: "Image has no accessibility label",
    group: .images,
    severity: .warning,
    impact: .critical,
    criteria: [.nonTextContent],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear the image's file name, or nothing at all, instead of what it
      shows. Describe what the image conveys in a few words, or hide it if it is decorative.
      """,
    knownLimitations: """
      An image that is passed in as a value is not checked. Names such as `bg_waves` are taken as
      decorative.
      """,
    options: [
      RuleOption(
        name: "decorative-asset-patterns",
        summary: "names of decorative assets, where `*` matches any characters, such as `bg_*`; "
          + "`decorative-image-exposed` checks them instead.",
        kind: .words(nil, \.decorativeAssets)
      )
    ],
    examples: imageMissingLabelExamples + imageValueExamples + imageUseExamples,
    check: .element(of: .image) { element, findings in
      guard ImageContent(of: element).source != nil, !ImageContent(of: element).isSymbol else {
        return
      }
      let names = ImageContent(of: element).names
      guard
        !names.isEmpty || element.container != nil || ImageContent(of: element).source == .data
          || ImageContent(of: element).choosesOwnAsset
      else { return findings.cannotTell("which image it shows") }
      // What an initializer of the project makes may be a symbol, which has a name by itself.
      let repeatsText =
        if case .wrapped? = ImageContent(of: element).source {
          AdjacentText(of: element).isPresent() == .yes
        } else {
          false
        }
      findings.report(
        missingLabelMessage(for: element, names),
        at: element.head,
        severity: repeatsText || saysWhatValueIs(element) && isSpokenAsWord(names) ? .info : nil,
        fixes: missingLabelFixes(for: element)
      )
    },
    exemptions: Exemption.unlabeledImage + [
      Exemption("it is one of several that count something, which another rule is about") {
        ImageContent(of: $0).isCounting
      },
      Exemption("its name says that it decorates") { ImageContent(of: $0).hasDecorativeName },
    ]
  )
}
