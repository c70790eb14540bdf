/// How a date picker shows what can be chosen, and what of it is an element.
enum DatePickerStyle: Sendable {
  case compact, wheels, calendar

  /// - Parameter name: the style's name as written, `graphical`; nil for the automatic one.
  init(_ name: String?) {
    switch name {
    case "wheel": self = .wheels
    case "graphical": self = .calendar
    default: self = .compact
    }
  }

  /// One element of a date picker.
  struct Stop: Sendable {
    var name: Phrase
    var traits: [AccessibilityTrait]
    var showsValue = false
    /// Whether there is one for each day.
    var isRepeated = false
  }

  /// The elements behind the label, in order.
  ///
  /// Sources: compact: rendered accessibility hierarchy, iOS 18.5 and 27. Wheels: Apple,
  /// "UIDatePicker.Mode", which says what each wheel is, and "UIPickerView". Calendar: the labels by
  /// which XCUITest finds the parts of an inline `UIDatePicker`, iOS 14 and later.
  func stops(showing components: Set<String>) -> [Stop] {
    let hasDate = components.contains("date")
    let hasTime = components.contains("hourAndMinute")
    switch self {
    case .compact:
      return (hasDate ? ["Date Picker"] : []).map(Self.button)
        + (hasTime ? ["Time Picker"] : []).map(Self.button)
    case .wheels:
      let date = hasTime ? ["day"] : ["month", "day", "year"]
      let wheels = (hasDate ? date : []) + (hasTime ? ["hour", "minute", "AM | PM"] : [])
      return wheels.map {
        Stop(name: Phrase([.expression($0)]), traits: [.pickerItem, .adjustable])
      }
    case .calendar:
      let month = [
        Stop(name: Phrase([.expression("month and year")]), traits: [.button]),
        Stop(name: Phrase("Previous Month"), traits: [.button]),
        Stop(name: Phrase("Next Month"), traits: [.button]),
        Stop(name: Phrase([.expression("weekday and date")]), traits: [.button], isRepeated: true),
      ]
      return (hasDate ? month : []) + (hasTime ? ["Time Picker"] : []).map(Self.button)
    }
  }

  private static func button(_ name: String) -> Stop {
    Stop(name: Phrase(name), traits: [.button], showsValue: true)
  }
}
