/// A success criterion of WCAG 2.2.
///
/// Source: W3C, "Web Content Accessibility Guidelines 2.2" and "Understanding WCAG 2.2".
package struct Criterion: Sendable, Equatable {
  /// The level of conformance that asks for the criterion.
  package enum Level: String, Sendable, CaseIterable, Comparable {
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"

    package static func < (first: Level, second: Level) -> Bool {
      first.rawValue.count < second.rawValue.count
    }
  }

  /// The criterion's number, such as `1.1.1`.
  package let number: String
  package let name: String
  package let level: Level

  private init(_ number: String, _ name: String, _ level: Level) {
    self.number = number
    self.name = name
    self.level = level
  }

  /// The page of "Understanding WCAG 2.2" on the criterion; W3C derives it from the name.
  package var url: String {
    var page = ""
    for character in name.lowercased() {
      if character == " " {
        page += "-"
      } else if character != "," && character != "(" && character != ")" {
        page.append(character)
      }
    }
    return "https://www.w3.org/WAI/WCAG22/Understanding/\(page).html"
  }

  static let nonTextContent = Criterion("1.1.1", "Non-text Content", .a)
  static let infoAndRelationships = Criterion("1.3.1", "Info and Relationships", .a)
  static let meaningfulSequence = Criterion("1.3.2", "Meaningful Sequence", .a)
  static let sensoryCharacteristics = Criterion("1.3.3", "Sensory Characteristics", .a)
  static let orientation = Criterion("1.3.4", "Orientation", .aa)
  static let identifyInputPurpose = Criterion("1.3.5", "Identify Input Purpose", .aa)
  static let useOfColor = Criterion("1.4.1", "Use of Color", .a)
  static let audioControl = Criterion("1.4.2", "Audio Control", .a)
  static let contrastMinimum = Criterion("1.4.3", "Contrast (Minimum)", .aa)
  static let resizeText = Criterion("1.4.4", "Resize Text", .aa)
  static let reflow = Criterion("1.4.10", "Reflow", .aa)
  static let nonTextContrast = Criterion("1.4.11", "Non-text Contrast", .aa)
  static let textSpacing = Criterion("1.4.12", "Text Spacing", .aa)
  static let keyboard = Criterion("2.1.1", "Keyboard", .a)
  static let noKeyboardTrap = Criterion("2.1.2", "No Keyboard Trap", .a)
  static let characterKeyShortcuts = Criterion("2.1.4", "Character Key Shortcuts", .a)
  static let timingAdjustable = Criterion("2.2.1", "Timing Adjustable", .a)
  static let pauseStopHide = Criterion("2.2.2", "Pause, Stop, Hide", .a)
  static let threeFlashes = Criterion("2.3.1", "Three Flashes or Below Threshold", .a)
  static let animationFromInteractions = Criterion("2.3.3", "Animation from Interactions", .aaa)
  static let pageTitled = Criterion("2.4.2", "Page Titled", .a)
  static let focusOrder = Criterion("2.4.3", "Focus Order", .a)
  static let linkPurpose = Criterion("2.4.4", "Link Purpose (In Context)", .a)
  static let headingsAndLabels = Criterion("2.4.6", "Headings and Labels", .aa)
  static let sectionHeadings = Criterion("2.4.10", "Section Headings", .aaa)
  static let focusVisible = Criterion("2.4.7", "Focus Visible", .aa)
  static let linkPurposeLinkOnly = Criterion("2.4.9", "Link Purpose (Link Only)", .aaa)
  static let pointerGestures = Criterion("2.5.1", "Pointer Gestures", .a)
  static let labelInName = Criterion("2.5.3", "Label in Name", .a)
  static let motionActuation = Criterion("2.5.4", "Motion Actuation", .a)
  static let targetSizeEnhanced = Criterion("2.5.5", "Target Size (Enhanced)", .aaa)
  static let draggingMovements = Criterion("2.5.7", "Dragging Movements", .aa)
  static let targetSizeMinimum = Criterion("2.5.8", "Target Size (Minimum)", .aa)
  static let languageOfParts = Criterion("3.1.2", "Language of Parts", .aa)
  static let onInput = Criterion("3.2.2", "On Input", .a)
  static let errorIdentification = Criterion("3.3.1", "Error Identification", .a)
  static let labelsOrInstructions = Criterion("3.3.2", "Labels or Instructions", .a)
  static let nameRoleValue = Criterion("4.1.2", "Name, Role, Value", .a)
  static let statusMessages = Criterion("4.1.3", "Status Messages", .aa)
}
