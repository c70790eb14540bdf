/// What an element is called, and where that comes from.
///
/// There is one computation of it, ``ExposureReader/name(of:)``: rules ask it through
/// ``Element/name``, where only the file counts; the transcript, hover and hints ask it where
/// views are entered with what they are given.
package struct AccessibleName: Sendable, Equatable {
  /// The steps in which a name is looked for; the first that gives words names the element.
  package enum Step: Sendable, Equatable, CaseIterable {
    /// `accessibilityLabel`, its deprecated form, or a representation.
    case label
    /// The text that `accessibilityLabeledPair` ties to it.
    case pairedLabel
    /// The title argument of a control, the words of a text, the label of an image.
    case title
    /// What the views in its label say.
    case labelSlot
    /// What the elements say that it combines.
    case content
    /// The placeholder of a text field.
    case prompt
    /// The name of an SF Symbol: the system's words for it, or its raw name.
    case symbol
    /// The name of an image in the asset catalog.
    case asset
    /// The system itself: `EditButton`, `PasteButton`.
    case system
  }

  /// The words; absent where nothing names the element, unknown where nobody can know.
  package var phrase: Fact<Phrase>
  /// The step that gave the words; nil where there are none.
  package var step: Step?

  package init(_ phrase: Fact<Phrase>, from step: Step?) {
    self.phrase = phrase
    self.step = step
  }

  /// Whether somebody wrote these words for people, rather than a file having that name.
  package var isAuthored: Certainty {
    switch (step, phrase) {
    case (_, .absent): .no
    case (.symbol, _), (.asset, _): .no
    case (_, .unknown): .unknown
    default: .yes
    }
  }
}
