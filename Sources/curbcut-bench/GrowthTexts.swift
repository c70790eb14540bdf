/// Growing comments, directives, expressions and statements.
extension GrowthInput {
  static let texts = suppressions + syntax + views

  // MARK: Suppressions

  private static let suppressions = [
    body("disable:next in a row") { _ in "// curbcut:disable:next" },
    body("disable:next") { _ in
      "// curbcut:disable:next image-missing-label\nImage(\"photo\")"
    },
    body("disable:this") { _ in "Image(\"photo\") // curbcut:disable:this image-missing-label" },
    body("disable:previous") { _ in
      "Image(\"photo\")\n// curbcut:disable:previous image-missing-label"
    },
    body("disable:file") { _ in "// curbcut:disable:file image-missing-label\nImage(\"photo\")" },
    body("disable") { _ in "// curbcut:disable image-missing-label\nImage(\"photo\")" },
    body("disable and enable") { _ in
      "// curbcut:disable all\nImage(\"photo\")\n// curbcut:enable all"
    },
    body("disable many, then enable") { number in
      "// curbcut:disable image-missing-label" + (number % 100 == 99 ? "\n// curbcut:enable" : "")
    },
    body("disable of another tool") { _ in
      "// swiftlint:disable:next accessibility_label_for_image\nImage(\"photo\")"
    },
    body("disable without a finding") { _ in
      "// curbcut:disable:this image-missing-label\nText(\"a\")"
    },
    body("disable unknown rules") {
      "// curbcut:disable:next image-missing-lable\($0)\nText(\"a\")"
    },
    GrowthInput("disable many rules at once") { count in
      "// curbcut:disable:next "
        + (0..<count).map { "rule-\($0)" }.joined(separator: ", ") + "\nlet a = 1\n"
    },
    GrowthInput("disable one endless rule") { count in
      "// curbcut:disable:next " + String(repeating: "image-", count: count) + "\nlet a = 1\n"
    },
    items("disable in front of views") { number in
      "// curbcut:disable:next image-missing-label\n"
        + "struct V\(number): View { var body: some View { Image(\"photo\") } }"
    },
    items("disable:next on one line") { _ in "/* curbcut:disable:next */ let a = 1;" },
  ]

  // MARK: Syntax

