import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitColorOnlyState = Rule(
    id: "uikit-color-only-state",
    title: "State is conveyed by the color of a UIKit view alone",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.useOfColor, .nonTextContent],
    since: "0.2.0",
    why: """
      A green or a red dot says nothing to people who use VoiceOver, and little to the one man in twelve
      who does not tell these colors apart. Say the state in words as well.
      """,
    knownLimitations:
      "Only small views whose color a condition or a named state chooses in one statement are known.",
    examples: [
      .reported(
        """
        final class MachineCell: UITableViewCell {
          private let lamp = UIView()
          private let name = UILabel()

          func configure(title: String, isRunning: Bool) {
            name.text = title
            lamp.backgroundColor = isRunning ? .systemGreen : .systemRed
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color of "lamp" shows this state; add text or an accessibility value
          }
        }
        """
      ),
      .reported(
        "A color of the project for each case",
        """
        final class FriendCell: UITableViewCell {
          private let nameLabel = UILabel()
          private let presenceDot = UIView()

          func show(_ status: Status) {
            switch status {
            case .online: presenceDot.backgroundColor = .friendOnline()
                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color of "presenceDot" shows this state; add text or an accessibility value
            case .away: presenceDot.backgroundColor = .friendAway()
            }
          }
        }
        """
      ),
      .reported(
        "A color that a state has",
        """
        final class MachineCell: UITableViewCell {
          private let dot = UIView()
          private let nameLabel = UILabel()

          func show(_ name: String, _ state: MachineState) {
            nameLabel.text = name
            dot.backgroundColor = state.color
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color of "dot" shows this state; add text or an accessibility value
          }
        }
        """
      ),
      .reported(
        "The color of a state that a model works out",
        """
        final class MemberCell: UITableViewCell {
          private let statusView = UIView()
          private let name = UILabel()

          func show(_ member: Member) {
            name.text = member.name
            statusView.backgroundColor = member.statusColor
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color of "statusView" shows this state; add text or an accessibility value
          }
        }
        """
      ),
      .ignored(
        "The color of a state that a text tells too",
        """
        final class MemberCell: UITableViewCell {
          private let statusView = UIView()
          private let name = UILabel()

          func show(_ member: Member) {
            name.text = member.statusText
            statusView.backgroundColor = member.statusColor
          }
        }
        """
      ),
      .reported(
        "A view of its own",
        """
        final class StatusDot: UIView {
          var isOnline = false {
            didSet { backgroundColor = isOnline ? .systemGreen : .systemRed }
                   //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color of "StatusDot" shows this state; add text or an accessibility value
          }
        }
        """
      ),
      .reported(
        "A color in each branch",
        """
        final class MachineCell: UITableViewCell {
          private let statusView = UIView()
          private let nameLabel = UILabel()

          func show(_ name: String, isRunning: Bool) {
            nameLabel.text = name
            if isRunning {
              statusView.backgroundColor = .systemGreen
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color of "statusView" shows this state; add text or an accessibility value
            } else {
              statusView.backgroundColor = .systemRed
            }
          }
        }
        """
      ),
      .reported(
        "The picture of a row's content",
        """
        final class BillCell: UITableViewCell {
          func show(_ bill: Bill) {
            var content = defaultContentConfiguration()
            content.text = bill.payee
            content.image = UIImage(systemName: "doc.fill")
            content.imageProperties.tintColor = bill.isPaid ? .systemGreen : .systemRed
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color of this image shows the state; add text or an accessibility value
            contentConfiguration = content
          }
        }
        """
      ),
      .ignored(
        "The picture of a row's content whose text says the same, or which is another one",
        """
        final class BillCell: UITableViewCell {
          func show(_ bill: Bill) {
            var content = defaultContentConfiguration()
            content.text = bill.payee
            content.secondaryText = bill.isPaid ? "Paid" : "Due"
            content.image = UIImage(systemName: "doc.fill")
            content.imageProperties.tintColor = bill.isPaid ? .systemGreen : .systemRed
            contentConfiguration = content
          }
        }

        final class OrderCell: UITableViewCell {
          func show(_ order: Order) {
            var content = defaultContentConfiguration()
            content.text = order.number
            content.image = UIImage(systemName: order.isSent ? "paperplane" : "tray")
            content.imageProperties.tintColor = order.isSent ? .systemGreen : .systemRed
            contentConfiguration = content
          }
        }
        """
      ),
      .recommended(
        """
        final class MachineCell: UITableViewCell {
          private let lamp = UIView()
          private let name = UILabel()

          func configure(title: String, isRunning: Bool) {
            name.text = title
            lamp.backgroundColor = isRunning ? .systemGreen : .systemRed
            accessibilityValue = isRunning ? "Running" : "Stopped"
          }
        }
        """
      ),
      .ignored(
        "Words say it too, or it is a background",
        """
        final class MachineCell: UITableViewCell {
          private let lamp = UIView()
          private let card = UIView()
          private let state = UILabel()

          func configure(isRunning: Bool) {
            state.text = isRunning ? "Running" : "Stopped"
            lamp.backgroundColor = isRunning ? .systemGreen : .systemRed
            card.backgroundColor = isRunning ? .systemGreen : .systemRed
          }
        }
        """
      ),
      .reported(
        "One of the colors is gray, and other texts are of the same contact",
        """
        final class ContactRow: UIView {
          private let name = UILabel()
          private let statusDot = UIView()

          func show(_ contact: Contact) {
            name.text = contact.name
            statusDot.backgroundColor = contact.isOnline ? .systemGreen : .systemGray
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color of "statusDot" shows this state; add text or an accessibility value
          }
        }
        """
      ),
      .reported(
        "The label of the row only repeats its texts",
        """
        final class RouterCell: UITableViewCell {
          private let name = UILabel()
          private let lamp = UIView()

          func show(name title: String, isOnline: Bool) {
            name.text = title
            accessibilityLabel = "Router \\(title)"
            lamp.backgroundColor = isOnline ? .systemGreen : .systemRed
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color of "lamp" shows this state; add text or an accessibility value
          }
        }
        """
      ),
      .ignored(
        "The label of the row is given from elsewhere",
        """
        final class RouterCell: UITableViewCell {
          private let name = UILabel()
          private let lamp = UIView()

          func show(name title: String, spoken: String, isOnline: Bool) {
            name.text = title
            accessibilityLabel = spoken
            lamp.backgroundColor = isOnline ? .systemGreen : .systemRed
          }
        }
        """
      ),
      .reported(
        "A flag that does nothing but color a text",
        """
        final class TaskRow: UIView {
          private let summary = UILabel()

          func show(summary words: String, isOverdue: Bool) {
            summary.font = .preferredFont(forTextStyle: .body)
            summary.adjustsFontForContentSizeCategory = true
            summary.text = words
            summary.textColor = isOverdue ? .systemRed : .label
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color of this text shows "isOverdue"; say it in words too
          }
        }
        """
      ),
      .ignored(
        "The flag also chooses the words",
        """
        final class TaskRow: UIView {
          private let summary = UILabel()

          func show(summary words: String, isOverdue: Bool) {
            summary.font = .preferredFont(forTextStyle: .body)
            summary.adjustsFontForContentSizeCategory = true
            summary.text = isOverdue ? "Overdue: \\(words)" : words
            summary.textColor = isOverdue ? .systemRed : .label
          }
        }
        """
      ),
    ] + colorOnlyStatesOfPlainViews,
    check: .object { object, item, findings in
      let flags = object.flagOfTextColor.map { [$0] } ?? item.flagsOfConfiguredTexts(in: object)
      for (flag, setting) in flags {
        findings.report(
          "Only the color of this text shows \"\(flag)\"; say it in words too",
          at: setting.range,
          severity: .info
        )
      }
      for (setting, condition) in object.statesOfSamePicture {
        findings.report(
          "Only the color of this image shows the state; add text or an accessibility value",
          at: setting.range,
          unless: [
            .object("words tell the state too") { _ in
              item.tells(condition, of: object, in: setting.member)
            }
          ]
        )
      }
      let name = object.isOwn ? object.declaration.name : object.name
      guard object.type == .view || object.type == .imageView else { return }
      let isIndicator =
        NameHint.indicator.matchesEnd(of: name)
        || name.hasSuffix("View") && item.descendants(of: object).isEmpty
          && NameHint.indicator.matchesEnd(of: String(name.dropLast(4)))
      // A view that shows nothing else and turns from red to green tells by that alone.
      let isPlain =
        object.type == .view && !object.isOwn && object.place != .others
        && item.descendants(of: object).isEmpty
      guard isIndicator || isPlain else { return }
      if isIndicator, let (state, setting) = object.stateOfBranches {
        findings.report(
          "Only the color of \"\(name)\" shows this state; add text or an accessibility value",
          at: setting.range,
          unless: [
            .object("words tell the state too") { _ in
              item.tells(state, of: object, in: setting.member)
            }
          ]
        )
        return
      }
      for setting in object.colorings {
        guard let condition = setting.value?.stateShownInHues,
          isIndicator || setting.value?.tellsGoodFromBad == true
        else { continue }
        findings.report(
          "Only the color of \"\(name)\" shows this state; add text or an accessibility value",
          at: setting.range,
          unless: [
            .object("words tell the state too") { _ in
              item.tells(condition, of: object, in: setting.member)
            }
          ]
        )
      }
    },
    exemptions: [
      .object(
        "code that was not read sets it up",
        certainty: {
          $0.isUnreadOutlet && !$0.turnsFromRedToGreen || $0.place != .others && $0.isHandedOn
            ? .unknown : .no
        }
      ),
      .object(
        "it has an accessibility label",
        certainty: {
          $0.place == .others || $0.isNamed != .yes && $0.turnsFromRedToGreen ? .no : $0.isNamed
        }
      ),
      .leftOut,
    ]
  )
}

