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
          private let edit = UIButton(configuration: .plain())

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
      .reported(
        "A label that takes the place of what the row shows",
        """
        struct Inbox: View {
          let subjects: [String]

          var body: some View {
            List(subjects, id: \\.self) { subject in
              NavigationLink {
            //^^^^^^^^^^^^^^^^ "Message" has the same name in every row; add what it acts on
                Text("Mail")
              } label: {
                Text(subject)
              }
              .accessibilityLabel("Message")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label leaves out "subject", which is shown
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
      .ignored(
        "A list with a selection and rows of its own",
        """
        struct Sidebar: View {
          @State private var selection: String?

          var body: some View {
            List(selection: $selection) {
              NavigationLink(destination: Search()) { Label("Search", systemImage: "magnifyingglass") }
            }
          }
        }
        """
      ),
      .reported(
        "The stars of a rating",
        """
        struct Rate: View {
          @State private var rating = 2

          var body: some View {
            HStack {
              ForEach(1...5, id: \\.self) { index in
                Button(action: { rating = index }) {
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Star" has the same name in every row; add what it acts on
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether it is selected or not
                  Image(systemName: index <= rating ? "star.fill" : "star")
                    .frame(width: 44, height: 44)
                }
                .accessibilityLabel("Star")
              }
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
      guard
        element.place.contains(.repeated) || RowNaming.isCellView(element) || element.is(.button)
      else {
        return
      }
      if let name = RowNaming.sharedName(ofImage: element) {
        findings.report(
          "Each of these images is called \"\(name)\"; say what this one shows",
          at: element.head
        )
        return
      }
      if RowNaming.showsDayOnly(element) {
        findings.report(
          "VoiceOver reads only the number of this day; add the weekday and the month",
          at: element.head
        )
        return
      }
      guard element.row?.isInteractive == true, let name = RowNaming.constantName(of: element),
        element.place.contains(.repeated)
      else { return }
      findings.report(
        "\"\(name)\" has the same name in every row; add what it acts on",
        at: element.head
      )
    } _: { button, item, findings in
      guard button.isKind(of: .button), button.place == .member, let name = button.writtenTitle,
        let own = item.ownObject(of: button.declaration),
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
        !RowNaming.labelHidesItem(of: element)
          && element.ancestors.contains { $0.is(.forEach) && Repetition(of: $0).runsOverNumbers }
      },
      Exemption("it is all that a row holds, whose data names nothing") { element in
        element.container?.is(.forEach, .list) == true && !element.is(.image, .asyncImage)
          && !RowNaming.labelHidesData(of: element) && !RowNaming.labelHidesItem(of: element)
          && !RowNaming.showsDayOnly(element) && !RowNaming.holdsImageOnly(element)
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
