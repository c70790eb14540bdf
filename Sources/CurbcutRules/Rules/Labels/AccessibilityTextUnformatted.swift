import CurbcutModel

extension Rule {
  static let accessibilityTextUnformatted = Rule(
    id: "accessibility-text-unformatted",
    title: "Accessibility text is an unformatted value",
    group: .labels,
    severity: .warning,
    impact: .serious,
    criteria: [.headingsAndLabels, .nameRoleValue],
    since: "0.7.0",
    why: """
      A value of code that is put into text as it is becomes a description for developers: the name of a
      type with all its members, or a number with every decimal. VoiceOver reads all of it. Say the
      properties that matter, and format numbers as they are shown.
      """,
    knownLimitations: """
      Only types and properties of the same file are known. Labels of UIKit objects, and values that
      are written where a slider stands, which another rule is about, are left alone.
      """,
    examples: [
      .reported(
        """
        struct Venue: Identifiable {
          let id: Int
          let title: String
          let district: String
        }

        struct Venues: View {
          let venues: [Venue]
          let open: (Venue) -> Void

          var body: some View {
            ForEach(venues) { venue in
              Button(venue.title) { open(venue) }
                .accessibilityHint(String(describing: venue))
                                 //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "venue" as a description for developers, with the names of its members
            }
          }
        }
        """
      ),
      .reported(
        "Interpolated, and by its debug description",
        """
        struct Venue: Identifiable {
          let id: Int
          let title: String
        }

        struct VenueImage: View {
          let venue: Venue
          let image: Image

          var body: some View {
            VStack {
              image.accessibilityLabel("Tickets for \\(venue)")
                                     //^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "venue" as a description for developers, with the names of its members
              image.accessibilityLabel(Text(venue.title.debugDescription))
                                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the debug description of "venue.title", which is for developers
            }
          }
        }
        """
      ),
      .reported(
        "A number with all its decimals",
        """
        struct Battery: View {
          let charge: Double

          var body: some View {
            Image(systemName: "battery.50")
              .accessibilityLabel("Battery")
              .accessibilityValue(String(describing: charge))
                                //^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "charge" with all its decimals; format the number
          }
        }
        """
      ),
      .reported(
        "A share that a property works out",
        """
        struct SeekBar: View {
          @Binding var position: Double
          let length: Double

          private var spoken: String { String(describing: position / max(length, 1)) }

          var body: some View {
            Slider(value: $position, in: 0...length) { Text("Position") }
              .accessibilityValue(spoken)
                                //^^^^^^ VoiceOver reads "position / max(length, 1)" with all its decimals; format the number
          }
        }
        """
      ),
      .ignored(
        "A whole number, and a property that formats",
        """
        struct SeekBar: View {
          @Binding var position: Double
          let minutes: Int

          private var spoken: String { String(minutes / 60) }
          private var share: String { position.formatted(.percent) }

          var body: some View {
            Slider(value: $position, in: 0...1) { Text("Position") }
              .accessibilityValue(spoken)
            Slider(value: $position, in: 0...1) { Text("Position") }
              .accessibilityValue(share)
          }
        }
        """
      ),
      .recommended(
        """
        struct Battery: View {
          let charge: Double

          var body: some View {
            Image(systemName: "battery.50")
              .accessibilityLabel("Battery")
              .accessibilityValue(charge.formatted(.percent.precision(.fractionLength(0))))
          }
        }
        """
      ),
      .ignored(
        "A number that is formatted or whole, a type that describes itself, and one of another file",
        """
        struct Venue: CustomStringConvertible {
          let title: String

          var description: String { title }
        }

        struct Battery: View {
          let charge: Double
          let count: Int
          let venue: Venue
          let owner: Owner

          var body: some View {
            Image(systemName: "battery.50")
              .accessibilityLabel("Battery of \\(venue)")
              .accessibilityValue("\\(charge, specifier: "%.0f"), \\(Int(charge * 100)) percent, \\(count)")
              .accessibilityHint("Belongs to \\(owner).")
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      for modifier in element.ownModifiers {
        guard
          ["accessibilityLabel", "accessibilityValue", "accessibilityHint"].contains(modifier.name),
          let text = modifier.firstArgument
        else { continue }
        let worked = text.path?.withoutSelf.asOwnName.flatMap {
          element.declaration?.property($0)?.singleValue
        }
        guard worked != nil || !element.is(.slider) else { continue }
        for bare in (worked ?? text).bareValues {
          if bare.isForDevelopers {
            findings.report(message(for: bare), at: text.range)
          } else if let type = ValueType(of: bare.typed.withoutSelf.pathNames, in: element) {
            if numbers.contains(type.name) {
              findings.report(
                "VoiceOver reads \"\(bare.path)\" with all its decimals; format the number",
                at: text.range,
                severity: .info
              )
            } else if bare.isPath, type.isDescribedByMembers {
              findings.report(message(for: bare), at: text.range)
            }
          } else {
            findings.cannotTell("what \"\(bare.path)\" is")
          }
        }
      }
    },
    exemptions: [.hidden]
  )

  private static func message(for value: BareValue) -> String {
    value.isForDevelopers
      ? "VoiceOver reads the debug description of \"\(value.path)\", which is for developers"
      : "VoiceOver reads \"\(value.path)\" as a description for developers, with the names of its members"
  }

  private static let numbers: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval"]
}

/// A value that is put into text as it is.
private struct BareValue {
  /// What it is, as written: `venue`, `model.charge`.
  let path: String
  /// Whether the description asked for is that for developers, whatever it is.
  let isForDevelopers: Bool
  /// What says of which type it is: itself, or the first number of a quotient.
  let typed: String

  var isPath: Bool { path == typed }

  init(path: String, isForDevelopers: Bool, typed: String? = nil) {
    self.path = path
    self.isForDevelopers = isForDevelopers
    self.typed = typed ?? path
  }
}

extension Expression {
  /// The values that it puts into text as they are.
  fileprivate var bareValues: [BareValue] {
    switch form {
    case .string(let phrase):
      return phrase.parts.compactMap { part in
        guard case .expression(let source) = part, source.isDottedPath else { return nil }
        return BareValue(path: source, isForDevelopers: false)
      }
    case .ternary(_, let then, let otherwise): return then.bareValues + otherwise.bareValues
    case .call(let callee, let arguments):
      guard let first = arguments.first else { return [] }
      switch (callee.path, first.label) {
      case ("Text", nil), ("Text", "verbatim"): return first.value.bareValues
      case ("String", "describing"), ("String", nil):
        guard arguments.count == 1 else { return [] }
        return first.value.path.map { [BareValue(path: $0, isForDevelopers: false)] }
          ?? first.value.quotient.map { [$0] } ?? []
      case ("String", "reflecting"):
        return first.value.path.map { [BareValue(path: $0, isForDevelopers: true)] } ?? []
      default: return []
      }
    case .member(let base?, "debugDescription"):
      return base.path.map { [BareValue(path: $0, isForDevelopers: true)] } ?? []
    case .member(let base?, "description"):
      return base.path.map { [BareValue(path: $0, isForDevelopers: false)] } ?? []
    default: return []
    }
  }
}

extension Expression {
  /// A number that is divided, which has many decimals where it is not a whole one: `position / length`.
  fileprivate var quotient: BareValue? {
    guard case .operators(let operands, let signs) = form, signs.contains("/"),
      signs.allSatisfy({ $0 == "/" || $0 == "*" }), let number = operands.first?.path
    else { return nil }
    return BareValue(path: source, isForDevelopers: false, typed: number)
  }
}

extension String {
  /// The name of a member of the type itself, of a path that is no longer.
  fileprivate var asOwnName: String? { includes(".") ? nil : self }
}
