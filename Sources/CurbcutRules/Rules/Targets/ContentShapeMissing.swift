import CurbcutModel

extension Rule {
  static let contentShapeMissing = Rule(
    id: "content-shape-missing",
    title: "Gap in a row does not react",
    group: .targets,
    severity: .info,
    impact: .minor,
    criteria: [.targetSizeMinimum],
    since: "0.1.0",
    why: """
      A tap gesture reacts where something is drawn. The space between the words of a row is
      nothing, and a finger that lands there, as one that trembles often does, presses in vain.
      """,
    examples: [
      .bad(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            HStack {
              Text("Queue")
              Spacer()
              Text("12 songs")
            }
            .onTapGesture { open() }
           //^^^^^^^^^^^^^^^^^^^^^^^ A tap on the space in this row does nothing
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
          }
        }
        """,
        fixed: [
          "Let the whole row react": """
          struct Screen: View {
            let open: () -> Void

            var body: some View {
              HStack {
                Text("Queue")
                Spacer()
                Text("12 songs")
              }
              .contentShape(Rectangle())
              .onTapGesture { open() }
              .accessibilityElement(children: .combine)
              .accessibilityAddTraits(.isButton)
            }
          }
          """
        ]
      ),
      .good(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            HStack {
              Text("Queue")
              Spacer()
            }
            .contentShape(Rectangle())
            .onTapGesture { open() }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
          }
        }
        """
      ),
      .good(
        "What is painted reacts",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            HStack {
              Text("Queue")
              Spacer()
            }
            .background(.thinMaterial)
            .onTapGesture { open() }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
          }
        }
        """
      ),
    ],
    check: .element { element, findings in
      guard element.wears(.gesture) else { return }
      guard let layout = element.row?.layout, layout == .horizontal || layout == .vertical,
        element.platforms.contains(.iOS),
        let tap = element.taps.first(where: { $0.count == 1 }), !tap.dismissesKeyboard,
        !tap.modifier.isConditional,
        element.children(in: .content).contains(where: { $0.is(.spacer) })
      else { return }
      let shapes: Set<String> = [
        "contentShape", "background", "backgroundStyle", "overlay", "glassEffect", "clipShape",
      ]
      guard
        !element.modifiers.contains(where: {
          shapes.contains($0.name) || Catalogue.modifier($0.name) == nil
        })
      else { return }
      findings.report(
        "A tap on the space in this row does nothing",
        at: tap.modifier.callRange,
        fixes: [
          .safe(
            "Let the whole row react",
            .precede(tap.modifier, with: [".contentShape(Rectangle())"])
          )
        ]
      )
    }
  )
}
