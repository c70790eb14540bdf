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
    )
  ]
}
