import CurbcutModel
import CurbcutSyntax

/// What the code of a type does in only one of two versions, and no transcript tells: it asks for a setting of
/// people's, such as Reduce Motion, or sets up how the text of an object of UIKit grows, or how assistive
/// technology goes through it.
struct SettingComparison {
  /// A setting that the code of a type asks for, or makes.
  struct Asked {
    /// In words: “asks for the setting Reduce Motion”, “sets numberOfLines = 0”.
    let setting: String
    /// Whether a transcript may tell it.
    var mayBeTold = false
    /// The object that is set up, as it is written there; empty for the type's own.
    var receiver = ""
    let type: String
    let key: PathKey
    /// In UTF-8 offsets of the file.
    let range: Range<Int>
    let line: Int
    /// The line of the type.
    let typeLine: Int
  }

  private let gone: [Asked]
  private let fresh: [Asked]
  private let newPaths: [PathKey: PathKey]

  /// - Parameters:
  ///   - newPaths: the new paths of files by the old ones.
  ///   - isBefore: whether the type, and the object that it sets up, are in the old version.
  ///   - isNow: the same of the new version; what is gone with its type asks nobody.
  init(
    from old: [Asked],
    to new: [Asked],
    _ newPaths: [PathKey: PathKey],
    isBefore: (Asked) -> Bool,
    isNow: (Asked) -> Bool
  ) {
    let (oldTypes, newTypes) = (Self.settings(old), Self.settings(new))
    let left = Self.each(old).filter { newTypes[$0.type]?.contains($0.setting) != true }
    let came = Self.each(new).filter { oldTypes[$0.type]?.contains($0.setting) != true }
    // Where another type asks for it now, the code that does moved there.
    let (leaving, coming) = (Set(left.map(\.setting)), Set(came.map(\.setting)))
    gone = left.filter { !coming.contains($0.setting) && isNow($0) }
    fresh = came.filter { !leaving.contains($0.setting) && isBefore($0) }
    self.newPaths = newPaths
  }

  private static func settings(_ asked: [Asked]) -> [String: Set<String>] {
    asked.reduce(into: [:]) { $0[$1.type, default: []].insert($1.setting) }
  }

  /// Each setting of a type once.
  private static func each(_ asked: [Asked]) -> [Asked] {
    var seen: [String: Set<String>] = [:]
    return asked.filter { seen[$0.type, default: []].insert($0.setting).inserted }
  }

  /// Adds what is different to the sections of the types that ask.
  func add(to sections: inout [ProjectComparison.Section]) {
    for (asked, isGone) in gone.map({ ($0, true) }) + fresh.map({ ($0, false) }) {
      let path = isGone ? newPaths[asked.key] ?? asked.key : asked.key
      var change = ElementChange(
        kind: isGone ? .removed : .added,
        before: isGone ? asked.setting : nil,
        after: isGone ? nil : asked.setting,
        range: asked.range,
        isInOldFile: isGone
      )
      change.isPlaced = false
      if asked.mayBeTold, let index = sections.firstIndex(of: asked.type, in: path),
        sections[index].changes.contains(where: \.isPlaced)
      {
        continue
      }
      sections.tell(change, at: asked.line, of: asked.type, in: path, from: asked.typeLine)
    }
    sections.sortByPlace()
  }
}

extension ProjectVersion {
  /// The settings of people that the code of some files asks for.
  func askedSettings(in paths: Set<PathKey>) -> [SettingComparison.Asked] {
    paths.sorted().flatMap { key -> [SettingComparison.Asked] in
      guard let file = files[key], !file.source.configuration.isExcluded, !file.analysis.isExempt
      else { return [] }
      let lines = LineTable(file.tree)
      return file.analysis.models.flatMap { model, base -> [SettingComparison.Asked] in
        if model.isPreview { return [] }
        return model.declarations.flatMap { declaration in
          declaration.askedSettings.map { setting, range, mayBeTold, receiver in
            let range = range.shifted(by: base)
            let start = declaration.node.range.lowerBound + base
            return SettingComparison.Asked(
              setting: setting,
              mayBeTold: mayBeTold,
              receiver: receiver,
              type: declaration.name,
              key: key,
              range: range,
              line: lines.position(of: range.lowerBound).line,
              typeLine: lines.position(of: start).line
            )
          }
        }
      }
    }
  }
}

