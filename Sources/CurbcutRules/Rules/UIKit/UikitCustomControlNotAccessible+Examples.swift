extension Rule {
  /// More examples of `uikit-custom-control-not-accessible`: views that only tell somebody of a tap.
  static let controlsThatTellOfTaps: [Example] = [
    .reported(
      "All that it does with touches is to tell of a tap",
      """
      final class StampCard: UIView {
                //^^^^^^^^^ VoiceOver users cannot reach this control; make it an accessibility element
        var tapped: () -> Void = {}

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped() }
      }
      """
    ),
    .ignored(
      "It looks where the finger is, or tells of something else",
      """
      final class PaintView: UIView {
        var tapped: () -> Void = {}

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { setNeedsDisplay() }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped() }
      }

      final class AwakeView: UIView {
        var wakeUp: () -> Void = {}

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { wakeUp() }
      }
      """
    ),
  ]
}
