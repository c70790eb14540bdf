import CurbcutModel

extension Rule {
  static let invalidTrait = Rule(
    id: "invalid-trait",
    title: "Trait does not exist in SwiftUI",
    group: .traits,
    severity: .warning,
    impact: .minor,
    criteria: [],
    since: "0.6.0",
    // Source: Apple, "AccessibilityTraits" of SwiftUI and "UIAccessibilityTraits" of UIKit.
    why: """
      UIKit and SwiftUI call the same traits by different names, and some traits of UIKit are set by
      other modifiers in SwiftUI. Code with the wrong name does not compile, and people who use
      VoiceOver never get the trait where it is left out instead.
      """,
    examples: [
      .reported(
        """
        struct Chapter: View {
          var body: some View {
            Text("The lake").accessibilityAddTraits(.header)
                           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "header" is UIKit's name of this trait; in SwiftUI it is "isHeader"
          }
        }
        """,
        fixed: [
          "Use `.isHeader`": """
          struct Chapter: View {
            var body: some View {
              Text("The lake").accessibilityAddTraits(.isHeader)
            }
          }
          """
        ]
      ),
      .reported(
        "Among others",
        """
        struct Chapter: View {
          var body: some View {
            Text("The lake")
              .accessibilityAddTraits([.isHeader, .selected])
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "selected" is UIKit's name of this trait; in SwiftUI it is "isSelected"
          }
        }
        """,
        fixed: [
          "Use `.isSelected`": """
          struct Chapter: View {
            var body: some View {
              Text("The lake")
                .accessibilityAddTraits([.isHeader, .isSelected])
            }
          }
          """
        ]
      ),
      .reported(
        "What another modifier does in SwiftUI",
        """
        struct Chapter: View {
          let open: () -> Void

          var body: some View {
            Button("The lake", action: open)
              .accessibilityAddTraits(.notEnabled)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ SwiftUI has no trait "notEnabled"; use `.disabled(true)`
          }
        }
        """
      ),
      .recommended(
        """
        struct Chapter: View {
          var body: some View {
            Text("The lake").accessibilityAddTraits(.isHeader)
          }
        }
        """
      ),
      .ignored(
        "A trait that the project declares",
        """
        extension AccessibilityTraits {
          static let header: AccessibilityTraits = .isHeader
        }

        struct Chapter: View {
          var body: some View {
            Text("The lake").accessibilityAddTraits(.header)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      for modifier in element.ownModifiers
      where ["accessibilityAddTraits", "accessibilityRemoveTraits"].contains(modifier.name) {
        for trait in modifier.firstArgument.map(listed) ?? [] {
          guard let name = trait.memberName else { continue }
          let isOwn = Exemption("the project declares the trait") {
            ConstantResolver(of: $0).resolved(trait).range != trait.range
          }
          if let other = AccessibilityTrait.swiftUINames[name] {
            findings.report(
              "\"\(name)\" is UIKit's name of this trait; in SwiftUI it is \"\(other)\"",
              at: modifier.callRange,
              unless: [isOwn],
              fixes: [.safe("Use `.\(other)`", .replace(trait.range, with: ".\(other)"))]
            )
          } else if let modifierInstead = AccessibilityTrait.replacements[name] {
            findings.report(
              "SwiftUI has no trait \"\(name)\"; use `\(modifierInstead)`",
              at: modifier.callRange,
              unless: [isOwn]
            )
          }
        }
      }
    }
  )

  /// The traits that are named in a list or a choice, as members of a type that is left out.
  private static func listed(_ traits: Expression) -> [Expression] {
    switch traits.form {
    case .array(let elements): elements.flatMap(listed)
    case .ternary(_, let then, let otherwise): listed(then) + listed(otherwise)
    case .member(nil, _): [traits]
    default: []
    }
  }
}
