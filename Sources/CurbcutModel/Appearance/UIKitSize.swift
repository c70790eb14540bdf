extension UIKitObject {
  /// A size that code fixes, in points.
  package struct FixedSize: Sendable {
    package let width: Double?
    package let height: Double?
    /// What fixes it.
    package let range: Range<Int>
    package let setting: ObjectSetting?
  }

  /// The literal sizes that constraints or the frame fix; nil where there are none.
  package var fixedSize: FixedSize? {
    var width: Double?
    var height: Double?
    var setting: ObjectSetting?
    for found in settings where found.isCall {
      switch found.path {
      case ["widthAnchor", "constraint"]:
        guard let points = found.argument("equalToConstant")?.number else { continue }
        width = max(width ?? 0, points)
        setting = setting ?? found
      case ["heightAnchor", "constraint"]:
        guard let points = found.argument("equalToConstant")?.number else { continue }
        height = max(height ?? 0, points)
        setting = setting ?? found
      default: continue
      }
    }
    if width == nil, height == nil {
      let frames = settings.filter { $0.path == ["frame"] }
      // Whoever sets a frame twice may set it thrice.
      guard frames.count <= 1 else { return nil }
      let frame =
        frames.first?.value ?? creation?.call?.arguments.first { $0.label == "frame" }?.value
      guard let call = frame?.call, ["CGRect", "init"].contains(call.callee.memberName) else {
        return nil
      }
      func number(_ label: String) -> Double? {
        call.arguments.first { $0.label == label }?.value.number
      }
      guard let frameWidth = number("width"), let frameHeight = number("height"), frameWidth > 0,
        frameHeight > 0
      else { return nil }
      return FixedSize(
        width: frameWidth,
        height: frameHeight,
        range: frames.first?.range ?? frame?.range ?? range,
        setting: frames.first
      )
    }
    return FixedSize(
      width: width,
      height: height,
      range: setting?.range ?? range,
      setting: setting
    )
  }
}
