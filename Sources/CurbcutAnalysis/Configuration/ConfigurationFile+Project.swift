import CurbcutModel
import CurbcutRules

/// What a file says of the project itself: platforms and the views of other packages.
extension ConfigurationFile {
  /// What a file says of one view of another package.
  package struct ComponentSetting: Sendable, Equatable {
    package let name: String
    package let component: Component
  }

  mutating func readPlatforms(_ value: ConfigurationValue) -> Placed<Platforms>? {
    guard let names = strings(value, for: ConfigurationKey.platforms.rawValue) else { return nil }
    var platforms: Platforms = []
    for name in names {
      let parts = name.value.split(separator: " ", maxSplits: 1)
      let version = parts.count > 1 ? Release(parts[1]) : nil
      guard let first = parts.first, parts.count == 1 || version != nil,
        let platform = PlatformName(rawValue: String(first))?.platforms
      else {
        let words = PlatformName.allCases.map(\.rawValue)
        let found = ConfigurationValue(content: .string(name.value), range: name.range)
        report(name.range, Suggestion.notOneOf(words, found, for: "platforms"))
        continue
      }
      platforms.insert(platform)
      if let version, let system = Deployment.System(rawValue: String(first)) {
        deployment.add(version, for: system)
      }
    }
    if names.isEmpty { report(value.range, "\"platforms\" is empty and has no effect") }
    return platforms.isEmpty ? nil : Placed(value: platforms, range: value.range)
  }

  mutating func readComponents(_ value: ConfigurationValue) -> [Placed<ComponentSetting>] {
    guard case .object(let members) = value.content else {
      report(
        value.range,
        "\"components\" must be an object such as "
          + "{ \"PrimaryButton\": { \"role\": \"button\" } }, found "
          + value.description
      )
      return []
    }
    return lastOfEach(members).compactMap { member in
      if Catalogue.view(member.key) != nil {
        report(member.keyRange, "\(member.key.quoted) is a SwiftUI view and cannot be redefined")
        return nil
      }
      guard member.key.first?.isUppercase == true,
        member.key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else {
        report(
          member.keyRange,
          "\(member.key.quoted) is not a type name, such as \"PrimaryButton\""
        )
        return nil
      }
      guard case .object(let parts) = member.value.content else {
        report(
          member.value.range,
          "\(member.key.quoted) must be an object such as { \"role\": \"button\" }, found "
            + member.value.description
        )
        return nil
      }
      return Placed(
        value: ComponentSetting(name: member.key, component: readComponent(lastOfEach(parts))),
        range: member.keyRange.lowerBound..<member.value.range.upperBound
      )
    }
  }

  private mutating func readComponent(_ members: [ConfigurationValue.Member]) -> Component {
    var role: Component.Role?
    var label: String?
    var hides = false
    var grouping: Grouping?
    for member in members {
      guard let key = ComponentKey(rawValue: member.key) else {
        report(
          member.keyRange,
          "unknown component setting \(member.key.quoted)"
            + Suggestion.text(for: member.key, among: ComponentKey.allCases.map(\.rawValue))
        )
        continue
      }
      switch key {
      case .role:
        role = member.value.string.flatMap { Component.Role(rawValue: $0) }
        let words = Component.Role.allCases.map(\.rawValue)
        if role == nil {
          report(member.value.range, Suggestion.notOneOf(words, member.value, for: "role"))
        }
      case .label:
        label = member.value.string
        if label?.isEmpty ?? true {
          label = nil
          report(
            member.value.range,
            "\"label\" must be an argument label, or \"_\" for the first unlabeled argument"
          )
        }
      case .hides:
        if case .boolean(let value) = member.value.content {
          hides = value
        } else {
          report(
            member.value.range,
            "\"hides\" must be true or false, found \(member.value.description)"
          )
        }
      case .groups:
        grouping = member.value.string.flatMap { Self.groupings[$0] }
        if grouping == nil {
          let words = Self.groupings.keys.sorted()
          report(member.value.range, Suggestion.notOneOf(words, member.value, for: "groups"))
        }
      }
    }
    return Component(role: role, label: label, hides: hides, grouping: grouping)
  }

  mutating func readTasks(_ value: ConfigurationValue) -> [Placed<CommonTask>] {
    guard case .object(let members) = value.content else {
      report(
        value.range,
        "\"tasks\" must be an object such as { \"Sign in\": [\"LoginView\"] }, found "
          + value.description
      )
      return []
    }
    return lastOfEach(members).compactMap { member in
      guard let views = strings(member.value, for: member.key), !views.isEmpty else { return nil }
      return Placed(
        value: CommonTask(name: member.key, roots: views.map(\.value)),
        range: member.keyRange.lowerBound..<member.value.range.upperBound
      )
    }
  }

  /// What `accessibilityElement(children:)` may say.
  static let groupings: [String: Grouping] = [
    "combine": .combine, "contain": .contain, "ignore": .ignore,
  ]
}

/// The platforms by the names that `#if os(…)` has for them.
enum PlatformName: String, CaseIterable {
  case iOS, macOS, watchOS, tvOS, visionOS

  var platforms: Platforms {
    switch self {
    case .iOS: .iOS
    case .macOS: .macOS
    case .watchOS: .watchOS
    case .tvOS: .tvOS
    case .visionOS: .visionOS
    }
  }
}

/// What may be said of a view of another package.
enum ComponentKey: String, CaseIterable {
  case role, label, hides, groups

  /// What it says, for the schema.
  var summary: String {
    switch self {
    case .role: "The role it has for assistive technology."
    case .label:
      "The label of the argument that is its accessible name, or _ for the first unlabeled "
        + "argument. Without it, no name is expected."
    case .hides: "Whether it hides itself and its content from assistive technology."
    case .groups:
      "How it groups its content, as accessibilityElement(children:) does."
    }
  }
}
