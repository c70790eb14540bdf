import CurbcutAnalysis
import Testing

/// What nobody hears is not told: code that only moved or is spelled otherwise, what callers leave out,
/// what is there on other platforms. Each beside a change that is told.
@Suite struct ComparisonHeardTests {
  @Test("a dialog that moves to the button which opens it is as it was")
  func movedDialog() {
    let dialog =
      ".confirmationDialog(\"Leave the harbour?\", isPresented: $isAsking) { Button(\"Leave\") {} }"
    func old(_ words: String) -> String {
      screen(
        "VStack { Text(\"Quay\"); if isMoored { Button(\"\(words)\") {} } }\(dialog)",
        "let isMoored: Bool\n@State var isAsking = false"
      )
    }
    func new(_ words: String) -> String {
      screen(
        "VStack { Text(\"Quay\"); if isMoored { Button(\"\(words)\") {}\(dialog) } }",
        "let isMoored: Bool\n@State var isAsking = false"
      )
    }
    #expect(compare(old("Cast Off"), new("Cast Off")) == [])
    #expect(compare(old("Cast Off"), new("Sail")).contains { $0.includes("“Sail, button”") })
  }

  @Test("a dialog that moves from a screen into a component of it is told of neither")
  func dialogOfComponent() {
    let dialog =
      ".confirmationDialog(\"Leave?\", isPresented: $isAsking) { Button(\"Leave\") {} }"
    func row(_ modifier: String) -> String {
      """
      struct Row: View {
        @Binding var isAsking: Bool
        var body: some View { Button("Cast Off") {}\(modifier) }
      }

      """
    }
    func host(_ modifier: String) -> String {
      screen("VStack { Row(isAsking: $isAsking) }\(modifier)", "@State var isAsking = false")
    }
    #expect(
      Compared.compare(
        ["A.swift": host(dialog), "B.swift": row("")],
        ["A.swift": host(""), "B.swift": row(dialog)]
      ) == []
    )
    let added = Compared.compare(
      ["A.swift": host(""), "B.swift": row("")],
      ["A.swift": host(""), "B.swift": row(dialog)]
    )
    #expect(added.contains { $0.includes("“Leave, button”") }, "\(added)")
  }

  @Test("words that a component has for other callers only are told of no screen")
  func unheardWords() {
    func row(_ body: String) -> String {
      """
      struct Jump: View {
        var isBrief = false
        var body: some View { \(body) }
      }

      """
    }
    let host = screen("VStack { Jump() }")
    let lines = Compared.compare(
      ["A.swift": host, "B.swift": row("Button { } label: { Text(\"Jump\") }")],
      [
        "A.swift": host,
        "B.swift": row("Button { } label: { Text(isBrief ? \"\" : \"Jump\") }"),
      ]
    )
    #expect(lines == [], "\(lines)")
    let told = Compared.compare(
      ["A.swift": host, "B.swift": row("Button { } label: { Text(\"Jump\") }")],
      [
        "A.swift": host,
        "B.swift": row("Button { } label: { Text(isBrief ? \"\" : \"Leap\") }"),
      ]
    )
    #expect(told.contains { $0.includes("Leap") }, "\(told)")
  }

  @Test("a symbol that a package names for the compiler is the same symbol")
  func symbols() {
    let old = screen("Button {} label: { Image(systemName: \"checkmark.circle\") }")
    let new = screen("Button {} label: { Image(systemSymbol: .checkmarkCircle) }")
    let other = screen("Button {} label: { Image(systemSymbol: .trashCircle) }")
    #expect(!compare(old, new).contains { $0.hasPrefix("changed") })
    #expect(compare(old, other) != [])
  }

  @Test("a modifier with nothing before its dot is no view")
  func looseModifiers() {
    func code(_ style: String) -> String {
      screen("Menu(\"Speed\") { Text(\"Slow\") }\n\(style)\nText(\"Sea\")")
    }
    let loose = """
      #if os(tvOS)
      // The style that tvOS has.
      #else
      .menuStyle(.borderlessButton)
      #endif
      """
    #expect(compare(code(loose), code("")) == [])
    #expect(compare(code(loose), code("Text(\"Tide\")")) != [])
  }

  @Test("another question to the same thing is another condition")
  func questions() {
    func code(_ test: String) -> String {
      "enum Device { static var isPad: Bool { isWide() }\nstatic var isPhone: Bool { !isWide() } }\n"
        + screen("if \(test) { Toggle(\"Lock portrait\", isOn: $isOn) }\nText(\"Tide\")")
    }
    let lines = compare(code("Device.isPad"), code("Device.isPhone"))
    #expect(
      lines.contains {
        $0.includes("Lock portrait")
          && $0.includes("now only if Device.isPhone, no longer only if Device.isPad")
      },
      "\(lines)"
    )
    #expect(lines.contains { $0.hasPrefix("changed") }, "\(lines)")
  }

  @Test("a header that callers may leave out is not there where they do")
  func leftOut() {
    let part = """
      struct Part<Content: View>: View {
        let header: LocalizedStringKey?
        @ViewBuilder let content: () -> Content
        var body: some View {
          if let header {
            Section { content() } header: { Text(header) }
          } else {
            Section { content() }
          }
        }
      }
      extension Part {
        init(_ header: LocalizedStringKey? = nil, @ViewBuilder content: @escaping () -> Content) {
          self.header = header
          self.content = content
        }
      }

      """
    func lines(_ part: String, _ use: String) -> [String] {
      Compared.compare(
        ["A.swift": screen("Form { Text(\"Sea\") }"), "B.swift": part],
        ["A.swift": screen("Form { \(use) { Text(\"Sea\") } }"), "B.swift": part]
      )
    }
    #expect(!lines(part, "Part").contains { $0.includes("header") })
    #expect(lines(part, "Part(\"Coast\")").contains { $0.includes("“Coast, heading”") })
  }

  @Test("what runs when a sheet closes is no part of it")
  func closing() {
    func code(_ closing: String, _ words: String = "Tide") -> String {
      screen("Text(\"Sea\").sheet(isPresented: $isOn)\(closing) { Text(\"\(words)\") }")
    }
    #expect(compare(code(""), code(" { reload() } content:")) == [])
    #expect(compare(code(""), code(" { reload() } content:", "Ebb")) != [])
  }

  @Test("colors in an enumeration are no views")
  func colors() {
    let colors = """
      import UIKit
      extension UIColor {
        enum text {
          static var heading: UIColor? { UIColor(named: "Heading") }
          static var body: UIColor? { UIColor(named: "Body") }
        }
      }

      """
    let controller = """
      import UIKit
      final class Host: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "Sea"
          view.addSubview(label)
        }
      }

      """
    let lines = Compared.compare(["A.swift": controller], ["A.swift": controller + colors])
    #expect(lines == [], "\(lines)")
    let other = controller.replacing("Sea", with: "Tide")
    #expect(Compared.compare(["A.swift": controller], ["A.swift": other]) != [])
  }

  @Test("all the words that a label may have are told, however many")
  func alternatives() {
    func controller(_ words: [String]) -> String {
      let cases = words.enumerated().map { "case \($0): label.text = \"\($1)\"" }
      return """
        import UIKit
        final class Host: UIViewController {
          let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
          }
          func show(_ step: Int) {
            switch step {
            \(cases.joined(separator: "\n    "))
            default: break
            }
          }
        }

        """
    }
    let old = ["One", "Two", "Three", "Four", "Five"]
    let lines = Compared.compare(
      ["A.swift": controller(old)],
      ["A.swift": controller(old + ["Six"])]
    )
    #expect(!lines.contains { $0.includes("“One") && !$0.includes("Six") }, "\(lines)")
    #expect(lines.contains { $0.includes("Six") && $0.includes("One | Two") }, "\(lines)")
  }

  @Test("a font that is made with init is the same font")
  func fonts() {
    func controller(_ font: String) -> String {
      """
      import UIKit
      extension UIFont {
        static func app(_ size: CGFloat) -> UIFont { \(font)(name: "Lora", size: size)! }
      }

      """
    }
    let lines = Compared.compare(
      ["A.swift": controller("UIFont.init")],
      ["A.swift": controller("UIFont")]
    )
    #expect(lines == [], "\(lines)")
  }

  @Test("views that differ on other platforms in another way are named as not compared")
  func platforms() {
    func code(_ other: String, _ own: String = "Text(\"Tide\")") -> String {
      screen("Text(\"Sea\")\n#if os(tvOS)\n\(other)\n#else\n\(own)\n#endif")
    }
    let old = code("Text(\"Ebb\")")
    #expect(
      Compared.platforms(["A.swift": old], ["A.swift": code("Text(\"Flood\")")]) == [
        "A.swift: tvOS"
      ]
    )
    let own = code("Text(\"Ebb\")", "Text(\"Flood\")")
    #expect(Compared.platforms(["A.swift": old], ["A.swift": own]) == [])
    // What both have differs on both alike.
    let all = old.replacing("Sea", with: "Bay")
    #expect(Compared.platforms(["A.swift": old], ["A.swift": all]) == [])
  }
}
