import CurbcutModel

extension Rule {
  static let repeatedActionMissingContext = Rule(
    id: "repeated-action-missing-context",
    title: "Repeated control does not say what it acts on",
    group: .buttons,
    severity: .info,
    impact: .moderate,
    criteria: [.headingsAndLabels, .linkPurposeLinkOnly],
    since: "0.2.0",
    why: """
      People who use VoiceOver or Voice Control meet the controls of a list one by one: ten
      buttons called "Edit" sound the same, and "Tap Edit" asks which one. The name of a control
      in a row says what it acts on.
      """,
    examples: [
      .reported(
        """
        struct Orders: View {
          let orders: [Order]

          var body: some View {
            List(orders) { order in
              HStack {
                Text(order.title)
                Button("Edit") { edit(order) }
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Edit" has the same name in every row; add what it acts on
              }
            }
          }
        }
        """
      ),
      .reported(
        "A link in a repeated section",
        """
        struct Shop: View {
          let shelves: [Shelf]

          var body: some View {
            ForEach(shelves) { shelf in
              VStack {
                Text(shelf.name)
                NavigationLink {
              //^^^^^^^^^^^^^^^^ "See all" has the same name in every row; add what it acts on
                  ShelfScreen(shelf: shelf)
                } label: {
                  Text("See all")
                }
              }
            }
          }
        }
        """
      ),
      .reported(
        "A button in a cell of UIKit",
        """
        final class DeviceCell: UITableViewCell {
          private let name = UILabel()
          private let edit = UIButton(type: .system)

          func setUp() {
            edit.setTitle("Edit", for: .normal)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Edit" has the same name in every row; add what it acts on
            contentView.addSubview(name)
            contentView.addSubview(edit)
          }
        }
        """
      ),
      .recommended(
        """
        struct Orders: View {
          let orders: [Order]

          var body: some View {
            List(orders) { order in
              HStack {
                Text(order.title)
                Button("Edit") { edit(order) }
                  .accessibilityLabel("Edit \\(order.title)")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A menu lists what its actions act on",
        """
        struct Trails: View {
          let names: [String]
          let remove: (String) -> Void

          var body: some View {
            Menu("Change the list") {
              ForEach(names, id: \\.self) { name in
                Section(name) {
                  Button("Remove") { remove(name) }
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A hint says more",
        """
        struct Trails: View {
          let names: [String]
          let remove: (String) -> Void

          var body: some View {
            List(names, id: \\.self) { name in
              HStack {
                Text(name)
                Button("Remove") { remove(name) }.accessibilityHint("Takes the trail off the list.")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Stars to rate with",
        """
        struct Rating: View {
          let rate: (Int) -> Void

          var body: some View {
            HStack {
              ForEach(1..<6) { stars in
                VStack {
                  Button("Star") { rate(stars) }
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A row is nothing but the button",
        """
        struct Slots: View {
          let ids: [UUID]
          let book: (UUID) -> Void

          var body: some View {
            ForEach(ids, id: \\.self) { id in
              Button("Book") { book(id) }
            }
          }
        }
        """
      ),
      .ignored(
        "VoiceOver reads the row as one element, or the system names the action",
        """
        struct Orders: View {
          let orders: [Order]

          var body: some View {
            List(orders) { order in
              HStack {
                Text(order.title)
                Button("Edit") { edit(order) }
              }
              .accessibilityElement(children: .combine)
              .swipeActions {
                Button("Delete") { delete(order) }
              }
              .contextMenu {
                Button("Share") { share(order) }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The name differs from row to row",
        """
        struct Orders: View {
          let orders: [Order]

          var body: some View {
            ForEach(orders) { order in
              Button(order.title) { open(order) }
              Button("Edit \\(order.title)") { edit(order) }
            }
          }
        }
        """
      ),
    ],
    check: .elementAndObject(
      of: .button,
      .link,
      .navigationLink,
      .menu,
      .shareLink,
      withModifiers: []
    ) { element, findings in
      guard element.place.contains(.repeated), let name = constantName(of: element) else { return }
      findings.report(
        "\"\(name)\" has the same name in every row; add what it acts on",
        at: element.head
      )
    } _: { button, item, findings in
      guard button.isKind(of: .button), button.place == .member, let name = button.writtenTitle,
        let own = item.objects.first(where: { $0.isOwn && $0.declaration === button.declaration }),
        own.isKind(of: .tableViewCell, .collectionViewCell)
      else { return }
      findings.report(
        "\"\(name.words)\" has the same name in every row; add what it acts on",
        at: name.setting.range,
        severity: .hint,
        unless: [
          .object("other code may set it up", certainty: { $0.isHandedOn ? .unknown : .no }),
          .object("it has an accessibility label", certainty: \.isNamed),
          .object("it has a hint") { $0.setsForCertain(anyOf: ["accessibilityHint"]) },
          .object("the cell is one element, or lists its own") { $0.isInsideElement },
          .leftOut,
          .object("nothing in the cell differs from row to row") { button in
            !item.objects.contains {
              $0.declaration === button.declaration && $0.isKind(of: .label)
            }
          },
        ]
      )
    },
    exemptions: Exemption.comparedName + [
      Exemption("it is in a menu, a toolbar, an alert or a swipe action") {
        !$0.place.isDisjoint(with: [.menu, .toolbar, .tabItem, .representation, .systemStyled])
      },
      Exemption("it has a hint") { $0.hasModifier("accessibilityHint") },
      Exemption("it stands for a row of numbers, such as keys") { element in
        element.ancestors.contains { $0.is(.forEach) && Repetition(of: $0).runsOverNumbers }
      },
      Exemption("it is all that a row holds, whose data names nothing") { element in
        element.container?.is(.forEach, .list) == true
      },
    ]
  )
}

/// What VoiceOver calls a control, where that is written out and the same wherever it stands.
private func constantName(of control: Element) -> String? {
  if let label = Naming(of: control).label {
    guard label.isStringLiteral || label.isKeyOfWords else { return nil }
    return label.phrase.value?.spokenConstant(isKey: label.isKeyOfWords)
  }
  guard control.isNamed == .no, case .known(let words) = control.visibleText else { return nil }
  let texts = control.children(in: .label).flatMap { [$0] + $0.descendants }.filter { $0.is(.text) }
  let onlyText = texts.count == 1 ? texts.first?.arguments.first?.value : nil
  let written = control.title?.value ?? onlyText
  return words.spokenConstant(isKey: written?.isKeyOfWords == true)
}

extension Phrase {
  /// Words that are the same each time; the key of a translation stands for such words.
  fileprivate func spokenConstant(isKey: Bool) -> String? {
    if let literal, !isBlank { return literal }
    return isKey ? spoken.trimmingGuillemets : nil
  }
}

extension String {
  fileprivate var trimmingGuillemets: String {
    hasPrefix("‹") && hasSuffix("›") ? String(dropFirst().dropLast()) : self
  }
}

extension UIKitObject {
  /// The one title it is given, where that is written out.
  fileprivate var writtenTitle: (words: String, setting: ObjectSetting)? {
    let titles = settings.filter {
      ["setTitle", "setAttributedTitle", "attributedTitle", "title"].contains($0.name)
    }
    guard titles.count == 1, let setting = titles.first, !setting.isConditional,
      let value = setting.value ?? setting.argument(nil),
      case .string(let phrase) = value.form, let words = phrase.literal, !words.isEmpty
    else { return nil }
    return (words, setting)
  }
}
