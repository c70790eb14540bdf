/// The words that facts about views go by, each set with what it is for.
///
/// `NameHintTests` has a name on either side of each set.
extension NameHint {
  /// A state that comes and goes while somebody operates a view, or that belongs to the appearance:
  /// what is drawn only then is not what people read.
  package static let transientState = NameHint(
    """
    enabled disabled press* hover* valid* invalid* loading anim* appear* disappear* contrast
    scheme dark can empty highlight* transparen* inactive flash*
    """
  )

  /// Of these the ones that belong to the appearance, or come and go by themselves.
  package static let appearanceOrMotion = NameHint(
    "contrast scheme dark transparen* anim* appear* disappear* flash*"
  )

  /// Of these the ones that hold while nothing is in the way.
  package static let restingState = NameHint("enabled valid* can")

  /// A finger or pointer on a view: what changes with it only gives way a little.
  package static let touch = NameHint(
    """
    press* hover* drag* translation swip* gesture* pan panning panned
    """
  )

  /// A gesture that goes on as long as fingers move: what it moves follows them.
  package static let continuousGesture = NameHint("drag* pan panning magnif* rotat* pinch*")

  /// Something that shows that an app is busy.
  package static let loading = NameHint("load* preload* spinner skeleton shimmer* progress")

  /// Whether a call only keeps a record for the makers of the app: `log(event)`,
  /// `Analytics.shared.send(event)`, but not `playTrack(track)`.
  ///
  /// What prints is no record but an action that is not yet written.
  package static func isRecord(_ path: String) -> Bool {
    let names = path.pathNames
    guard let function = names.last else { return false }
    return recording.matchesBeginning(of: function)
      || names.dropLast().contains { recorder.matchesEnd(of: $0) }
  }

  /// Whether a call does nothing that a person who uses the app notices: it prints or keeps a
  /// record.
  package static func isUnnoticed(_ path: String) -> Bool {
    path.pathNames.last == "print" || isRecord(path)
  }

  /// The verb of a function that keeps a record.
  package static let recording = NameHint("log logs track tracks record-event log-event")

  /// Who keeps a record.
  package static let recorder = NameHint("logger log tracker analytics telemetry metrics")

  /// A property that holds the name of an image's file or symbol.
  package static let pictureFile = NameHint(
    "icon image img asset symbol file picture pic photo glyph system-name"
  )

  /// Whether a property gives a part of an address or path, which is no name for people.
  package static func isPartOfAddress(_ property: String) -> Bool {
    ["lastPathComponent", "absoluteString", "relativePath", "path"].contains(property)
  }

  /// A property that holds what a view is called.
  package static let givenTitle = NameHint("title name caption heading")

  /// A property that says which field has the keyboard.
  package static let focus = NameHint("focus*")

  /// What goes along with something that is done and is not what is done: an animation, a tick, a
  /// record of it.
  package static let accompaniment = NameHint(
    """
    with-animation print task haptic* feedback impact analytics track tracked tracking tracker
    """
  )

  /// A function that puts something away.
  package static let closing = NameHint(
    """
    dismiss dismisses dismissed close closed hide hidden cancel cancelled canceled on-dismiss
    on-close on-hide on-cancel
    """
  )

  /// A view that lies on something other than the system's background.
  package static let overlaid = NameHint(
    """
    badge banner bubble button camera card chip hud intro overlay player pill splash tag tile
    toast tooltip video
    """
  )

  /// A view for a watch, which has a black background.
  package static let watch = NameHint("watch")

  /// A view that is looked at on the home or lock screen, in the room the system gives it.
  package static let widget = NameHint(
    """
    widget live-activity live-activities complication dynamic-island
    """
  )

  /// A view that may well name, hide or group what it is given, for it is a control.
  package static let control = NameHint(
    """
    button link control tappable chip toggle label* icon menu picker action* accessib* preview
    """
  )

  /// A modifier that is about accessibility.
  package static let accessibility = NameHint("access accessib* a11y voiceover voice-over")

  /// What lies over a picture or film while it plays or moves, and is no dialog.
  package static let playerOverlay = NameHint("control chrome player hud loading drag*")

  /// A picture that only decorates.
  package static let decorative = NameHint(
    """
    bg background pattern texture divider separator gradient ornament decoration wallpaper
    """
  )

