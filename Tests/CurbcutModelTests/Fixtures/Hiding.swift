struct Hiding: View {
  var body: some View {
    VStack {
      Image("a").accessibilityHidden(true)
      Image("b").accessibilityHidden(isDecorative)
      Image(decorative: "c")
      VStack { Image("d") }.hidden()
      VStack { Text("e") }.overlay { Image("over") }.accessibilityHidden(true)
      VStack { Text("f") }.accessibilityHidden(true).overlay { Button("kept") {} }
      HStack { Image("g"); Text("h") }.accessibilityElement(children: .combine)
      HStack { Image("i"); Text("j") }.accessibilityElement().accessibilityLabel("k")
      VStack { Toggle("l", isOn: $l) }.sheet(isPresented: $m) { Text("n") }.accessibilityHidden(true)
      #if os(watchOS)
      Text("watch")
      #else
      Text("other")
      #endif
      Text("o")
        #if DEBUG
        .accessibilityHidden(true)
        #endif
    }
  }
}

struct Card<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    content.card().modifier(Shade()).padding()
  }
}

struct Shade: ViewModifier {
  func body(content: Content) -> some View {
    content.shadow(radius: 2).accessibilityAddTraits(.isButton)
  }
}

extension View {
  func card() -> some View {
    padding().background(Color.white).accessibilityElement(children: .combine)
  }
}

struct Page: View {
  var body: some View {
    Card { Image("inside") }
    header.accessibilityHidden(true)
    Group { Image("alone") }.accessibilityLabel("Named")
    Text("one") + Text("two")
    flag ? Text("yes") : Text("no")
    ForEach(items) { item in Text(item.name) }
  }

  @ViewBuilder private var header: some View {
    Text("Head")
    header
  }
}

#Preview { Image("preview") }
