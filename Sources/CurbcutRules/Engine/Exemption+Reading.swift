import CurbcutModel

extension Exemption {
  /// What silences rules about text that is read on its own in the flow of a screen.
  static let plainReading: [Exemption] = [
    .hidden,
    .replacedByAncestor,
    Exemption("it is part of a control's label") { $0.labeledControl != nil },
    Exemption("it is combined with other views") { $0.combiningElement != nil },
    Exemption("it is a control", certainty: \.isInteractive),
    Exemption("it is in a row, a bar, a menu or another place that the system draws") { element in
      !Heading(of: element).isPlainReading
    },
  ]
}