  /// How much of something there is.
  package static let quantity = NameHint(
    """
    value volume brightness level rating amount percentage temperature intensity
    """
  )

  /// Something that went wrong, or that somebody entered wrongly.
  package static let fault = NameHint(
    """
    error problem invalid validation warning failure failed fault mistake
    """
  )

  /// What a screen is about, rather than a title over it.
  package static let content = NameHint(
    """
    quote question answer word phrase translation message status greeting joke lyric verse excerpt
    comment fact proverb
    """
  )

  /// Sound that is drawn.
  package static let waveform = NameHint(
    "wave waveform waveforms equalizer spectrum visualizer audio"
  )

  /// Where somebody is in a row of pages.
  package static let paging = NameHint("page index tab step slide")

  /// A field that says what it is for by its symbol or its place: for searching, or for writing a
  /// message.
  package static let searchOrMessage = NameHint(
    """
    search* query queries filter* find finder message* comment* ask chat composer
    """
  )

  /// Input that ends by itself, so that going on with it surprises nobody.
  package static let selfCompleting = NameHint(
    """
    code passcode postcode zipcode otp pin search* query token
    """
  )

  /// A moment while something moves, loads or is touched, rather than a state.
  package static let moment = NameHint(
    """
    press* hover* appear* disappear* anim* drag* focus* unfocused visible visibility invisible
    show* shown present* scroll* loading downloading uploading reloading preloading
    """
  )

  /// What moves or where something is, rather than what is shown.
  package static let motion = NameHint(
    """
    anim* appear* disappear* press* hover* drag* rotat* index page* current* timeline* date phase*
    spin*
    """
  )

  /// A player of what makes no sound that goes on.
  package static let soundless = NameHint(
    """
    haptic* lottie animat* effect* click* feedback rive timeline* confetti muted preview* silent*
    """
  )

  /// A drawing that only decorates.
  package static let decorativeDrawing = NameHint(
    """
    confetti particle* sparkle* sparkling snow* firework* background* pattern* texture* decorat* shimmer*
    gradient* noise grain*
    """
  )

  /// A figure rather than words.
  package static let figure = NameHint(
    """
    count price amount total score value number percent percentage time duration distance
    temperature balance emoji initials symbol formatted steps level points rating date code
    digit letter icon glucose version bpm rate currency units cost sum weight size speed
    elapsed remaining timer clock num
    """
  )

  /// A view that lies behind or around what people operate.
  package static let backdrop = NameHint(
    "dim* dimmed dimming backdrop background bg overlay shade scrim root wrapper mask"
  )

  /// A function that puts the keyboard or something in front away.
  package static let dismissal = NameHint(
    "keyboard dismiss* close hide background outside end-editing cancel resign backdrop overlay"
  )

  /// A view in front of everything else that waits for an answer.
  package static let dialog = NameHint(
    "dialog dialogue popup popover modal alert overlay lightbox bottom-sheet action-sheet"
  )

  /// A view in front of others that waits for no answer.
  package static let passing = NameHint(
    """
    toast snackbar banner hud loading loader spinner progress tooltip toolbar control player video
    camera map badge gradient preview background dimming image photo cell row button tip hint empty
    """
  )

  /// What people look for something with.
  package static let search = NameHint("search query filter find")

  /// A view that draws something people are to learn from.
  package static let informative = NameHint(
    "chart graph pie gauge meter ring plot histogram sparkline map diagram heatmap timeline"
  )

  /// A shape that only decorates.
  package static let ornamentalShape = NameHint(
    """
    gradient line separator background bg shadow border dash* grid mask preview placeholder
    pattern
    """
  )

  /// Another app or the settings, as an address or its constant is called.
  package static let otherApp = NameHint(
    "settings phone mail email facetime app-store"
  )

  /// What goes wrong, is looked after or belongs to programmers: no person presses a button for it.
  package static let handledElsewhere = NameHint(
    """
    assert* precondition* fatal* error* fail* print debug hap haptic* taptic* feedback impact vibrat*
    analytics track tracked tracking tracker log logged logging logger telemetry focus* editing
    first-responder resign* tap-count usage-count animat* with-animation sleep await main guard review
    """
  )

