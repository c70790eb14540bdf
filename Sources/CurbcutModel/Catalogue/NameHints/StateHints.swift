/// The words by which properties and conditions tell which state they are about.
///
/// `NameHintTests` has a name on either side of each set.
extension NameHint {
  /// The look of the screen, or where somebody is on it, rather than the state of what is shown.
  package static let appearanceState = NameHint(
    """
    scheme press* hover* select* preselect* focus* unfocus* anim* appear* dark contrast current
    differentiate enabled
    """
  )

  /// What is selected.
  package static let selection = NameHint(
    "select* preselect* deselect* unselect* current chosen picked"
  )

  /// Whether something is open or closed.
  package static let expansion = NameHint("expand* open opened collaps* unfold* fold*")

  /// Whether more is shown.
  package static let disclosure = NameHint("show* shown visible detail* more reveal*")

  /// Whether something is on the screen.
  package static let showing = NameHint(
    "show shows showing shown present* display displays displayed displaying visible"
  )

  /// What is presented, and where.
  package static let presentation = NameHint(
    """
    present* sheet route router destination path cover modal navigation screen popover active
    alert dialog
    """
  )

  /// A message about how something went.
  package static let statusMessage = NameHint(
    """
    toast snackbar error success* failure failed invalid validation-message status-message
    result-message warning incorrect problem rejected mismatch confirmation-message feedback-message
    info-message
    """
  )

  /// What has been done, and is said in a word or two.
  package static let outcome = NameHint(
    "copied saved sent submitted added subscribed uploaded downloaded completed succeeded"
  )

  /// Words that appear for a while: `showsToast`, `errorMessage`.
  package static let message = NameHint(
    """
    toast banner snackbar message alert tooltip notice error-text success-text hint notification
    """
  )

  /// What the one of several is called that is in use: `loadedFile`, `currentTrack`.
  package static let currentOne = NameHint(
    "current loaded playing active selected chosen picked opened displayed presented"
  )

  /// Which of several something is by its place or worth, which is nothing that people choose.
  package static let rank = NameHint(
    "first last next previous newest latest oldest best top default recommended original initial"
  )

  /// Taking something away.
  package static let removal = NameHint("delete* remove* discard* clear* dismiss* hide*")

  /// Who somebody is, which is nothing that is chosen among others.
  package static let personalIdentity = NameHint("me my mine own self user author owner sender")

  /// Whether a flag says that something is the selected one of several: `isSelected`, `active`,
  /// `isCurrentPage`, and no `hasSelectedFiles`.
  package static func isSelectionFlag(_ name: String) -> Bool {
    let words = Identifier.words(of: name)
    guard let last = words.last, words.count <= 4 else { return false }
    if ["selected", "chosen", "picked"].contains(last) {
      return Set(words).isDisjoint(with: [
        "has", "any", "none", "no", "not", "all", "can", "un", "was",
      ])
    }
    if ["active", "current"].contains(last) { return words.count == 1 || words == ["is", last] }
    if last == "checked" { return words == ["is", last] }
    return words.first == "is" && words.count > 2
      && ["selected", "current", "active", "chosen"].contains(words[1])
      && !personalIdentity.matches(name)
  }

  /// What is on for a moment and no message: loading, moving, being touched.
  package static let passingState = NameHint(
    """
    load* unload* reload* preload* download* upload* animat* focus* appear appears appeared
    appearing disappear* splash highlight* debounc* copied copy copying press* shak* flash* pulse*
    blink* scroll* refresh* typing hover* progress* spinner search* launch* active inactive
    processing confetti haptic* tracking drag* transition* keyboard busy fetch* disabled enabled
    ignor* skip* seek* preview*
    """
  )

  /// Whether a view of a package that nobody has read loads an image and shows it, as `AsyncImage` does.
  package static func isImageLoader(_ type: String) -> Bool {
    let words = Identifier.words(of: type)
    guard words.count > 1, words.last == "image" else { return false }
    return ["async", "remote", "cached", "network", "web", "url"].contains(words[words.count - 2])
  }
}
