import CurbcutModel

extension ItemModel {
  /// Whether a class is a plain view of a fixed height or rounded to a circle, such as a badge: what is
  /// written in it has no room to grow.
  func isFixedShape(_ declaration: Declaration) -> Bool {
    objects.contains { own in
      own.isOwn && own.declaration === declaration && own.type == .view
        && own.settings.contains { setting in
          switch setting.path {
          case ["heightAnchor", "constraint"]: setting.argument("equalToConstant") != nil
          case ["layer", "cornerRadius"]:
            setting.value.map { declaration.written($0, in: setting.member) }?.isHalf == true
          default: false
          }
        }
    }
  }
}

extension Expression {
  /// Whether it is half of something: `size / 2`.
  fileprivate var isHalf: Bool {
    guard case .operators(let operands, let operators) = form, operators == ["/"] else {
      return false
    }
    return operands.last?.number == 2
  }
}