  /// A property that holds a player of sound or film.
  package static let player = NameHint("player")

  /// Something that speaks.
  package static let speech = NameHint("synth*")

  /// A screen that may work in one orientation only.
  package static let oneOrientation = NameHint(
    "camera scan* game* video player capture* qrcode qr-code barcode"
  )

  /// A type that motion is what it is for.
  package static let motionUse = NameHint(
    "pedometer level fitness workout game* compass record* ar-view motion shake* debug* window"
  )

  /// What only developers see, or what reports something elsewhere.
  package static let developerTool = NameHint(
    """
    debug* log logger logging inspector developer netfox console flex feedback post settings preference gesture
    """
  )

  /// What may hold words, or the key of words.
  package static let wording = NameHint("accessib* title* text* label* loc local* key")

  /// A view that goes away by itself because that is what it is: the start of an app, a sign that it
  /// works, a celebration.
  package static let transience = NameHint(
    "splash launch* load* preload* intro progress spinner celebrat* confetti"
  )

  /// What people play or work with single keys.
  package static let playedByKeys = NameHint("game board calculator piano keypad key")

  /// Putting things in another order.
  package static let reordering = NameHint("move up down reorder sort order raise lower")

  /// A view that takes what people type.
  package static let inputField = NameHint("field input passcode pin otp code-view")

  /// A state that people choose or switch.
  package static let switchedState = NameHint(
    """
    selected chosen checked active ticked open opened expanded collapsed favorite favorited liked
    muted starred picked marked playing recording
    """
  )

  /// A message in front of others that goes away by itself.
  package static let toast = NameHint("toast snackbar snack notice")

  /// A function that sets up a screen before it is shown, or fills it with what it shows.
  package static let settingUp = NameHint(
    """
    init set-up setup configure* view-did-load awake* load layout prepare* make create build
    common-init bind collection-view table-view render style apply
    """
  )

  /// A small picture beside words.
  package static let icon = NameHint(
    "icon logo avatar thumb thumbnail badge symbol glyph chevron arrow"
  )

  /// A small view whose color is what it is there for.
  package static let indicator = NameHint("lamp dot led light indicator status circle")

  /// A function that stops what goes on by itself when people ask for it.
  package static let pausing = NameHint("pause* stop-button play-pause toggle-play toggle-auto")

  /// All of them by name.
  package static let all: [String: NameHint] = [
    "transientState": transientState, "appearanceOrMotion": appearanceOrMotion,
    "restingState": restingState,
    "touch": touch, "continuousGesture": continuousGesture,
    "loading": loading, "recording": recording, "recorder": recorder, "focus": focus,
    "accompaniment": accompaniment, "closing": closing, "pictureFile": pictureFile,
    "givenTitle": givenTitle,
    "overlaid": overlaid, "watch": watch, "widget": widget, "control": control,
    "accessibility": accessibility, "playerOverlay": playerOverlay, "decorative": decorative,
    "quantity": quantity, "fault": fault, "content": content,
    "waveform": waveform, "paging": paging,
    "searchOrMessage": searchOrMessage,
    "selfCompleting": selfCompleting, "moment": moment, "motion": motion,
    "decorativeDrawing": decorativeDrawing, "soundless": soundless, "figure": figure,
    "backdrop": backdrop, "dismissal": dismissal, "dialog": dialog, "passing": passing,
    "search": search, "informative": informative, "ornamentalShape": ornamentalShape,
    "otherApp": otherApp, "handledElsewhere": handledElsewhere, "player": player, "speech": speech,
    "oneOrientation": oneOrientation, "motionUse": motionUse, "developerTool": developerTool,
    "wording": wording, "transience": transience, "playedByKeys": playedByKeys,
    "reordering": reordering,
    "appearanceState": appearanceState, "selection": selection, "expansion": expansion,
    "disclosure": disclosure, "showing": showing, "presentation": presentation,
    "statusMessage": statusMessage, "outcome": outcome, "message": message,
    "passingState": passingState, "currentOne": currentOne,
    "personalIdentity": personalIdentity, "removal": removal, "rank": rank,
    "inputField": inputField, "switchedState": switchedState, "toast": toast,
    "settingUp": settingUp, "icon": icon, "indicator": indicator,
    "pausing": pausing,
  ]
}
