/// The success criteria of WCAG 2.2 with the clause of EN 301 549 that asks the same of software, and
/// what a person does to judge each.
///
/// Sources: W3C, "Web Content Accessibility Guidelines (WCAG) 2.2"; ETSI, "EN 301 549 V3.2.1",
/// chapter 11, which is based on WCAG 2.1 at levels A and AA and leaves out six criteria that are
/// about sets of pages.
struct WCAGRow: Sendable {
  let number: String
  let name: String
  /// `A`, `AA` or `AAA`.
  let level: String
  /// The clause of EN 301 549; nil where it has none for software.
  let clause: String?
  /// What a person tries; nil for AAA, which hardly any standard asks for.
  let test: String?

  static let all: [WCAGRow] =
    table.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingSpaces
      }
      guard cells.count == 4 else { return nil }
      return WCAGRow(number: cells[0], level: cells[1], name: cells[2], test: cells[3])
    }

  private init(number: String, level: String, name: String, test: String) {
    self.number = number
    self.level = level
    self.name = name
    self.test = test.isEmpty ? nil : test
    let isInStandard = level != "AAA" && !Self.withoutClause.contains(number)
    clause = isInStandard ? "11.\(number)" : nil
  }

  /// Void in chapter 11, or newer than WCAG 2.1.
  private static let withoutClause: Set<String> = [
    "2.4.1", "2.4.2", "2.4.5", "3.1.2", "3.2.3", "3.2.4",
    "2.4.11", "2.5.7", "2.5.8", "3.2.6", "3.3.7", "3.3.8",
  ]

  private static let table = """
    1.1.1 | A | Non-text Content | Judge whether each label says what the image means here, and that decorative images are skipped.
    1.2.1 | A | Audio-only and Video-only (Prerecorded) | Look for a transcript or an audio description.
    1.2.2 | A | Captions (Prerecorded) | Play each video with captions on.
    1.2.3 | A | Audio Description or Media Alternative (Prerecorded) | Look for an audio description or a full text.
    1.2.4 | AA | Captions (Live) | Look for captions in live video.
    1.2.5 | AA | Audio Description (Prerecorded) | Look for an audio description of each video.
    1.2.6 | AAA | Sign Language (Prerecorded) |
    1.2.7 | AAA | Extended Audio Description (Prerecorded) |
    1.2.8 | AAA | Media Alternative (Prerecorded) |
    1.2.9 | AAA | Audio-only (Live) |
    1.3.1 | A | Info and Relationships | Move by headings, lists and groups with VoiceOver; compare with what is seen.
    1.3.2 | A | Meaningful Sequence | Swipe through each screen with VoiceOver; the order must make sense.
    1.3.3 | A | Sensory Characteristics | Read instructions for words such as "round" or "on the right".
    1.3.4 | AA | Orientation | Turn the device on each screen.
    1.3.5 | AA | Identify Input Purpose | Fill in forms with AutoFill.
    1.3.6 | AAA | Identify Purpose |
    1.4.1 | A | Use of Color | Look at each screen with Color Filters set to grayscale.
    1.4.2 | A | Audio Control | Start each screen that makes sound; it must be possible to stop it.
    1.4.3 | AA | Contrast (Minimum) | Measure text on images, gradients and materials, in light and dark.
    1.4.4 | AA | Resize Text | Use each screen at the largest text size.
    1.4.5 | AA | Images of Text | Look for text in images.
    1.4.6 | AAA | Contrast (Enhanced) |
    1.4.7 | AAA | Low or No Background Audio |
    1.4.8 | AAA | Visual Presentation |
    1.4.9 | AAA | Images of Text (No Exception) |
    1.4.10 | AA | Reflow | Use the smallest window or Display Zoom; nothing may scroll in two directions.
    1.4.11 | AA | Non-text Contrast | Measure icons, borders and states of controls.
    1.4.12 | AA | Text Spacing | Applies where text spacing can be set; look for text that is cut off.
    1.4.13 | AA | Content on Hover or Focus | Show each tooltip and popover; dismiss it, point at it.
    2.1.1 | A | Keyboard | Use the whole app with Full Keyboard Access.
    2.1.2 | A | No Keyboard Trap | Leave each element and dialog with the keyboard.
    2.1.3 | AAA | Keyboard (No Exception) |
    2.1.4 | A | Character Key Shortcuts | Look for shortcuts of one letter and whether they can be turned off.
    2.2.1 | A | Timing Adjustable | Look for time limits, and whether they can be extended.
    2.2.2 | A | Pause, Stop, Hide | Look for what moves or updates by itself for more than five seconds.
    2.2.3 | AAA | No Timing |
    2.2.4 | AAA | Interruptions |
    2.2.5 | AAA | Re-authenticating |
    2.2.6 | AAA | Timeouts |
    2.3.1 | A | Three Flashes or Below Threshold | Look for flashing content.
    2.3.2 | AAA | Three Flashes |
    2.3.3 | AAA | Animation from Interactions |
    2.4.1 | A | Bypass Blocks | Look for headings or landmarks that let people skip what repeats.
    2.4.2 | A | Page Titled | Read the title of each screen and window.
    2.4.3 | A | Focus Order | Move through each screen, and into and out of dialogs.
    2.4.4 | A | Link Purpose (In Context) | Listen to each link with what is around it.
    2.4.5 | AA | Multiple Ways | Look for a second way to each screen, such as search.
    2.4.6 | AA | Headings and Labels | Judge whether headings and labels describe what they head.
    2.4.7 | AA | Focus Visible | Watch the focus while using a keyboard.
    2.4.8 | AAA | Location |
    2.4.9 | AAA | Link Purpose (Link Only) |
    2.4.10 | AAA | Section Headings |
    2.4.11 | AA | Focus Not Obscured (Minimum) | Move the focus behind bars and sheets; it must stay visible.
    2.4.12 | AAA | Focus Not Obscured (Enhanced) |
    2.4.13 | AAA | Focus Appearance |
    2.5.1 | A | Pointer Gestures | Try each gesture of several fingers or along a path in a simpler way.
    2.5.2 | A | Pointer Cancellation | Press each control and slide off it; nothing may happen.
    2.5.3 | A | Label in Name | Say each visible label to Voice Control.
    2.5.4 | A | Motion Actuation | Look for what shaking or tilting does, and another way to do it.
    2.5.5 | AAA | Target Size (Enhanced) |
    2.5.6 | AAA | Concurrent Input Mechanisms |
    2.5.7 | AA | Dragging Movements | Do all that dragging does with single taps.
    2.5.8 | AA | Target Size (Minimum) | Measure small controls and the space around them.
    3.1.1 | A | Language of Page | Listen to the app in each of its languages.
    3.1.2 | AA | Language of Parts | Listen to words in another language.
    3.1.3 | AAA | Unusual Words |
    3.1.4 | AAA | Abbreviations |
    3.1.5 | AAA | Reading Level |
    3.1.6 | AAA | Pronunciation |
    3.2.1 | A | On Focus | Move the focus to each control; nothing may open.
    3.2.2 | A | On Input | Change each value; nothing may open or go away without notice.
    3.2.3 | AA | Consistent Navigation | Compare the navigation of screens.
    3.2.4 | AA | Consistent Identification | Compare the names of the same function on several screens.
    3.2.5 | AAA | Change on Request |
    3.2.6 | A | Consistent Help | Look for help in the same place on each screen.
    3.3.1 | A | Error Identification | Make mistakes in each form; the error must be named in text and announced.
    3.3.2 | A | Labels or Instructions | Read each form as somebody who has never seen it.
    3.3.3 | AA | Error Suggestion | Make mistakes; the app must say how to correct them.
    3.3.4 | AA | Error Prevention (Legal, Financial, Data) | Look for a review or undo before a purchase or deletion.
    3.3.5 | AAA | Help |
    3.3.6 | AAA | Error Prevention (All) |
    3.3.7 | A | Redundant Entry | Look for what has to be entered twice in one process.
    3.3.8 | AA | Accessible Authentication (Minimum) | Log in with a password manager, without memorizing or solving anything.
    3.3.9 | AAA | Accessible Authentication (Enhanced) |
    4.1.2 | A | Name, Role, Value | Listen to each custom control with VoiceOver, and operate it.
    4.1.3 | AA | Status Messages | Listen for results, errors and progress that appear without focus.
    """
}

extension Substring {
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
