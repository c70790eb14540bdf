import CurbcutModel

extension Rule {
  static let contentShapeMissing = Rule(
    id: "content-shape-missing",
    title: "Empty space in a row is not tappable",
    group: .targets,
    severity: .info,
    impact: .minor,
    criteria: [.targetSizeMinimum],
    since: "0.1.0",
    why: """
      A tap gesture reacts only where something is drawn. The empty space between the texts of a
      row does nothing, so people with a tremor, and anyone who taps imprecisely, miss it. Make
      the whole shape tappable.
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
           //^^^^^^^^^^^^^^^^^^^^^^^ Empty space in this row is not tappable
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
          }
        }
        """,
        fixed: [
          "Add `.contentShape(Rectangle())`": """
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
        "A background is tappable",
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
          //^^^^^^^^^^^^^^^^^^^^^^ Empty space in this button is not tappable
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
        "A plain button with a content shape or a background",
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
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This frame does not enlarge the touch target; only the symbol is tappable
          }
        }
        """
      ),
      .ignored(
        "A frame inside the label",
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
      .ignored(
        "A caption in the middle, which is no row",
        """
        struct Footer: View {
          let version: String
          let reportBug: () -> Void

          var body: some View {
            HStack {
              Spacer()
              Text(version).font(.footnote)
              Spacer()
            }
            .onTapGesture { reportBug() }
            .accessibilityAddTraits(.isButton)
          }
        }
        """
      ),
      .ignored(
        "The tap only closes the keyboard",
        """
        struct Screen: View {
          var body: some View {
            HStack {
              Text("Queue")
              Spacer()
            }
            .onTapGesture { hideKeyboard() }
          }
        }
        """
      ),
      .ignored(
        "One branch has the style of the list around it",
        """
        struct Row: View {
          let name: String
          let page: URL?
          let open: () -> Void

          var body: some View {
            let row = Button(action: open) {
              HStack {
                Text(name)
                Spacer()
              }
            }
            if page != nil {
              row
            } else {
              row.buttonStyle(.plain)
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
        let tap = element.taps.first(where: { $0.count == 1 }), !tap.modifier.isConditional,
        element.children(in: .content).contains(where: { $0.is(.spacer) })
      else { return }
      findings.report(
        "Empty space in this row is not tappable",
        at: tap.modifier.callRange,
        unless: [
          Exemption("the tap only closes the keyboard") { _ in tap.dismissesKeyboard },
          Exemption("spacers only center one view in it") { centersOneView($0) },
        ]
          + tappableSpace(in: element),
        fixes: [.safe("Add `\(shape)`", .precede(tap.modifier, with: [shape]))]
      )
    },
    exemptions: [.notForIOS]
  )

  private static let shape = ".contentShape(Rectangle())"

  /// Whether it is no row, but one view with a spacer on either side.
  private static func centersOneView(_ row: Element) -> Bool {
    let views = row.children(in: .content)
    return views.count == 3 && views[0].is(.spacer) && !views[1].is(.spacer)
      && views[2].is(.spacer)
  }

  /// A button of the plain style reacts where its label is drawn, like a tapped view.
  private static func reportPlainButton(_ button: Element, _ findings: inout Findings) {
    guard let style = button.modifier("buttonStyle")?.firstArgument?.memberName, style == "plain",
      let label = TouchTarget(of: button)?.view, label.is(.hStack, .vStack),
      label.children(in: .content).contains(where: { $0.is(.spacer) })
    else { return }
    findings.report(
      "Empty space in this button is not tappable",
      at: button.head,
      unless: Exemption.sizedBySystem
        + [
          Exemption("it has a content shape") { $0.hasModifier("contentShape") },
          Exemption("a branch gives it this style, and another one that of its list") { button in
            button.tree.elements.contains {
              $0.headRange == button.headRange && $0.index != button.index
                && !$0.hasModifier("buttonStyle")
            }
          },
        ]
        + tappableSpace(in: label),
      fixes: [.safe("Add `\(shape)`", .append(shape, to: label))]
    )
  }

  /// A button reacts where its label is, whatever the size of a frame around it.
  private static func reportOuterFrame(_ button: Element, _ findings: inout Findings) {
    guard let label = TouchTarget(of: button)?.view,
      ImageContent(of: label).isSymbol || ControlLabel(of: label).showsOnlyIcon,
      let frame = button.ownModifiers.first(where: { $0.name == "frame" }), !frame.isConditional,
      let width = frame.argument("width")?.number, width >= 44,
      let height = frame.argument("height")?.number, height >= 44
    else { return }
    findings.report(
      "This frame does not enlarge the touch target; only the symbol is tappable",
      at: frame.callRange,
      unless: Exemption.sizedBySystem + [
        Exemption("its label has a size of its own") { _ in
          label.hasModifier(
            "frame",
            "padding",
            "resizable",
            "contentShape",
            "font",
            "imageScale"
          )
        },
        Exemption("another modifier may enlarge it") {
          $0.hasModifier("contentShape", "padding", "modifier", "hoverEffect")
        },
        Exemption(
          "a modifier that is not part of SwiftUI enlarges it",
          certainty: { button in
            (label.modifiers + button.modifiers)
              .allSatisfy { Catalogue.modifier($0.name) != nil } ? .no : .unknown
          }
        ),
      ]
    )
  }

  /// What makes the space between the parts of a row tappable.
  private static func tappableSpace(in row: Element) -> [Exemption] {
    let shapes: Set<String> = [
      "contentShape", "background", "backgroundStyle", "overlay", "glassEffect", "clipShape",
    ]
    return [
      Exemption("a content shape, background or overlay makes the space tappable") { _ in
        row.modifiers.contains { shapes.contains($0.name) }
      },
      Exemption(
        "a modifier that is not part of SwiftUI makes the space tappable",
        certainty: { _ in
          row.modifiers.allSatisfy { Catalogue.modifier($0.name) != nil } ? .no : .unknown
        }
      ),
    ]
  }
}
