import CurbcutModel

/// Words that the code for another platform shows in the same place.
extension SuggestedLabel {
  /// What stands in the place of a picture or of a control without words in another branch of the same
  /// `#if`: `Strings.yes` for the checkmark beside `Text(isOn ? Strings.yes : Strings.no)`.
  static func wordsOfOtherPlatform(for view: Element) -> String? {
    guard let own = view.conditions.first(where: { $0.kind == .compilation }) else { return nil }
    let views = view.container?.children(in: view.slotInContainer) ?? view.tree.roots
    let others = views.filter { other in
      other.conditions.contains {
        $0.statement == own.statement && $0.alternative != own.alternative
      }
    }
    guard others.count == 1, let other = others.first else { return nil }
    let branches = view.conditions.filter { $0.kind == .branch }
    if other.is(.text) {
      return other.arguments.first.flatMap { shown(by: $0, in: branches) }
    }
    guard branches.isEmpty, other.row?.isInteractive == true else { return nil }
    if let title = other.title { return shown(by: title, in: []) }
    let texts = other.children(in: .label).flatMap { [$0] + $0.descendants }.filter {
      $0.is(.text, .label)
    }
    return texts.count == 1 ? texts.first?.arguments.first.flatMap { shown(by: $0, in: []) } : nil
  }

  /// The words that an argument shows where some conditions hold.
  private static func shown(by argument: Argument, in branches: [Condition]) -> String? {
    guard argument.label == nil else { return nil }
    if branches.isEmpty { return argument.value.isGeneratedOrWritten ? argument.value.source : nil }
    guard branches.count == 1, let branch = branches.first,
      case .ternary(let condition, let then, let otherwise) = argument.value.form
    else { return nil }
    let value: Expression
    if branch.alternative == 0, branch.source == condition.source {
      value = then
    } else if branch.alternative == 1, branch.excluded == [condition.source] {
      value = otherwise
    } else {
      return nil
    }
    return value.isGeneratedOrWritten ? value.source : nil
  }
}

extension Expression {
  /// Whether it is a text of generated code, or words that are written there.
  var isGeneratedOrWritten: Bool {
    if isGeneratedText { return true }
    guard case .string(let phrase) = form, let words = phrase.literal else { return false }
    return words.contains(where: \.isLetter)
  }
}
