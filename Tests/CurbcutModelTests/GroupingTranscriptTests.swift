import Testing

@testable import CurbcutModel

/// How elements merge, hide and stand in order.
///
/// Sources: Apple, "accessibilityElement(children:)", "AccessibilityChildBehavior",
/// "accessibilityRepresentation", "accessibilityChildren", "accessibilitySortPriority" and the pages
/// of the modifiers;
@Suite struct GroupingTranscriptTests {
  @Test(
    "labels of controls merge",
    arguments: [
      (#"Button { } label: { HStack { Image("x"); Text("Go") } }"#, ["Go, button"]),
      (#"Button { } label: { VStack { Text("Go"); Text("now") } }"#, ["Go, now, button"]),
      (
        #"Button { } label: { if isBusy { ProgressView() } else { Text("Send") } }"#,
        ["‹Send unless isBusy›, button"]
      ),
      (
        #"Button { } label: { Text("Send"); if isDraft { Text("draft") } }"#,
        ["Send, ‹draft if isDraft›, button"]
      ),
      (
        #"Button { } label: { Text("Send"); if let count { Text(count) } }"#,
        ["Send, ‹‹count› | nothing›, button"]
      ),
      (
        #"NavigationLink { Detail() } label: { HStack { Image("x"); Text(a); Text(b) } }"#,
        ["‹a›, ‹b›, button"]
      ),
      (
        #"Toggle(isOn: $isOn) { VStack { Text("Wi-Fi"); Text("at home") } }"#,
        ["Wi-Fi, at home, switch button, ‹on | off›"]
      ),
      (#"HStack { Image("x"); Text("Go") }"#, ["x, image", "Go"]),
      (#"Button { } label: { Row(name: "x") }"#, ["‹Row›, button"]),
    ]
  )
  func labels(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  @Test(
    "containers combine, ignore or contain",
    arguments: [
      (#"HStack { Text("a"); Text("b") }"#, ["a", "b"]),
      (
        #"let stack = isBig ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout()); return stack { Text("a"); Text("b") }"#,
        ["a", "b"]
      ),
      (#"HStack { Text("a"); Text("b") }.accessibilityElement(children: .combine)"#, ["a, b"]),
      (
        #"HStack { Image("x"); Text("b") }.accessibilityElement(children: .combine)"#,
        ["b"]
      ),
      (
        #"HStack { Text("a").accessibilityAddTraits(.isHeader); Text("b") }.accessibilityElement(children: .combine)"#,
        ["a, b, heading"]
      ),
      (
        #"HStack { Text("a"); Button("Reply") {} }.accessibilityElement(children: .combine)"#,
        ["a, button"]
      ),
      (
        #"HStack { Text("a"); Text("b") }.accessibilityElement(children: .combine).accessibilityLabel("Both")"#,
        ["Both"]
      ),
      (#"HStack { Text("a") }.accessibilityElement().accessibilityLabel("All")"#, ["All"]),
      (
        #"HStack { Text("a") }.accessibilityElement(children: .ignore).accessibilityLabel("All").accessibilityValue("3").accessibilityAddTraits(.isButton)"#,
        ["All, 3, button"]
      ),
      (#"HStack { Text("a") }.accessibilityElement(children: .ignore)"#, [""]),
      (
        #"HStack { Text("a"); Text("b") }.accessibilityElement(children: .contain)"#,
        ["a", "b"]
      ),
      (
        #"HStack { Text("a"); Text("b") }.accessibilityElement(children: .contain).accessibilityLabel("Box")"#,
        ["[Box] a", "[Box] b"]
      ),
      (
        #"HStack { Button("A") {}; Button("B") {} }.accessibilityElement(children: .contain).accessibilityAddTraits(.isTabBar)"#,
        ["A, tab, 1 of 2", "B, tab, 2 of 2"]
      ),
      (
        #"Rating().accessibilityRepresentation { Slider(value: $stars) { Text("Stars") } }"#,
        ["Stars, ‹stars›%, adjustable"]
      ),
      (
        #"Canvas { c, s in }.accessibilityLabel("Sales").accessibilityChildren { Text("May"); Text("June") }"#,
        ["[Sales] May", "[Sales] June"]
      ),
      (#"VStack { Text("a") }.accessibilityLabel("b")"#, ["b"]),
      (
        #"ZStack { Text("a"); VStack { Text("b"); Button("Close") {} }.accessibilityAddTraits(.isModal) }"#,
        ["a", "[Modal] b", "[Modal] Close, button"]
      ),
      (#"List { Text("Mail").badge(3) }"#, ["Mail, 3"]),
      (#"Group { Text("a"); Text("b") }.accessibilityHint("H.")"#, ["a. H.", "b. H."]),
    ]
  )
  func containers(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  @Test("what a label does on a stack of several elements is not known")
  func labelOnStack() {
    let stops = transcript(ofBody: #"HStack { Text("a"); Text("b") }.accessibilityLabel("c")"#)
      .stops
    #expect(stops.map(\.spoken) == ["a", "b"])
    #expect(stops.allSatisfy { $0.doubt?.includes("accessibilityLabel on HStack") == true })
  }

  @Test(
    "what is hidden is not read, and order follows priorities",
    arguments: [
      (#"VStack { Text("a").accessibilityHidden(true); Text("b") }"#, ["b"]),
      (#"VStack { Text("a"); Button("b") {} }.accessibilityHidden(true)"#, []),
      (#"VStack { Text("a").hidden(); Text("b").opacity(0); Text("c") }"#, ["c"]),
      (
        #"Text("a").accessibilityHidden(!isActive)"#,
        ["[unless hidden by accessibilityHidden(!isActive)] a"]
      ),
      (
        #"Text("a").opacity(isShown ? 1 : 0)"#,
        ["[unless hidden by opacity(isShown ? 1 : 0)] a"]
      ),
      (
        #"VStack { Text("a").accessibilitySortPriority(1); Text("b").accessibilitySortPriority(2) }"#,
        ["b", "a"]
      ),
      (#"ZStack { Text("a"); Text("b").accessibilitySortPriority(1) }"#, ["b", "a"]),
      (#"Text("a").overlay { Button("b") {} }"#, ["a", "b, button"]),
      (#"Text("a").background { Text("b") }"#, ["b", "a"]),
      (#"Text("a").background { Image("b") }"#, ["a"]),
      (#"Text("a").background(Image("b"))"#, ["a"]),
      (#"Text("a").safeAreaInset(edge: .bottom) { Button("b") {} }"#, ["a", "b, button"]),
    ]
  )
  func order(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  @Test(
    "modifiers change values, traits, hints and actions",
    arguments: [
      (#"Button("Save") {}.disabled(true)"#, ["Save, dimmed, button"]),
      (#"Button("Save") {}.disabled(false)"#, ["Save, button"]),
      (#"Button("Save") {}.disabled(name.isEmpty)"#, ["Save, ‹dimmed if name.isEmpty›, button"]),
      (
        #"VStack { Text("a"); Button("Save") {} }.disabled(true)"#,
        ["a", "Save, dimmed, button"]
      ),
      (
        #"Button("Save") {}.accessibilityHint("Keeps the draft.")"#,
        ["Save, button. Keeps the draft."]
      ),
      (#"Button("Save") {}.help("Keeps the draft.")"#, ["Save, button. Keeps the draft."]),
      (
        #"Button("Save") {}.help("b.").accessibilityHint("a.")"#,
        ["Save, button. a."]
      ),
      (
        #"Button("Like") {}.accessibilityAddTraits(.isSelected)"#,
        ["selected, Like, button"]
      ),
      (
        #"Button("Like") {}.accessibilityAddTraits(isLiked ? .isSelected : [])"#,
        ["‹selected if isLiked›, Like, button"]
      ),
      (
        #"Text("Like").accessibilityAddTraits(isLiked ? [.isButton, .isSelected] : .isButton)"#,
        ["‹selected if isLiked›, Like, button"]
      ),
      (#"Button("a") {}.accessibilityRemoveTraits(.isButton)"#, ["a"]),
      (
        #"Image("map").accessibilityRemoveTraits(.isImage).accessibilityAddTraits(.isButton)"#,
        ["map, button"]
      ),
      (#"Text("a").onTapGesture { go() }"#, ["a"]),
      (#"Text("a").onTapGesture { go() }.accessibilityAddTraits(.isLink)"#, ["a, link"]),
      (
        #"Text("Rating").accessibilityValue("\(stars) of 5").accessibilityAdjustableAction { d in }"#,
        ["Rating, ‹stars› of 5, adjustable"]
      ),
      (
        #"Button(isOn ? "Pause" : "Play") {}"#,
        ["‹Pause | Play›, button"]
      ),
      (
        #"Text("a").accessibility(label: Text("b")).accessibility(value: Text("c")).accessibility(hint: Text("D.")).accessibility(addTraits: .isHeader)"#,
        ["b, c, heading. D."]
      ),
      (
        #"Text("Mail").accessibilityAction(named: "Archive") {}.accessibilityAction(named: Text("Flag")) {}"#,
        ["Mail {Flag · Archive}"]
      ),
      (
        #"Text("Mail").accessibilityActions { Button("Archive") {}; Button("Flag") {} }"#,
        ["Mail {Flag · Archive}"]
      ),
      (
        #"Text("Mail").swipeActions { Button("Archive") {} }.contextMenu { Button("Flag") {} }"#,
        ["Mail {Flag · Archive}"]
      ),
      (
        #"List { ForEach(mails) { mail in Text(mail.title) }.onDelete(perform: delete) }"#,
        ["[for each mail in mails] ‹mail.title› {Delete}"]
      ),
      (
        #"Text("Seat 12A").accessibilityCustomContent("Position", "Window", importance: .high)"#,
        ["Seat 12A, Position, Window"]
      ),
      (
        #"VStack { Text("Volume").accessibilityLabeledPair(role: .label, id: "v", in: space); Slider(value: $v).accessibilityLabeledPair(role: .content, id: "v", in: space) }"#,
        ["Volume", "Volume, ‹v›%, adjustable"]
      ),
    ]
  )
  func modifiers(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  @Test("Voice Control's names, more content and usage are told apart from what is spoken")
  func besides() throws {
    let body =
      #"Toggle("Wi-Fi", isOn: $isOn).accessibilityInputLabels(["Network", "Wi-Fi"])"#
      + #".accessibilityCustomContent("Band", "5 GHz")"#
    let stop = try #require(transcript(ofBody: body).stops.first)
    #expect(stop.spoken == "Wi-Fi, switch button, ‹on | off›")
    #expect(stop.inputLabels.map(\.spoken) == ["Network", "Wi-Fi"])
    #expect(stop.content.map(\.spoken) == ["Band, 5 GHz"])
    #expect(stop.usage == "Double tap to toggle setting.")
  }

  @Test(
    "alternatives are shown as alternatives",
    arguments: [
      (#"if a { Text("x") } else { Text("y") }"#, ["[if a] x", "[unless a] y"]),
      (
        #"if a { Text("x") } else if let b { Text("y") }"#,
        ["[if a] x", "[if let b] y"]
      ),
      (
        #"switch s { case .a: Text("x"); default: Text("y") }"#,
        ["[case .a] x", "[default] y"]
      ),
      (
        #"if case .on(let a) = state { Text("x") } else { Text("y") }"#,
        ["[if case .on(let a) = state] x", "[unless case .on(let a) = state] y"]
      ),
      (
        #"if #available(iOS 17, *) { Text("x") }"#,
        ["x"]
      ),
      (#"isOn ? Text("x") : Text("y")"#, ["[if isOn] x", "[if !isOn] y"]),
      (
        #"ForEach(rows) { row in if row.isNew { Text("x") } }"#,
        ["[for each row in rows] [if row.isNew] x"]
      ),
      (#"ForEach(0..<3) { _ in Text("x") }"#, ["x", "x", "x"]),
      (#"ForEach(0..<300) { _ in Text("x") }"#, ["[for each of 0..<300] x"]),
      (#"ForEach($rows) { $row in Text(row.name) }"#, ["[for each row in rows] ‹row.name›"]),
    ]
  )
  func alternatives(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }

  /// Source: Apple, "alert(_:isPresented:actions:)": the system adds “OK” where there are no
  /// actions; "confirmationDialog": it adds “Cancel”, and hides the title unless told.
  @Test(
    "bars, sheets and alerts are places of their own",
    arguments: [
      (
        #"Text("a").navigationTitle("Trails").toolbar { ToolbarItem(placement: .bottomBar) { Button("Map") {} }; ToolbarItem(placement: .topBarLeading) { EditButton() }; Button("Add") {} }"#,
        [
          "[Navigation bar] ‹Edit | Done›, button", "[Navigation bar] Add, button",
          "[Navigation bar] Trails, heading", "a", "[Bottom bar] Map, button",
        ]
      ),
      (
        #"Text("a").sheet(isPresented: $isShown) { NavigationStack { Text("b").navigationTitle("B") } }"#,
        ["a", "[Sheet] [Navigation bar] B, heading", "[Sheet] b"]
      ),
      (
        #"Text("a").alert("Sure?", isPresented: $asks) { Button("Yes") {} } message: { Text("It is gone then.") }"#,
        ["a", "[Alert] Sure?", "[Alert] It is gone then.", "[Alert] Yes, button"]
      ),
      (
        #"Text("a").alert("Done", isPresented: $asks) {}"#,
        ["a", "[Alert] Done", "[Alert] OK, button"]
      ),
      (
        #"Text("a").alert(item: $issue) { issue in Alert(title: Text("No"), message: Text(issue.text), primaryButton: .default(Text("Again")), secondaryButton: .cancel()) }"#,
        [
          "a", "[Alert] No", "[Alert] ‹issue.text›", "[Alert] Cancel, button",
          "[Alert] Again, button",
        ]
      ),
      (
        #"Text("a").actionSheet(isPresented: $isShown) { ActionSheet(title: Text("Sure?"), message: Text("No undo."), buttons: [.cancel(), .destructive(Text("Delete")) {}]) }"#,
        [
          "a", "[Confirmation dialog] Sure?", "[Confirmation dialog] No undo.",
          "[Confirmation dialog] Delete, button", "[Confirmation dialog] Cancel, button",
        ]
      ),
      (#"Text("a").alert(item: $context.alertInfo)"#, ["a"]),
      (
        #"Text("a").alert($store.scope(state: \.alert, action: \.alert))"#,
        ["a", #"[Alert] ‹what the store says›"#]
      ),
      (
        #"Text("a").confirmationDialog("Sure?", isPresented: $asks) { Button("Delete") {} }"#,
        ["a", "[Confirmation dialog] Delete, button", "[Confirmation dialog] Cancel, button"]
      ),
      (
        #"Text("a").confirmationDialog("Sure?", isPresented: $asks, titleVisibility: .visible) { Button("No", role: .cancel) {} }"#,
        ["a", "[Confirmation dialog] Sure?", "[Confirmation dialog] No, button"]
      ),
      (
        #"Text("a").popover(isPresented: $isShown) { Text("b") }"#,
        ["a", "[Popover] b"]
      ),
      (
        #"Text("a").fullScreenCover(isPresented: $isShown) { Text("b") }"#,
        ["a", "[Full-screen cover] b"]
      ),
    ]
  )
  func places(body: String, expected: [String]) {
    #expect(spoken(body) == expected)
  }
}
