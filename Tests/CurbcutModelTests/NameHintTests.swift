import CurbcutModel
import Testing

/// Names on either side of each set of words: what it is for, and what only looks like it.
@Suite struct NameHintTests {
  private static let examples: [String: (matching: [String], other: [String])] = [
    "transientState": (
      ["isEnabled", "canSubmit", "isPressed", "colorScheme == .dark", "items.isEmpty"],
      ["isCanceled", "scanResult", "isSelected", "candidate.isElected"]
    ),
    "appearanceOrMotion": (["colorScheme", "isDark", "isAnimating"], ["isDarned", "hasSchema"]),
    "restingState": (["isEnabled", "canSubmit", "isValid"], ["isInvalid", "isCanceled"]),
    "touch": (
      ["isPressed", "dragOffset", "isHovering", "isPanning"],
      ["expression", "panelOffset", "isExpanded", "companyName"]
    ),
    "continuousGesture": (
      ["DragGesture().onChanged { offset = $0 }", "MagnifyGesture()", "pinchScale"],
      ["TapGesture().onEnded { isExpanded.toggle() }", "showPanel()", "companion"]
    ),
    "loading": (
      ["LoadingView", "SkeletonRow", "isReloading || isLoading", "ImageLoader"],
      ["Payload", "UploadButton", "ProgressiveOverloadChart"]
    ),
    "recording": (
      ["logEvent", "track", "log"],
      ["showLogin", "openCatalog", "logout", "blogPost", "trackpadSettings", "print"]
    ),
    "recorder": (
      ["analytics", "Tracker", "eventLogger"],
      ["login", "catalog", "soundtrack"]
    ),
    "focus": (["isFocused", "focusedField"], ["isOpen", "unfocusable"]),
    "givenTitle": (
      ["title", "goalName", "caption"], ["subtitles", "named", "progress", "description"]
    ),
    "pictureFile": (
      ["iconName", "imageName", "symbol", "assetFile", "systemName"],
      ["title", "iconicName", "profile", "imagination", "name"]
    ),
    "accompaniment": (
      ["withAnimation", "haptics.play", "trackTap", "Task"],
      ["compactMode", "multitasking", "soundtrackList"]
    ),
    "closing": (["hideSheet", "dismiss", "onCancel"], ["closestStop"]),
    "overlaid": (
      ["PlayerHUD", "CardView", "TagsCloud"], ["CardioView", "StageView", "CardinalList"]
    ),
    "inputField": (["PinField", "CodeInput"], ["PinnedCard", "Fieldwork"]),
    "switchedState": (["isChosen", "isExpanded"], ["isActivity", "reopening"]),
    "toast": (["ToastView", "Snackbar"], ["Toaster", "noticeable"]),
    "settingUp": (["viewDidLoad", "configureCell"], ["showError", "initial"]),
    "icon": (["chartIcon", "avatarView"], ["iconic", "diagram"]),
    "indicator": (["statusDot", "lamp"], ["dotted", "lamppost"]),
    "pausing": (["pauseTimer", "togglePlay"], ["play", "restop"]),
    "backdrop": (["dimmingView", "overlay", "backgroundView"], ["ticketView", "rootbeerCard"]),
    "dismissal": (
      ["dismissKeyboard", "hidePanel", "tappedOutside"], ["closestStop", "openTicket"]
    ),
    "dialog": (
      ["ConfirmOverlay", "AlertDialog", "BottomSheetView"], ["AlerterLog", "SheetMusicView"]
    ),
    "passing": (["ToastOverlay", "LoadingHUD"], ["ConfirmDialog", "RatingPopup"]),
    "search": (["searchField", "queryInput"], ["researchNotes", "findingsList"]),
    "informative": (["TideChart", "PieView"], ["MapperTool", "SpringboardView"]),
    "ornamentalShape": (["GradientView", "DashedLineView"], ["PipelineView", "Gridlocked"]),
    "watch": (["WatchFaceView"], ["WatchlistView", "StopwatchView"]),
    "widget": (
      ["StepsWidget", "DeliveryLiveActivity", "DynamicIslandView"],
      ["LiveScoreView", "ActivityList"]
    ),
    "control": (
      ["IconButton", "LabeledRow", "TappableCard", "LinkRow"],
      ["Blinker", "MenuetView", "PreviousRow", "ChipmunkView"]
    ),
    "accessibility": (
      ["accessibleRow", "vkAccess", "a11yLabel", "voiceOverHidden", "voiceoverText"],
      ["accessoryBar", "accession"]
    ),
    "playerOverlay": (
      ["showsControls", "isDragging", "hudIsVisible"], ["viewController.isShown", "unloadingZone"]
    ),
    "decorative": (["bg_waves", "dotPattern", "Background"], ["bgg", "patterned"]),
    "quantity": (["volume", "isLevel", "maxValues"], ["valuable", "levelled", "interrating"]),
    "fault": (["showsError", "problem", "validationMessage"], ["terror", "mirror", "isValid"]),
    "content": (
      ["currentQuestion", "quote.translation"], ["quotation", "keyword", "contentTitle"]
    ),
    "waveform": (["WaveformView", "AudioLevel"], ["MicrowaveTimer", "Audiobook"]),
    "paging": (["currentPage", "tabIndex"], ["pager", "stable", "slideshow"]),
    "searchOrMessage": (
      ["searchText", "$model.query", "Find a hut", "CommentForm"],
      ["researchNotes", "pathfinding", "parameter"]
    ),
    "selfCompleting": (
      ["otpCode", "pin", "searchText", "$passcode"], ["shippingAddress", "encoding", "spinner"]
    ),
    "moment": (
      ["isPressed", "hasAppeared", "isFocused", "isLoading", "showsMenu"],
      ["expression", "representation", "companion", "payload"]
    ),
    "motion": (
      ["isAnimating", "pageIndex", "rotation", "phase"], ["isUpdating", "homepage", "candidate"]
    ),
    "soundless": (
      ["hapticPlayer", "CHHapticPatternPlayer", "isMuted"], ["driverPlayer", "arrivalPlayer"]
    ),
    "decorativeDrawing": (
      ["ConfettiView", "snowflakes", "BackgroundCanvas"], ["MigraineChart", "Seasonal"]
    ),
    "rank": (["latestVersion", "isDefault", "topTrails"], ["lastingly", "nextdoor", "stopped"]),
    "removal": (["deleteEntry", "isClearing", "hidesRow"], ["undeletable", "nuclear", "phide"]),
    "personalIdentity": (
      ["isCurrentUser", "isMine", "selfMessage"], ["theme", "selfish", "ownership"]
    ),
    "otherApp": (["AppLinks.phoneSettings", "mail"], ["mailbag", "headphones"]),
    "handledElsewhere": (["assertionFailure", "logEvent", "printTree"], ["logout", "mainland"]),
    "player": (["audioPlayer", "players"], ["playerless", "display"]),
    "speech": (["speechSynthesizer.speak", "synth"], ["photosynthesis"]),
    "oneOrientation": (
      ["BarcodeScannerController", "GameplayView", "QRCodeView"],
      ["EndgameTips", "VideographyView"]
    ),
    "motionUse": (
      ["CompassView", "ARViewContainer", "ShakeWindow"], ["EncompassView", "Leveling"]
    ),
    "developerTool": (
      ["showDebugMenu", "logger.send", "openSettings"], ["catalog.open", "posting", "showLogin"]
    ),
    "wording": (["localizedTitle", "keyPath", "xibLocKey"], ["velocity", "monkey", "locked"]),
    "transience": (
      ["SplashScreen", "LoadingView", "LaunchOverlay"], ["UploadedList", "Progression"]
    ),
    "playedByKeys": (["GameBoard", "PianoKeys"], ["EndgameTips", "Keyboarding", "Dashboard"]),
    "reordering": (["Move up", "arrow.down", "sortOrder"], ["Download", "border", "Remove"]),
    "appearanceState": (
      ["colorScheme == .dark", "isPressed", "selectedTab == tab", "isFocused"],
      ["darkroomIsBusy", "isOverdue", "currentlyPlaying"]
    ),
    "selection": (
      ["selectedTab", "isPreselected", "chosenColor"], ["electedMayor", "currently", "handpicked"]
    ),
    "expansion": (["isExpanded", "isOpen", "collapsedRows"], ["openness", "isReopened"]),
    "disclosure": (["showsDetails", "revealAll", "moreIsVisible"], ["dismissal", "moreover"]),
    "showing": (["isPresented", "showsSheet", "visible"], ["showcase", "invisible"]),
    "presentation": (["activeSheet", "router.push", "isPresented"], ["activeness", "footpath"]),
    "statusMessage": (
      ["showsErrorAlert", "uploadSuccessful", "validationMessage"],
      ["terror", "message", "forewarning"]
    ),
    "outcome": (["isCopied", "wasSaved"], ["copy", "unsaved"]),
    "message": (["showsToast", "errorText", "alerts"], ["hinted", "bannerless", "text"]),
    "passingState": (
      ["isReloading", "animatesIn", "isSearching"], ["payload", "research", "proactive"]
    ),
    "currentOne": (["loadedFile", "currentTrack"], ["preloading", "display"]),
    "figure": (["itemCount", "totalPrice", "points"], ["country", "timetable", "priceless"]),
  ]

