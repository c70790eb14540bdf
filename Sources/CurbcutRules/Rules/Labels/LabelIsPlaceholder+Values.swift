import CurbcutModel

/// The figures that are written out as the value of something whose value changes: of a slider, of an
/// indicator, or of what a view draws by a number that it is handed.
func constantValue(of element: Element) -> (modifier: Modifier, words: String)? {
  guard element.hasOwnModifier(.accessibility),
    let modifier = element.ownModifiers.last(where: { $0.name == "accessibilityValue" }),
    !modifier.isConditional, let given = modifier.firstArgument,
    let words = given.phrase.value?.literal, words.contains(where: \.isNumber), words.count < 24,
    !element.conditions.contains(where: { $0.kind == .branch })
  else { return nil }
  if element.is(.slider, .stepper, .progressView, .gauge) {
    guard let value = element.argument("value"), value.number == nil, value.path != nil else {
      return nil
    }
    return value.call?.callee.memberName == "constant" ? nil : (modifier, words)
  }
  guard element.grouping == .ignore, let declaration = element.declaration else { return nil }
  let handed = declaration.properties.filter { property in
    property.getter == nil && !property.isStatic && property.attributes.isEmpty
      && property.initialValue == nil
      && ["Int", "Double", "Float", "CGFloat"].contains(property.type ?? "")
  }.map(\.name)
  let isDrawnByIt = element.descendants.prefix(64).contains { part in
    handed.contains { name in
      part.arguments.contains { $0.value.mentions(name) }
        || part.ownModifiers.contains { $0.arguments.contains { $0.value.mentions(name) } }
        || part.conditions.contains { $0.kind == .branch && $0.names.contains(name) }
    }
  }
  return isDrawnByIt ? (modifier, words) : nil
}

extension Rule {
  static let constantValueExamples: [Example] = [
    .reported(
      "A value that does not follow the slider",
      """
      struct Zoom: View {
        @State private var zoom = 0.5

        var body: some View {
          Slider(value: $zoom, in: 0...1) { Text("Map zoom") }
            .accessibilityValue("50 percent")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver always reads "50 percent", whatever the value is
        }
      }
      """
    ),
    .reported(
      "A value that does not follow the number a view is handed",
      """
      struct Spiciness: View {
        let level: Int

        var body: some View {
          HStack {
            ForEach(1...5, id: \\.self) { step in
              Image(systemName: step <= level ? "flame.fill" : "flame")
            }
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Spiciness")
          .accessibilityValue("3 of 5")
         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver always reads "3 of 5", whatever the value is
        }
      }
      """
    ),
    .ignored(
      "A value that follows it, and one that never changes",
      """
      struct Spiciness: View {
        let level: Int

        var body: some View {
          HStack {
            ForEach(1...5, id: \\.self) { step in
              Image(systemName: step <= level ? "flame.fill" : "flame")
            }
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Spiciness")
          .accessibilityValue("\\(level) of 5")
          Gauge(value: 0.5) { Text("Map zoom") }
            .accessibilityValue("50 percent")
        }
      }
      """
    ),
  ]
}
