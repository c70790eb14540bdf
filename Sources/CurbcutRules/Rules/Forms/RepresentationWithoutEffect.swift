import CurbcutModel

extension Rule {
  static let representationWithoutEffect = Rule(
    id: "representation-without-effect",
    title: "Control for VoiceOver changes nothing",
    group: .forms,
    severity: .warning,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.7.0",
    // Source: Apple, "accessibilityRepresentation(representation:)": the views in it are not shown, and take
    // the place of the view for assistive technology; "constant(_:)": a binding that ignores what is set.
    why: """
      People who use VoiceOver, Switch Control or Voice Control get the representation in the place of the
      view. A switch or slider in it with a constant binding is announced as one that can be changed, and
      nothing happens when they do.
      """,
    examples: [
      .reported(
        """
        struct Lamp: View {
          let name: String
          @Binding var isOn: Bool

          var body: some View {
            Text(name)
              .onTapGesture { isOn.toggle() }
              .accessibilityRepresentation {
                Toggle(name, isOn: .constant(isOn))
                                 //^^^^^^^^^^^^^^^ VoiceOver users cannot change this toggle: its binding is constant
              }
          }
        }
        """,
        fixed: [
          "Use `$isOn`": """
          struct Lamp: View {
            let name: String
            @Binding var isOn: Bool

            var body: some View {
              Text(name)
                .onTapGesture { isOn.toggle() }
                .accessibilityRepresentation {
                  Toggle(name, isOn: $isOn)
                }
            }
          }
          """
        ]
      ),
      .reported(
        "Of a value that the use keeps",
        """
        struct Volume: View {
          let level: Double
          let change: (Double) -> Void

          var body: some View {
            Text("Volume")
              .gesture(DragGesture().onChanged { change($0.location.x) })
              .accessibilityRepresentation {
                Slider(value: .constant(level), in: 0...1) { Text("Volume") }
                            //^^^^^^^^^^^^^^^^ VoiceOver users cannot change this slider: its binding is constant
              }
          }
        }
        """
      ),
      .recommended(
        """
        struct Lamp: View {
          let name: String
          @Binding var isOn: Bool

          var body: some View {
            Text(name)
              .onTapGesture { isOn.toggle() }
              .accessibilityRepresentation {
                Toggle(name, isOn: $isOn)
              }
          }
        }
        """
      ),
      .ignored(
        "It is disabled, or an action does what the binding does not",
        """
        struct Lamp: View {
          let name: String
          @Binding var isOn: Bool

          var body: some View {
            VStack {
              Text(name)
                .accessibilityRepresentation {
                  Toggle(name, isOn: .constant(isOn)).disabled(true)
                }
              Text(name)
                .onTapGesture { isOn.toggle() }
                .accessibilityRepresentation {
                  Toggle(name, isOn: .constant(isOn))
                }
                .accessibilityAction { isOn.toggle() }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .toggle, .slider, .stepper, .picker, .datePicker, .textField) {
      element,
      findings in
      guard element.place.contains(.representation) else { return }
      for argument in element.arguments {
        guard let label = argument.label, bindings.contains(label),
          let call = argument.value.call,
          [".constant", "Binding.constant"].contains(call.callee.path)
        else { continue }
        findings.report(
          "VoiceOver users cannot change this \(element.role.noun): its binding is constant",
          at: argument.value.range,
          fixes: [fix(for: call.arguments.first?.value, replacing: argument.value, in: element)]
            .compactMap { $0 }
        )
      }
    },
    exemptions: [
      .hidden,
      Exemption("it is disabled") { EnvironmentModifiers(of: $0).disable },
      Exemption("an action does what the binding does not") { control in
        sequence(first: control, next: \.parent).contains { outer in
          outer.hasModifier(
            "accessibilityAction",
            "accessibilityAdjustableAction"
          )
            || outer.index == control.index && !outer.taps.isEmpty
        }
      },
    ]
  )

  /// The arguments of controls that are bound to what people change.
  private static let bindings: Set<String> = ["isOn", "value", "selection", "text"]

  /// What makes a property one that a binding leads to.
  private static let stores: Set<String> = ["State", "Binding", "AppStorage", "SceneStorage"]

  private static func fix(
    for value: Expression?,
    replacing binding: Expression,
    in element: Element
  ) -> FixProposal? {
    guard let name = value?.path?.withoutSelf,
      let property = element.declaration?.property(name),
      property.attributes.contains(where: stores.contains)
    else { return nil }
    return .review("Use `$\(name)`", .replace(binding.range, with: "$\(name)"))
  }
}
