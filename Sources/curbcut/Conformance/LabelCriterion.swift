import CurbcutRules

/// One thing that Apple asks of an app whose page in the App Store says that it supports a feature:
/// what can be seen of it in source code, and what a person has to try on a device.
///
/// Source: Apple, App Store Connect Help, "Manage app accessibility": the page of evaluation criteria
/// of each feature, told in our words.
struct LabelCriterion: Sendable {
  let feature: AppStoreFeature
  /// What is asked.
  let text: String
  /// What the source shows of it; nil where it shows nothing.
  let shown: String?
  /// What a person tries on a device.
  let test: String

  static let all: [LabelCriterion] = AppStoreFeature.allCases.flatMap { feature in
    table(of: feature).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map(\.trimmingSpaces)
      guard cells.count == 3 else { return nil }
      return LabelCriterion(
        feature: feature,
        text: cells[0],
        shown: cells[1] == "–" ? nil : cells[1],
        test: cells[2]
      )
    }
  }

  /// Rows of what is asked, what the source shows, and what a person tries.
  private static func table(of feature: AppStoreFeature) -> String {
    switch feature {
    case .voiceOver:
      """
      Each control and each picture that means something has a short name | names that are missing, that are those of files or symbols, or that repeat the role or the state | Judge whether each name says what the thing is for.
      Roles, states and values are spoken, also after they change | controls made of taps without a role, and states that are only drawn | Operate each control of your own and listen before and after.
      All that touch can do can be done | gestures, drags and hovering without another way | Do each task with the screen curtain on.
      The order makes sense, and what belongs together is heard together | overlapping layers, rows in pieces, and sorting by priorities | Swipe through each screen from the first element to the last.
      Headings and titles let people jump | headings without the trait, and screens without a title | Move through each screen by headings with the rotor.
      Dialogs keep the cursor inside and can be left | overlays that are dialogs to eyes only, and covers without a way out | Open and leave each sheet, alert and menu; listen where the cursor lands.
      What changes by itself is announced, and nothing goes away too soon | messages that only appear, and notices that leave by a timer | Wait for results, errors and progress without touching the screen.
      Forms tell what is asked and what is wrong | fields without a name, and errors that are shown only | Fill in each form with mistakes.
      """
    case .voiceControl:
      """
      Each control has a name that Show Names shows | controls without a name, or with that of a symbol | Say “Show names” on each screen.
      The name is what is seen, or an input label is | labels that leave out the visible words | Say “Tap” with the words of each control.
      Gestures have a command or another way | swipes, drags, long presses and several taps without another way | Do each task by voice only, without the grid.
      Text can be dictated and corrected | – | Dictate into each field, and correct a word.
      """
    case .largerText:
      """
      Text grows to at least twice its size (1.4 times on Apple Watch) | fonts of a fixed size, and limits on the text size | Set the largest accessibility size, and compare each screen.
      Nothing is cut off or overlaps | line limits, fixed frames and shrinking around text that may be long | Read each text at the largest size.
      The layout makes room, and what does not fit scrolls | rows that stay rows, and presentations that do not scroll | Look for text of one word a line, and for buttons below the edge.
      Bars and badges that keep their size have the large content viewer | – | Hold a finger on each bar item at the largest size.
      """
    case .darkInterface:
      """
      All screens are dark when the system is | colors that stay the same in both appearances | Go through all screens in Dark Mode, launch screen and web pages included.
      Nothing bright flashes up between screens | – | Change screens in a dark room.
      Text stays readable on dark backgrounds | colors whose contrast is too low in one of the appearances | Read each screen in Dark Mode.
      """
    case .differentiateWithoutColor:
      """
      What a color says is said by a shape, a symbol or a word too | states, choices and marks that differ in their color alone | Set Color Filters to grayscale and use each screen.
      Charts, maps and games can be told apart without color | – | Tell the series of each chart apart in grayscale.
      The app follows Differentiate Without Color where it shows more only on demand | the setting read and never used | Turn the setting on and look for what it changes.
      """
    case .sufficientContrast:
      """
      Text has a contrast of 4.5:1, large text of 3:1 | colors that the source spells out, in light and dark | Measure text on pictures, gradients and materials.
      Icons and controls have a contrast of 3:1 | colors that the source spells out | Measure icons, borders and the states of controls.
      Increase Contrast and Reduce Transparency are followed | – | Turn both on and look at each screen.
      """
    case .reducedMotion:
      """
      Zooming, spinning, parallax and movement in depth stop with Reduce Motion | animations and transitions that do not ask for the setting | Turn Reduce Motion on and use each screen.
      What moves or turns pages by itself can be stopped | endless animations, timers that turn pages, and animated images | Wait on each screen, and look for a way to stop it.
      A change that needs an animation to be understood fades instead | – | Compare each transition with the setting on and off.
      """
    case .captions:
      """
      Video with speech or sound that matters has captions | – | Play each video with captions on.
      The system's setting for captions is followed | players that do not apply it and select no captions | Turn on Closed Captions + SDH before the app is opened.
      Captions can be turned on and off while playing | – | Look for the choice in each player.
      """
    case .audioDescriptions:
      """
      Video whose pictures tell something has an audio description | – | Listen to each video without looking.
      The system's setting for audio descriptions is followed | players that do not apply it and select no track | Turn on Audio Descriptions before the app is opened.
      Descriptions can be chosen while playing | – | Look for the choice in each player.
      """
    }
  }
}

/// A kind of device that an app's page in the App Store has labels for.
enum LabeledDevice: String, CaseIterable, Sendable {
  case iphone, ipad, mac, tv, vision, watch

  /// Whether the page has a label for a feature there.
  ///
  /// Source: Apple, App Store Connect Help, "Overview of Accessibility Nutrition Labels", the table of
  /// types.
  func has(_ feature: AppStoreFeature) -> Bool {
    switch feature {
    case .voiceControl: self != .tv && self != .watch
    case .largerText: self != .mac && self != .tv
    case .darkInterface: self != .vision && self != .watch
    default: true
    }
  }
}

extension AppStoreFeature {
  /// The rules whose findings stand in its way.
  var rules: [Rule] { Rule.all.filter { $0.features.contains(self) } }
}
