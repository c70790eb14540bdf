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

  /// What is on for a moment and no message: loading, moving, being touched.
  package static let passingState = NameHint(
    """
    load* unload* reload* preload* download* upload* animat* focus* appear* disappear* splash
    highlight* debounc* copied copy copying press* shak* flash* pulse* blink* scroll* refresh*
    typing hover* progress* spinner search* launch* active inactive processing confetti haptic*
    tracking drag* transition* keyboard busy fetch* disabled enabled ignor* skip* seek* preview*
    """
  )
}
