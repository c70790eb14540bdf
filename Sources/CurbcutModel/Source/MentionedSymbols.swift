import CurbcutSyntax

/// Which names that rules about behavior care for stand in an item, wherever and whatever for.
///
/// One look at the words of an item: what is not among them need not be searched for in its
/// functions. A name in an item says that something may be so, never that it is.
package struct MentionedSymbols: BitSet, Hashable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `withAnimation`.
  package static let animates = MentionedSymbols(rawValue: 1 << 0)
  /// `Task.sleep`, `asyncAfter`, `Timer.scheduledTimer`.
  package static let waits = MentionedSymbols(rawValue: 1 << 1)
  /// Any name about reduced motion: the environment's, UIKit's, or one of the project.
  package static let reducesMotion = MentionedSymbols(rawValue: 1 << 2)
  /// Announcements, and what moves the focus of assistive technology.
  package static let announces = MentionedSymbols(rawValue: 1 << 3)
  /// Whether VoiceOver or another assistive technology runs.
  package static let asksAssistiveTechnology = MentionedSymbols(rawValue: 1 << 4)
  /// `play`, of a player or anything else.
  package static let plays = MentionedSymbols(rawValue: 1 << 5)
  /// What tells of shaking and tilting.
  package static let readsMotion = MentionedSymbols(rawValue: 1 << 6)
  /// What turns the screen from code.
  package static let turnsScreen = MentionedSymbols(rawValue: 1 << 7)
  /// What looks up words in the person's language.
  package static let localizes = MentionedSymbols(rawValue: 1 << 8)
  /// The properties that give an object of UIKit or AppKit its name, value and hint.
  package static let namesObjects = MentionedSymbols(rawValue: 1 << 9)
  /// What moves or watches the focus of assistive technology.
  package static let movesFocus = MentionedSymbols(rawValue: 1 << 10)
  /// `NSLocalizedString`, the older way to look words up.
  package static let localizesByFunction = MentionedSymbols(rawValue: 1 << 11)
  /// What takes the sound away, or asks if media may start by themselves.
  package static let mutes = MentionedSymbols(rawValue: 1 << 12)

  /// What only AppKit has.
  package static let usesAppKit = MentionedSymbols(rawValue: 1 << 13)
  /// What other systems have, or what asks which one it is: then nothing is for one alone.
  package static let choosesPlatform = MentionedSymbols(rawValue: 1 << 14)
  /// `white`, most often the color of what stands on something dark.
  package static let namesWhite = MentionedSymbols(rawValue: 1 << 15)

  /// Any class or type of UIKit.
  package static let namesUIKit = MentionedSymbols(rawValue: 1 << 16)

  /// What makes fonts of UIKit.
  package static let makesFonts = MentionedSymbols(rawValue: 1 << 17)

  /// What tells that the reader's text size has changed.
  package static let followsTextSize = MentionedSymbols(rawValue: 1 << 18)
  /// What exposes the state of an object of UIKit.
  package static let exposesState = MentionedSymbols(rawValue: 1 << 19)
  /// What decides the background of a view of UIKit.
  package static let setsBackground = MentionedSymbols(rawValue: 1 << 20)
  /// What decides the appearance of a view of UIKit, or puts something in its background.
  package static let setsAppearance = MentionedSymbols(rawValue: 1 << 22)
  /// Actions that assistive technology offers, and menus that a gesture opens.
  package static let offersActions = MentionedSymbols(rawValue: 1 << 21)
  /// What makes the device vibrate to say how something ended.
  package static let vibrates = MentionedSymbols(rawValue: 1 << 23)
  /// What shows HTML.
  package static let showsHTML = MentionedSymbols(rawValue: 1 << 24)
  /// What does something again and again, or waits.
  package static let ticks = MentionedSymbols(rawValue: 1 << 25)

  /// What shows views of SwiftUI in UIKit or AppKit.
  package static let hostsViews = MentionedSymbols(rawValue: 1 << 26)

  /// The platforms that an item can be compiled for, going by the names in it.
  var platforms: Platforms {
    contains(.usesAppKit) && !contains(.choosesPlatform) ? .macOS : .all
  }

  private static let names: [(String, MentionedSymbols)] = [
    ("NSColor", .usesAppKit), ("NSApp", .usesAppKit), ("NSApplication", .usesAppKit),
    ("NSWorkspace", .usesAppKit), ("NSFont", .usesAppKit), ("NSImage", .usesAppKit),
    ("NSCursor", .usesAppKit), ("NSPasteboard", .usesAppKit), ("NSWindow", .usesAppKit),
    ("NSView", .usesAppKit), ("NSViewRepresentable", .usesAppKit), ("NSEvent", .usesAppKit),
    ("NSOpenPanel", .usesAppKit), ("NSSavePanel", .usesAppKit), ("NSMenu", .usesAppKit),
    ("nsColor", .usesAppKit), ("nsImage", .usesAppKit),
    ("canImport", .choosesPlatform), ("targetEnvironment", .choosesPlatform),
    ("macOS", .choosesPlatform), ("watchOS", .choosesPlatform), ("UIColor", .choosesPlatform),
    ("UIFont", [.choosesPlatform, .makesFonts]), ("UIImage", .choosesPlatform),
    ("UIView", .choosesPlatform),
    ("UIApplication", .choosesPlatform), ("UIDevice", .choosesPlatform),
    ("UIScreen", .choosesPlatform), ("UIPasteboard", .choosesPlatform),
    ("traitCollectionDidChange", .followsTextSize), ("registerForTraitChanges", .followsTextSize),
    ("didChangeNotification", .followsTextSize),
    ("accessibilityTraits", .exposesState), ("selectRow", .exposesState),
    ("backgroundColor", .setsBackground), ("overrideUserInterfaceStyle", .setsAppearance),
    ("userInterfaceStyle", .setsAppearance), ("backgroundView", .setsAppearance),
    ("UIVisualEffectView", .setsAppearance), ("UIBlurEffect", .setsAppearance),
    ("barTintColor", .setsAppearance), ("contentConfiguration", .setsAppearance),
    ("accessibilityCustomActions", .offersActions), ("UIContextMenuInteraction", .offersActions),
    ("UIAccessibilityCustomAction", .offersActions),
    ("contextMenuConfigurationForItemAt", .offersActions),
    ("contextMenuConfigurationForRowAt", .offersActions), ("isVoiceOverRunning", .offersActions),
    ("accessibilityPerformMagicTap", .offersActions),
    ("accessibilityPerformEscape", .offersActions),
    ("systemFont", .makesFonts), ("font", .makesFonts), ("boldSystemFont", .makesFonts),
    ("italicSystemFont", .makesFonts), ("monospacedSystemFont", .makesFonts),
    ("monospacedDigitSystemFont", .makesFonts),
    ("uiColor", .choosesPlatform), ("uiImage", .choosesPlatform),
    ("UIViewRepresentable", .choosesPlatform),
    ("UIHostingController", .hostsViews), ("UIHostingConfiguration", .hostsViews),
    ("NSHostingController", .hostsViews), ("NSHostingView", .hostsViews),
    ("withAnimation", .animates),
    ("sleep", [.waits, .ticks]), ("asyncAfter", .waits), ("scheduledTimer", .waits),
    ("Timer", .ticks), ("notificationOccurred", .vibrates), ("sensoryFeedback", .vibrates),
    ("loadHTMLString", .showsHTML), ("WKWebView", .showsHTML),
    ("AccessibilityNotification", [.announces, .movesFocus]),
    ("AccessibilityFocusState", [.announces, .movesFocus]),
    ("accessibilityFocused", [.announces, .movesFocus]),
    ("accessibilityDefaultFocus", .movesFocus),
    ("UIAccessibility", [.announces, .movesFocus]),
    ("NSAccessibility", [.announces, .movesFocus]),
    ("isVoiceOverRunning", .asksAssistiveTechnology),
    ("isSwitchControlRunning", .asksAssistiveTechnology),
    ("accessibilityVoiceOverEnabled", .asksAssistiveTechnology),
    ("accessibilitySwitchControlEnabled", .asksAssistiveTechnology),
    ("accessibilityEnabled", .asksAssistiveTechnology),
    ("white", .namesWhite),
    ("play", .plays),
    ("motionEnded", .readsMotion), ("motionBegan", .readsMotion), ("onShake", .readsMotion),
    ("CMMotionManager", .readsMotion),
    ("requestGeometryUpdate", .turnsScreen), ("setValue", .turnsScreen),
    ("NSLocalizedString", [.localizes, .localizesByFunction]),
    ("LocalizedStringResource", .localizes),
    ("LocalizedStringKey", .localizes), ("localized", .localizes), ("localizedString", .localizes),
    ("localize", .localizes), ("L10n", .localizes),
    ("isMuted", .mutes), ("volume", .mutes), ("isVideoAutoplayEnabled", .mutes),
    ("accessibilityLabel", .namesObjects), ("accessibilityHint", .namesObjects),
    ("accessibilityValue", .namesObjects),
  ]

  /// The names by their length, so that a word is compared with few.
  private static let namesByLength: [[(name: [UInt8], meaning: MentionedSymbols)]] = {
    var table = [[(name: [UInt8], meaning: MentionedSymbols)]](repeating: [], count: 40)
    for (name, meaning) in names { table[name.utf8.count].append((Array(name.utf8), meaning)) }
    return table
  }()

  private static let reducedMotion = Array("otion".utf8)
  private static let reduced = Array("educe".utf8)
  private static let announcement = Array("nnounc".utf8)

  /// Looks at the words of an item.
  init(of item: Node) {
    let table = Self.namesByLength
    let motion = Self.reducedMotion
    let reduced = Self.reduced
    let announcement = Self.announcement
    var found: MentionedSymbols = []
    item.unit.forEachIdentifier(ofAtLeast: 4) { word in
      if word.count < table.count {
        for (name, meaning) in table[word.count]
        where name[0] == word[0] && name.elementsEqual(word) {
          found.insert(meaning)
        }
      }
      if word.count >= 5, word[0] == UInt8(ascii: "U"), word[1] == UInt8(ascii: "I"),
        word[2] < UInt8(ascii: "a")
      {
        found.insert(.namesUIKit)
      }
      if word.count >= 11, word.contains(motion), word.contains(reduced) {
        found.insert(.reducesMotion)
      }
      // `announce`, `Announcement`, `postAnnouncement`, `speakAnnouncement`, `voiceOverAnnounce`.
      if word.count >= 8, "aApPsv".utf8.contains(word[0]), word.contains(announcement) {
        found.insert(.announces)
      }
    }
    self = found
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether some bytes stand in a row somewhere in it.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first, count >= part.count else { return false }
    for start in 0...count - part.count where self[start] == first {
      if self[start..<start + part.count].elementsEqual(part) { return true }
    }
    return false
  }
}
