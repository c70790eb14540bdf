/// Writes declarations as people write them, which use each other by a few names.
struct DeclarationWriter {
  var random: SeededGenerator
  /// How many names there are of each kind: few enough that most are used, and enough that most are
  /// declared once.
  let nameCount: Int

  /// The imports that a file of such declarations begins with.
  static let imports = "import SwiftUI\nimport UIKit"

  /// A name: of a view `V`, a modifier `m`, a modifier type `M`, a style `S` or a constant `c`.
  mutating func name(_ kind: String) -> String { "\(kind)\(random.below(nameCount))" }

  // MARK: Declarations

  /// A declaration of any kind.
  mutating func declaration() -> String {
    switch random.below(26) {
    case 0: return "\(access())extension View {\n  \(modifierFunction())\n}"
    case 1:
      return
        "\(access())struct \(name("M")): ViewModifier {\n  func body(content: Content) -> some "
        + "View {\n    content\(chain())\n  }\n}"
    case 2:
      let style = pick("ButtonStyle", "ToggleStyle", "LabelStyle", "ProgressViewStyle")
      return
        "struct \(name("S")): \(style) {\n  func makeBody(configuration: Configuration) -> some "
        + "View {\n    \(pick("configuration.label", "HStack { \(view(1)); configuration.label }"))"
        + "\(chain())\n  }\n}"
    case 3: return "extension Font { static let \(name("c")) = Font.system(size: \(number())) }"
    case 4:
      return
        "extension Color {\n  static let \(name("c")) = Color(red: 0.\(number()), green: 0.\(number()), "
        + "blue: 0.\(number()))\n}"
    case 5: return "enum Theme {\n  static let \(name("c")): CGFloat = \(number())\n}"
    case 6: return "extension \(name("V")) {\n  \(member())\n}"
    case 7: return generic()
    case 8: return conditional(declaration())
    case 9: return "enum Space\(random.below(3)) {\n\(declaration())\n}"
    case 10: return viewController()
    case 11: return "#Preview { \(view(1)) }"
    case 12: return "let \(name("c")) = \"\(word())\""
    case 13: return "typealias \(name("V")) = \(name("V"))"
    case 14:
      return "// curbcut:disable:next \(pick("image-missing-label", "fixed-font-size"))\n"
        + viewStruct()
    case 15:
      return "struct \(name("V"))_Previews: PreviewProvider {\n  static var previews: some View "
        + "{ \(view(1)) }\n}"
    default: return viewStruct()
    }
  }

  private mutating func access() -> String {
    pick("", "", "", "", "private ", "public ", "fileprivate ")
  }

  private mutating func viewStruct() -> String {
    var members = (0..<random.below(4)).map { _ in member() }
    members.append("var body: some View {\n    \(views(2))\n  }")
    return "\(access())struct \(name("V")): View {\n  "
      + members.joined(separator: "\n  ") + "\n}"
  }

  private mutating func generic() -> String {
    "struct \(name("V"))<Content: View>: View {\n  @ViewBuilder let content: () -> Content\n"
      + "  var body: some View {\n    \(pick("content()", "VStack { content(); \(view(1)) }"))"
      + "\(chain())\n  }\n}"
  }

  private mutating func conditional(_ inner: String) -> String {
    let other = random.isOne(in: 2) ? "\n#else\n\(declaration())" : ""
    return
      "#if \(pick("DEBUG", "os(iOS)", "canImport(UIKit)", "swift(>=6)"))\n\(inner)\(other)\n#endif"
  }

  private mutating func viewController() -> String {
    let button = pick("UIButton()", "UIImageView(image: image)", "UISwitch()", "UILabel()")
    let setting = pick(
      "accessibilityLabel = \"\(word())\"",
      "isAccessibilityElement = true",
      "accessibilityTraits = .button",
      "font = .systemFont(ofSize: \(number()))",
      "adjustsFontForContentSizeCategory = true"
    )
    return "final class \(name("V"))Controller: UIViewController {\n  let item = \(button)\n"
      + "  override func viewDidLoad() {\n    super.viewDidLoad()\n    item.\(setting)\n  }\n}"
  }

  private mutating func member() -> String {
    switch random.below(8) {
    case 0: "@State private var isOn = false"
    case 1: "let title: String"
    case 2: "var \(pick("header", "footer", "row")): some View { \(view(1)) }"
    case 3: "func \(pick("cell", "tile"))(_ text: String) -> some View { \(view(1)) }"
    case 4: "@Environment(\\.accessibilityReduceMotion) private var reduceMotion"
    case 5: "struct Inner: View { var body: some View { \(view(1)) } }"
    case 6: "private let size: CGFloat = \(number())"
    default: "static let \(name("c")) = Font.system(size: \(number()))"
    }
  }

  private mutating func modifierFunction() -> String {
    "func \(name("m"))(_ isOn: Bool = true) -> some View {\n    self\(chain())\n  }"
  }

  // MARK: Views

