/// In which directions a scroll view scrolls.
package enum ScrollAxis: Sendable, Equatable {
  case vertical, horizontal
  /// Both, or what the source does not say.
  case other

  /// The axis of a `ScrollView`, as it is written.
  package init(of scrollView: Element) {
    guard let axes = scrollView.argument(nil) else {
      self = .vertical
      return
    }
    switch axes.form {
    case .member(_, "vertical"): self = .vertical
    case .member(_, "horizontal"): self = .horizontal
    case .array(let values) where values.count == 1 && values[0].memberName == "horizontal":
      self = .horizontal
    case .array(let values) where values.count == 1 && values[0].memberName == "vertical":
      self = .vertical
    default: self = .other
    }
  }
}
