import CurbcutModel

extension Rule {
  package static let deprecatedAccessibilityApi = Rule(
    id: "deprecated-accessibility-api",
    title: "Deprecated accessibility API",
    group: .hygiene,
    severity: .info,
    impact: .minor,
    criteria: [],
    since: "0.1.0",
    why: """
      The deprecated modifiers do what the current ones do, but new overloads, documentation and
      tools cover only the current ones. `sizeCategory` also lacks the comparisons of
      `dynamicTypeSize`.
      """,
    examples: [
      .reported(
        """
        struct Hero: View {
          var body: some View {
            Image("lighthouse")
              .accessibility(label: Text("A lighthouse at dusk"))
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `accessibility(label:)` is deprecated; use `accessibilityLabel`
          }
        }
        """,
        fixed: [
          "Use `.accessibilityLabel`": """
          struct Hero: View {
            var body: some View {
              Image("lighthouse")
                .accessibilityLabel(Text("A lighthouse at dusk"))
            }
          }
          """
        ]
      ),
      .reported(
        """
        struct Title: View {
          var body: some View {
            Text("Trailhead").accessibility(addTraits: .isHeader)
                            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `accessibility(addTraits:)` is deprecated; use `accessibilityAddTraits`
          }
        }
        """,
        fixed: [
          "Use `.accessibilityAddTraits`": """
          struct Title: View {
            var body: some View {
              Text("Trailhead").accessibilityAddTraits(.isHeader)
            }
          }
          """
        ]
      ),
      .reported(
        "The deprecated text size of the environment",
        """
        struct Row: View {
          @Environment(\\.sizeCategory) private var sizeCategory
                                                 //^^^^^^^^^^^^ `sizeCategory` is deprecated; use `dynamicTypeSize`
          let title: String

          var body: some View {
            Text(title).lineLimit(sizeCategory.isAccessibilityCategory ? nil : 2)
          }
        }
        """
      ),
      .recommended(
        """
        struct Hero: View {
          var body: some View {
            Image("lighthouse")
              .accessibilityLabel(Text("A lighthouse at dusk"))
          }
        }
        """
      ),
      .recommended(
        """
        struct Title: View {
          @Environment(\\.dynamicTypeSize) private var dynamicTypeSize
          let title: String

          var body: some View {
            Text(title)
              .accessibilityAddTraits(.isHeader)
              .lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 2)
          }
        }
        """
      ),
      .ignored(
        "A back-deployed modifier",
        """
        extension View {
          func accessibilityLabel(_ words: String) -> some View {
            accessibility(label: Text(words))
          }
        }
        """
      ),
      .ignored(
        "Where the system is too old for the other",
        """
        extension View {
          @ViewBuilder
          func spokenName(_ text: String) -> some View {
            if #available(iOS 14.0, *) {
              accessibilityLabel(text)
            } else {
              accessibility(label: Text(text))
            }
          }
        }
        """
      ),
    ],
    check: .elementAndDeclaration(
      withModifiers: [.accessibility, .text],
      { element, findings in
        for modifier in element.ownModifiers where modifier.name == "environment" {
          guard case .keyPath(let path)? = modifier.firstArgument?.form,
            path.hasSuffix(".sizeCategory")
          else { continue }
          findings.report(
            "`sizeCategory` is deprecated; use `dynamicTypeSize`",
            at: modifier.callRange,
            severity: .hint
          )
        }
        for modifier in element.ownModifiers where modifier.name == "accessibility" {
          guard let argument = modifier.arguments.first, modifier.arguments.count == 1,
            let label = argument.label, let name = AccessibilityAPI.modernNames[label],
            // Where the project still runs on systems that have only this one, nothing is old.
            Availability.exists(name, on: element.project.deployment)
          else { continue }
          let labelRange = argument.range.lowerBound..<argument.value.range.lowerBound
          findings.report(
            "`accessibility(\(label):)` is deprecated; use `\(name)`",
            at: modifier.callRange,
            unless: [
              Exemption("it is the implementation of the current modifier for earlier systems") {
                $0.tree.purpose == .member(name)
              },
              Exemption("it stands where the system is too old for the other") {
                $0.conditions.contains(where: \.isForOldSystems)
              },
            ],
            fixes: [
              .safe(
                "Use `.\(name)`",
                .replace(modifier.nameRange, with: name),
                .replace(labelRange, with: "")
              )
            ]
          )
        }
      },
      { declaration, _, findings in
        for property in declaration.properties where property.environmentKey == "sizeCategory" {
          findings.report(
            "`sizeCategory` is deprecated; use `dynamicTypeSize`",
            at: property.nameRange,
            // It works as before: nobody notices a difference.
            severity: .hint
          )
        }
      }
    )
  )
}

extension Condition {
  /// Whether it is the `else` of a question for the first system with today's modifiers: iOS 14.
  fileprivate var isForOldSystems: Bool {
    kind == .availability && source == "else"
      && excluded.contains { $0.includes("iOS 14") || $0.includes("macOS 11") }
  }
}
