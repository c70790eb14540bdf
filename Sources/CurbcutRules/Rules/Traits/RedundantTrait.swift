import CurbcutModel

extension Rule {
  static let redundantTrait = Rule(
    id: "redundant-trait",
    title: "Redundant accessibility trait",
    group: .traits,
    severity: .hint,
    impact: .minor,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    isAboutSpareCode: true,
    why: """
      Buttons, links, images and text have their trait already. Adding it again changes nothing for people
      who use assistive technology and hides where traits matter.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("Save", action: open)
              .accessibilityAddTraits(.isButton)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isButton" is already implied
          }
        }
        """,
        fixed: [
          #"Remove "isButton""#: """
          struct Screen: View {
            let open: () -> Void

            var body: some View {
              Button("Save", action: open)
            }
          }
          """
        ]
      ),
      .reported(
        "Among others",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("Open", action: open)
              .accessibilityAddTraits([.isButton, .isSelected])
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isButton" is already implied
          }
        }
        """,
        fixed: [
          #"Remove "isButton""#: """
          struct Screen: View {
            let open: () -> Void

            var body: some View {
              Button("Open", action: open)
                .accessibilityAddTraits(.isSelected)
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("Save", action: open).accessibilityAddTraits(.isSelected)
          }
        }
        """
      ),
      .ignored(
        "Text is not a heading by itself",
        """
        struct Screen: View {
          var body: some View {
            Text("Chapter one").accessibilityAddTraits(.isHeader)
          }
        }
        """
      ),
      .reported(
        "Removed but never set",
        """
        struct Screen: View {
          var body: some View {
            Text("Hello").accessibilityRemoveTraits(.isButton)
                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isButton" is not set and cannot be removed
          }
        }
        """
      ),
      .reported(
        "In both cases",
        """
        struct Screen: View {
          let isOn: Bool
          let save: () -> Void

          var body: some View {
            Button("Save", action: save)
              .accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isButton" is already implied
          }
        }
        """
      ),
      .ignored(
        "A new element has no traits",
        """
        struct Screen: View {
          var body: some View {
            Button("Done") {}
              .accessibilityElement()
              .accessibilityLabel("Done, for good")
              .accessibilityAddTraits(.isButton)
          }
        }
        """
      ),
      .ignored(
        "What has been taken away is given back",
        """
        struct Row: View {
          let open: () -> Void

          var body: some View {
            Button("Map", action: open)
              .accessibilityRemoveTraits(.isButton)
              .accessibilityAddTraits(.isButton)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      reportRemovals(element, &findings)
      guard let trait = inherentTrait(element),
        // What is taken away is given back.
        !element.modifiers.contains(where: { modifier in
          modifier.name == "accessibilityRemoveTraits"
            && modifier.firstArgument.map {
              TraitList($0).names.contains(trait) || TraitList($0).isUnknown
            } == true
        })
      else { return }
      for modifier in element.ownModifiers
      where modifier.name == "accessibilityAddTraits" || modifier.name == "accessibility" {
        guard let list = modifier.firstArgument, !modifier.isConditional,
          // The deprecated form may say more than one thing.
          modifier.name != "accessibility"
            || (modifier.arguments.count == 1 && modifier.argument("addTraits") != nil)
        else { continue }
        if case .ternary(_, let then, let otherwise) = list.form,
          [then, otherwise].allSatisfy({ TraitList($0).names.contains(trait) })
        {
          findings.report("\"\(trait)\" is already implied", at: modifier.callRange)
          continue
        }
        let traits = TraitList(list)
        guard traits.names.contains(trait), !traits.isConditional, !traits.isUnknown,
          !element.hasModifier("accessibilityRepresentation")
        else { continue }
        findings.report(
          "\"\(trait)\" is already implied",
          at: modifier.callRange,
          fixes: [.safe("Remove \"\(trait)\"", removal(of: trait, from: list, in: modifier))]
        )
      }
    }
  )

  /// A text or image has no role of a control to take away, unless it is part of one.
  private static func reportRemovals(_ element: Element, _ findings: inout Findings) {
    guard element.is(.text, .image, .label), element.taps.isEmpty,
      !element.hasModifier("accessibilityRepresentation"), element.labeledControl == nil,
      element.combiningElement == nil, !element.hasUnreadAccessibilityModifier
    else { return }
    let roles: Set<String> = ["isButton", "isLink", "isToggle", "isSearchField"]
    for modifier in element.ownModifiers where modifier.name == "accessibilityRemoveTraits" {
      let traits = TraitList(modifier.firstArgument)
      guard let trait = traits.names.sorted().first, traits.names.isSubset(of: roles),
        !traits.isUnknown, traits.names.isDisjoint(with: element.traits.added.names)
      else { continue }
      findings.report(
        "\"\(trait)\" is not set and cannot be removed",
        at: modifier.callRange,
        fixes: [.safe("Remove `.\(modifier.name)`", .remove(modifier))]
      )
    }
  }

  /// Takes one trait out of a list, or the modifier away where no other is in it.
  private static func removal(
    of trait: String,
    from list: Expression,
    in modifier: Modifier
  ) -> Change {
    guard case .array(let elements) = list.form else { return .remove(modifier) }
    let others = elements.filter { $0.memberName != trait }
    guard let only = others.first else { return .remove(modifier) }
    let source =
      others.count == 1 ? only.source : "[\(others.map(\.source).joined(separator: ", "))]"
    return .replace(list.range, with: source)
  }
}

/// The trait that the view brings along.
private func inherentTrait(_ element: Element) -> String? {
  // `accessibilityElement()` makes a new element, which has none.
  if element.grouping == .ignore { return nil }
  switch element.kind {
  case .image: return "isImage"
  case .text, .label: return "isStaticText"
  case .toggle: return "isToggle"
  default:
    switch element.role {
    case .button, .menu: return element.row?.isInteractive == true ? "isButton" : nil
    case .link: return "isLink"
    default: return nil
    }
  }
}