  private static let syntax = [
    GrowthInput("#elseif at the top") { count in
      "#if os(iOS)\n"
        + (0..<count).map { "#elseif FLAG\($0)\nstruct V\($0) {}\n" }.joined() + "#endif\n"
    },
    GrowthInput("#elseif in a body") { count in
      "struct V: View {\n  var body: some View {\n#if os(iOS)\n"
        + (0..<count).map { "#elseif FLAG\($0)\nText(\"a\")\n" }.joined() + "#endif\n  }\n}\n"
    },
    GrowthInput("#elseif among members") { count in
      "struct V: View {\n#if os(iOS)\n"
        + (0..<count).map { "#elseif FLAG\($0)\nvar a\($0) = 1\n" }.joined() + "#endif\n}\n"
    },
    GrowthInput("#if in #if") { count in
      String(repeating: "#if DEBUG\n", count: count) + "let a = 1\n"
        + String(repeating: "#endif\n", count: count)
    },
    items("#if not closed") { "#if FLAG\($0)\nlet a\($0) = 1" },
    GrowthInput("else if") { count in
      "struct V: View {\n  var body: some View {\n    if a { Text(\"a\") }\n"
        + (0..<count).map { "else if a\($0) { Image(\"photo\") }\n" }.joined() + "  }\n}\n"
    },
    body("if in an action", before: "Button(\"a\") {") { "if a\($0) { b = 1 }" },
    GrowthInput("ternary operators") { count in
      "let a = " + (0..<count).map { "a\($0) ? \($0) : " }.joined() + "1\n"
    },
    body("ternary operators in a label", before: "Image(\"photo\").accessibilityLabel(", after: ")")
    {
      "a\($0) ? \"word\" : "
    },
    body("concatenated strings", before: "Text(\"a\"", after: ")") { "+ \"word \($0)\"" },
    body("concatenated texts", before: "Text(\"a\")", after: "") { "+ Text(\"word \($0)\")" },
    GrowthInput("array") { count in
      "let a = [" + (0..<count).map { "\"word \($0)\"," }.joined(separator: "\n") + "]\n"
    },
    GrowthInput("dictionary") { count in
      "struct V {\n  static let a = [" + (0..<count).map { "\"a\($0)\": \($0)," }.joined()
        + "]\n}\n"
    },
    body("interpolation", before: "Text(\"", after: "\")") { "\\(a\($0)) word" },
    GrowthInput("interpolation in interpolation") { count in
      "let a = " + String(repeating: "\"\\(", count: count) + "1"
        + String(repeating: ")\"", count: count) + "\n"
    },
    GrowthInput("open brackets") { "let a = " + String(repeating: "(", count: $0) },
    GrowthInput("open braces") {
      String(repeating: "struct V { var body: some View {\n", count: $0)
    },
    GrowthInput("closing braces") { String(repeating: "}\n", count: $0) + "let a = 1\n" },
    GrowthInput("open angles") { "let a = b" + String(repeating: "<A", count: $0) + "\n" },
    GrowthInput("prefix operators") { "let a = " + String(repeating: "- !", count: $0) + "1\n" },
    items("open strings") { "let a\($0) = \"abc" },
    items("open multiline strings") { "let a\($0) = \"\"\"" },
    items("raw strings") { "let a\($0) = ##\"abc\"#" },
    items("regular expressions") { "let a\($0) = /abc\($0)" },
    GrowthInput("comments in comments") { String(repeating: "/* ", count: $0) + "\nlet a = 1\n" },
    items("comments") { "// MARK: \($0) generated words" },
    GrowthInput("attributes") { count in
      (0..<count).map { "@A\($0)(a: \($0))\n" }.joined() + "struct V: View {}\n"
    },
    items("attributes on members", before: "struct V: View {\n") {
      "@State private var a\($0) = \($0)"
    },
    GrowthInput("generic parameters") { count in
      "struct V<" + (0..<count).map { "A\($0): View" }.joined(separator: ", ") + ">: View {}\n"
    },
    GrowthInput("protocols") { count in
      "struct V: View, " + (0..<count).map { "A\($0)" }.joined(separator: ", ") + " {}\n"
    },
    GrowthInput("members of members") { count in
      "let a = b" + (0..<count).map { ".c\($0)" }.joined() + "\n"
    },
    GrowthInput("calls of calls") { "let a = b" + String(repeating: "()", count: $0) + "\n" },
    GrowthInput("closures behind a call") { count in
      "let a = b {} " + (0..<count).map { "c\($0): {} " }.joined() + "\n"
    },
    GrowthInput("parameters") { count in
      "func f(" + (0..<count).map { "a\($0): Int" }.joined(separator: ", ")
        + ") -> some View { Text(\"a\") }\n"
    },
    items("enum", before: "enum E {\n") { "case a\($0)" },
    body("switch", before: "switch a {", after: "}") { "case .a\($0): Image(\"photo\")" },
    GrowthInput("types in types") { count in
      String(repeating: "struct V { ", count: count) + String(repeating: "}", count: count) + "\n"
    },
  ]

  // MARK: Views in one body