  private mutating func views(_ depth: Int) -> String {
    (0...random.below(3)).map { _ in view(depth) }.joined(separator: "\n    ")
  }

  /// A view with modifiers.
  ///
  /// - Parameter depth: how many views may stand in each other.
  mutating func view(_ depth: Int) -> String { plainView(depth) + chain() }

  private mutating func plainView(_ depth: Int) -> String {
    guard depth > 0, random.isOne(in: 2) else { return leaf() }
    let inner = views(depth - 1)
    switch random.below(16) {
    case 0: return "VStack {\n\(inner)\n}"
    case 1: return "HStack(spacing: \(number())) { \(inner) }"
    case 2: return "ZStack { \(inner) }"
    case 3: return "List { \(inner) }"
    case 4: return "ForEach(items) { item in \(inner) }"
    case 5: return "Section(\"\(word())\") { \(inner) }"
    case 6: return "NavigationStack { \(inner) }"
    case 7: return "Button(action: go) { \(inner) }"
    case 8: return "Button { go() } label: { \(inner) }"
    case 9: return "Toggle(isOn: $isOn) { \(inner) }"
    case 10: return "if isOn {\n\(inner)\n} else {\n\(view(depth - 1))\n}"
    case 11: return "switch kind {\ncase .a: \(inner)\ndefault: EmptyView()\n}"
    case 12: return "\(name("V")) {\n\(inner)\n}"
    case 13: return "Menu { \(inner) } label: { \(view(0)) }"
    case 14: return "#if os(iOS)\n\(inner)\n#endif"
    default: return "Group { \(inner) }"
    }
  }

  private mutating func leaf() -> String {
    switch random.below(18) {
    case 0: "Image(\"\(word())\")"
    case 1: "Image(systemName: \"\(pick("star", "star.fill", "xmark", "plus"))\")"
    case 2: "Image(decorative: \"\(word())\")"
    case 3: "Text(\"\(word())\")"
    case 4: "Text(\(name("c")))"
    case 5: "Text(title)"
    case 6: "Slider(value: $value)"
    case 7: "TextField(\"\(pick("", word()))\", text: $text)"
    case 8: "Label(\"\(word())\", systemImage: \"star\")"
    case 9: "Button(\"\(word())\") { go() }"
    case 10: "Color.\(name("c"))"
    case 11: "Circle().fill(.\(pick("red", name("c"))))"
    case 12: pick("header", "footer", "cell(title)", "Inner()")
    case 13: "Link(\"\(word())\", destination: url)"
    case 14: "ProgressView()"
    default: "\(name("V"))()"
    }
  }

  /// No, one or several modifiers.
  mutating func chain() -> String {
    (0..<max(0, random.below(5) - 1)).map { _ in "\n      " + modifier() }.joined()
  }

  private mutating func modifier() -> String {
    switch random.below(26) {
    case 0: ".accessibilityLabel(\"\(pick("", word()))\")"
    case 1: ".accessibilityLabel(\(pick(name("c"), "title", "Text(\(name("c")))")))"
    case 2: ".accessibilityHidden(\(pick("true", "true", "false", "isOn")))"
    case 3: ".accessibilityElement(children: .\(pick("combine", "ignore", "contain")))"
    case 4: ".accessibilityAddTraits(.\(pick("isButton", "isHeader", "isSelected")))"
    case 5: ".accessibilityHint(\"\(pick("Opens it", "Tap to open", word()))\")"
    case 6: ".accessibilityValue(\"\(word())\")"
    case 7: ".font(.system(size: \(number())))"
    case 8: ".font(.\(pick("body", "title", name("c"))))"
    case 9: ".foregroundStyle(.\(pick("gray", "white", name("c"))))"
    case 10: ".background(\(pick("Color.white", ".black", "Color.\(name("c"))")))"
    case 11: ".frame(width: \(number()), height: \(pick(number(), "Theme.\(name("c"))")))"
    case 12: ".onTapGesture { go() }"
    case 13: ".onTapGesture(count: 2) { go() }"
    case 14: ".animation(.default, value: isOn)"
    case 15: ".buttonStyle(\(name("S"))())"
    case 16: ".modifier(\(name("M"))())"
    case 17: ".overlay { \(leaf()) }"
    case 18: ".sheet(isPresented: $isOn) { \(leaf()) }"
    case 19: ".lineLimit(1)"
    case 20: ".disabled(\(pick("true", "isOn")))"
    case 21: ".navigationTitle(\"\(pick("", word()))\")"
    case 22: ".opacity(\(pick("0", "0.5", "1")))"
    default: ".\(name("m"))()"
    }
  }

  // MARK: Words

  private mutating func pick(_ words: String...) -> String { random.pick(words) }

  private mutating func number() -> String { "\(1 + random.below(60))" }

  private mutating func word() -> String {
    pick(
      "Save",
      "lighthouse",
      "photo_1",
      "Title button",
      "Öffnen",
      "🎉",
      "a",
      "Delete all",
      "e\u{301}"
    )
  }
}
