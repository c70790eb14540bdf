extension Rule {
  /// The examples of bars, rows and components.
  static let colorOnlyStateOfMarks: [Example] = [
    .reported(
      "A bar beside a row",
      """
      enum Crowding {
        case low, medium, high

        var color: Color {
          switch self {
          case .low: .green
          case .medium: .yellow
          case .high: .red
          }
        }
      }

      struct DepartureRow: View {
        let destination: String
        let crowding: Crowding

        var body: some View {
          HStack {
            Rectangle().fill(crowding.color).frame(width: 6, height: 40).accessibilityHidden(true)
                      //^^^^^^^^^^^^^^^^^^^^ "crowding.color" changes only the color; add text or a symbol
            Text(destination)
          }
        }
      }
      """
    ),
    .reported(
      "The background of a field's row",
      """
      struct Postcode: View {
        @State private var code = ""

        private var isWrong: Bool { !code.isEmpty && code.count != 5 }

        var body: some View {
          Form {
            TextField("Postcode", text: $code)
              .textContentType(.postalCode)
              .listRowBackground(isWrong ? Color.red.opacity(0.25) : Color(.systemBackground))
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isWrong" changes only a color; say in text what is wrong
          }
        }
      }
      """
    ),
    .reported(
      "A modifier that is handed a check",
      """
      struct Outline: ViewModifier {
        let isValid: Bool

        func body(content: Content) -> some View {
          content.overlay(RoundedRectangle(cornerRadius: 8).stroke(isValid ? Color.primary : Color.red))
        }
      }

      struct Guests: View {
        @State private var guests = "2"

        var body: some View {
          Form {
            TextField("Number of guests", text: $guests)
              .modifier(Outline(isValid: Int(guests) != nil))
                                       //^^^^^^^^^^^^^^^^^^ In `Outline`: "(Int(guests) != nil)" changes only a color; say in text what is wrong
          }
        }
      }
      """
    ),
    .reported(
      "A dot of a component that is handed no words",
      """
      struct StatusDot: View {
        let color: Color
        var caption: String?

        var body: some View {
          HStack {
            Circle().fill(color).frame(width: 12, height: 12).accessibilityHidden(true)
            if let caption { Text(caption) }
          }
        }
      }

      struct Lines: View {
        let lines: [Line]

        var body: some View {
          List(lines) { line in
            HStack {
              Text(line.name)
              StatusDot(color: line.isDelayed ? .red : .green)
                             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ In `StatusDot`: "line.isDelayed" changes only the color; add text or a symbol
            }
            .accessibilityElement(children: .combine)
          }
        }
      }
      """
    ),
    .ignored(
      "A dot of a component that is handed words too",
      """
      struct StatusDot: View {
        let color: Color
        var caption: String?

        var body: some View {
          HStack {
            Circle().fill(color).frame(width: 12, height: 12).accessibilityHidden(true)
            if let caption { Text(caption) }
          }
        }
      }

      struct Lines: View {
        let lines: [Line]

        var body: some View {
          List(lines) { line in
            HStack {
              Text(line.name)
              StatusDot(color: line.isDelayed ? .red : .green, caption: line.isDelayed ? "Delayed" : "On time")
            }
            .accessibilityElement(children: .combine)
          }
        }
      }
      """
    ),
  ]
}
