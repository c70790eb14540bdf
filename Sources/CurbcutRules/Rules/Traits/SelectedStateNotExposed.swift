import CurbcutModel

extension Rule {
  static let selectedStateNotExposed = Rule(
    id: "selected-state-not-exposed",
    title: "Selected state is only visible",
    group: .traits,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue, .infoAndRelationships],
    since: "0.1.0",
    why: """
      A color or a border shows which option is selected. VoiceOver reads all of them alike, so people who
      use it cannot tell what is selected, before or after they choose.
      """,
    examples: selectedStateNotExposedExamples + selectedByFlagExamples + selectedByChoiceExamples
      + selectedByKeptExamples + selectedByUseExamples,
    check: .element(of: .button, withModifiers: .gesture) { element, findings in
      guard
        element.is(.button)
          || element.taps.contains(where: { TapTarget(of: element).actsAsButton(by: $0) })
      else { return }
      if let turned = element.ownModifiers.first(where: {
        $0.selectsTheOthers(in: element.declaration)
      }) {
        return findings.report(
          "This adds the selected trait to what is not selected",
          at: turned.callRange
        )
      }
      guard let source = ShownState(of: element).selectionSource else { return }
      let shown = ShownState(of: element)
      let selection = shown.selection ?? shown.styledSelection
      let condition = shown.whenSelected(source)
      let trait = selectedTrait(if: condition)
      let isMarked = element.isExposedAsSelected && !isWronglySelected(element)
      findings.report(
        isMarked
          ? "Only the check mark tells VoiceOver that this is selected; add the selected trait"
          : selection == nil
            ? "VoiceOver does not announce this \(element.role.noun) as selected; only a symbol shows it"
            : "VoiceOver reads this \(element.role.noun) the same whether it is selected or not",
        at: element.is(.button)
          ? element.head : element.taps.first?.modifier.callRange ?? element.head,
        // A checkmark may be read as "Selected", by the name that the system gives it.
        severity: isMarked || selection == nil ? .info : nil,
        unless: [
          Exemption("it is disabled where it is not selected, which VoiceOver says") { element in
            element.ownModifiers.contains {
              $0.name == "disabled" && $0.firstArgument?.negated == condition
            }
          },
          Exemption("it is not seen where it is selected") { $0.isSeenThrough(when: condition) },
          Exemption("its name differs with the selection") { element in
            selection.map { ShownState(of: element).speaksDifferently(as: $0) }
              ?? ShownState(of: element).speaksDifferently(asBranch: source)
          },
        ],
        // What is unwrapped on the way is no condition of an expression.
        // A button without a name needs that first, and its words mostly say the state.
        fixes: ShownState(of: element).isNamedOutside(source) && !source.hasPrefix("let ")
          && !source.includes(", ") && !isNamelessIcon(element)
          ? [
            .review(
              "Add the selected trait",
              .append(modifiers(adding: trait, to: element), to: element)
            )
          ]
          : []
      )
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      .represented,
      .unreadModifier,
      .stateFromUses,
      Exemption("it is part of another control's label or of a combined element") {
        $0.labeledControl != nil || $0.combiningElement != nil
      },
      Exemption(
        "it has an accessibility value",
        certainty: { element in
          // A stack that is no element has what is written on it.
          let shown = ShownState(of: element)
          return element.isLayout && element.grouping == nil
            ? shown.hasWrittenValue : shown.hasValueOfOption
        }
      ),
      Exemption(
        "it has the selected or the toggle trait",
        certainty: {
          isWronglySelected($0)
            ? .no : $0.addsTrait("isSelected", "isToggle") || ShownState(of: $0).partAddsTrait
        }
      ),
      Exemption("a check mark in its label makes it selected") {
        $0.is(.button) && $0.isExposedAsSelected && !isWronglySelected($0)
          && !ShownState(of: $0).marksBothWays
      },
      Exemption("a menu or a tab bar shows its selection") {
        // A menu leaves out how its texts look.
        $0.place.contains(.tabItem) || $0.place.contains(.menu) && !showsTextOnly($0)
      },
    ]
  )
}

/// The trait, with what makes one element of a stack, which would hand it on to each view in it.
private func modifiers(adding trait: String, to element: Element) -> [String] {
  guard element.isLayout, element.grouping == nil, element.hasControl == .no,
    element.isNamed == .no, element.children(in: .content).count > 1
  else { return [trait] }
  return [".accessibilityElement(children: .combine)", trait]
}

