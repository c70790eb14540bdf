/// Growing declarations that use each other, in one file and in a folder of files.
extension GrowthInput {
  static let declarations = [
    items("modifier types that chain", before: "import SwiftUI\n") { number in
      "struct M\(number): ViewModifier { func body(content: Content) -> some View "
        + "{ content.padding().modifier(M\(max(0, number - 1))()) } }"
    },
    items("modifiers that chain") { number in
      "extension View { func m\(number)() -> some View { self.m\(max(0, number - 1))().padding() } }"
    },
    items("modifiers that double") { number in
      let last = max(0, number - 1)
      return "extension View { func m\(number)() -> some View { self.m\(last)().m\(last)() } }"
    },
    items("uses of one modifier", before: "extension View { func m() -> some View { hidden() } }\n")
    {
      "struct V\($0): View { var body: some View { Image(\"photo\").m() } }"
    },
    items("modifiers in one extension", before: "extension View {\n") {
      "func m\($0)() -> some View { padding() }"
    },
    items("modifiers of one name") { _ in "extension View { func m() -> some View { padding() } }"
    },
    members("members that chain") { "var a\($0): some View { a\(max(0, $0 - 1)) }" },
    members("members that double") {
      "var a\($0): some View { a\(max(0, $0 - 1)); a\(max(0, $0 - 1)) }"
    },
    members("members that chain backwards") { "var a\($0): some View { a\($0 + 1) }" },
    members("members that double backwards") { "var a\($0): some View { a\($0 + 1); a\($0 + 1) }" },
    members("members that hold ten") { number in
      "var a\(number): some View { "
        + (1...10).map { "a\(number + $0)" }.joined(separator: "; ") + " }"
    },
    members("members in one body", body: "a0; a1; a2") {
      "var a\($0): some View { Image(\"photo\") }"
    },
    members("functions that double") {
      "func a\($0)() -> some View { VStack { a\($0 + 1)(); a\($0 + 1)() } }"
    },
    GrowthInput("uses of one member") { count in
      "struct V: View {\nvar body: some View {\n" + String(repeating: "icon\n", count: count)
        + "}\nvar icon: some View { Image(\"photo\") }\n}\n"
    },
    members("functions", body: "Button(\"a\") { a0() }") { "func a\($0)() { a\($0 + 1)() }" },
    members("stored properties") { "let a\($0): Int" },
    members("members of one name") { _ in "var a: some View { Image(\"photo\") }" },
    members("overloads") { "func a(b\($0): Int) -> some View { Image(\"photo\") }" },
    items("views") { "struct V\($0): View { var body: some View { Image(\"photo\") } }" },
    items("views that chain") {
      "struct V\($0): View { var body: some View { V\(max(0, $0 - 1))() } }"
    },
    items("views that chain backwards") {
      "struct V\($0): View { var body: some View { V\($0 + 1)() } }"
    },
    items("views that double") {
      "struct V\($0): View { var body: some View { V\($0 + 1)(); V\($0 + 1)() } }"
    },
    GrowthInput("views that go round") { count in
      (0..<count).map {
        "struct V\($0): View { var body: some View { V\(($0 + 1) % count)() } }\n"
      }.joined()
    },
    items("views of one name") { _ in "struct V: View { var body: some View { Image(\"photo\") } }"
    },
    items("uses of one view", before: "struct V: View { var body: some View { Text(\"a\") } }\n") {
      "struct V\($0): View { var body: some View { Button(action: go) { V() } } }"
    },
    items("extensions of one view", before: "struct V: View { var body: some View { a1 } }\n") {
      "extension V { var a\($0): some View { Image(\"photo\") } }"
    },
    items("extensions of View") { "extension View { func m\($0)() -> some View { padding() } }" },
    items("previews") { "#Preview { V\($0)() }" },
    items("functions at the top") { "func f\($0)() -> some View { Image(\"photo\") }" },
    items("classes", before: "class C: UIViewController {\n") { "let a\($0) = UIButton()" },
    constants("constants") { "static let c\($0) = Color(red: 0.5, green: 0.5, blue: 0.5)" },
    constants("constants that chain") { "static let c\($0 + 1) = c\($0)" },
    constants("constants that chain by type") { "static let c\($0 + 1) = Color.c\($0)" },
    constants("constants that choose") {
      "static let c\($0 + 1) = isDark ? Color.c\($0) : Color.c\($0)"
    },
    items("constants in extensions") { "extension Color { static let c\($0 + 1) = Color.c\($0) }" },
    items("uses of constants", before: "extension Color { static let c = Color.gray }\n") {
      "struct V\($0): View { var body: some View { Text(\"a\").foregroundColor(.c) } }"
    },
    GrowthInput("nested types") { count in
      "struct V: View {\n" + (0..<count).map { "struct W\($0) { static let a = \($0) }\n" }.joined()
        + "}\n"
    },
  ]

  /// A view with members, of which one is repeated.
  private static func members(
    _ name: String,
    body: String = "a0",
    _ line: @escaping @Sendable (Int) -> String
  ) -> GrowthInput {
    GrowthInput(name) { count in
      "struct V: View {\nvar body: some View { \(body) }\n"
        + (0..<count).map { line($0) + "\n" }.joined() + "}\n"
    }
  }

  /// Constants of colors, of which one in the middle is used.
  private static func constants(
    _ name: String,
    _ line: @escaping @Sendable (Int) -> String
  ) -> GrowthInput {
    GrowthInput(name) { count in
      "extension Color {\nstatic let c0 = Color.gray\n"
        + (0..<count).map { line($0) + "\n" }.joined()
        + "}\nstruct V: View { var body: some View { Text(\"a\").foregroundColor(.c\(count - 1)) } }\n"
    }
  }

  // MARK: Folders

  static let projects = [
    folder("files with a view") {
      "struct V\($0): View { var body: some View { Image(\"photo\") } }"
    },
    folder("files with one view's name") { _ in
      "struct V: View { var body: some View { Image(\"photo\") } }"
    },
    folder(
      "files that use one view",
      first: "struct V: View { var body: some View { Image(\"photo\") } }"
    ) { "struct V\($0): View { var body: some View { Button(action: go) { V() } } }" },
    folder("files that extend View") {
      "extension View { func m\($0)() -> some View { padding() } }\n"
        + "struct V\($0): View { var body: some View { Image(\"photo\").m\($0)() } }"
    },
    folder("files that extend View alike") { _ in
      "extension View { func m() -> some View { padding() } }"
    },
    folder(
      "files that use one modifier",
      first: "extension View { func m() -> some View { self.hidden() } }"
    ) { "struct V\($0): View { var body: some View { Image(\"photo\").m() } }" },
    folder("files that chain") {
      "struct V\($0): View { var body: some View { V\(max(0, $0 - 1))() } }"
    },
    folder("files that chain backwards") {
      "struct V\($0): View { var body: some View { V\($0 + 1)() } }"
    },
    folder(
      "files that use one constant",
      first: "extension Color { static let c = Color.gray }"
    ) { "struct V\($0): View { var body: some View { Text(\"a\").foregroundColor(.c) } }" },
    folder("files with one constant") { _ in
      "extension Color { static let c = Color.gray }\n"
        + "struct V: View { var body: some View { Text(\"a\").foregroundColor(.c) } }"
    },
    folder("files with constants") {
      "extension Color { static let c\($0) = Color.gray }\n"
        + "struct V\($0): View { var body: some View { Text(\"a\").foregroundColor(.c\($0 / 2)) } }"
    },
  ]
}