extension UIKitObject {
  /// Whether a condition makes it red or green, which a label that is written elsewhere cannot tell.
  fileprivate var turnsFromRedToGreen: Bool {
    colorings.contains { $0.value?.tellsGoodFromBad == true }
  }

  /// What gives it a color.
  fileprivate var colorings: [ObjectSetting] {
    settings.filter { $0.path == ["backgroundColor"] || $0.path == ["tintColor"] }
  }

  /// The colors of pictures in the content of a cell that are the same in all states, with what chooses
  /// each: `content.imageProperties.tintColor = isPaid ? .systemGreen : .systemRed`.
  fileprivate var statesOfSamePicture: [(setting: ObjectSetting, condition: Expression)] {
    guard place == .others else { return [] }
    return settings.compactMap { setting in
      guard setting.path.count == 3, setting.path.dropFirst() == ["imageProperties", "tintColor"],
        let condition = setting.value?.stateShownInHues
      else { return nil }
      let pictures = settings.filter {
        $0.path == [setting.path[0], "image"] && $0.member == setting.member
      }
      guard pictures.count == 1, let image = pictures.first, !image.isConditional,
        let name = image.value?.call?.arguments.first?.value, case .string(let phrase) = name.form,
        phrase.literal != nil
      else { return nil }
      return (setting, condition)
    }
  }