  private static let views = [
    body("images") { _ in "Image(\"photo\")" },
    GrowthInput("images on one line") { count in
      "struct V: View { var body: some View { VStack { "
        + String(repeating: "Image(\"photo\"); ", count: count) + "} } }\n"
    },
    GrowthInput("images on one line, not English") { count in
      "struct V: View { var body: some View { VStack { "
        + String(repeating: "Image(\"é🎉\"); ", count: count) + "} } }\n"
    },
    body("images under modifiers") { _ in "Image(\"photo\").resizable().frame(width: 10)" },
    body("buttons") { _ in "Button(action: go) { Image(systemName: \"star\") }" },
    body("buttons with animations") { _ in
      "Button(\"Go\") { withAnimation(.spring()) { isOn.toggle() } }"
    },
    body("tap gestures") { _ in "HStack { Text(\"a\"); Image(\"b\") }.onTapGesture { go() }" },
    body("texts") { "Text(\"word \($0)\").font(.system(size: 12)).foregroundColor(.gray)" },
    body("fields") { "TextField(\"Name\", text: $a\($0))" },
    body("toggles") { "Toggle(\"\", isOn: $a\($0))" },
    body("headings") { "Text(\"Word \($0)\").font(.title).bold()" },
    body("same images", before: "HStack {") { _ in "Image(systemName: \"star.fill\")" },
    body("rows", before: "List {") { "HStack { Text(\"a\"); Text(\"word \($0)\") }" },
    body("sections", before: "List {") { "Section(\"a\($0)\") { Image(\"photo\") }" },
    body("tabs", before: "TabView {") { _ in "Text(\"a\").tabItem { Image(\"photo\") }" },
    body("siblings in ForEach", before: "ForEach(items) { item in") { _ in "Image(\"photo\")" },
    body("colors in a ZStack", before: "ZStack {", after: "Text(\"a\").foregroundColor(.gray) }") {
      _ in "Color.white"
    },
    body("texts in a ZStack", before: "ZStack {\nColor.white") { _ in
      "Text(\"a\").foregroundColor(.yellow)"
    },
    body("ZStacks in a ZStack", before: "ZStack {\nColor.white") { _ in
      "ZStack { Color.black; Text(\"a\").foregroundColor(.gray) }"
    },
    body("texts on gradients") { _ in
      "Text(\"a\").foregroundColor(.gray)"
        + ".background(LinearGradient(colors: [.white, .black, .red], startPoint: .top, endPoint: .bottom))"
    },
    body(
      "colors of a gradient",
      before: "Text(\"a\").foregroundColor(.gray).background(LinearGradient(colors: [",
      after: "], startPoint: .top, endPoint: .bottom))"
    ) { _ in "Color(red: 0.1, green: 0.2, blue: 0.3)," },
    body("one chain", before: "Image(\"photo\")", after: "") { ".padding(\($0))" },
    body("one chain of backgrounds", before: "Text(\"a\").foregroundColor(.gray)", after: "") { _ in
      ".background(Color.white)"
    },
    body("one chain of overlays", before: "Text(\"a\")", after: "") { _ in
      ".overlay { Image(\"photo\") }"
    },
    body("one chain of labels", before: "Image(\"photo\")", after: "") {
      ".accessibilityLabel(\"word \($0)\")"
    },
    body("one chain of traits", before: "Image(\"photo\")", after: "") { _ in
      ".accessibilityAddTraits(.isButton)"
    },
    body("one chain of sheets", before: "Text(\"a\")", after: "") {
      ".sheet(isPresented: $a\($0)) { Text(\"b\") }"
    },
    body("one chain of gestures", before: "Text(\"a\")", after: "") { _ in
      ".onTapGesture(count: 2) { go() }"
    },
    body("one chain of animations", before: "Text(\"a\")", after: "") {
      ".animation(.spring(), value: a\($0))"
    },
    body("one chain around many", before: "Group {", after: "}.padding()") { _ in "Text(\"a\")" },
    body("local constants") { "let a\($0) = \"word\"" },
    GrowthInput("local constants that chain") { count in
      "struct V: View {\n  var body: some View {\nlet a0 = Text(\"a\")\n"
        + (1..<max(2, count)).map { "let a\($0) = a\($0 - 1)\n" }.joined()
        + "a\(count - 1)\n  }\n}\n"
    },
    GrowthInput("local constants that double") { count in
      "struct V: View {\n  var body: some View {\nlet a0 = Text(\"a\")\n"
        + (1..<max(2, count)).map { "let a\($0) = Group { a\($0 - 1); a\($0 - 1) }\n" }.joined()
        + "a\(count - 1)\n  }\n}\n"
    },
    body("containers in containers") { number in
      String(repeating: "VStack { ", count: 20) + "Image(\"photo\")"
        + String(repeating: " }", count: 20)
    },
    body("charts", before: "Chart {") { _ in "BarMark(x: .value(\"a\", 1), y: .value(\"b\", 2))" },
    body("toolbar", before: "Text(\"a\").toolbar {") { _ in "ToolbarItem { Image(\"photo\") }" },
    body("unknown views") { "Card\($0)(title: \"a\") { Image(\"photo\") }" },
    body("one unknown view") { _ in "Card { Image(\"photo\") }" },
    body("fixes", before: "VStack {") { _ in
      "Image(decorative: \"a\").accessibilityLabel(\"b\").accessibilityLabel(\"b\")"
    },
  ]
}
