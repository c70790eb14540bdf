import CurbcutModel

extension Rule {
  static let nonTextContrastInsufficient = Rule(
    id: "non-text-contrast-insufficient",
    title: "Icon has insufficient contrast",
    group: .color,
    severity: .info,
    impact: .serious,
    criteria: [.nonTextContrast],
    since: "0.2.0",
    why: """
      People with low vision cannot find a control whose icon is close to its background in lightness.
      WCAG requires a contrast ratio of at least 3:1 for what identifies a control.
      """,
    knownLimitations: """
      Symbols that are all there is of a control or of a branch, and those of swipe actions, are
      checked, not shapes and charts. Gradients, images and materials are not known.
      """,
    examples: [
      .reported(
        """
        struct Toolbar: View {
          let undo: () -> Void

          var body: some View {
            HStack {
              Button(action: undo) {
                Image(systemName: "arrow.uturn.backward")
                  .foregroundStyle(Color(white: 0.85))
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of this icon on `Color.white` is 1.41:1; 3:1 is required
                  .padding()
              }
              .accessibilityLabel("Undo")
            }
            .background(Color.white)
          }
        }
        """
      ),
      .recommended(
        """
        struct Toolbar: View {
          let undo: () -> Void

          var body: some View {
            HStack {
              Button(action: undo) {
                Image(systemName: "arrow.uturn.backward")
                  .foregroundStyle(Color(white: 0.25))
                  .padding()
              }
              .accessibilityLabel("Undo")
            }
            .background(Color.white)
          }
        }
        """
      ),
      .reported(
        "In light mode, and an icon that alone says something",
        """
        struct Row: View {
          let hasUnread: Bool
          let name: String
          let star: () -> Void

          var body: some View {
            HStack {
              Text(name)
              if hasUnread {
                Image(systemName: "envelope.fill").foregroundStyle(.orange)
                                                 //^^^^^^^^^^^^^^^^^^^^^^^^ In light mode, the contrast ratio of this icon on the system background is 2.2:1; 3:1 is required
                  .accessibilityLabel("Unread")
              }
              Button(action: star) {
                Image(systemName: "star.fill").foregroundStyle(.yellow)
                                             //^^^^^^^^^^^^^^^^^^^^^^^^ In light mode, the contrast ratio of this icon on the system background is 1.51:1; 3:1 is required
              }
              .accessibilityLabel("Favorite")
            }
          }
        }
        """
      ),
      .ignored(
        "An icon beside text, and one among white ones, which stand on another background",
        """
        struct Row: View {
          let isHot: Bool
          let isOn: Bool
          let flash: () -> Void

          var body: some View {
            HStack {
              if isHot {
                Image(systemName: "flame.fill").foregroundStyle(.orange).accessibilityHidden(true)
                Text("Hot")
              }
              Button(action: flash) {
                Image(systemName: "bolt.fill").foregroundStyle(isOn ? .yellow : .white)
                                             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isOn" changes only the color of this icon; use another symbol too
              }
              .accessibilityLabel("Flash")
              .accessibilityValue(isOn ? "On" : "Off")
            }
          }
        }
        """
      ),
      .reported(
        "A swipe action, whose icon the system draws in white",
        """
        struct Inbox: View {
          let mail: [Mail]
          let pin: (Mail) -> Void

          var body: some View {
            List(mail) { item in
              Text(item.subject)
                .swipeActions {
                  Button {
                    pin(item)
                  } label: {
                    Label("Pin", systemImage: "pin")
                  }
                  .tint(.yellow)
                 //^^^^^^^^^^^^^ Contrast ratio of the white icon on `.yellow` is 1.51:1; 3:1 is required
                }
            }
          }
        }
        """
      ),
      .ignored(
        "A swipe action in a dark color",
        """
        struct Inbox: View {
          let mail: [Mail]
          let pin: (Mail) -> Void

          var body: some View {
            List(mail) { item in
              Text(item.subject)
                .swipeActions {
                  Button {
                    pin(item)
                  } label: {
                    Label("Pin", systemImage: "pin")
                  }
                  .tint(.indigo)
                }
            }
          }
        }
        """
      ),
      .ignored(
        "Text beside it says the same",
        """
        struct Toolbar: View {
          let undo: () -> Void

          var body: some View {
            Button(action: undo) {
              HStack {
                Image(systemName: "arrow.uturn.backward")
                  .foregroundStyle(Color(white: 0.85))
                Text("Undo").foregroundStyle(Color.black)
              }
              .padding()
              .background(Color.white)
            }
          }
        }
        """
      ),
      .ignored(
        "It is disabled",
        """
        struct Toolbar: View {
          let undo: () -> Void

          var body: some View {
            Button(action: undo) {
              Image(systemName: "arrow.uturn.backward")
                .foregroundStyle(Color(white: 0.85))
                .padding()
                .background(Color.white)
            }
            .accessibilityLabel("Undo")
            .disabled(true)
          }
        }
        """
      ),
      .ignored(
        "The toolbar has a background of its own",
        """
        struct Page: View {
          let undo: () -> Void

          var body: some View {
            Text("Notes")
              .toolbar {
                Button(action: undo) {
                  Image(systemName: "arrow.uturn.backward")
                    .foregroundStyle(Color(white: 0.85))
                    .background(Color.white)
                }
                .accessibilityLabel("Undo")
              }
          }
        }
        """
      ),
      .ignored(
        "A photo, which shows by itself where it ends",
        """
        struct Attachment: View {
          let address: URL
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              AsyncImage(url: address)
                .frame(width: 64, height: 64)
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.93)))
                .accessibilityIgnoresInvertColors()
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Open attachment")
          }
        }
        """
      ),
      .reported(
        "A field whose outline can hardly be seen",
        """
        struct Contact: View {
          @State private var name = ""

          var body: some View {
            VStack {
              Text("Name").accessibilityHidden(true)
              TextField("Name", text: $name)
                .padding(10)
                .background(Color.white)
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.93)))
                                                         //^^^^^^^^^^^^^^^^^^^^^^^^^^ This control is set apart only by an outline with a contrast ratio of 1.17:1; 3:1 is required
            }
          }
        }
        """
      ),
      .ignored(
        "A field that is set apart by its background, its style or its row",
        """
        struct Contact: View {
          @State private var name = ""

          var body: some View {
            VStack {
              Text("Name").accessibilityHidden(true)
              TextField("Name", text: $name)
                .background(Color(white: 0.4))
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.93)))
              Text("Room").accessibilityHidden(true)
              TextField("Room", text: $name)
                .textFieldStyle(.roundedBorder)
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.93)))
              Form {
                TextField("Name", text: $name)
                  .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.93)))
              }
            }
          }
        }
        """
      ),
      .reported(
        "The box of a check box, empty while it is off",
        """
        struct TickStyle: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            HStack {
              Rectangle()
                .strokeBorder(Color(.systemGray6), lineWidth: 2)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Contrast ratio of `Color(.systemGray6)` on the system background is 1.23:1; 3:1 is required
                .frame(width: 24, height: 24)
                .overlay {
                  if configuration.isOn { Image(systemName: "checkmark") }
                }
              configuration.label
            }
            .accessibilityRepresentation {
              Toggle(isOn: configuration.$isOn) { configuration.label }
            }
          }
        }
        """
      ),
    ],
    check: .element(
      of: .image,
      .button,
      .circle,
      .capsule,
      .rectangle,
      .roundedRectangle,
      .unevenRoundedRectangle
    ) { element, findings in
      if let outline = FaintOutline(element) {
        findings.report(
          "This control is set apart only by an outline with a contrast ratio of "
            + "\(Color.text(ofRatio: outline.ratio)):1; 3:1 is required",
          at: outline.modifier.callRange,
          unless: [
            Exemption("it changes with Increase Contrast") { element in
              element.declaration?.properties.contains {
                $0.node.code.includes("colorSchemeContrast")
              } == true
            }
          ]
        )
        return
      }
      if let box = ToggleBox(element) {
        findings.report(
          "Contrast ratio of `\(box.color.source)` on "
            + "\(box.isFilled ? "its own background" : "the system background") is "
            + "\(Color.text(ofRatio: box.ratio)):1; 3:1 is required",
          at: box.modifier.callRange
        )
        return
      }
      if let swipe = SwipeTint(element) {
        findings.report(
          "Contrast ratio of the white icon on `\(swipe.color.source)` is "
            + "\(Color.text(ofRatio: swipe.ratio)):1; 3:1 is required",
          at: swipe.modifier.callRange
        )
        return
      }
      guard ImageContent(of: element).isSymbol,
        identifiesControl(element) || isAloneInBranch(element),
        TextColors.mayBeSet(on: element), let drawn = TextColors(of: element),
        drawn.colorModifier != nil, let worst = IconContrast.worst(of: drawn)
      else { return }
      let background =
        drawn.isBackgroundAssumed && worst.background.source == "systemBackground"
        ? "the system background" : "`\(worst.background.source)`"
      let place = drawn.isColoredItself ? drawn.colorModifier?.callRange : nil
      let start =
        worst.isInLightModeOnly ? "In light mode, the contrast ratio" : "Contrast ratio"
      findings.report(
        "\(start) of this icon on \(background) is \(Color.text(ofRatio: worst.ratio)):1; "
          + "3:1 is required",
        at: place ?? element.head,
        severity: !drawn.isBackgroundAssumed && worst.ratio < 2 ? .warning : nil
      )
    },
    exemptions: [
      Exemption("it is or may be disabled") { EnvironmentModifiers(of: $0).disable }
    ]
  )
}
