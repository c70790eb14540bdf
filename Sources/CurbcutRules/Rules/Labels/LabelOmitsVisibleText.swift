import CurbcutModel

extension Rule {
  static let labelOmitsVisibleText = Rule(
    id: "label-omits-visible-text",
    title: "Label omits visible text",
    group: .labels,
    severity: .info,
    impact: .serious,
    criteria: [.infoAndRelationships, .labelInName],
    since: "0.2.0",
    why: """
      A label replaces everything inside a control or a combined row. A count, a price or a status
      that is shown and not in the label is lost to people who use VoiceOver.
      """,
    knownLimitations: """
      Only labels that are written out are compared, with text that is a property or, in a group that
      is one element, written out too.
      """,
    examples: [
      .reported(
        "The label of a text that shows a value",
        """
        struct Wallet: View {
          let balance: Decimal

          var body: some View {
            Text(balance, format: .currency(code: "CHF")).accessibilityLabel("Balance")
                                                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label leaves out "balance", which is shown
          }
        }
        """
      ),
      .reported(
        "The number of a badge that is hidden",
        """
        struct Inbox: View {
          let unread: Int
          let open: () -> Void

          var body: some View {
            VStack {
              Button(action: open) {
                Image(systemName: "envelope").overlay(alignment: .topTrailing) {
                  if unread > 0 {
                    Text(unread, format: .number).accessibilityHidden(true)
                  }
                }
              }
              .accessibilityLabel("Messages")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label leaves out "unread", which is shown
              Button(action: open) {
                Image(systemName: "envelope").overlay(alignment: .topTrailing) {
                  if unread > 0 {
                    Text(unread, format: .number).accessibilityHidden(true)
                  }
                }
              }
              .accessibilityLabel("Messages")
              .accessibilityValue("\\(unread) unread")
            }
          }
        }
        """
      ),
      .ignored(
        "The value is said too, and words as a whole may be a symbol",
        """
        struct Wallet: View {
          let balance: Decimal
          let flag: String

          var body: some View {
            Text(balance, format: .currency(code: "CHF"))
              .accessibilityLabel("Balance")
              .accessibilityValue(balance.formatted())
            Text(flag).accessibilityLabel("Country")
          }
        }
        """
      ),
      .reported(
        """
        struct Inbox: View {
          let unread: Int
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                Text("Inbox")
                Text("\\(unread)")
              }
            }
            .accessibilityLabel("Inbox")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label leaves out "unread", which is shown
          }
        }
        """
      ),
      .recommended(
        """
        struct Inbox: View {
          let unread: Int
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                Text("Inbox")
                Text("\\(unread)")
              }
            }
            .accessibilityLabel("Inbox, \\(unread) unread")
          }
        }
        """
      ),
      .reported(
        "Text that is written out, in a group",
        """
        struct Departure: View {
          var body: some View {
            VStack {
              Text("KX 310 to Athens")
              Text("Delayed by 45 minutes")
              Text("New departure 12:25")
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("KX 310 to Athens")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label leaves out "Delayed by 45 minutes", which is shown
          }
        }
        """
      ),
      .ignored(
        "The label, value, hint or custom content says it in other words",
        """
        struct Departure: View {
          let number: String
          let summary: String

          var body: some View {
            VStack {
              VStack {
                Text("KX 310 to Athens")
                Text("Delayed by 45 minutes")
              }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("KX 310 to Athens, 45 min late")
              VStack {
                Text("KX 310 to Athens")
                Text("Delayed by 45 minutes")
              }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("KX 310 to Athens")
              .accessibilityValue("45 min late")
              VStack {
                Text(number)
                Text("Delayed by 45 minutes")
              }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel(number)
              .accessibilityCustomContent("Status", summary)
            }
          }
        }
        """
      ),
      .ignored(
        "The value says it",
        """
        struct Inbox: View {
          let unread: Int
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                Text("Inbox")
                Text("\\(unread)")
              }
            }
            .accessibilityLabel("Inbox")
            .accessibilityValue("\\(unread) unread")
          }
        }
        """
      ),
      .reported(
        "A value that is formatted where it is shown",
        """
        struct Day: View {
          let steps: Int
          let sleep: Duration

          var body: some View {
            HStack {
              VStack {
                Text(steps.formatted())
                Text("Steps")
              }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("Steps")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label leaves out "steps", which is shown
              VStack {
                Text(sleep.formatted())
                Text("Sleep")
              }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("Sleep, \\(sleep.formatted())")
            }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard let modifier = Naming(of: element).modifier, modifier.origin == .own,
        !modifier.isConditional, let label = Naming(of: element).label
      else { return }
      // A label that is computed elsewhere may say everything.
      guard
        label.phrase.value?.literal != nil || label.isStringLiteral
          || ShownWords(in: element)?.sources.contains(label.source) == true
      else { return findings.cannotTell("what the label says") }
      guard
        let omitted = omittedValue(of: element, besides: label)
          ?? omittedBadge(of: element) ?? omittedText(of: element, besides: label)
      else { return }
      findings.report("The label leaves out \"\(omitted)\", which is shown", at: modifier.callRange)
    },
    exemptions: [.hidden, .replacedByAncestor, .unreadModifier]
  )
}

/// The modifiers that say something to assistive technology.
private func speakingModifiers(of element: Element) -> [Modifier] {
  element.modifiers.filter {
    $0.name.hasPrefix("accessibility") && $0.name != "accessibilityIdentifier"
  }
}

/// The first property that is shown and that no modifier mentions.
private func omittedValue(of element: Element, besides label: Expression) -> String? {
  guard let shown = ShownWords(in: element), !shown.isPartlyUnknown else { return nil }
  let others = speakingModifiers(of: element)
  return shown.sources.subtracting(ShownWords.sources(in: label)).filter { source in
    let name = source.split(separator: ".").last.map(String.init) ?? source
    let root = source.split(separator: ".").first { $0 != "self" }.map(String.init) ?? source
    return !others.contains { other in
      other.arguments.contains {
        $0.value.mentions(name)
          || (name != root && other.name != "accessibilityLabel" && $0.value.mentions(root))
      }
    }
  }.min()
}

/// The number on a control's badge, where the badge is hidden and no modifier mentions the number: what
/// stands in the control is not read where it has a label, hidden or not.
private func omittedBadge(of element: Element) -> String? {
  guard element.is(.button, .navigationLink, .link, .menu), !element.tree.isOverlong else {
    return nil
  }
  let others = speakingModifiers(of: element)
  return element.descendants.prefix(64).lazy.compactMap { badge -> String? in
    guard badge.is(.text), badge.isHidden == .yes, badge.place.contains(.overlay),
      badge.argument("format")?.memberName == "number",
      let path = badge.arguments.first?.value.path?.withoutSelf, let name = path.pathNames.last,
      badge.conditions.contains(where: { $0.kind == .branch && $0.source.includes(path) }),
      !others.contains(where: { other in
        other.arguments.contains {
          $0.value.mentions(name) || path.pathNames.first.map($0.value.mentions) == true
        }
      })
    else { return nil }
    return path
  }.first
}

/// The first text that is written out in a group that is one element, where the label repeats another
/// text of the group and no modifier has a word of this one.
///
/// What a control shows is for the rule on its accessible name.
private func omittedText(of element: Element, besides label: Expression) -> String? {
  guard element.grouping == .ignore || element.grouping == .combine, !element.tree.isOverlong,
    element.isInteractive == .no
  else { return nil }
  let texts = element.descendants.prefix(128).filter { text in
    text.is(.text, .label) && text.isHidden != .yes && text.isNamed == .no
      && text.labeledControl == nil
      && !text.conditions.contains { NameHint.loading.matches($0.source) }
  }
  let spoken = label.phrase.value?.spoken.lowercased() ?? label.source
  let sources = texts.compactMap { $0.arguments.first?.value.path?.withoutSelf }
  guard
    texts.contains(where: { text in
      guard let words = text.visibleText.value?.literal?.lowercased() else { return false }
      return words.count > 3 && spoken.includes(words)
    }) || sources.contains(where: { ShownWords.sources(in: label).contains($0) })
  else { return nil }
  var said: Set<String> = []
  for modifier in speakingModifiers(of: element) {
    for argument in modifier.arguments where modifier.name != "accessibilityElement" {
      // What is worked out elsewhere may say everything.
      guard isRead(argument.value, beside: sources) else { return nil }
      said.formUnion(contentWords(argument.value.source))
      said.formUnion(contentWords(argument.value.phrase.value?.spoken ?? ""))
    }
  }
  return texts.lazy.compactMap { $0.visibleText.value?.literal }.first { words in
    let content = contentWords(words)
    return words.count(where: \.isLetter) > 3 && !content.isEmpty && content.isDisjoint(with: said)
  }
}

/// Whether it is known what an argument says: words, or properties that are shown too.
private func isRead(_ value: Expression, beside sources: [String]) -> Bool {
  if value.memberName != nil, value.path?.hasPrefix(".") == true { return true }
  if case .closure = value.form { return true }
  if let path = value.path { return sources.contains(path.withoutSelf) || value.isConstantName }
  guard let phrase = value.phrase.value else { return false }
  return phrase.parts.allSatisfy { part in
    if case .expression(let source) = part { sources.contains(source.withoutSelf) } else { true }
  }
}

/// The words of a text by which another says the same: long ones and figures, in lower case.
private func contentWords(_ text: String) -> Set<String> {
  Set(
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { word in
      word.count > 3 || word.contains(where: \.isNumber)
    }
  )
}