  /// The flag that a function is given and uses for nothing but to show a text in a color:
  /// `question.textColor = isRequired ? .red : .label`.
  fileprivate var flagOfTextColor: (flag: String, setting: ObjectSetting)? {
    guard isKind(of: .label), !isOwn else { return nil }
    for setting in settings(of: "textColor") {
      guard case .ternary(let condition, let then, let otherwise)? = setting.value?.form,
        then.isNamedHue != otherwise.isNamedHue, let flag = condition.plainFlag,
        let function = declaration.function(setting.member),
        function.parameters.contains(where: { $0.name == flag && $0.type == "Bool" }),
        settings(of: "text").contains(where: { $0.member == setting.member })
      else { continue }
      // It is named once among the parameters, and once more.
      let uses = function.node.allTokens.reduce(0) {
        $0 + ($1.kind == .identifier && $1.text == flag ? 1 : 0)
      }
      if uses == 2 { return (flag, setting) }
    }
    return nil
  }

  /// What an `if` or `switch` asks that gives it one hue or another, with the first setting.
  fileprivate var stateOfBranches: (state: Expression, first: ObjectSetting)? {
    let colors = settings.filter {
      $0.isConditional && ($0.path == ["backgroundColor"] || $0.path == ["tintColor"])
    }
    guard let first = colors.first, colors.count >= 2, colors.count <= 16,
      colors.allSatisfy({ $0.member == first.member }),
      colors.allSatisfy({ $0.value?.isHue == true }) || areCasesOfState(colors),
      Set(colors.compactMap { $0.value?.source }).count >= 2,
      let branch = declaration.nodes(around: first.range).last(where: {
        $0.kind == .ifExpr || $0.kind == .switchExpr
      }), colors.allSatisfy({ branch.range.contains($0.range) })
    else { return nil }
    let asked =
      branch.kind == .ifExpr ? branch.child(.conditionElement)?.lastChild : branch.firstChild
    return asked.map { (Expression($0), first) }
  }
}

