import CurbcutModel
import CurbcutSyntax

extension ItemModel {
  /// A text style, or metrics that scale the font, with the property that keeps it up to date.
  func fixes(for found: FixedFont) -> [FixProposal] {
    guard found.font.sizes.count == 1, let (object, setting) = found.setting,
      // Lines that keep their height would cut larger text off.
      !object.settings.contains(where: { $0.name == "maximumLineHeight" }),
      setting.isPlainAssignment,
      setting.statement == setting.range, let value = setting.value,
      value.range == found.font.call.range
    else { return [] }
    let style = TextStyle.nearest(toPoints: found.points, isBold: found.font.isBold) ?? .largeTitle
    var changes: [Change] = []
    let isPlain = found.font.isSystem && [nil, "regular"].contains(found.font.weight)
    // The height of the headers of a collection is that of its layout.
    if object.declaration.conforms(to: "UICollectionReusableView") { return [] }
    // A badge keeps its height.
    if !object.isOwn, isFixedShape(object.declaration) { return [] }
    // A frame that it is made with is no higher than a line or two.
    if object.frameHeight.map({ $0 < found.points * 2.4 }) == true { return [] }
    let source: String
    if isPlain, found.font.call.call?.callee.memberName == "systemFont",
      TextStyle.nearest(toPoints: found.points) != nil, abs(style.points - found.points) < 2
    {
      source = ".preferredFont(forTextStyle: .\(style.uiKitName))"
    } else {
      // `.systemFont(ofSize: 15)` is a font where one is asked for.
      let makers = ["UIFont", ".system", ".bold", ".italic", ".monospaced"]
      guard makers.contains(where: found.font.call.source.hasPrefix) else { return [] }
      source =
        "UIFontMetrics(forTextStyle: .\(style.uiKitName)).scaledFont(for: \(found.font.call.source))"
    }
    changes.append(.replace(value.range, with: source))
    // The property is that of the text, be it the button's own label.
    let owner = setting.path.dropLast()
    if object.canAdjust(owner), !object.adjusts(owner) {
      let target = setting.node.text.prefix { $0 != "=" }.reversed().drop { $0 == " " }.reversed()
      let text = String(String(target).dropLast("font".count))
      changes.append(setting.adding("\(text)adjustsFontForContentSizeCategory = true"))
    }
    let title =
      isPlain && source.hasPrefix(".preferred")
      ? "Use `\(source)`" : "Scale it with `UIFontMetrics(forTextStyle: .\(style.uiKitName))`"
    // A height that code fixes for the same object has to give way. Whether the layout around it leaves
    // room for larger text stands elsewhere.
    for height in object.settings
    where height.fixedHeight(in: self, of: object.declaration) != nil && !height.isOfPart {
      guard height.path.first != "frame",
        let argument = height.arguments.first(where: { $0.label == "equalToConstant" })
      else { return [] }
      changes.append(
        .replace(
          argument.range,
          with: "greaterThanOrEqualToConstant: \(argument.value.source)"
        )
      )
    }
    return [FixProposal(title: title, safety: .review, changes: changes)]
  }
}

extension UIKitObject {
  /// The height of the frame that it is created with, in points: `UILabel(frame: CGRect(…, height: 24))`.
  fileprivate var frameHeight: Double? {
    let frame = creation?.call?.arguments.first { $0.label == "frame" }?.value
    let sides = frame?.call?.arguments ?? []
    let size = sides.first { $0.label == "size" }?.value.call?.arguments ?? []
    return (sides + size).first { $0.label == "height" }?.value.number
  }

  /// Whether the text with a font in it has the property that keeps the font up to date.
  fileprivate func canAdjust(_ owner: ArraySlice<String>) -> Bool {
    switch owner {
    case []: isKind(of: .label, .textField, .textView)
    case ["titleLabel"]: true
    default: false
    }
  }

  fileprivate func adjusts(_ owner: ArraySlice<String>) -> Bool {
    settings.contains { $0.path == Array(owner) + ["adjustsFontForContentSizeCategory"] }
  }
}
