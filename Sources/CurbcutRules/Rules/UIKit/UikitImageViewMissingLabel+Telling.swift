import CurbcutModel

/// A part of something that a picture may be the only one to tell.
private let tellingPart = NameHint(
  "status state condition sky weather severity priority phase stage outcome trend health availability"
)

extension UIKitObject {
  var isAllThatTells: Bool { telling != nil }

  /// What gives it a picture that is all that a function does with something that it is given:
  /// `image = UIImage(named: "sky-\\(condition.rawValue)")`, and no words of the type say the same.
  var telling: ObjectSetting? {
    guard
      !declaration.mentions(anyOf: [
        "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityValue",
        "isAccessibilityElement", "accessibilityElements",
      ])
    else { return nil }
    let telling = pictures.first { picture in
      guard let setting = picture.setting, picture.name == nil, let name = picture.writtenName,
        let function = declaration.function(setting.member), let body = function.body
      else { return false }
      return function.parameters.contains { parameter in
        // A name that is handed over may be that of anything.
        guard parameter.type != "String", parameter.type != "String?",
          name.mentions(parameter.name), name.path != parameter.name
        else { return false }
        if body.reduce(0, { $0 + $1.allTokens.count { $0.text == parameter.name } }) == 1 {
          return true
        }
        // `UIImage(named: parcel.status.rawValue)`, and nothing else says the status.
        // `UIImage(named: "parcel-\(parcel.status.rawValue)")` too.
        let paths =
          name.path.map { [$0] }
          ?? name.node.descendants.compactMap { node in
            node.kind == .memberAccessExpr ? Expression(node).path : nil
          }
        guard
          let parts = paths.lazy.map(\.pathNames).first(where: { parts in
            parts.count > 2 && parts[0] == parameter.name && tellingPart.matches(parts[1])
          })
        else { return false }
        let part = "\(parts[0]).\(parts[1])"
        return body.reduce(0) { $0 + $1.text.ranges(of: part).count } == 1
      }
    }
    return telling?.setting
  }

  /// The condition of a value that it is given that decides whether it is there, where nothing else in the type
  /// asks for the same: `isVerified` of `badge.isHidden = !seller.isVerified`.
  var conditionOnlyItTells: String? {
    guard isMadeElement == nil, pictures.contains(where: { $0.name != nil }) else { return nil }
    let switches = settings.filter { $0.path == ["isHidden"] }
    guard switches.count == 1, let setting = switches.first, !setting.isConditional,
      let condition = setting.value?.source
    else { return nil }
    let path = String(condition.drop { $0 == "!" }).pathNames
    guard path.count == 2, let member = path.last, !passing.matches(member),
      declaration.function(setting.member)?.parameters.contains(where: { $0.name == path[0] })
        == true
    else { return nil }
    let uses = declaration.node.allTokens.count { $0.text == member }
    return uses == 1 ? member : nil
  }
}

/// Conditions that say how far something has come, or what people do with it at the moment.
private let passing = NameHint(
  """
  load* progress enabled disabled select* highlight* edit* expand* collaps* open show* shown visible
  hidden hide* empty last first separator has can current valid
  """
)
