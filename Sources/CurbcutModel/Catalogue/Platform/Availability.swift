/// Since when there is what fixes write, and how it was written before.
///
/// Source: Apple, the availability of each symbol in the documentation of SwiftUI, Foundation and
/// Accessibility.
package enum Availability {
  /// Something that not every system has.
  private struct Row {
    /// What source has that uses it, up to the parenthesis of its arguments where it has any.
    let spelling: String
    let iOS: Release
    let macOS: Release
    let tvOS: Release
    let watchOS: Release
    /// How the same is said without it, given the arguments; nil where it cannot be said.
    let older: (@Sendable (String) -> String?)?

    init(
      _ spelling: String,
      _ iOS: Int,
      _ macOS: Int,
      _ watchOS: Int,
      older: (@Sendable (String) -> String?)? = nil
    ) {
      self.spelling = spelling
      self.iOS = Release(iOS)
      self.macOS = macOS == 10 ? Release(10, 15) : Release(macOS)
      tvOS = Release(iOS)
      self.watchOS = Release(watchOS)
      self.older = older
    }

    func isMissing(on deployment: Deployment) -> Bool {
      deployment.oldest.contains { system, release in
        switch system {
        case .iOS: release < iOS
        case .macOS: release < macOS
        case .tvOS: release < tvOS
        case .watchOS: release < watchOS
        case .visionOS: false
        }
      }
    }
  }

  /// The words of an argument as a `Text`.
  private static func text(_ argument: String) -> String {
    argument.hasPrefix("Text(") ? argument : "Text(\(argument))"
  }

  private static let rows: [Row] = [
    // UIKit: iOS 11.
    Row("UIFontMetrics", 11, 11, 4),
    // SwiftUI 2: iOS 14, macOS 11, watchOS 7.
    Row(".accessibilityLabel(", 14, 11, 7) { ".accessibility(label: \(text($0)))" },
    Row(".accessibilityValue(", 14, 11, 7) { ".accessibility(value: \(text($0)))" },
    Row(".accessibilityHint(", 14, 11, 7) { ".accessibility(hint: \(text($0)))" },
    Row(".accessibilityHidden(", 14, 11, 7) { ".accessibility(hidden: \($0))" },
    Row(".accessibilityAddTraits(", 14, 11, 7) { ".accessibility(addTraits: \($0))" },
    Row(".accessibilityRemoveTraits(", 14, 11, 7) { ".accessibility(removeTraits: \($0))" },
    Row(".accessibilitySortPriority(", 14, 11, 7) { ".accessibility(sortPriority: \($0))" },
    Row(".accessibilityIdentifier(", 14, 11, 7) { ".accessibility(identifier: \($0))" },
    Row(".accessibilityInputLabels(", 14, 11, 7),
    Row(".accessibilityAction(named: \"", 14, 11, 7),
    Row(".navigationTitle(", 14, 11, 7) { ".navigationBarTitle(\($0))" },
    Row(".labelStyle(", 14, 11, 7),
    Row("Label(", 14, 11, 7),
    Row("@ScaledMetric", 14, 11, 7),
    Row("relativeTo: .", 14, 11, 7),
    Row(".title2", 14, 11, 7),
    Row(".title3", 14, 11, 7),
    Row(".caption2", 14, 11, 7),
    // SwiftUI 3: iOS 15, macOS 12, watchOS 8.
    Row(".foregroundStyle(", 15, 12, 8) { ".foregroundColor(\($0))" },
    Row(".dynamicTypeSize(", 15, 12, 8),
    Row("\\.dynamicTypeSize", 15, 12, 8),
    Row(".textInputAutocapitalization(", 15, 12, 8) {
      $0 == ".never" ? ".autocapitalization(.none)" : nil
    },
    Row(".accessibilityRepresentation", 15, 12, 8),
    Row(".accessibilityHeading(", 15, 12, 8),
    Row(".accessibilityChildren", 15, 12, 8),
    Row(".accessibilityRotor", 15, 12, 8),
    Row(".accessibilityCustomContent(", 15, 12, 8),
    Row(".accessibilityShowsLargeContentViewer", 15, 12, 8),
    Row(".accessibilityRespondsToUserInteraction(", 15, 12, 8),
    Row(".accessibilityFocused(", 15, 12, 8),
    Row("@AccessibilityFocusState", 15, 12, 8),
    Row(".swipeActions", 15, 12, 8),
    Row("String(localized: ", 15, 12, 8) { argument in
      argument.includes(", ") ? nil : "NSLocalizedString(\(argument), comment: \"\")"
    },
    Row("LocalizedStringResource(", 16, 13, 9),
    // SwiftUI 4: iOS 16, macOS 13, watchOS 9.
    Row(".accessibilityActions", 16, 13, 9),
    Row("ViewThatFits", 16, 13, 9),
    Row("AnyLayout(", 16, 13, 9),
    Row("LabeledContent(", 16, 13, 9),
    // SwiftUI 5: iOS 17, macOS 14, watchOS 10.
    Row("AccessibilityNotification", 17, 14, 10),
    Row(".isToggle", 17, 14, 10),
    Row(".accessibilityZoomAction", 17, 14, 10),
    Row(".accessibilityDirectTouch(", 17, 14, 10),
    Row(".sensoryFeedback(", 17, 14, 10),
    Row(".onChange(of: ", 14, 11, 7),
  ]

  /// What stands in source and does not exist on some system that it is built for; nil where all
  /// does.
  package static func firstMissing(in source: String, on deployment: Deployment) -> String? {
    guard !deployment.isEmpty else { return nil }
    return rows.first { $0.isMissing(on: deployment) && source.includes($0.spelling) }?.spelling
  }

  /// The modifier that takes an argument of the deprecated `accessibility(…)`, as far as it exists.
  package static func exists(_ modifier: String, on deployment: Deployment) -> Bool {
    firstMissing(in: ".\(modifier)(", on: deployment) == nil
  }

  /// The same source in the words of the systems that it is built for; nil where there are none.
  package static func source(_ source: String, on deployment: Deployment) -> String? {
    guard !deployment.isEmpty else { return source }
    var result = source
    if let weighted = Self.withoutFontWeight(source, on: deployment) { result = weighted }
    for row in rows where row.isMissing(on: deployment) {
      // A modifier rarely stands twice in what one fix writes.
      for _ in 0..<4 where result.includes(row.spelling) {
        guard let older = row.older, let replaced = replacing(row.spelling, in: result, by: older)
        else { return nil }
        result = replaced
      }
      if result.includes(row.spelling) { return nil }
    }
    return result
  }

  /// Puts something else in place of a call, given the source of its arguments.
  private static func replacing(
    _ spelling: String,
    in source: String,
    by older: (String) -> String?
  ) -> String? {
    guard let start = source.firstRange(of: spelling) else { return nil }
    var depth = 1
    var isQuoted = false
    var isEscaped = false
    var end = start.upperBound
    while end < source.endIndex {
      let character = source[end]
      if isEscaped {
        isEscaped = false
      } else if isQuoted {
        if character == "\\" { isEscaped = true }
        if character == "\"" { isQuoted = false }
      } else {
        switch character {
        case "\"": isQuoted = true
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        default: break
        }
        if depth == 0 { break }
      }
      end = source.index(after: end)
    }
    guard end < source.endIndex,
      let older = older(String(source[start.upperBound..<end]))
    else { return nil }
    return source[..<start.lowerBound] + older + source[source.index(after: end)...]
  }

  /// `.system(.body, design: .serif, weight: .bold)` is `.system(.body, design: .serif)` with
  /// `.weight(.bold)` before iOS 16; nil where there is none or it need not be.
  private static func withoutFontWeight(_ source: String, on deployment: Deployment) -> String? {
    let row = Row(".system(.", 16, 13, 9)
    guard row.isMissing(on: deployment), source.includes(", weight: ") else { return nil }
    return replacing(row.spelling, in: source) { arguments in
      guard let weight = arguments.firstRange(of: ", weight: ") else {
        return ".system(.\(arguments))"
      }
      return
        ".system(.\(arguments[..<weight.lowerBound])).weight(\(arguments[weight.upperBound...]))"
    }
  }
}