extension Element {
  /// Whether a modifier makes it invisible where a condition holds: `opacity(isOpen ? 0 : 1)`.
  fileprivate func isSeenThrough(when condition: String) -> Bool {
    ownModifiers.contains { modifier in
      guard modifier.name == "opacity",
        case .ternary(let question, let then, _)? = modifier.firstArgument?.form
      else { return false }
      return question.source == condition && then.number == 0
    }
  }
}

extension Modifier {
  /// Whether it adds the selected trait where a condition about the selection does not hold:
  /// `isSelected ? [] : .isSelected`, be it worked out by a function or property of the type.
  fileprivate func selectsTheOthers(in declaration: Declaration?) -> Bool {
    guard name == "accessibilityAddTraits", !isConditional, let traits = firstArgument else {
      return false
    }
    let member = (traits.call?.callee ?? traits).path?.withoutSelf
    let workedOut = member.flatMap { declaration?.value(of: $0, isCalled: traits.call != nil) }
    guard case .ternary(let condition, let then, let otherwise) = (workedOut ?? traits).form else {
      return false
    }
    return then.isNoTrait && otherwise.isSelectedTrait && condition.saysSelected == true
      || then.isSelectedTrait && otherwise.isNoTrait && condition.saysSelected == false
  }
}

extension Declaration {
  /// What a function or computed property gives by one expression.
  fileprivate func value(of member: String, isCalled: Bool) -> Expression? {
    isCalled ? function(member)?.onlyValue : property(member)?.singleValue
  }
}

extension Expression {
  fileprivate var isNoTrait: Bool {
    if case .array(let traits) = form { return traits.isEmpty }
    return call.map { $0.callee.path == "AccessibilityTraits" && $0.arguments.isEmpty } == true
  }

  fileprivate var isSelectedTrait: Bool {
    if case .array(let traits) = form { return traits.count == 1 && traits[0].isSelectedTrait }
    return memberName == "isSelected"
  }

  /// Whether a condition holds for what is selected, or for all that is not; nil where it is about
  /// something else. `isSelected`, `item == selection`
  fileprivate var saysSelected: Bool? {
    switch form {
    case .prefixed("!", let inner): return inner.saysSelected.map { !$0 }
    case .operators(let sides, let signs)
    where sides.count == 2 && ["==", "!="].contains(signs[0]):
      // What is compared with a case of its own may be a filter that selects nothing: `.all`.
      let paths = sides.map { $0.path?.withoutSelf ?? "" }
      let names = paths.map(\.pathNames)
      guard paths.allSatisfy({ $0.first?.isLowercase == true }),
        !names.contains(where: { $0.last == "count" }),
        names.contains(where: { $0.last.map { NameHint.selection.matches($0) } == true })
      else { return nil }
      return signs[0] == "=="
    default:
      guard let name = path?.pathNames.last, NameHint.selection.matches(name) else { return nil }
      return name.hasPrefix("isNot") || negation.matches(name) ? nil : true
    }
  }
}

/// What says that something is not selected.
private let negation = NameHint("deselect* unselect*")

/// Whether what it says of its selection does not go by it.
private func isWronglySelected(_ option: Element) -> Bool {
  isAlwaysSelected(option)
    || option.ownModifiers.contains { $0.selectsTheOthers(in: option.declaration) }
}

/// Whether each of several says that it is the selected one, whichever is: the trait is added without
/// a condition.
private func isAlwaysSelected(_ option: Element) -> Bool {
  guard option.enclosing(.forEach) != nil, option.conditions.allSatisfy({ $0.kind == .repetition })
  else { return false }
  let traits = option.modifiers.filter { $0.name == "accessibilityAddTraits" }
  return traits.count == 1
    && traits.allSatisfy { trait in
      trait.origin == .own && !trait.isConditional
        && trait.firstArgument?.memberName == "isSelected"
    }
}

/// Whether a button shows nothing but text, which no symbol tells from others.
private func showsTextOnly(_ button: Element) -> Bool {
  let views = ControlLabel(of: button).foreground
  return !views.isEmpty
    && views.allSatisfy { $0.is(.text, .hStack, .vStack, .spacer) || $0.isPassthrough }
}

/// Whether it is a button that shows only imagery, and has no name of its own.
private func isNamelessIcon(_ control: Element) -> Bool {
  control.is(.button) && control.isNamed == .no && IconControl(of: control).isIconOnly == .yes
}