extension Declaration {
  fileprivate typealias AskedSetting = (
    setting: String, range: Range<Int>, mayBeTold: Bool, receiver: String
  )

  /// The settings that its own code asks for, or makes, with where.
  fileprivate var askedSettings: [AskedSetting] {
    guard !isPreview else { return [] }
    // A property that reads a setting and is never used asks for nothing.
    let members = properties.compactMap { property -> AskedSetting? in
      guard let key = property.environmentKey, let setting = Self.environmentSettings[key],
        node.allTokens.count(where: { $0.text == property.name }) > 1
      else { return nil }
      return ("asks for the setting \(setting)", property.node.range, false, "")
    }
    let calls = ownNodes(.memberAccessExpr, .sequenceExpr).compactMap { node -> AskedSetting? in
      guard node.kind == .sequenceExpr else {
        guard node.firstChild?.text == "UIAccessibility", let name = node.lastToken?.text,
          let setting = Self.systemSettings[name]
        else { return nil }
        return ("asks for the setting \(setting)", node.range, false, "")
      }
      guard case .operators(let sides, ["="]) = Expression(node).form, sides.count == 2,
        let name = sides[0].memberName ?? sides[0].path, sides[1].source.count <= Self.maximumValue
      else { return nil }
      let ordersElements = Self.elementProperties.contains(name)
      guard ordersElements || Self.sizeProperties.contains(name) else { return nil }
      let value = sides[1].source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      var receiver = ""
      if case .member(let base?, _) = sides[0].form { receiver = base.source.withoutSelf }
      return ("sets \(name) = \(value)", node.range, ordersElements, receiver)
    }
    return members + calls
  }

  /// How long a value is that is told, in characters.
  private static let maximumValue = 100

  /// Source: UIKit, `UILabel`, "UIContentSizeCategoryAdjusting" and `UITraitEnvironment`: what decides how
  /// text grows.
  private static let sizeProperties: Set = [
    "numberOfLines", "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth",
    "minimumScaleFactor", "minimumContentSizeCategory", "maximumContentSizeCategory",
  ]

  /// Source: UIKit, "UIAccessibilityElement" and "UIAccessibilityContainer": which elements there are, in
  /// which order, and what they are.
  private static let elementProperties: Set = [
    "accessibilityElements", "accessibilityTraits", "isAccessibilityElement",
    "accessibilityElementsHidden", "accessibilityViewIsModal", "shouldGroupAccessibilityChildren",
  ]

  /// Source: Apple, "Environment values", "Accessibility".
  private static let environmentSettings = [
    "accessibilityReduceMotion": "Reduce Motion",
    "accessibilityReduceTransparency": "Reduce Transparency",
    "accessibilityDifferentiateWithoutColor": "Differentiate Without Color",
    "accessibilityInvertColors": "Invert Colors",
    "accessibilityShowButtonShapes": "Button Shapes",
    "accessibilityDimFlashingLights": "Dim Flashing Lights",
    "accessibilityPlayAnimatedImages": "Auto-Play Animated Images",
    "colorSchemeContrast": "Increase Contrast",
    "legibilityWeight": "Bold Text",
  ]

  /// Source: Apple, "UIAccessibility", "Getting accessibility settings".
  private static let systemSettings = [
    "isReduceMotionEnabled": "Reduce Motion",
    "prefersCrossFadeTransitions": "Prefer Cross-Fade Transitions",
    "isReduceTransparencyEnabled": "Reduce Transparency",
    "shouldDifferentiateWithoutColor": "Differentiate Without Color",
    "isInvertColorsEnabled": "Invert Colors",
    "buttonShapesEnabled": "Button Shapes",
    "isVideoAutoplayEnabled": "Auto-Play Video Previews",
    "isDarkerSystemColorsEnabled": "Increase Contrast",
    "isBoldTextEnabled": "Bold Text",
  ]
}
