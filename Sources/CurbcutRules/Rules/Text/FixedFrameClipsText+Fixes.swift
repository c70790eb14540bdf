import CurbcutModel

extension Rule {
  /// The height of a line of body text at the size that people have who change nothing, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, "Typography", iOS Dynamic Type sizes: 17 pt with
  /// a leading of 22 pt.
  private static let lineOfBody = 22.0

  /// `height:` → `minHeight:`; a width keeps a frame of its own, as the two do not mix.
  static func minimumHeight(for frame: Modifier, height: Expression) -> FixProposal? {
    let title = "Use `minHeight`"
    let others = frame.arguments.filter { $0.label != "height" && $0.label != "alignment" }
    guard let argument = frame.arguments.first(where: { $0.label == "height" }) else { return nil }
    // In less room than a line needs, the frame grows at once: somebody should look at that.
    let isRoomy = height.number.map { $0 >= lineOfBody } ?? false
    func proposal(_ edit: Change) -> FixProposal {
      isRoomy ? .safe(title, edit) : .review(title, edit)
    }
    if others.isEmpty {
      return proposal(.replace(argument.range, with: "minHeight: \(height.source)"))
    }
    guard let width = frame.argument("width"), frame.arguments.count == 2 else { return nil }
    let call = "frame(width: \(width.source)).frame(minHeight: \(height.source))"
    return proposal(.replace(frame.callRange, with: call))
  }

  /// Whether something in a view takes all the height that it is given, which a least height would not
  /// keep from it: a spacer in a column, or a bare shape in a row.
  static func fills(_ view: Element) -> Bool {
    view.descendants.contains { part in
      if part.is(.spacer) { return part.container?.is(.vStack) == true }
      return part.row?.isPaint == true && !part.is(.divider, .emptyView)
        && part.slotInContainer == .content && !part.hasModifier("frame")
    }
  }
}
