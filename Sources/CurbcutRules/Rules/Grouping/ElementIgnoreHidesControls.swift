import CurbcutModel

extension Rule {
  static let elementIgnoreHidesControls = Rule(
    id: "element-ignore-hides-controls",
    title: "Ignoring children hides controls",
    group: .grouping,
    severity: .error,
    impact: .critical,
    criteria: [.keyboard, .nameRoleValue],
    since: "0.1.0",
    why: """
      The new element replaces everything inside it. People who use VoiceOver, Switch Control or Voice
      Control can no longer reach the controls. A single control is still activated by a double tap,
      but its role, its value and what else it can do are gone.
      """,
    examples: [
      .reported(
        "A modifier of the project makes one element of what it modifies",
        """
        extension View {
          func oneElement(named name: String) -> some View {
            accessibilityElement(children: .ignore)
              .accessibilityLabel(name)
          }
        }

        struct Seats: View {
          let reserve: () -> Void

          var body: some View {
            VStack {
              Text("Two seats")
              Button("Reserve", action: reserve)
            }
            .oneElement(named: "Reservation")
           //^^^^^^^^^^ In `oneElement`: `.ignore` hides the controls inside from assistive technology
          }
        }
        """
      ),
      .reported(
        """
        struct Screen: View {
          let route: String
          let open: () -> Void

          var body: some View {
            VStack {
              Text(route)
              Button("Change flight", action: open)
            }
            .accessibilityElement(children: .ignore)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `.ignore` hides the controls inside from assistive technology
            .accessibilityLabel("Flight to \\(route)")
          }
        }
        """,
        fixed: [
          "Use `.contain` to keep the controls": """
          struct Screen: View {
            let route: String
            let open: () -> Void

            var body: some View {
              VStack {
                Text(route)
                Button("Change flight", action: open)
              }
              .accessibilityElement(children: .contain)
              .accessibilityLabel("Flight to \\(route)")
            }
          }
          """
        ]
      ),
      .reported(
        "Around a single switch, which keeps the tap and loses the rest",
        """
        struct Screen: View {
          @State private var isOn = false

          var body: some View {
            HStack {
              Image(systemName: "wifi")
              Toggle("Wi-Fi", isOn: $isOn).labelsHidden()
            }
            .accessibilityElement(children: .ignore)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `.ignore` leaves the toggle inside its tap, without role and value
            .accessibilityLabel("Wi-Fi")
            .accessibilityAddTraits(.isButton)
          }
        }
        """,
        fixed: [
          "Use `.combine` to keep the toggle": """
          struct Screen: View {
            @State private var isOn = false

            var body: some View {
              HStack {
                Image(systemName: "wifi")
                Toggle("Wi-Fi", isOn: $isOn).labelsHidden()
              }
              .accessibilityElement(children: .combine)
              .accessibilityLabel("Wi-Fi")
              .accessibilityAddTraits(.isButton)
            }
          }
          """
        ]
      ),
      .ignored(
        "A picture that is tapped only where its user asks for that",
        """
        struct Picture: View {
          let name: String
          var enableTap = false
          let open: () -> Void

          var body: some View {
            Image(decorative: name)
              .gesture(TapGesture().onEnded(open), isEnabled: enableTap)
          }
        }

        struct HutRow: View {
          let hut: Hut

          var body: some View {
            HStack {
              Picture(name: hut.picture, open: {})
              Text(hut.name)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(hut.name)
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let route: String
          let open: () -> Void

          var body: some View {
            VStack {
              Text(route)
              Button("Change flight", action: open)
            }
            .accessibilityElement(children: .contain)
          }
        }
        """
      ),
      .ignored(
        "Accessibility children take the place of the controls",
        """
        struct Volume: View {
          @Binding var volume: Double

          var body: some View {
            HStack {
              Text("Volume")
              Slider(value: $volume) { Text("Volume") }
              Button("Mute") { volume = 0 }
            }
            .accessibilityChildren {
              Slider(value: $volume) { Text("Volume") }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Volume")
          }
        }
        """
      ),
      .ignored(
        "The value is given in other words",
        """
        struct Row: View {
          @Binding var isOn: Bool

          var body: some View {
            HStack {
              Image(decorative: "wave")
              Toggle("Wi-Fi", isOn: $isOn)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Wi-Fi")
            .accessibilityValue(isOn ? "Connected" : "Off")
          }
        }
        """
      ),
      .ignored(
        "Actions replace them",
        """
        struct Screen: View {
          let route: String
          let open: () -> Void

          var body: some View {
            VStack {
              Text(route)
              Button("Change flight", action: open)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Flight to \\(route)")
            .accessibilityAction(named: "Change flight", open)
          }
        }
        """
      ),
      .reported(
        "The control is part of a view of its own, all of which would be read again",
        """
        struct Portrait: View {
          let open: () -> Void

          var body: some View {
            Button("Open", action: open)
          }
        }

        struct Author: View {
          let open: () -> Void

          var body: some View {
            HStack {
              Portrait(open: open)
              Text("Ann")
            }
            .accessibilityElement(children: .ignore)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `.ignore` hides the controls inside from assistive technology
            .accessibilityLabel("Ann")
          }
        }
        """,
        fixed: [:]
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard element.grouping == .ignore,
        let modifier = element.ownModifiers.last(where: { Grouping($0) == .ignore })
      else { return }
      let contain = "accessibilityElement(children: .contain)"
      // A control of its own is what `element-on-native-control` is about.
      guard element.row?.isInteractive != true else { return }
      guard element.hasControl == .yes else { return }
      if let only = IgnoredControls(in: element).onlySwitch {
        return findings.report(
          "`.ignore` leaves the \(only.role.noun) inside its tap, without role and value",
          at: modifier.callRange,
          severity: .warning,
          fixes: [
            .review(
              "Use `.combine` to keep the \(only.role.noun)",
              .replace(modifier.callRange, with: "accessibilityElement(children: .combine)")
            )
          ]
        )
      }
      findings.report(
        "`.ignore` hides the controls inside from assistive technology",
        at: modifier.callRange,
        // Controls without a name would only come to light.
        fixes: IgnoredControls(in: element).isAnyNameless || !IgnoredControls(in: element).areRead
          ? []
          : [
            FixProposal(
              title: "Use `.contain` to keep the controls",
              safety: IgnoredControls(in: element).areAllNamed ? .safe : .review,
              changes: [.replace(modifier.callRange, with: contain)]
            )
          ]
      )
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      Exemption(
        "actions or gestures of its own replace the controls",
        certainty: { element in
          // A trait alone gives one switch neither its role nor its value back.
          let isPlain = IgnoredControls(in: element).onlySwitch != nil
          return Gestures.makeInteractive(
            isPlain ? element.modifiers.filter { !$0.addsPlainTrait } : element.modifiers
          )
        }
      ),
      Exemption("it gives a value of its own in place of the control's") {
        IgnoredControls(in: $0).onlySwitch != nil && $0.hasModifier("accessibilityValue")
      },
      Exemption("another representation is given to assistive technology") {
        $0.hasModifier("accessibilityRepresentation", "accessibilityChildren")
      },
    ]
  )
}

/// The controls in a view that assistive technology does not get to.
private struct IgnoredControls {
  private let inside: [Element]

