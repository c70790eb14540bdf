import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let labelContainsState = Rule(
    id: "label-contains-state",
    title: "Label contains the state of the element",
    group: .labels,
    severity: .warning,
    impact: .moderate,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      State belongs in traits and the value: VoiceOver announces it in the expected place, in every
      language, and again when it changes. As part of the label it is plain text that is easily out of
      date.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button(action: buy) { Image("star") }
              .accessibilityLabel("Star, selected")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label contains the state "selected"; use a trait or `accessibilityValue`
          }
        }
        """
      ),
      .reported(
        "In one branch",
        """
        struct Screen: View {
          let isOn: Bool
          let buy: () -> Void

          var body: some View {
            Button(action: buy) { Image("bulb") }
              .accessibilityLabel(isOn ? "Light on" : "Light")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label contains the state "on"; use a trait or `accessibilityValue`
          }
        }
        """
      ),
      .reported(
        "Added to the name",
        """
        struct Screen: View {
          @State private var isOn = false

          var body: some View {
            VStack {
              Button("Wi-Fi") { isOn.toggle() }.accessibilityLabel("Wi-Fi " + (isOn ? "on" : "off"))
                                              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label contains the state "on"; use a trait or `accessibilityValue`
              Button("Wi-Fi") { isOn.toggle() }.accessibilityLabel("Wi-Fi, \\(isOn ? "selected" : "not selected")")
                                              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label contains the state "selected"; use a trait or `accessibilityValue`
            }
          }
        }
        """
      ),
      .reported(
        "In a sentence, in both branches",
        """
        struct Screen: View {
          @State private var isOn = false
          let name: String

          var body: some View {
            VStack {
              Toggle("Dark maps", isOn: $isOn)
                .accessibilityLabel(isOn ? "Dark maps, switch is on" : "Dark maps, switch is off")
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label contains the state "on"; use a trait or `accessibilityValue`
              Toggle("Dark maps", isOn: $isOn)
                .accessibilityLabel("Dark maps are \\(isOn ? "enabled" : "disabled") at night")
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label contains the state "enabled"; use a trait or `accessibilityValue`
              Button(name) { isOn.toggle() }
                .accessibilityLabel((isOn ? "Checked, " : "Not checked, ") + name)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label contains the state "checked"; use a trait or `accessibilityValue`
            }
          }
        }
        """
      ),
      .ignored(
        "What it does, and which ones it shows",
        """
        struct Screen: View {
          @State private var isOn = false

          var body: some View {
            VStack {
              Button { isOn.toggle() } label: { Image("lamp") }
                .accessibilityLabel(isOn ? "Turn off the lamp" : "Turn on the lamp")
              Button { isOn.toggle() } label: { Image("orders") }
                .accessibilityLabel(isOn ? "Open orders" : "Closed orders")
            }
          }
        }
        """
      ),
      .reported(
        "UIKit",
        """
        final class Screen: UIViewController {
          private let maps = UISwitch()

          func show(_ isOn: Bool) {
            maps.accessibilityLabel = isOn ? "Dark maps, on" : "Dark maps, off"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label contains the state "on"; use a trait or `accessibilityValue`
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button(action: buy) { Image("star") }
              .accessibilityLabel("Star")
              .accessibilityAddTraits(.isSelected)
          }
        }
        """
      ),
      .ignored(
        "Verbs and names",
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            VStack {
              Button(action: buy) { Image("a") }.accessibilityLabel("Log off")
              Button(action: buy) { Image("b") }.accessibilityLabel("On sale")
              Button(action: buy) { Image("c") }.accessibilityLabel("Open")
              Button(action: buy) { Image("d") }.accessibilityLabel("Selected works")
            }
          }
        }
        """
      ),
      .reported(
        "After a name that is known only at run time",
        """
        struct Screen: View {
          let tag: String
          let isSelected: Bool
          let select: () -> Void

          var body: some View {
            VStack {
              Button(tag, action: select).accessibilityLabel("\\(tag), selected")
                                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label contains the state "selected"; use a trait or `accessibilityValue`
              Button(tag, action: select).accessibilityLabel("\\(tag)\\(isSelected ? ", selected" : "")")
                                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label contains the state "selected"; use a trait or `accessibilityValue`
            }
          }
        }
        """
      ),
      .reported(
        "In Interface Builder",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
              <accessibility key="accessibilityConfiguration" label="Sound, on"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label contains the state "on"; use a trait or `accessibilityValue`
              <state key="normal" image="speaker"/>
            </button>
            <button id="b">
              <accessibility key="accessibilityConfiguration" label="Turn sound on and off"/>
              <state key="normal" image="speaker"/>
            </button>
          </objects>
        </document>
        """
      ),
    ],
    check: .elementAndObject(
      of: .image,
      withModifiers: .accessibility,
      { element, findings in
        guard element.isInteractive == .yes else { return }
        for (state, modifier) in WrittenTexts(of: element).labelStates {
          findings.report(message(for: state), at: modifier?.callRange ?? element.head)
        }
      },
      { object, _, findings in
        guard object.isKind(of: .button, .switchControl, .barButtonItem) else { return }
        for (state, setting) in object.labelStates {
          findings.report(message(for: state), at: setting.range)
        }
      }
    ),
    interface: { view, code in
      guard view.kind.isControl || view.kind == .barButtonItem || view.role == .button,
        let label = view.writtenLabel(knowing: code),
        let state = Words.trailingState(of: label.words)
      else { return nil }
      return InterfaceFault(message: message(for: state), range: label.range)
    },
    exemptions: [.hiddenForCertain, .leftOut]
  )

  private static func message(for state: String) -> String {
    "The label contains the state \"\(state)\"; use a trait or `accessibilityValue`"
  }
}
