extension Rule {
  /// The examples of `color-only-state` about colors that functions and constants give, and about what
  /// moves as well.
  static let colorOnlyStateOfDrawings: [Example] = [
    .reported(
      "Colors that local constants and a function give",
      """
      struct Host: Identifiable {
        let id: Int
        let name: String
        let isUp: Bool
      }

      struct Hosts: View {
        let hosts: [Host]

        var body: some View {
          List(hosts) { host in
            HStack {
              Circle().fill(tint(of: host)).frame(width: 14, height: 14)
                     //^^^^^^^^^^^^^^^^^^^^ "tint(of: host)" changes only the color; add text or a symbol
              Text(host.name)
            }
            .accessibilityElement(children: .combine)
          }
        }

        private func tint(of host: Host) -> Color { host.isUp ? .green : .red }
      }

      struct Mark: View {
        let isUp: Bool

        var body: some View {
          let up = Color(red: 0, green: 0.5, blue: 0.2)
          let down = Color(red: 0.8, green: 0, blue: 0)
          Circle()
            .fill(isUp ? up : down)
           //^^^^^^^^^^^^^^^^^^^^^^ "isUp" changes only the color; add text or a symbol
            .frame(width: 14, height: 14)
            .accessibilityLabel(isUp ? "Up" : "Down")
        }
      }
      """
    ),
    .ignored(
      "Words say it too",
      """
      struct Host: Identifiable {
        let id: Int
        let name: String
        let isUp: Bool
      }

      struct Hosts: View {
        let hosts: [Host]

        var body: some View {
          List(hosts) { host in
            HStack {
              Circle().fill(tint(of: host)).frame(width: 14, height: 14)
              Text(host.isUp ? "Up" : "Down")
            }
            .accessibilityElement(children: .combine)
          }
        }

        private func tint(of host: Host) -> Color { host.isUp ? .green : .red }
      }
      """
    ),
    .ignored(
      "A knob that moves from side to side shows the state",
      """
      struct Lamp: View {
        let isOn: Bool

        var body: some View {
          ZStack(alignment: isOn ? .trailing : .leading) {
            Capsule().fill(isOn ? Color.green : Color.red).frame(width: 64, height: 44)
            Circle().fill(.white).frame(width: 36, height: 36)
          }
          .accessibilityElement()
          .accessibilityLabel("Lamp")
          Capsule()
            .fill(isOn ? Color.green : Color.red)
            .frame(width: 64, height: 44)
            .overlay(Circle().fill(.white).offset(x: isOn ? 10 : -10))
            .accessibilityElement()
            .accessibilityLabel("Lamp")
        }
      }
      """
    ),
    .reported(
      "What another field is asked too is not told of this one",
      """
      struct Profile: View {
        @State private var name = ""
        @State private var town = ""

        var body: some View {
          Text("Name").accessibilityHidden(true)
          TextField("", text: $name)
            .textContentType(.name)
            .accessibilityLabel("Name")
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(name.isEmpty ? Color.red : .primary))
                                                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "name.isEmpty" changes only a color; say in text what is wrong
          if town.isEmpty { Text("The town is missing") }
        }
      }
      """
    ),
    .reported(
      "A dot beside the name of what it is about",
      """
      struct Hut: Identifiable {
        let id: String
        let isStaffed: Bool
      }

      struct Huts: View {
        let huts: [Hut]

        var body: some View {
          List(huts) { hut in
            HStack {
              Circle()
            //^^^^^^^^ This drawing has no accessibility label
                .fill(hut.isStaffed ? Color.green : Color.red)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "hut.isStaffed" changes only the color; add text or a symbol
                .frame(width: 12, height: 12)
              Text(hut.id)
            }
          }
        }
      }
      """
    ),
    .reported(
      "The name of an item",
      """
      struct Hut: Identifiable {
        let id: String
        let isStaffed: Bool
      }

      struct Huts: View {
        let huts: [Hut]

        var body: some View {
          ForEach(huts) { hut in
            Text(hut.id).foregroundStyle(hut.isStaffed ? Color.primary : Color("Quiet"))
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "hut.isStaffed" changes only the color; add text or a symbol
          }
        }
      }
      """
    ),
    .ignored(
      "A weight, a symbol or another text of the item changes too",
      """
      struct Hut: Identifiable {
        let id: String
        let isStaffed: Bool
      }

      struct Huts: View {
        let huts: [Hut]

        var body: some View {
          VStack {
            ForEach(huts) { hut in
              Text(hut.id)
                .fontWeight(hut.isStaffed ? .bold : .regular)
                .foregroundStyle(hut.isStaffed ? Color.primary : Color("Quiet"))
            }
            ForEach(huts) { hut in
              HStack {
                Text(hut.id).foregroundStyle(hut.isStaffed ? Color.primary : Color("Quiet"))
                Text(hut.isStaffed ? "Staffed" : "Key at the station")
              }
              .accessibilityElement(children: .combine)
            }
          }
        }
      }
      """
    ),
    .reported(
      "The sign of a figure",
      """
      struct Change: View {
        let meters: Int

        var body: some View {
          Text("\\(abs(meters)) m")
            .foregroundStyle(meters < 0 ? Color("Down") : Color("Up"))
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "meters < 0" changes only the color, and the text leaves the sign out; write it
        }
      }
      """
    ),
    .ignored(
      "The sign is written, or an arrow gives it",
      """
      struct Change: View {
        let meters: Int

        var body: some View {
          VStack {
            Text("\\(meters < 0 ? "−" : "+")\\(abs(meters)) m")
              .foregroundStyle(meters < 0 ? Color("Down") : Color("Up"))
            HStack {
              Image(systemName: meters < 0 ? "arrow.down.right" : "arrow.up.right")
                .accessibilityLabel(meters < 0 ? "Down" : "Up")
              Text("\\(abs(meters)) m")
                .foregroundStyle(meters < 0 ? Color("Down") : Color("Up"))
            }
          }
        }
      }
      """
    ),
    .reported(
      "A red border, where a text is about another field",
      """
      struct Guest: View {
        @State private var address = ""
        @State private var code = ""
        @State private var isSent = false

        var body: some View {
          VStack {
            Text("Email address").accessibilityHidden(true)
            TextField("", text: $address)
              .textContentType(.emailAddress)
              .accessibilityLabel("Email address")
              .border(isSent && address.isEmpty ? Color.red : Color("Line"))
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isSent && address.isEmpty" changes only a color; say in text what is wrong
            Text("Booking code").accessibilityHidden(true)
            TextField("", text: $code).accessibilityLabel("Booking code")
            if isSent && code.count < 6 {
              Text("The booking code has six letters")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This status message is not announced
            }
          }
        }
      }
      """
    ),
    .ignored(
      "A text that is about what was sent as a whole",
      """
      struct Guest: View {
        @State private var address = ""
        @State private var isSent = false

        var body: some View {
          VStack {
            Text("Email address").accessibilityHidden(true)
            TextField("", text: $address)
              .textContentType(.emailAddress)
              .accessibilityLabel("Email address")
              .border(isSent && address.isEmpty ? Color.red : Color("Line"))
            if isSent {
              Text("Enter what is missing above")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This status message is not announced
            }
          }
        }
      }
      """
    ),
    .reported(
      "An icon of one shape that is pressed",
      """
      struct Save: View {
        @Binding var isKept: Bool

        var body: some View {
          Button {
            isKept.toggle()
          } label: {
            Image(systemName: "bookmark.fill")
              .foregroundStyle(isKept ? .red : .gray)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isKept" changes only the color of this icon; use another symbol too
          }
          .accessibilityLabel("Keep this tour")
          .accessibilityAddTraits(isKept ? .isSelected : [])
        }
      }
      """
    ),
    .ignored(
      "An icon beside text that changes too",
      """
      struct Save: View {
        @Binding var isKept: Bool

        var body: some View {
          HStack {
            Button {
              isKept.toggle()
            } label: {
              Image(systemName: "bookmark.fill")
                .foregroundStyle(isKept ? .red : .gray)
            }
            .accessibilityLabel("Keep this tour")
            .accessibilityAddTraits(isKept ? .isSelected : [])
            Text(isKept ? "Kept" : "Not kept")
          }
        }
      }
      """
    ),
    .reported(
      "A property of the value says its sign, and another leaves it out",
      """
      struct Quote {
        let name: String
        let change: Double
        var isUp: Bool { change >= 0 }
        var amount: String { abs(change / 100).formatted(.percent) }
      }

      struct QuoteRow: View {
        let quote: Quote

        var body: some View {
          HStack {
            Text(quote.name)
            Text(quote.amount)
              .foregroundStyle(quote.isUp ? Color("Gain") : Color("Loss"))
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "quote.isUp" changes only the color, and the text leaves the sign out; write it
          }
          HStack {
            Image(systemName: quote.isUp ? "arrow.up" : "arrow.down")
              .accessibilityLabel(quote.isUp ? "Up" : "Down")
            Text(quote.amount)
              .foregroundStyle(quote.isUp ? Color("Gain") : Color("Loss"))
          }
        }
      }
      """
    ),
    .reported(
      "Another field of the same kind says no more of what is wrong",
      """
      struct AddressField: View {
        let title: String
        @Binding var text: String
        var isInvalid: Bool

        var body: some View {
          TextField(title, text: $text)
            .textContentType(.fullStreetAddress)
            .overlay {
              RoundedRectangle(cornerRadius: 8)
                .stroke(isInvalid ? Color.red : Color.primary, lineWidth: 1)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isInvalid" changes only a color; say in text what is wrong
            }
        }
      }

      struct AddressForm: View {
        @State private var street = ""
        @State private var city = ""
        @State private var isChecked = false

        var body: some View {
          VStack {
            AddressField(title: "Street", text: $street, isInvalid: isChecked && street.isEmpty)
            AddressField(title: "City", text: $city, isInvalid: isChecked && city.isEmpty)
            Button("Save") { isChecked = true }
          }
        }
      }
      """
    ),
  ]
}