  init(in view: Element) {
    inside = view.descendants
  }

  /// Whether one of them certainly has no name.
  var isAnyNameless: Bool {
    inside.contains { part in
      part.row?.isInteractive == true && part.isTextual == .no && part.isNamed == .no
    }
  }

  /// Whether some of them stand in this code, and not only in views of other files, whose parts would
  /// all be read again.
  var areRead: Bool {
    inside.contains { $0.row?.isInteractive == true || !$0.taps.isEmpty }
  }

  /// Whether each says by itself what it is.
  var areAllNamed: Bool {
    inside.allSatisfy { part in
      if part.isCustomView || part.isUnknownView { return false }
      return part.row?.isInteractive != true || part.isTextual == .yes
    }
  }

  /// The switch that is the only one, which a double tap on the view still turns; nil where there is
  /// more to operate, or something that was not read.
  ///
  /// Source: rendered accessibility hierarchy, iOS 15: the element has the switch's activation point.
  var onlySwitch: Element? {
    guard !inside.contains(where: { $0.isCustomView || $0.isUnknownView }) else { return nil }
    let controls = inside.filter { $0.row?.isInteractive == true || $0.isInteractive == .yes }
    guard controls.count == 1, let only = controls.first, only.role == .toggle else { return nil }
    return only
  }
}

extension Modifier {
  /// Whether it adds traits, none of which is that of a switch.
  fileprivate var addsPlainTrait: Bool {
    name == "accessibilityAddTraits" && !TraitList(firstArgument).names.contains("isToggle")
  }
}