  @Test("each set matches words of names, and never letters inside a word")
  func examples() throws {
    for (name, hint) in NameHint.all.sorted(by: { $0.key < $1.key }) {
      let examples = try #require(Self.examples[name], "no examples for \(name)")
      #expect(!examples.matching.isEmpty && !examples.other.isEmpty)
      for example in examples.matching {
        #expect(hint.matches(example), "\(name) should match \(example)")
      }
      for example in examples.other {
        #expect(!hint.matches(example), "\(name) should not match \(example)")
      }
    }
    #expect(Self.examples.count == NameHint.all.count)
  }

  @Test("names are taken apart into the words that people read")
  func words() {
    #expect(Identifier.words(of: "heroImage_2x") == ["hero", "image", "2x"])
    #expect(Identifier.words(of: "HUDView") == ["hud", "view"])
    #expect(Identifier.words(of: "isLoggedIn") == ["is", "logged", "in"])
    #expect(Identifier.words(of: "a11yLabel") == ["a11y", "label"])
    #expect(Identifier.words(of: "neueGröße") == ["neue", "größe"])
    #expect(Identifier.words(of: "URLSession.shared") == ["url", "session", "shared"])
    #expect(Identifier.words(of: "") == [])
  }

  @Test("a verb is looked for at the beginning, a quantity at the end")
  func places() {
    #expect(NameHint.closing.matchesBeginning(of: "onDismissSheet"))
    #expect(!NameHint.closing.matchesBeginning(of: "askToClose"))
    #expect(NameHint.quantity.matchesEnd(of: "soundVolume"))
    #expect(!NameHint.quantity.matchesEnd(of: "volumeButton"))
  }
}