extension UIKitObject {
  /// Whether each color of a plain view is a constant that stands in a case of its own of a state:
  /// `case .online: dot.backgroundColor = .online()`.
  fileprivate func areCasesOfState(_ colors: [ObjectSetting]) -> Bool {
    guard type == .view, place == .member,
      colors.allSatisfy({ color in
        let value = color.value?.call.map(\.callee) ?? color.value
        guard case .member(let base, _)? = value?.form else { return false }
        return base == nil || base?.path == "UIColor"
      }),
      let first = colors.first,
      let choice = declaration.nodes(around: first.range).last(where: { $0.kind == .switchExpr }),
      let subject = choice.firstChild.flatMap({ Expression($0).path }),
      stateName.matchesEnd(of: subject)
    else { return false }
    return true
  }
}

extension ItemModel {
  /// Whether a text or a value is set from what decides a color, in the same member.
  fileprivate func tells(_ condition: Expression, of object: UIKitObject, in member: String) -> Bool
  {
    let names = condition.namesOfState
    let words: Set<String> = [
      "text", "attributedText", "accessibilityLabel", "accessibilityValue", "image", "setTitle",
      "accessibilityTraits", "title", "isHidden", "setImage", "secondaryText", "accessoryType",
      "secondaryAttributedText", "accessories",
    ]
    return objects.contains { other in
      other.declaration === object.declaration
        && other.settings.contains { setting in
          guard words.contains(setting.name), setting.member == member else { return false }
          // What a label or value is made of is not always the same name.
          if setting.name.hasPrefix("accessibility") {
            return !repeatsTexts(setting, of: object.declaration)
              || setting.value?.smallNames.isDisjoint(with: names) == false
          }
          let value = setting.value ?? setting.argument(nil)
          return setting.isConditional
            || value?.smallNames.contains { name in
              names.contains(name) || condition.isStateColor && stateName.matches(name)
            } == true
        }
    }
  }
}

extension ItemModel {
  /// Whether a label is made only of what the same member shows as text: `"\(title), \(artist)"`.
  private func repeatsTexts(_ setting: ObjectSetting, of declaration: Declaration) -> Bool {
    if let source = setting.value?.source, source != "nil",
      objects.contains(where: { object in
        object.declaration === declaration
          && object.settings.contains {
            $0.name == "text" && $0.member == setting.member && $0.value?.source == source
          }
      })
    {
      return true
    }
    guard let value = setting.value, case .string = value.form, value.firstCondition == nil,
      !value.smallNames.isEmpty,
      !value.operands.contains(where: { operand in
        operand.descendants.contains { $0.kind == .functionCallExpr }
      })
    else { return false }
    let shown = objects.filter { $0.declaration === declaration }.flatMap { object in
      object.settings(of: "text").compactMap { text -> String? in
        guard text.member == setting.member, case .name(let name)? = text.value?.form else {
          return nil
        }
        return name
      }
    }
    return value.smallNames.isSubset(of: shown)
  }
}
