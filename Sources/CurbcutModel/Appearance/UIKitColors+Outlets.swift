extension ItemModel {
  /// The color that the initializer is handed for its text that creates an object.
  func colorGiven(to object: UIKitObject) -> Expression? {
    guard let call = object.creation?.call, call.callee.path == object.className,
      let initializer = context.constant(
        ItemSummary.textInitializer(
          of: object.className,
          labels: call.arguments.map(\.label)
        )
      )?.node, initializer.kind == .initializerDecl,
      let parameter = Declaration.Function(reading: initializer).parameterOfTextColor
    else { return nil }
    return call.arguments.first { $0.label == parameter.label }?.value ?? parameter.defaultValue
  }

  /// The colors that a type gives the two labels of a cell of UIKit's own and the cell below them.
  package func textColors(ofPartsOf cell: UIKitObject) -> [UIKitTextColors] {
    guard cell.isKind(of: .tableViewCell), !cell.isOwn,
      case let fills = backgrounds(of: cell), let fill = fills.first,
      let ground = ground(by: fills, in: cell.declaration)
    else { return [] }
    return ["textLabel", "detailTextLabel"].compactMap { part in
      let texts = cell.settings(of: part, "textColor")
      guard texts.count == 1, let setting = texts.first, !setting.isConditional,
        setting.member == fill.member, let text = setting.value,
        cell.settings(of: part, "backgroundColor").isEmpty,
        let colors = uiColors(text, in: cell.declaration)
      else { return nil }
      return worst(of: colors, on: ground, setting.range)
    }
  }

  /// The colors that code gives the words of an outlet and what they stand on, by the file of Interface
  /// Builder and by the code of the class; those with the least contrast of each setting.
  package func textColors(ofOutlet outlet: UIKitObject) -> [UIKitTextColors] {
    guard outlet.isOutlet, outlet.place == .member, let around = outlet.interfaceGround,
      !outlet.isOfInterfaceClass, !outlet.isKind(of: .button) || !outlet.isFilledByCode
    else { return [] }
    return outlet.textColorSettings.compactMap { setting, color in
      guard !outlet.isHandedOn(after: setting),
        let colors = uiColors(color, in: outlet.declaration),
        let ground = ground(of: outlet, around, behind: color),
        // What a theme colors, it paints too.
        !colors.contains(where: { $0.theme != nil })
          || ground.colors.contains(where: { $0.theme != nil }),
        let worst = worst(of: colors, on: ground, setting.range),
        worst.ratio > Self.leastOnInterface
      else { return nil }
      return worst
    }
  }

  /// What has less on what a file says is meant for something that code paints.
  private static let leastOnInterface = 1.3

  /// What settings paint of which there is one that holds for good; nil where that is not known.
  private func ground(
    by fills: [ObjectSetting],
    in declaration: Declaration
  ) -> PaintedGround? {
    guard fills.count == 1, let fill = fills.first, !fill.isConditional, !fill.paintsNothing,
      let value = fill.value
    else { return nil }
    return uiColors(value, in: declaration).map { PaintedGround(colors: $0) }
  }

  /// What the view of an outlet stands on.
  private func ground(
    of outlet: UIKitObject,
    _ around: ObjectGround,
    behind text: Expression
  ) -> PaintedGround? {
    let fills = backgrounds(of: outlet)
    if !fills.isEmpty, outlet.setInInterface.contains("backgroundColor") { return nil }
    let own = fills.filter { !$0.paintsNothing }
    if !own.isEmpty { return ground(by: own, in: outlet.declaration) }
    for name in around.between {
      let views = objects.filter {
        $0.name == name && $0.place == .member && $0.declaration === outlet.declaration
      }
      guard views.count == 1, let view = views.first, !view.isHandedOnInType else { return nil }
      let fills = backgrounds(of: view)
      if let fill = fills.first {
        if fills.count == 1, !fill.isConditional, fill.paintsNothing { continue }
        return ground(by: fills, in: outlet.declaration)
      }
      guard view.settings(of: "layer", "insertSublayer").isEmpty,
        view.settings(of: "layer", "addSublayer").isEmpty
      else { return nil }
    }
    guard let top = ownObject(of: outlet.declaration) else { return nil }
    let painted = backgrounds(of: top)
    if around.isOfTop {
      if !painted.isEmpty { return ground(by: painted, in: outlet.declaration) }
      guard !top.inherited.contains("backgroundColor"), !top.inherited.contains("view"),
        !top.outside.contains("backgroundColor")
      else { return nil }
    } else if painted.contains(where: { $0.path.first == "contentView" }) {
      return nil
    }
    let color: AdaptiveColor
    var isSemantic = false
    switch around.value {
    case .none: return nil
    case .system(let name):
      guard let known = SystemColors.uiKit[name] else { return nil }
      (color, isSemantic) = (known, true)
    case .parts(let red, let green, let blue, let name):
      let ofCatalog = name.flatMap { project.colors.color(named: $0) }
      color = ofCatalog ?? AdaptiveColor(Color(red: red, green: green, blue: blue))
    }
    return PaintedGround(
      colors: [
        ResolvedColor(
          color: project.colors.seen(color),
          source: "",
          expression: text,
          isSemantic: isSemantic
        )
      ]
    )
  }
}

extension UIKitObject {
  /// Whether code of the type hands it on after a statement of the same function, or in another one.
  fileprivate func isHandedOn(after setting: ObjectSetting) -> Bool {
    settings.contains { other in
      other.passesOn
        && (other.member != setting.member
          || other.range.lowerBound > setting.range.lowerBound)
    }
  }

  /// Whether code of the type hands it on to what nobody has read.
  fileprivate var isHandedOnInType: Bool { settings.contains(where: \.passesOn) }

  /// Whether code gives it a background that is no color.
  fileprivate var isFilledByCode: Bool {
    settings.contains { ["setBackgroundImage", "configuration"].contains($0.path.first) }
  }
}

extension ObjectSetting {
  /// Whether it sets a color that nobody sees.
  fileprivate var paintsNothing: Bool { value?.memberName == "clear" }

  /// Whether the object is passed to code that may do anything to it.
  fileprivate var passesOn: Bool {
    if case .passed = kind { handsOn } else { false }
  }
}
