import CurbcutModel

extension Rule {
  // Apple's documentation, "DynamicProperty": "The view gives values to these properties prior to
  // recomputing the view's body." Elsewhere nobody does.
  static let scaledMetricOutsideView = Rule(
    id: "scaled-metric-outside-view",
    title: "Scaled metric never scales",
    group: .text,
    severity: .warning,
    impact: .moderate,
    criteria: [.resizeText],
    since: "0.5.0",
    why: """
      `@ScaledMetric` follows the person's text size only as a property of a view, a modifier, a style
      or another dynamic property. In any other type, and as a static property, it has the size
      that it is written with, so that what is measured by it does not grow with the text.
      """,
    knownLimitations: """
      Silent in types that conform to a protocol of the project. A conformance in an extension is not seen.
      """,
    examples: [
      .reported(
        """
        struct Metrics {
          @ScaledMetric var iconSize = 24.0
                          //^^^^^^^^ `@ScaledMetric` does not scale here; only views, modifiers and styles update it
        }

        final class Theme: ObservableObject {
          @ScaledMetric(relativeTo: .title) var rowHeight = 44.0
                                              //^^^^^^^^^ `@ScaledMetric` does not scale here; only views, modifiers and styles update it
        }
        """
      ),
      .reported(
        "A static property of a view",
        """
        struct Badge: View {
          @ScaledMetric private static var size = 24.0
                                         //^^^^ `@ScaledMetric` does not scale here; only views, modifiers and styles update it

          var body: some View {
            Text("New").padding(Self.size)
          }
        }
        """
      ),
      .recommended(
        """
        struct Badge: View {
          @ScaledMetric private var size = 24.0

          var body: some View {
            Text("New").padding(size)
          }
        }
        """
      ),
      .ignored(
        "Modifiers, styles and dynamic properties are updated too",
        """
        struct Padded: ViewModifier {
          @ScaledMetric private var size = 24.0

          func body(content: Content) -> some View {
            content.padding(size)
          }
        }

        struct Metrics: DynamicProperty {
          @ScaledMetric var iconSize = 24.0
        }
        """
      ),
      .ignored(
        "What a protocol of the project refines is not known",
        """
        struct Badge: Component {
          @ScaledMetric var size = 24.0
        }
        """
      ),
    ],
    check: .declaration { declaration, _, findings in
      for property in declaration.properties where property.attributes.contains("ScaledMetric") {
        guard property.isStatic || !mayBeUpdated(declaration) else { continue }
        findings.report(
          "`@ScaledMetric` does not scale here; only views, modifiers and styles update it",
          at: property.nameRange
        )
      }
    }
  )

  /// Protocols and classes that say nothing of views.
  private static let plainTypes: Set<String> = [
    "ObservableObject", "Observable", "Sendable", "@unchecked Sendable", "Equatable", "Hashable",
    "Identifiable", "Codable", "Decodable", "Encodable", "NSObject",
  ]

  /// Whether SwiftUI may give values to the dynamic properties of a type, as far as is known.
  private static func mayBeUpdated(_ declaration: Declaration) -> Bool {
    guard [.struct, .class].contains(declaration.keyword) else { return true }
    return !declaration.conformances.allSatisfy { plainTypes.contains($0) }
  }
}
