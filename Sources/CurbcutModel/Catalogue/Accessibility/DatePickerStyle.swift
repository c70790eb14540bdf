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
    /// The system's name for it; where that depends on the date, what it tells.
    var name: String
    var isNamed = true
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
        Stop(name: $0, isNamed: false, traits: [.pickerItem, .adjustable])
      }
    case .calendar:
      let month = [
        Stop(name: "month and year", isNamed: false, traits: [.button]),
        Stop(name: "Previous Month", traits: [.button]),
        Stop(name: "Next Month", traits: [.button]),
        Stop(name: "weekday and date", isNamed: false, traits: [.button], isRepeated: true),
      ]
      return (hasDate ? month : []) + (hasTime ? ["Time Picker"] : []).map(Self.button)
    }
  }

  private static func button(_ name: String) -> Stop {
    Stop(name: name, traits: [.button], showsValue: true)
  }
}
