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
      .reported(
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
      .recommended(
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
      .ignored(
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
      .reported(
        "A plain button",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button(action: open) {
          //^^^^^^^^^^^^^^^^^^^^^^ A tap on the space in this button does nothing
              HStack {
                Text("Queue")
                Spacer()
                Text("12 songs")
              }
            }
            .buttonStyle(.plain)
          }
        }
        """
      ),
      .ignored(
        "A plain button with a shape or a ground",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            VStack {
              Button(action: open) {
                HStack {
                  Text("Queue")
                  Spacer()
                }
                .contentShape(Rectangle())
              }
              .buttonStyle(.plain)
              Button(action: open) {
                HStack {
                  Text("Songs")
                  Spacer()
                }
                .padding()
                .background(.thinMaterial)
              }
              .buttonStyle(.plain)
            }
          }
        }
        """
      ),
      .reported(
        "A frame around the button",
        """
        struct Screen: View {
          let add: () -> Void

          var body: some View {
            Button(action: add) {
              Label("Add", systemImage: "plus").labelStyle(.iconOnly)
            }
            .frame(width: 44, height: 44)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This frame does not make the button larger: only its symbol reacts
          }
        }
        """
      ),
      .ignored(
        "A frame in the label",
        """
        struct Screen: View {
          let add: () -> Void

          var body: some View {
            Button(action: add) {
              Label("Add", systemImage: "plus").labelStyle(.iconOnly).frame(width: 44, height: 44)
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .button, withModifiers: .gesture) { element, findings in
      if element.is(.button) {
        reportPlainButton(element, &findings)
        reportOuterFrame(element, &findings)
        return
      }
      guard element.hasOwnModifier(.gesture) else { return }
      guard let layout = element.row?.layout, layout == .horizontal || layout == .vertical,
        element.platforms.contains(.iOS),
        let tap = element.taps.first(where: { $0.count == 1 }), !tap.dismissesKeyboard,
        !tap.modifier.isConditional,
        element.children(in: .content).contains(where: { $0.is(.spacer) })
      else { return }
      guard !mayReact(element) else { return }
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

  /// A button of the plain style reacts where its label is drawn, like a tapped view.
  private static func reportPlainButton(_ button: Element, _ findings: inout Findings) {
    guard let style = button.modifier("buttonStyle")?.firstArgument?.memberName, style == "plain",
      button.platforms.contains(.iOS), button.touchTarget != nil,
      !button.hasModifier("contentShape"),
      let label = button.touchTarget?.view, label.is(.hStack, .vStack),
      label.children(in: .content).contains(where: { $0.is(.spacer) }), !mayReact(label)
    else { return }
    findings.report(
      "A tap on the space in this button does nothing",
      at: button.head,
      fixes: [.safe("Let the whole button react", .append(".contentShape(Rectangle())", to: label))]
    )
  }

  /// A button reacts where its label is, however much room a frame around it takes.
  private static func reportOuterFrame(_ button: Element, _ findings: inout Findings) {
    guard let label = button.touchTarget?.view, label.isSymbol || label.showsOnlyIcon,
      !label.hasModifier("frame", "padding", "resizable", "contentShape", "font", "imageScale"),
      !button.hasModifier("contentShape", "padding", "modifier", "hoverEffect"),
      label.modifiers.allSatisfy({ Catalogue.modifier($0.name) != nil }),
      button.modifiers.allSatisfy({ Catalogue.modifier($0.name) != nil }),
      let frame = button.ownModifiers.first(where: { $0.name == "frame" }), !frame.isConditional,
      let width = frame.argument("width")?.number, width >= 44,
      let height = frame.argument("height")?.number, height >= 44
    else { return }
    findings.report(
      "This frame does not make the button larger: only its symbol reacts",
      at: frame.callRange
    )
  }

  /// Whether something may make the space between what is drawn react too.
  private static func mayReact(_ row: Element) -> Bool {
    let shapes: Set<String> = [
      "contentShape", "background", "backgroundStyle", "overlay", "glassEffect", "clipShape",
    ]
    return row.modifiers.contains { modifier in
      shapes.contains(modifier.name) || Catalogue.modifier(modifier.name) == nil
    }
  }
}
