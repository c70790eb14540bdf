import CurbcutModel

extension Rule {
  static let uikitPickerRowMissingLabel = Rule(
    id: "uikit-picker-row-missing-label",
    title: "Row of a UIPickerView has no words",
    group: .uiKit,
    severity: .warning,
    impact: .critical,
    criteria: [.nonTextContent, .nameRoleValue],
    since: "0.5.0",
    why: """
      VoiceOver reads the words in the selected row of a picker. A view that only shows a color or a
      picture leaves people turning the wheel in silence. Give each row an accessibility label.
      """,
    examples: [
      .reported(
        """
        final class LampController: UIViewController, UIPickerViewDelegate {
          private let colors: [UIColor] = [.systemRed, .systemBlue]

          func pickerView(_ picker: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
            let patch = view ?? UIView()
                              //^^^^^^^^ VoiceOver has no words for the rows of this picker
            patch.backgroundColor = colors[row]
            return patch
          }
        }
        """
      ),
      .recommended(
        """
        final class LampController: UIViewController, UIPickerViewDelegate {
          private let colors: [(name: String, color: UIColor)] = [("Coral", .systemRed), ("Ocean", .systemBlue)]

          func pickerView(_ picker: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
            let patch = view ?? UIView()
            patch.backgroundColor = colors[row].color
            patch.isAccessibilityElement = true
            patch.accessibilityLabel = colors[row].name
            return patch
          }
        }
        """
      ),
      .ignored(
        "Words beside a picture",
        """
        final class FlagController: UIViewController, UIPickerViewDelegate {
          private let names = ["Norway", "Peru"]

          func pickerView(_ picker: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
            let line = UIView()
            let name = UILabel()
                     //^^^^^^^^^ The default font of this label does not support Dynamic Type
            name.text = names[row]
            line.addSubview(name)
            return line
          }
        }
        """
      ),
    ],
    check: .object { row, item, findings in
      guard row.factory == "pickerView", row.member == "pickerView",
        row.type == .view || row.type == .imageView,
        row.declaration.functions.contains(where: { function in
          function.name == "pickerView" && function.node.range.contains(row.range.lowerBound)
            && function.parameters.contains { $0.label == "viewForRow" }
        }),
        !item.descendants(of: row).contains(where: { $0.type != .view && $0.type != .imageView })
      else { return }
      findings.report("VoiceOver has no words for the rows of this picker", at: row.range)
    },
    exemptions: Exemption.unnamedObject
  )
}
