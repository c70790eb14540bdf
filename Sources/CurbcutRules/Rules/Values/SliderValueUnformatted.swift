import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let sliderValueUnformatted = Rule(
    id: "slider-value-unformatted",
    title: "Slider value is read as a percentage",
    group: .values,
    severity: .info,
    impact: .moderate,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      VoiceOver reads the value of a slider as a percentage of its range. People who hear "50 percent"
      do not know that it means 35 minutes. Say the value as it is shown.
      """,
    examples: [
      .reported(
        """
        struct Timer: View {
          @State private var minutes = 30.0

          var body: some View {
            VStack {
              Text("\\(Int(minutes)) minutes")
              Slider(value: $minutes, in: 10...60) {
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this value as a percentage of 10...60, not as it is shown
                Text("Duration")
              }
            }
          }
        }
        """
      ),
      .reported(
        "The fraction itself is given as the value",
        """
        struct Thermostat: View {
          @Binding var level: Double
          private var degrees: Int { Int(16 + level * 10) }

          var body: some View {
            VStack {
              Text("\\(degrees) °C")
              Slider(value: $level, in: 0...1) { Text("Temperature") }
                .accessibilityValue("\\(level)")
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the bare number, not the value as it is shown
            }
          }
        }
        """
      ),
      .reported(
        "The place of one of several options",
        """
        struct Storage: View {
          let capacities = [16, 32, 64, 128]
          @State private var place = 0.0

          var body: some View {
            Slider(value: $place, in: 0...Double(capacities.count - 1), step: 1) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the place of the option as a percentage, not what it is
              Text("Storage")
            }
          }
        }
        """
      ),
      .reported(
        "The raw value of an option",
        """
        struct Reading: View {
          @Bindable var model: ReadingModel

          var body: some View {
            Slider(value: Binding(get: { Double(model.gap.rawValue) }, set: model.setGap), in: 0...3, step: 1)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the place of the option as a percentage, not what it is
              .accessibilityLabel("Line spacing")
          }
        }
        """
      ),
      .ignored(
        "The place in a film, of which a percentage says enough",
        """
        struct Film: View {
          let frames: [CGImage]
          @State private var frame = 0.0

          var body: some View {
            Slider(value: $frame, in: 0...Double(frames.count - 1), step: 1) { Text("Position") }
          }
        }
        """
      ),
      .ignored(
        "The value is what is shown",
        """
        struct Thermostat: View {
          @Binding var level: Double
          private var degrees: Int { Int(16 + level * 10) }

          var body: some View {
            VStack {
              Text("\\(degrees) °C")
              Slider(value: $level, in: 0...1) { Text("Temperature") }
                .accessibilityValue("\\(degrees) degrees")
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Timer: View {
          @State private var minutes = 30.0

          var body: some View {
            VStack {
              Text("\\(Int(minutes)) minutes")
              Slider(value: $minutes, in: 10...60) {
                Text("Duration")
              }
              .accessibilityValue("\\(Int(minutes)) minutes")
            }
          }
        }
        """
      ),
      .ignored(
        "A percentage is what is meant",
        """
        struct Player: View {
          @State private var volume = 0.5

          var body: some View {
            VStack {
              Text("Volume: \\(Int(volume * 100))")
              Slider(value: $volume, in: 0...1) { Text("Volume") }
            }
          }
        }
        """
      ),
      .ignored(
        "Nothing on the screen says the value in another way",
        """
        struct Player: View {
          @State private var height = 0.5

          var body: some View {
            Slider(value: $height, in: 2...8) { Text("Height") }
          }
        }
        """
      ),
      .ignored(
        "It stands for another view",
        """
        struct Dial: View {
          @State private var minutes = 30.0

          var body: some View {
            Circle()
              .accessibilityRepresentation {
                Slider(value: $minutes, in: 10...60) { Text("\\(Int(minutes)) minutes") }
              }
          }
        }
        """
      ),
      .reported(
        "What is shown is worked out by a property, and the range is a constant",
        """
        struct Radius: View {
          @Binding var radius: Double
          private static let range: ClosedRange<Double> = 1...75
          private var radiusText: String { "\\(Int(radius)) km" }

          var body: some View {
            VStack {
              Text("Within \\(radiusText)")
              Slider(value: $radius, in: Self.range) { Text("Search radius") }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this value as a percentage of 1...75, not as it is shown
            }
          }
        }
        """
      ),
      .ignored(
        "A range that is one of percent",
        """
        struct Zoom: View {
          @Binding var level: Double
          private let range = 0...100.0

          var body: some View {
            VStack {
              Text("\\(Int(level)) %")
              Slider(value: $level, in: range) { Text("Zoom") }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .slider) { element, findings in
      if let modifier = rawValue(of: element) {
        return findings.report(
          "VoiceOver reads the bare number, not the value as it is shown",
          at: modifier.callRange
        )
      }
      if !element.hasModifier("accessibilityValue"), setsPlaceOfOption(element) {
        return findings.report(
          "VoiceOver reads the place of the option as a percentage, not what it is",
          at: element.head
        )
      }
      guard !element.hasModifier("accessibilityValue"), let written = element.argument("in"),
        case let range = ConstantResolver(of: element).resolved(written), !range.isPercentage,
        let names = valueNames(of: element),
        isValueShown(near: element, as: element.namesOfWords(workedOutOf: names))
      else { return }
      findings.report(
        "VoiceOver reads this value as a percentage of \(range.source), not as it is shown",
        at: element.head
      )
    },
    exemptions: [
      .hidden, .replacedByAncestor, .unreadModifier,
      Exemption("it represents another view") { $0.place.contains(.representation) },
    ]
  )
}

extension Expression {
  /// Whether a percentage says it: `0...1`, `0...100`.
  fileprivate var isPercentage: Bool {
    guard case .operators(let bounds, let signs) = form, bounds.count == 2,
      signs.first == "..." || signs.first == "..<"
    else { return false }
    return bounds[0].number == 0 && (bounds[1].number == 1 || bounds[1].number == 100)
  }
}

/// The last names of what a slider is bound to: `minutes` of `$model.minutes`, `value` of
/// `Binding(get: { field.value }, set: change)`.
private func valueNames(of slider: Element) -> Set<String>? {
  guard let value = slider.argument("value") else { return nil }
  if let name = value.memberName {
    return [name.hasPrefix("$") ? String(name.dropFirst()) : name]
  }
  guard let get = value.call?.arguments.first(where: { $0.label == "get" })?.value,
    case .closure(let closure) = get.form, closure.items.count == 1,
    let name = closure.items.first.flatMap({ Expression($0.statement).memberName })
  else { return nil }
  return [name]
}

/// Whether a text near a slider shows its value.
private func isValueShown(near slider: Element, as names: Set<String>) -> Bool {
  let labels = slider.children.filter { $0.slot == .label || $0.slot == .currentValueLabel }
  var near = labels.flatMap { [$0] + $0.descendants }
  var outer = slider
  for _ in 0..<2 {
    near += outer.siblings.flatMap { [$0] + $0.descendants.prefix(32) }
    guard let container = outer.container, container.isLayout else { break }
    outer = container
  }
  return near.contains { text in
    text.is(.text, .label)
      && text.arguments.contains { argument in names.contains { argument.value.mentions($0) } }
  }
}

/// Whether its number only stands for one of several options: it is bound to a raw value, or goes up to
/// the last place of a list, `0...Double(sizes.count - 1)`.
private func setsPlaceOfOption(_ slider: Element) -> Bool {
  guard slider.argument("step")?.number == 1 else { return false }
  if let get = slider.argument("value")?.call?.arguments.first(where: { $0.label == "get" })?.value,
    case .closure(let closure) = get.form, closure.items.count == 1,
    let only = closure.items.first.map({ Expression($0.statement) })
  {
    let number = only.call?.arguments.count == 1 ? only.call?.arguments.first?.value : only
    if let path = number?.path?.pathNames, path.count > 1, path.last == "rawValue" { return true }
  }
  guard case .operators(let bounds, ["..."])? = slider.argument("in")?.form, bounds.count == 2,
    bounds[0].number == 0, let last = bounds[1].call?.arguments.first?.value,
    case .operators(let sides, ["-"]) = last.form, sides.count == 2, sides[1].number == 1,
    let list = sides[0].path?.pathNames, list.last == "count", let name = list.dropLast().last
  else { return false }
  return !passedThrough.matches(name)
}

/// What a film or a book has many of: there the share that is over is what counts.
private let passedThrough = NameHint(
  "frame page slide step sample entry entries point photo image message record item snapshot event"
)

/// The modifier that gives what a slider is bound to as its value, as it is: `"\(level)"`, where a
/// text shows what is worked out from it.
private func rawValue(of slider: Element) -> Modifier? {
  guard let modifier = slider.ownModifiers.last(where: { $0.name == "accessibilityValue" }),
    let names = valueNames(of: slider), let given = modifier.firstArgument
  else { return nil }
  let shown: String? =
    switch given.form {
    case .string(let phrase):
      if phrase.parts.count == 1, case .expression(let source) = phrase.parts[0] {
        source
      } else {
        nil
      }
    case .call(let callee, let arguments):
      ["String", "Text"].contains(callee.path ?? "") && arguments.count == 1
        ? arguments[0].value.path : nil
    default: nil
    }
  guard let shown, names.contains(shown.split(separator: ".").last.map(String.init) ?? shown),
    slider.argument("in").map(\.isFraction) ?? true
  else { return nil }
  // What is worked out from it: `level * 10`, in a text or in a property that a text shows.
  let worked = slider.properties(workedOutOf: names)
    .filter { $0.type?.hasPrefix("some ") != true }.map(\.name)
  return isValueShown(near: slider, as: names.union(worked)) ? modifier : nil
}

extension Element {
  /// Some names, and those of the type's texts that are worked out of what they stand for:
  /// `radiusText` for `radius`.
  fileprivate func namesOfWords(workedOutOf names: Set<String>) -> Set<String> {
    let texts = properties(workedOutOf: names).filter { property in
      property.type == "String"
        && property.getter?.contains { $0.code.includes("percent") } == false
    }
    return names.union(texts.map(\.name))
  }

  /// The properties of its type that work something out of what some names stand for.
  fileprivate func properties(workedOutOf names: Set<String>) -> [Declaration.Property] {
    (declaration?.properties ?? []).filter { property in
      property.getter?.contains { $0.allTokens.contains { names.contains($0.text) } } == true
    }
  }
}

extension Expression {
  /// Whether it goes from nothing to one.
  fileprivate var isFraction: Bool {
    guard case .operators(let bounds, _) = form, bounds.count == 2 else { return false }
    return bounds[0].number == 0 && bounds[1].number == 1
  }
}
