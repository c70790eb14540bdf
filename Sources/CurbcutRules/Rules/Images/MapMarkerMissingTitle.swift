import CurbcutModel

extension Rule {
  static let mapMarkerMissingTitle = Rule(
    id: "map-marker-missing-title",
    title: "Map marker has no title",
    group: .images,
    severity: .warning,
    impact: .serious,
    criteria: [.nonTextContent, .nameRoleValue],
    since: "0.6.0",
    why: """
      VoiceOver reads a place on a map by the title of its marker. Without one people hear the same for
      every place and cannot tell them apart. A title can be given and not be drawn:
      `.annotationTitles(.hidden)`.
      """,
    examples: [
      .reported(
        """
        struct Shops: View {
          let shops: [Shop]

          var body: some View {
            Map {
              ForEach(shops) { shop in
                Marker("", systemImage: "bicycle", coordinate: shop.coordinate)
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell this marker from others; give it a title
              }
            }
          }
        }
        """
      ),
      .reported(
        "An annotation that shows only an image",
        """
        struct Shops: View {
          let shops: [Shop]

          var body: some View {
            Map {
              ForEach(shops) { shop in
                Annotation("", coordinate: shop.coordinate) {
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell this marker from others; give it a title
                  Circle().fill(.blue).frame(width: 44, height: 44)
                }
              }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Shops: View {
          let shops: [Shop]

          var body: some View {
            Map {
              ForEach(shops) { shop in
                Marker(shop.name, systemImage: "bicycle", coordinate: shop.coordinate)
              }
            }
            .annotationTitles(.hidden)
          }
        }
        """
      ),
      .ignored(
        "What an annotation shows has a name",
        """
        struct Shops: View {
          let shops: [Shop]

          var body: some View {
            Map {
              ForEach(shops) { shop in
                Annotation("", coordinate: shop.coordinate) {
                  Text(shop.name)
                }
                Annotation("", coordinate: shop.coordinate) {
                  Circle().fill(.blue).frame(width: 44, height: 44).accessibilityLabel(shop.name)
                }
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .map) { map, findings in
      for marker in map.descendants {
        guard ["Marker", "Annotation"].contains(marker.typeName), marker.isCustomView,
          marker.declaration?.nested.isEmpty != false,
          let title = marker.arguments.first, title.label == nil, title.value.isBlankText == true,
          marker.argument("coordinate") != nil,
          marker.typeName == "Marker" || !saysAnything(marker)
        else { continue }
        findings.report(
          "VoiceOver users cannot tell this marker from others; give it a title",
          at: marker.head
        )
      }
    },
    exemptions: [.hidden, .replacedByAncestor]
  )

  /// Whether what an annotation shows may have a name.
  private static func saysAnything(_ annotation: Element) -> Bool {
    guard annotation.hasChildren else { return true }
    return annotation.hasOwnModifier(.accessibility)
      || annotation.descendants.contains { view in
        view.isTextual != .no || view.isCustomView || view.isUnknownView
          || view.hasOwnModifier(.accessibility) || view.isNamed != .no
      }
  }
}
