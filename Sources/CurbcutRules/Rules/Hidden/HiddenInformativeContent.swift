import CurbcutModel

extension Rule {
  static let hiddenInformativeContent = Rule(
    id: "hidden-informative-content",
    title: "Hidden text is not exposed elsewhere",
    group: .hidden,
    severity: .warning,
    impact: .serious,
    criteria: [.infoAndRelationships, .errorIdentification],
    since: "0.2.0",
    why: """
      People who use VoiceOver never hear text that is hidden from assistive technology. Hide only
      what another element says too; an error or a status that appears has to be heard.
      """,
    examples: [
      .reported(
        """
        struct Coupon: View {
          @State private var code = ""
          @State private var isExpired = false

          var body: some View {
            Form {
              TextField("Coupon", text: $code)
              if isExpired {
                Text("This coupon has expired").accessibilityHidden(true)
                                              //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users never hear "This coupon has expired": nothing else says it
              }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Coupon: View {
          @State private var code = ""

          var body: some View {
            VStack {
              Text("Coupon").accessibilityHidden(true)
              TextField("Coupon", text: $code)
            }
          }
        }
        """
      ),
      .reported(
        "By a modifier of the project",
        """
        struct FinePrint: ViewModifier {
          func body(content: Content) -> some View {
            content.font(.subheadline).accessibilityHidden(true)
          }
        }

        extension View {
          func finePrint() -> some View { modifier(FinePrint()) }
        }

        struct Bouquet: View {
          let name: String
          let price: String

          var body: some View {
            VStack {
              Text(name)
              Text(price).finePrint()
                        //^^^^^^^^^^^ VoiceOver users never hear "‹price›": nothing else says it
            }
          }
        }
        """
      ),
      .ignored(
        "While something loads",
        """
        struct Trails: View {
          @State private var isLoading = true

          var body: some View {
            VStack {
              Text("Trails")
              if isLoading {
                Text("Getting the trails near you").accessibilityHidden(true)
              }
            }
          }
        }
        """
      ),
      .reported(
        "In a property of the type",
        """
        struct Card: View {
          let isLow: Bool

          var body: some View {
            VStack {
              Text("Ticket card")
              if isLow { notice }
            }
          }

          private var notice: some View {
            Text("Top up before boarding").accessibilityHidden(true)
                                         //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users never hear "Top up before boarding": nothing else says it
          }
        }
        """
      ),
      .ignored(
        "It is announced",
        """
        struct Upload: View {
          @State private var isDone = false

          var body: some View {
            VStack {
              Text("Trails")
              if isDone {
                Text("Your photos are on the server now").accessibilityHidden(true)
              }
            }
            .onChange(of: isDone) {
              AccessibilityNotification.Announcement("Your photos are on the server now").post()
            }
          }
        }
        """
      ),
      .ignored(
        "The stack around it says it",
        """
        struct Offer: View {
          let isNew: Bool
          let name: String

          var body: some View {
            HStack {
              Text(name)
              if isNew { Text("Just in").accessibilityHidden(true) }
            }
            .accessibilityElement(children: .combine)
            .accessibilityValue(isNew ? "Just in" : "")
          }
        }
        """
      ),
      .ignored(
        "A sign rather than words",
        """
        struct Crumb: View {
          let isNested: Bool

          var body: some View {
            HStack {
              Text("Alps")
              if isNested { Text("›").accessibilityHidden(true) }
            }
          }
        }
        """
      ),
      .reported(
        "Text of a value, and a card as a whole",
        """
        struct Post: View {
          let likes: Int
          let author: String

          var body: some View {
            VStack {
              Text(author)
              Text("\\(likes) likes").accessibilityHidden(true)
                                   //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users never hear "‹likes› likes": nothing else says it
              VStack {
                Text("The hut is closed")
                Text("It opens again on the first of June.")
              }
              .accessibilityHidden(true)
             //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users never hear "The hut is closed": nothing else says it
              Group {
                Text("Bring cash, for there is no reception.")
              }
              .accessibilityHidden(true)
             //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users never hear "Bring cash, for there is no reception.": nothing else says it
            }
          }
        }
        """
      ),
      .ignored(
        "Others say it: a control by its label or value, a label or hint in other words",
        """
        struct Settings: View {
          @State private var volume = 0.5
          @State private var sendsNews = false
          let likes: Int
          let open: () -> Void

          var body: some View {
            Form {
              HStack {
                Text("Volume of the alarm").accessibilityHidden(true)
                Slider(value: $volume) { Text("Volume of the alarm") }
                Text("\\(Int(volume * 100)) percent").accessibilityHidden(true)
              }
              Text("Send me the weekly news").accessibilityHidden(true)
              Toggle("Send weekly news", isOn: $sendsNews)
              Text("\\(likes) people like this").accessibilityHidden(true)
              Button("Likes", action: open).accessibilityValue("\\(likes)")
              Text("Opens the map of the huts nearby").accessibilityHidden(true)
              Button("Map", action: open).accessibilityHint("Opens the map of nearby huts.")
            }
          }
        }
        """
      ),
      .ignored(
        "A placeholder over its field, a copy that casts a shadow, what is drawn as an example",
        """
        struct Note: View {
          @State private var text = ""

          var body: some View {
            VStack {
              ZStack {
                Text("Write down what you have seen").accessibilityHidden(true)
                TextEditor(text: $text).accessibilityLabel("Note")
              }
              Text("Winter is coming soon").blur(radius: 9).accessibilityHidden(true)
              sampleCard
            }
          }

          private var sampleCard: some View {
            VStack {
              Text("Anna has found a new trail")
              Text("Three hours ago")
            }
            .accessibilityHidden(true)
          }
        }
        """
      ),
      .reported(
        "The type announces something else",
        """
        struct Upload: View {
          @State private var isDone = false
          @State private var isFull = false

          var body: some View {
            VStack {
              Text("Trails")
              if isFull {
                Text("There is no room for more photos").accessibilityHidden(true)
                                                       //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users never hear "There is no room for more photos": nothing else says it
              }
            }
            .background(Color(.systemBackground))
            .onChange(of: isDone) {
              AccessibilityNotification.Announcement("Trail recorded").post()
            }
          }
        }
        """
      ),
      .ignored(
        "Something is announced when it appears",
        """
        struct Upload: View {
          @State private var isFull = false
          let summary: String

          var body: some View {
            VStack {
              Text("Trails")
              if isFull {
                Text("There is no room for more photos").accessibilityHidden(true)
              }
            }
            .onChange(of: isFull) {
              AccessibilityNotification.Announcement("Storage limit").post()
            }
          }
        }
        """
      ),
      .reported(
        "The container has other words",
        """
        struct Hut: View {
          let name: String

          var body: some View {
            VStack {
              Text("Meals are served until eight").accessibilityHidden(true)
                                                 //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users never hear "Meals are served until eight": nothing else says it
              Text(name)
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Mountain hut")
          }
        }
        """
      ),
      .reported(
        "A symbol that is all that tells a state",
        """
        enum Sky {
          case sun, rain

          var symbol: String {
            switch self {
            case .sun: "sun.max.fill"
            case .rain: "cloud.rain.fill"
            }
          }
        }

        struct Hour {
          let time: String
          let sky: Sky
        }

        struct HourRow: View {
          let hour: Hour

          var body: some View {
            HStack {
              Text(hour.time)
              Image(systemName: hour.sky.symbol).accessibilityHidden(true)
                                               //^^^^^^^^^^^^^^^^^^^^^^^^^ Only this symbol shows "hour.sky", and VoiceOver users never learn it
            }
          }
        }
        """
      ),
      .ignored(
        "Text beside the symbol says it",
        """
        enum Sky: String {
          case sun, rain

          var symbol: String {
            switch self {
            case .sun: "sun.max.fill"
            case .rain: "cloud.rain.fill"
            }
          }
        }

        struct Hour {
          let time: String
          let sky: Sky
        }

        struct HourRow: View {
          let hour: Hour

          var body: some View {
            HStack {
              Text(hour.time)
              Image(systemName: hour.sky.symbol).accessibilityHidden(true)
              Text(hour.sky.rawValue)
            }
          }
        }
        """
      ),
      .ignored(
        "A caption and a field with a name, both handed over",
        """
        struct FormRow<Field: View>: View {
          let caption: String
          @ViewBuilder let field: Field

          var body: some View {
            VStack(alignment: .leading) {
              Text(caption).accessibilityHidden(true)
              field
            }
          }
        }

        struct Address: View {
          @Binding var city: String

          var body: some View {
            FormRow(caption: "City") {
              TextField("City", text: $city).textContentType(.addressCity)
            }
            labeled("Name") {
              TextField("Name", text: $city).textContentType(.name)
            }
          }

          private func labeled<Content: View>(
            _ title: String,
            @ViewBuilder content: () -> Content
          ) -> some View {
            VStack {
              Text(title).accessibilityHidden(true)
              content()
            }
          }
        }
        """
      ),
      .reported(
        "Figures with their names",
        """
        struct Totals: View {
          let subtotal: String
          let shipping: String

          var body: some View {
            VStack {
              LabeledContent("Subtotal", value: subtotal)
              LabeledContent("Shipping", value: shipping)
            }
            .accessibilityHidden(true)
           //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users never hear "Subtotal": nothing else says it
          }
        }
        """
      ),
      .ignored(
        "A badge of the project, whose uses say it",
        """
        struct CountBadge: ViewModifier {
          let count: Int
          func body(content: Content) -> some View {
            content.overlay(alignment: .topTrailing) {
              Text(count, format: .number).background(.red).accessibilityHidden(true)
            }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: [.accessibility, .applying]) { element, findings in
      guard let modifier = Hiding(of: element).written,
        // Who hides a view with a tap of its own knows about both.
        element.taps.isEmpty, !element.tree.isOverlong
      else { return }
      if let symbol = HiddenSymbol(element) {
        return findings.report(
          "Only this symbol shows \"\(symbol.state)\", and VoiceOver users never learn it",
          at: modifier.callRange,
          unless: [
            Exemption("text or a modifier for assistive technology depends on the same") {
              symbol.isTold(beside: $0)
            }
          ]
        )
      }
      let texts = hiddenTexts(of: element)
      guard !texts.isEmpty else { return }
      let known = texts.compactMap { text in
        text.visibleText.value.map { HiddenText(words: $0, element: text, hidden: element) }
      }
      guard !known.isEmpty else { return findings.cannotTell("which words it shows") }
      let informative = known.filter(\.isInformative)
      guard
        let first = informative.first(where: { !$0.isSaid && !$0.isAnnounced }) ?? informative.first
      else { return }
      findings.report(
        "VoiceOver users never hear \"\(first.words.spoken)\": nothing else says it",
        at: modifier.callRange,
        unless: [
          Exemption("another element says it too") { _ in first.isSaid },
          Exemption("views beside it that callers hand in may say it") { _ in
            first.mayBeSaidByContent
          },
          Exemption("an announcement says it, or is made when it appears") { _ in
            first.isAnnounced
          },
        ],
        fixes: modifier.name.hasPrefix("accessibility")
          ? [.review("Remove `.\(modifier.name)`", .remove(modifier))] : []
      )
    },
    exemptions: [
      .replacedByAncestor,
      .partOfControl,
      Exemption("what is around it is hidden already") { $0.parent?.isHidden == .yes },
      .unreadModifier,
      Exemption("it is on a background or shown while something loads") { element in
        !element.place.isDisjoint(with: [.background, .representation])
          || element.conditions.contains { NameHint.loading.matches($0.source) }
      },
      Exemption("it is a copy, a sample or a placeholder that is drawn") { isOnlyDrawn($0) },
      Exemption("it is the placeholder of a field") { isFieldPlaceholder($0) },
    ]
  )
}
