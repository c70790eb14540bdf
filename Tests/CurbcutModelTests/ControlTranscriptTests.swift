import Testing

@testable import CurbcutModel

/// What VoiceOver says on each view that Apple brings along.
///
/// Sources: Apple's page of each view; for order and words of traits cashapp/AccessibilitySnapshot,
/// which compares them with VoiceOver on devices: label, value, “dimmed”, “button”, “switch
/// button”, “tab”, “text field”, “heading”, “link”, “adjustable”, “image”, “search field”, place
/// in a row; “selected” first, the state of a switch behind its trait.
@Suite struct ControlTranscriptTests {
  @Test(
    "texts",
    arguments: [
      (#"Text("Hello")"#, ["Hello"]),
      (#"Text("\(count) items")"#, ["‹count› items"]),
      (#"Text(title)"#, ["‹title›"]),
      (#"Text(self.title)"#, ["‹title›"]),
      (#"Text("a") + Text("b")"#, ["ab"]),
      (#"Text("Total: " + total)"#, ["Total: ‹total›"]),
      (#"Text(verbatim: "a_b")"#, ["a_b"]),
      (#"Text(date, style: .date)"#, ["‹date›"]),
      (#"Text("Due \(date, style: .date)")"#, ["Due ‹date, style: .date›"]),
      (#"Text(isOn ? "Yes" : "No")"#, ["‹Yes | No›"]),
      (#"Text(nickname ?? "Guest")"#, ["‹‹nickname› | Guest›"]),
      (#"Text(String(localized: "Saved"))"#, ["Saved"]),
      (#"Text("")"#, []),
      (#"Text("  ")"#, []),
      (#"Text("One\ntwo")"#, ["One two"]),
      (#"Text("News").accessibilityAddTraits(.isHeader)"#, ["News, heading"]),
      (#"Text("News").accessibilityHeading(.h2)"#, ["News"]),
      (
        #"Text("News").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)"#,
        ["News, heading level 1"]
      ),
      (#"Text("$5").accessibilityLabel("five dollars")"#, ["five dollars"]),
    ]
  )
  func texts(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  /// Source: Apple, "Image": the name is the label unless one is given, a decorative image has
  /// none. Rendered accessibility hierarchy, iOS 16 to 27: names of assets and symbols stay as they
  /// are written, unless the system has words for a symbol.
  @Test(
    "pictures",
    arguments: [
      (#"Image("cat")"#, ["cat, image"]),
      (#"Image("person.bicycle")"#, ["person.bicycle, image"]),
      (#"Image(.mapPreview)"#, ["mapPreview, image"]),
      (#"Image(name)"#, ["‹name›, image"]),
      (#"Image("cat").accessibilityLabel("A cat")"#, ["A cat, image"]),
      (#"Image("cat", label: Text("A cat"))"#, ["A cat, image"]),
      (#"Image(decorative: "cat")"#, []),
      (#"Image(uiImage: photo)"#, ["image"]),
      (#"Image(systemName: "plus")"#, ["Add, image"]),
      (#"Image(systemName: "clock.arrow.circlepath")"#, ["Clock With A Circular Arrow, image"]),
      (
        #"Image(systemName: isOn ? "moon" : "sun.max")"#,
        ["‹Do Not Disturb | Brightness Higher›, image"]
      ),
      (#"AsyncImage(url: url)"#, ["image"]),
      (#"AsyncImage(url: url).accessibilityLabel("Harbour")"#, ["Harbour, image"]),
      (
        #"AsyncImage(url: url) { image in image.resizable() } placeholder: { ProgressView() }"#,
        ["image", "[while it loads] In progress"]
      ),
      (#"Label("Share", systemImage: "square")"#, ["Share"]),
      (#"Label { Text("Share") } icon: { Image("x") }"#, ["Share"]),
      (#"Circle()"#, []),
      (#"Circle().accessibilityLabel("Online")"#, ["Online"]),
      (#"Color.red"#, []),
      (#"Canvas { context, size in draw(context) }"#, []),
      (#"Canvas { context, size in draw(context) }.accessibilityLabel("Sales")"#, ["Sales"]),
    ]
  )
  func pictures(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  @Test("what a property holds that begins empty is its kind of view")
  func heldPicture() {
    #expect(
      spoken(
        "Picture()",
        beside: """
          struct Picture: View {
            @State private var photo: Image? = nil
            var body: some View { if let photo = self.photo { photo.resizable() } }
          }
          """
      ) == ["[if let photo = self.photo] image"]
    )
  }

  @Test(
    "buttons and links",
    arguments: [
      (#"Button("Save") {}"#, ["Save, button"]),
      (#"Button("Save", systemImage: "star", action: save)"#, ["Save, button"]),
      (#"Button { save() } label: { Text("Save") }"#, ["Save, button"]),
      (#"Button(action: save) { Image(systemName: "plus") }"#, ["Add, button"]),
      (#"Button(action: save) { Image("logo_mark") }"#, ["logo_mark, button"]),
      (#"Button("", systemImage: "trash", action: save)"#, ["Trash, button"]),
      (#"Button(role: .close, action: dismiss)"#, ["Close, button"]),
      (#"Link("Site", destination: url)"#, ["Site, button, link"]),
      (#"Link(destination: url) { Text("Site") }"#, ["Site, button, link"]),
      (#"NavigationLink("More") { Detail() }"#, ["More, button"]),
      (#"NavigationLink(value: trail) { Text("More") }"#, ["More, button"]),
      (#"NavigationLink(.person(id)) { Text("More") }"#, ["More, button"]),
      (#"NavigationLink(.person) { HStack { Text("More") } }"#, ["More, button"]),
      (#"NavigationLink(.more) { Detail() }"#, ["‹.more›, button"]),
      (#"NavigationLink { Detail() } label: { Text("More") }"#, ["More, button"]),
      (#"ShareLink(item: url)"#, ["Share…, button"]),
      (#"ShareLink("Send", item: url)"#, ["Send, button"]),
      (#"EditButton()"#, ["‹Edit | Done›, button"]),
      (#"RenameButton()"#, ["Rename, button"]),
      (#"PasteButton(payloadType: String.self) { use($0) }"#, ["Paste, button"]),
      (
        #"SignInWithAppleButton(.continue) { r in } onCompletion: { r in }"#,
        ["Continue with Apple, button"]
      ),
      (
        #"SignInWithAppleButton(onRequest: a, onCompletion: b)"#,
        ["Sign in with Apple, button"]
      ),
      (#"PhotosPicker("Choose", selection: $item)"#, ["Choose, button"]),
      (#"PhotosPicker(selection: $item) { Text("Choose") }"#, ["Choose, button"]),
      (#"HelpLink(anchor: "a")"#, ["Help, button"]),
      (#"SettingsLink()"#, ["Settings…, button"]),
      (#"SettingsLink { Text("Options") }"#, ["Options, button"]),
      (
        #"Menu("Sort") { Button("By name") {}; Button("By date") {} }"#,
        [
          "Sort, button, pop-up button", "[Menu “Sort”] By name, button",
          "[Menu “Sort”] By date, button",
        ]
      ),
      (
        #"Menu { Button("A") {} } label: { Image(systemName: "ellipsis") }"#,
        ["More, button, pop-up button", "[Menu “More”] A, button"]
      ),
      (
        #"ControlGroup { Button("Cut") {}; Button("Copy") {} }"#,
        ["Cut, button", "Copy, button"]
      ),
    ]
  )
  func buttons(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  /// Source: rules.md E.11 and E.12: a toggle is a switch with “on” or “off”, sliders are spoken in
  /// percent, sliders and steppers are adjustable.
  @Test(
    "controls with a state",
    arguments: [
      (#"Toggle("Wi-Fi", isOn: $isOn)"#, ["Wi-Fi, switch button, ‹on | off›"]),
      (#"Toggle("Wi-Fi", isOn: .constant(true))"#, ["Wi-Fi, switch button, on"]),
      (#"Toggle(isOn: $isOn) { Text("Wi-Fi") }"#, ["Wi-Fi, switch button, ‹on | off›"]),
      (#"Toggle(isOn: $isOn) {}"#, ["switch button, ‹on | off›"]),
      (
        #"Menu("Show") { Toggle("Boats", isOn: $isOn); Toggle("Huts", isOn: .constant(true)) }"#,
        [
          "Show, button, pop-up button", "[Menu “Show”] ‹selected if isOn›, Boats, button",
          "[Menu “Show”] selected, Huts, button",
        ]
      ),
      (
        #"Toggle("Bold", isOn: $isOn).toggleStyle(.button)"#,
        ["Bold, switch button, ‹on | off›"]
      ),
      (
        #"Toggle("Bold", isOn: $isOn).toggleStyle(.checkbox)"#,
        ["Bold, ‹checked | unchecked›, checkbox"]
      ),
      (
        #"Toggle("Sound", isOn: $isOn).accessibilityValue("muted")"#,
        ["Sound, switch button, muted"]
      ),
      (#"Toggle("Wi-Fi", isOn: $isOn).labelsHidden()"#, ["Wi-Fi, switch button, ‹on | off›"]),
      (#"Slider(value: $volume) { Text("Volume") }"#, ["Volume, ‹volume›%, adjustable"]),
      (
        #"Slider(value: $v, in: 0...10) { Text("Volume") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("10") }"#,
        ["Volume, ‹v in 0...10›%, adjustable"]
      ),
      (
        #"Slider(value: $v) { Text("Volume") }.accessibilityValue("Loud")"#,
        ["Volume, Loud, adjustable"]
      ),
      (#"Slider(value: $v)"#, ["‹v›%, adjustable"]),
      (
        #"Stepper("Guests", value: $guests)"#,
        ["Guests, Decrement, ‹guests›, button", "Guests, Increment, ‹guests›, button"]
      ),
      (
        #"Stepper { Text("Guests") } onIncrement: { more() } onDecrement: { less() }"#,
        ["Guests, Decrement, button", "Guests, Increment, button"]
      ),
      (
        #"DatePicker("Start", selection: $start)"#,
        ["Start", "Date Picker, ‹start›, button", "Time Picker, ‹start›, button"]
      ),
      (#"ColorPicker("Tint", selection: $tint)"#, ["Tint, ‹tint›, button"]),
      (#"Gauge(value: speed) { Text("Speed") }"#, ["Speed, ‹speed›%"]),
      (
        #"Gauge(value: speed, in: 0...200) { Text("Speed") } currentValueLabel: { Text("\(speed) km/h") }"#,
        ["Speed, ‹speed› km/h"]
      ),
      (#"ProgressView()"#, ["In progress"]),
      (#"ProgressView("Loading")"#, ["Loading"]),
      (#"ProgressView("Upload", value: done)"#, ["Upload, ‹done›%"]),
      (#"ProgressView(value: done, total: 10)"#, ["‹done / 10›%"]),
      (
        #"DisclosureGroup("Details") { Text("More") }"#,
        ["Details, button, ‹expanded | collapsed›", "[while it is expanded] More"]
      ),
      (
        #"DisclosureGroup(isExpanded: $isOpen) { Text("More") } label: { Text("Details") }"#,
        ["Details, button, ‹expanded | collapsed›", "[while it is expanded] More"]
      ),
    ]
  )
  func states(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  @Test(
    "text input",
    arguments: [
      (#"TextField("Name", text: $name)"#, ["‹Name | ‹name››, text field"]),
      (#"TextField("", text: $name, prompt: Text("Name"))"#, ["‹Name | ‹name››, text field"]),
      (#"TextField(text: $name) { Text("Name") }"#, ["‹Name | ‹name››, text field"]),
      (#"TextField("Name", text: $name, axis: .vertical)"#, ["‹Name | ‹name››, text field"]),
      (
        #"SecureField("Password", text: $word)"#,
        ["‹Password | ‹word as bullets››, secure text field"]
      ),
      (#"TextEditor(text: $notes)"#, ["‹notes›, text field"]),
      (
        #"TextEditor(text: $notes).accessibilityLabel("Notes")"#,
        ["Notes, ‹notes›, text field"]
      ),
      (
        #"Text("a").searchable(text: $query)"#,
        ["[Navigation bar] ‹Search | ‹query››, search field", "a"]
      ),
      (
        #"Text("a").searchable(text: $query, prompt: "Find a trail")"#,
        ["[Navigation bar] ‹Find a trail | ‹query››, search field", "a"]
      ),
    ]
  )
  func input(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  /// Source: rules.md D.3, picker-style-missing-container-label: the name of a wheel or of segments
  /// is not spoken. UIKit: the rows of a `UIPickerView` are “picker item, adjustable”.
  @Test(
    "pickers, by style",
    arguments: [
      ("", ["Unit, ‹km | mi›, button"]),
      (".pickerStyle(.menu)", ["Unit, ‹km | mi›, button"]),
      (".pickerStyle(.navigationLink)", ["Unit, ‹km | mi›, button"]),
      (
        ".pickerStyle(.segmented)",
        [
          "‹selected if unit == 0›, km, button, 1 of 2",
          "‹selected if unit == 1›, mi, button, 2 of 2",
        ]
      ),
      (
        ".pickerStyle(.inline)",
        [
          "‹selected if unit == 0›, km, button, 1 of 2",
          "‹selected if unit == 1›, mi, button, 2 of 2",
        ]
      ),
      (".pickerStyle(.wheel)", ["‹km | mi›, picker item, adjustable"]),
    ]
  )
  func pickers(style: String, expected: [String]) {
    let picker = #"Picker("Unit", selection: $unit) { Text("km").tag(0); Text("mi").tag(1) }"#
    #expect(spoken(picker + style) == expected)
  }

  @Test("the options of a collection are not known")
  func pickerOfCollection() {
    let body = #"Picker("Unit", selection: $unit) { ForEach(units) { unit in Text(unit.name) } }"#
    #expect(spoken(body) == ["Unit, ‹unit›, button"])
    #expect(
      spoken(body + ".pickerStyle(.segmented)") == [
        "[for each unit in units] ‹selected if it is chosen›, ‹unit.name›, button, ‹n› of ‹count›"
      ]
    )
  }

  /// Source: Apple, "LabeledContent", "ContentUnavailableView", "Section", "Table".
  @Test(
    "content that brings its own arrangement",
    arguments: [
      (#"LabeledContent("Version", value: "1.0")"#, ["Version, 1.0"]),
      (#"LabeledContent("Total") { Text(total) }"#, ["Total, ‹total›"]),
      (#"LabeledContent { Text("1") } label: { Text("Count") }"#, ["Count, 1"]),
      (
        #"LabeledContent("Effort") { Slider(value: $effort) }"#,
        ["Effort, ‹effort›%, adjustable"]
      ),
      (
        #"ContentUnavailableView("No mail", systemImage: "tray")"#,
        ["No mail"]
      ),
      (
        #"ContentUnavailableView { Label("No mail", systemImage: "tray") } description: { Text("Later.") } actions: { Button("Refresh") {} }"#,
        ["No mail", "Later.", "Refresh, button"]
      ),
      (
        #"List { Section("Fruit") { Text("Apple") } }"#,
        ["Fruit, heading", "Apple"]
      ),
      (
        #"Form { Section { Text("Apple") } header: { Text("Fruit") } footer: { Text("Fresh.") } }"#,
        ["Fruit, heading", "Apple", "Fresh."]
      ),
      (#"VStack { Section("Fruit") { Text("Apple") } }"#, ["Fruit, heading", "Apple"]),
      (#"GroupBox("Box") { Text("Inside") }"#, ["Box", "Inside"]),
      (
        #"Table(people) { TableColumn("Name", value: \.name) }"#,
        ["[for each row of people] ‹name›"]
      ),
      (
        #"NavigationStack { List(trails) { trail in Text(trail.name) } }"#,
        ["[for each trail in trails] ‹trail.name›"]
      ),
      (
        #"ViewThatFits { Text("Long title"); Text("Short") }"#,
        ["[if it fits] Long title", "[otherwise] Short"]
      ),
    ]
  )
  func arrangements(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  @Test(
    "views whose elements follow from data say so",
    arguments: [
      (#"Chart(data) { point in BarMark(x: .value("a", 1), y: .value("b", 2)) }"#, "‹Chart›"),
      (#"Map(position: $position)"#, "‹Map›"),
      (#"VideoPlayer(player: player)"#, "‹VideoPlayer›"),
      (#"Chart(data) { _ in }.accessibilityLabel("Sales")"#, "Sales"),
    ]
  )
  func systemViews(body: String, expected: String) throws {
    let stop = try #require(transcript(ofBody: body).stops.first)
    #expect(stop.spoken == expected)
    #expect(stop.doubt != nil)
  }

  /// Source: UIKit, `UITabBar`: its items are “tab”, “1 of 3”. Apple, "badge(_:)".
  @Test(
    "tabs",
    arguments: [
      (
        #"TabView { Tab("Home", systemImage: "house") { Text("a") }; Tab("Me", systemImage: "person") { Text("b") }.badge(3) }"#,
        [
          "[in tab 1 “Home”] a", "[in tab 2 “Me”] b",
          "[Tab bar] ‹selected if in tab 1›, Home, tab, 1 of 2",
          "[Tab bar] ‹selected if in tab 2›, Me, 3 items, tab, 2 of 2",
        ]
      ),
      (
        #"TabView { Text("a").tabItem { Label("Home", systemImage: "house") }; Text("b").tabItem { Image(systemName: "map") } }"#,
        [
          "[in tab 1 “Home”] a", "[in tab 2] b",
          "[Tab bar] ‹selected if in tab 1›, Home, tab, 1 of 2",
          "[Tab bar] ‹selected if in tab 2›, Show Map, tab, 2 of 2",
        ]
      ),
      (
        #"TabView { Tab("A", systemImage: "a") { Text("a") }; if isIn { Tab("B", systemImage: "b") { Text("b") } } }"#,
        [
          "[in tab 1 “A”] a", "[in tab 2 “B”] [if isIn] b",
          "[Tab bar] ‹selected if in tab 1›, A, tab, 1 of ‹1 | 2›",
          "[Tab bar] [if isIn] ‹selected if in tab 2›, B, tab, 2 of ‹1 | 2›",
        ]
      ),
      (
        #"TabView { Text("a"); Text("b") }.tabViewStyle(.page)"#,
        ["[on page 1] a", "[on page 2] b", "page ‹n› of 2, adjustable"]
      ),
      (
        #"TabView { Text("a"); Text("b") }.tabViewStyle(PageTabViewStyle())"#,
        ["[on page 1] a", "[on page 2] b", "page ‹n› of 2, adjustable"]
      ),
      (
        #"TabView { Text("a"); Text("b") }.tabViewStyle(.page(indexDisplayMode: .never))"#,
        ["[on page 1] a", "[on page 2] b"]
      ),
      (
        #"TabView { Text("a"); Text("b") }.tabViewStyle(.page(indexDisplayMode: .never)).tabViewStyle(.page)"#,
        ["[on page 1] a", "[on page 2] b"]
      ),
      (
        #"TabView { ForEach(["a", "b", "c"], id: \.self) { Text($0) }; Text("d") }.tabViewStyle(.page)"#,
        [
          "[on page 1] a", "[on page 2] b", "[on page 3] c", "[on page 4] d",
          "page ‹n› of 4, adjustable",
        ]
      ),
      (
        #"TabView { ForEach(trails) { Text($0.name) }; Text("d") }.tabViewStyle(.page)"#,
        [
          "[for each of trails] ‹$0.name›", "[on a later page] d",
          "page ‹n› of ‹count›, adjustable",
        ]
      ),
    ]
  )
  func tabs(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }
}
