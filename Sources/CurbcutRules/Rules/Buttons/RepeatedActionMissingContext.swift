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
      .reported(
        "Every photo has one label",
        """
        struct Album: View {
          let photos: [Photo]

          var body: some View {
            LazyVGrid(columns: columns) {
              ForEach(photos) { photo in
                Image(photo.name)
              //^^^^^^^^^^^^^^^^^ Each of these images is called "Photo"; say what this one shows
                  .resizable()
                  .accessibilityLabel("Photo")
              }
            }
          }
        }
        """
      ),
      .reported(
        "Links that show nothing but a photo",
        """
        struct Album: View {
          let photos: [Photo]

          var body: some View {
            LazyVGrid(columns: columns) {
              ForEach(photos) { photo in
                NavigationLink(value: photo) {
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Photo" has the same name in every row; add what it acts on
                  Image(photo.name)
                    .resizable()
                    .accessibilityLabel("Photo")
                }
              }
            }
          }
        }
        """
      ),
      .reported(
        "The days of a calendar",
        """
        struct Month: View {
          let dates: [Date]
          let select: (Date) -> Void

          var body: some View {
            LazyVGrid(columns: columns) {
              ForEach(dates, id: \\.self) { date in
                Button {
              //^^^^^^^^ VoiceOver reads only the number of this day; add the weekday and the month
                  select(date)
                } label: {
                  Text(date, format: .dateTime.day())
                    .frame(width: 44, height: 44)
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The label says what each photo shows",
        """
        struct Album: View {
          let photos: [Photo]

          var body: some View {
            LazyVGrid(columns: columns) {
              ForEach(photos) { photo in
                Image(photo.name)
                  .resizable()
                  .accessibilityLabel(photo.caption)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "It exposes a state and follows the name of its row",
        """
        struct Hotels: View {
          @Binding var hotels: [Hotel]

          var body: some View {
            List($hotels) { $hotel in
              HStack {
                Text(hotel.name)
                Spacer()
                Button {
                  hotel.isFavorite.toggle()
                } label: {
                  Image(systemName: hotel.isFavorite ? "heart.fill" : "heart")
                    .frame(width: 44, height: 44)
                }
                .accessibilityLabel("Favorite")
                .accessibilityAddTraits(hotel.isFavorite ? .isSelected : [])
              }
            }
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
      .image,
      .asyncImage,
      withModifiers: []
    ) { element, findings in
      guard element.place.contains(.repeated) || isCellView(element) || element.is(.button) else {
        return
      }
      if let name = sharedName(ofImage: element) {
        findings.report(
          "Each of these images is called \"\(name)\"; say what this one shows",
          at: element.head
        )
        return
      }
      if showsDayOnly(element) {
        findings.report(
          "VoiceOver reads only the number of this day; add the weekday and the month",
          at: element.head
        )
        return
      }
      guard element.row?.isInteractive == true, let name = constantName(of: element),
        element.place.contains(.repeated)
      else { return }
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
        element.container?.is(.forEach, .list) == true && !element.is(.image, .asyncImage)
          && !showsDayOnly(element) && !holdsImageOnly(element)
      },
      Exemption("it exposes a state and follows the text that names its row") { element in
        guard element.addsTrait("isSelected", "isToggle") != .no, let row = element.container,
          row.is(.hStack)
        else { return false }
        return row.content.contains { $0.index < element.index && $0.isTextual == .yes }
          && row.content.count(where: { $0.hasControl != .no || $0.isInteractive != .no }) == 1
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
  if holdsImageOnly(control) {
    let image = control.children(in: .label).flatMap { [$0] + $0.descendants }
      .first { $0.is(.image, .asyncImage) }
    guard let label = image.flatMap({ Naming(of: $0).label }), label.isStringLiteral else {
      return nil
    }
    return label.phrase.value?.literal.flatMap { $0.isEmpty ? nil : $0 }
  }
  guard control.isNamed == .no, case .known(let words) = control.visibleText else { return nil }
  let texts = control.children(in: .label).flatMap { [$0] + $0.descendants }.filter { $0.is(.text) }
  let onlyText = texts.count == 1 ? texts.first?.arguments.first?.value : nil
  let written = control.title?.value ?? onlyText
  return words.spokenConstant(isKey: written?.isKeyOfWords == true)
}

/// Whether it shows another picture in each row: what it shows is no literal.
private func differsByRow(_ image: Element) -> Bool {
  switch ImageContent(of: image).source {
  case .symbol(let name), .asset(let name): return name.path != nil && !name.isConstantName
  case .data: return image.arguments.first?.value.path != nil
  case nil: return image.is(.asyncImage)
  }
}

/// The label that an image has in every row, where nothing else in the row tells the rows apart.
private func sharedName(ofImage image: Element) -> String? {
  guard image.is(.image, .asyncImage), image.labeledControl == nil, differsByRow(image),
    let label = Naming(of: image).label, let words = label.phrase.value?.literal, !words.isEmpty,
    label.isStringLiteral || label.call?.callee.path == "Text"
  else { return nil }
  let outer = sequence(first: image, next: \.container).prefix(6)
  for view in outer {
    if view.container == nil || view.container?.is(.forEach, .list) == true {
      let others = [view] + view.descendants
      return others.contains { $0.is(.text, .label) || $0.isCustomView || $0.isUnknownView }
        ? nil : words
    }
  }
  return nil
}

/// Whether it is the picture of a view that is used in rows only.
private func isCellView(_ element: Element) -> Bool {
  guard element.is(.image, .asyncImage), element.tree.purpose == .body,
    let name = element.declaration?.name
  else { return false }
  return cellName.matchesEnd(of: name)
}

private let cellName = NameHint("thumbnail thumb cell tile")

/// Whether a control shows nothing but a picture.
private func holdsImageOnly(_ control: Element) -> Bool {
  let views = ControlLabel(of: control).foreground
  let images = views.filter { $0.is(.image, .asyncImage) }
  return images.count == 1 && images.allSatisfy(differsByRow)
    && !views.contains { $0.is(.text, .label) || $0.isCustomView || $0.isUnknownView }
}

/// Whether a control of a calendar is called by the number of its day.
private func showsDayOnly(_ control: Element) -> Bool {
  guard control.is(.button, .navigationLink), control.isNamed == .no else { return false }
  let views = ControlLabel(of: control).foreground
  let texts = views.filter { $0.is(.text, .label) }
  let written = control.title?.value ?? texts.first?.arguments.first?.value
  guard texts.count == (control.title == nil ? 1 : 0), let written,
    !views.contains(where: { $0.isCustomView || $0.isUnknownView || $0.isNamed != .no })
  else { return false }
  let arguments = texts.first?.arguments.map(\.value.source) ?? [written.source]
  let source = arguments.joined().filter { !$0.isWhitespace }
  if source.includes("component(.day,from:") || source.hasSuffix(".dateTime.day()")
    || source.includes(".dateTime.day())")
  {
    return true
  }
  guard control.place.contains(.repeated), let loop = control.enclosing(.forEach),
    let data = loop.arguments.first?.value.source,
    dayName.matches(data) || data.includes("1...3") || data.includes("1..<32")
  else { return false }
  // `"\(day)"`, `"\(day.number)"`
  guard case .string(let phrase) = written.form, phrase.parts.count == 1,
    case .expression(let name) = phrase.parts[0]
  else { return false }
  let names = Identifier.words(of: name)
  return names.first == "day" || names.last == "day"
}

private let dayName = NameHint("days dates month")

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
