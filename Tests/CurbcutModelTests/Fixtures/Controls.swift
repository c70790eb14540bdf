struct Controls: View {
  let title: LocalizedStringKey
  @State private var isOn = false

  var body: some View {
    NavigationStack {
      Form {
        Button("Save", action: save)
        Button(action: save) { Image(systemName: "trash") }
        Button { save() } label: { Label("Share", systemImage: "square.and.arrow.up") }
        Button(role: .destructive) { save() } label: { row }
        Button("Add", systemImage: "plus") { save() }
        Toggle(isOn: $isOn) { Text("Wi-Fi") }
        Toggle(title, isOn: $isOn).labelsHidden()
        Slider(value: $volume, in: 0...1) { editing in save() }
        Slider(value: $volume) { Text("Volume") } minimumValueLabel: { Image("low") } maximumValueLabel: { Image("high") }
        Picker("Size", selection: $size) { Text("S").tag(1) }
        Picker(selection: $size) { Text("S") } label: { Image("size") }
        Menu { Button("One") {} } label: { Image(systemName: "ellipsis") }
        NavigationLink(destination: Detail()) { Image("chevron") }
        NavigationLink("Detail") { Detail() }
        NavigationLink { Detail() } label: { HStack { Image("a"); Text("b") } }
        Link(destination: url) { Image("globe") }
        Section { Text("content") } header: { Text("Head") } footer: { Text("Foot") }
        DisclosureGroup("More") { Text("inside") }
        LabeledContent("Name") { TextField("", text: $name) }
        ProgressView { Text("Loading") }
        AsyncImage(url: url) { image in image.resizable() } placeholder: { ProgressView() }
      }
      .toolbar { ToolbarItem(placement: .primaryAction) { EditButton() } }
      .sheet(isPresented: $isOn) { Text("sheet") }
    }
  }

  private var row: some View {
    HStack {
      Image("a", label: Text("A"))
      if isOn { Text("on") } else if title.isEmpty { EmptyView() } else { Text("off") }
    }
  }
}
