import CurbcutModel

extension Rule {
  static let symbolsOfCharacters: [Example] = [
    .ignored(
      "The numbers of steps",
      """
      struct Welcome: View {
        var body: some View {
          VStack {
            HStack {
              Image(systemName: "1.circle")
              Text("Choose a hut")
            }
            HStack {
              Image(systemName: "2.circle")
              Text("Book your beds")
            }
          }
        }
      }
      """
    ),
    .ignored(
      "A cross by which people see that a tip can be closed",
      """
      struct Tip: View {
        let text: String

        var body: some View {
          HStack {
            Text(text)
            Image(systemName: "xmark")
          }
        }
      }
      """
    ),
  ]
}

extension Element {
  /// Whether it is a cross: what it stands in can be closed, or is left out.
  var isCross: Bool {
    let names = ImageContent(of: self).names
    return !names.isEmpty && names.allSatisfy { $0.hasPrefix("xmark") }
  }
}
