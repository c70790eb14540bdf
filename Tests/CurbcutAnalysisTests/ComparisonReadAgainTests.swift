import CurbcutAnalysis
import Testing

/// What is fixed is what was read again; what only moved, was renamed or is worked out elsewhere is as
/// it was. Each beside a change that is told.
@Suite struct ComparisonReadAgainTests {
  private func screen(_ body: String, _ members: String = "") -> String {
    CurbcutAnalysisTests.screen(
      body,
      """
      let isOn: Bool
      let isOff: Bool
      let place: Place
      \(members)
      """
    )
  }

  @Test(
    "a fault is fixed where its view was read again",
    arguments: [
      (".lineLimit(3)", true),
      (".lineLimit(1).minimumScaleFactor(0.9)", true),
      // Worked out now, or by a modifier that was not read.
      (".lineLimit(1).minimumScaleFactor(smallest)", false),
      (".lineLimit(1).minimumScaleFactor(isOn ? 1 : 0.3)", false),
      (".fitting()", false),
    ]
  )
  func readAgain(modifiers: String, isFixed: Bool) {
    let old = screen("Text(place.name).font(.body).lineLimit(1).minimumScaleFactor(0.3)")
    let new = screen("Text(place.name).font(.body)\(modifiers)")
    let lines = compare(old, new).filter { $0.hasPrefix("fixed") }
    #expect(lines == (isFixed ? ["fixed: minimum-scale-factor-too-small"] : []), "\(modifiers)")
  }

  @Test("a color that was mended on one of several texts is fixed there")
  func colors() {
    func texts(_ color: String) -> String {
      screen("Text(\"One\").foregroundStyle(\(color))\nText(\"Two\").foregroundStyle(.gray)")
    }
    let lines = compare(texts(".yellow"), texts(".primary"))
    #expect(lines.contains("fixed: color-contrast-insufficient"), "\(lines)")
  }

  @Test("words that are there at times are others")
  func wordsAtTimes() {
    func button(_ words: String) -> String {
      screen("Button {} label: { if isOn { ProgressView() } else { Text(\"\(words)\") } }")
    }
    let lines = compare(button("Add Series"), button("Add Movie"))
    #expect(lines.contains { $0.hasPrefix("changed") && $0.includes("Add Movie") }, "\(lines)")
  }

  @Test("what stands in another case is not before it")
  func cases() {
    func list(_ last: String) -> String {
      screen(
        "Text(\"Huts\")\nswitch place.kind {\ncase .sea: Text(\"Sea\")\ncase .lake: Text(\"Lake\")\n\(last)}"
      )
    }
    let lines = compare(list("default: EmptyView()\n"), list("case .river: Text(\"River\")\n"))
    #expect(lines.contains { $0.includes("River") && $0.includes("after “Huts”") }, "\(lines)")
  }

  @Test("what is gone is not fixed")
  func gone() {
    let old = screen("Text(place.name).lineLimit(1).minimumScaleFactor(0.3)\nText(\"Sea\")")
    #expect(!compare(old, screen("Text(\"Sea\")")).contains { $0.hasPrefix("fixed") })
  }

  @Test("where two types have one name now, nothing is fixed")
  func ambiguous() {
    let card = "struct Card: View { var body: some View { Image(\"a\").resizable() } }\n"
    let old = screen("Button {} label: { Card() }") + card
    let other = "struct Card: View { var body: some View { Text(\"Card\") } }\n"
    let lines = Compared.compare(["A.swift": old], ["A.swift": old, "B.swift": other])
    #expect(!lines.contains { $0.hasPrefix("fixed") }, "\(lines)")
  }

  @Test("a setting of UIKit that a shared function did before is not new")
  func movedSettings() {
    let style = """
      import UIKit
      let quiet: (UILabel) -> Void = {
        $0.font = .systemFont(ofSize: 15, weight: .regular)
      }

      """
    func controller(_ line: String) -> String {
      """
      import UIKit
      final class Host: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          \(line)
        }
      }

      """
    }
    let inline = controller("label.font = .systemFont(ofSize: 15, weight: .regular)")
    let moved = Compared.compare(
      ["A.swift": controller("quiet(label)"), "B.swift": style],
      ["A.swift": inline]
    )
    #expect(!moved.contains { $0.hasPrefix("new") }, "\(moved)")
    let fresh = Compared.compare(["A.swift": controller("setUp()")], ["A.swift": inline])
    #expect(fresh.contains("new: uikit-fixed-font"), "\(fresh)")
  }

  @Test("a property that works out the same is no change, there and back")
  func workedOut() {
    let old = screen("Text(place.text(in: locale))")
    let new = screen("Text(heading)", "var heading: String { return place.text(in: locale) }")
    #expect(compare(old, new) == [])
    #expect(compare(new, old) == [])
    let other = screen("Text(heading)", "var heading: String { place.subtext(in: locale) }")
    #expect(compare(old, other) != [])
  }

  @Test(
    "one more condition that is enough, or one less, is told",
    arguments: [
      ("isOn", "isOn || isOff", "now also if isOff"),
      ("isOn || isOff", "isOn", "no longer if isOff"),
      ("isOn || isOff", "isOff || isOn", nil),
    ]
  )
  func alternatives(before: String, after: String, told: String?) {
    let old = screen("if \(before) { Button(\"Log\") {} }")
    let new = screen("if \(after) { Button(\"Log\") {} }")
    let expected = told.map { ["Screen", "changed: “Log, button” → “Log, button” [\($0)]"] }
    #expect(compare(old, new) == expected ?? [])
  }

  @Test("what comes in another place than a loop that went was not in it")
  func loops() {
    let sheet = "Text(\"Sea\").sheet(isPresented: $isOn) { ForEach(huts) { Button($0.name) {} } }"
    let new = screen("Text(\"Sea\").toolbar { Button(\"Eye\") {} }")
    let lines = compare(screen(sheet), new)
    #expect(lines.contains { $0.hasPrefix("added: “Eye, button”") }, "\(lines)")
    let here = screen("ForEach(huts) { Button($0.name) {} }")
    let out = compare(here, screen("Button(\"Eye\") {}"))
    #expect(!out.contains { $0.hasPrefix("added: “Eye, button”") }, "\(out)")
  }

  @Test("how a project is built is no code of the app")
  func manifests() {
    func manifest(_ name: String) -> String {
      "import ProjectDescription\n\nlet project = Project(name: \"\(name)\")\n"
    }
    let paths = Compared.untoldPaths(
      ["Project.swift": manifest("One")],
      ["Project.swift": manifest("Two")]
    )
    #expect(paths.objects == [] && paths.logic == [])
    let model = Compared.untoldPaths(
      ["A.swift": "let name = \"One\"\n"],
      ["A.swift": "let name = \"Two\"\n"]
    )
    #expect(model.logic == ["A.swift"])
  }
}

/// What the code of a view asks of people's settings is told where it asks no longer, or does now.
@Suite struct ComparisonSettingTests {
  private func shimmer(_ members: String, _ condition: String, _ name: String = "Shimmer") -> String
  {
    """
    struct \(name): ViewModifier {
      \(members)
      let isActive: Bool
      func body(content: Content) -> some View {
        content.opacity(\(condition) ? 0.5 : 1)
      }
    }
    """
  }

  private let asking = "@Environment(\\.accessibilityReduceMotion) private var reduceMotion"

  @Test("a setting that is no longer asked for, or is now")
  func asked() {
    let old = shimmer(asking, "isActive && !reduceMotion")
    let new = shimmer("", "isActive")
    #expect(compare(old, new) == ["Shimmer", "removed: asks for the setting Reduce Motion"])
    #expect(compare(new, old) == ["Shimmer", "added: asks for the setting Reduce Motion"])
    let other = shimmer("", "isActive && !UIAccessibility.isReduceMotionEnabled")
    #expect(compare(old, other).isEmpty)
    #expect(compare(other, new) == ["Shimmer", "removed: asks for the setting Reduce Motion"])
  }

  @Test("a property that nothing used, and code that moved or went with its type, are as before")
  func same() {
    let old = shimmer(asking, "isActive")
    #expect(compare(old, shimmer("", "isActive")).isEmpty)
    let both = shimmer(asking, "isActive && !reduceMotion") + shimmer("", "isActive", "Glow")
    let moved = shimmer("", "isActive") + shimmer(asking, "isActive && !reduceMotion", "Glow")
    #expect(compare(both, moved).isEmpty)
    #expect(compare(both, shimmer("", "isActive", "Glow")).isEmpty)
  }

  @Test("how text of UIKit grows, and in which order its elements are reached")
  func objects() {
    func screen(_ code: String) -> String {
      """
      final class HutsController: UIViewController {
        private let header = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          header.text = "Huts"
          \(code)
          view.addSubview(header)
        }
      }
      """
    }
    let plain = screen("")
    #expect(
      compare(plain, screen("header.numberOfLines = 0")) == [
        "HutsController", "added: sets numberOfLines = 0",
      ]
    )
    #expect(
      compare(screen("view.accessibilityElements = [header]"), plain) == [
        "HutsController", "removed: sets accessibilityElements = [header]",
      ]
    )
    // What its transcript tells is told once.
    let traits = compare(plain, screen("header.accessibilityTraits = .header"))
    #expect(!traits.contains { $0.includes("sets ") }, "\(traits)")
    #expect(compare("", screen("header.numberOfLines = 0")).allSatisfy { !$0.includes("sets ") })
    // What came with its object is told with that.
    let footer = "let footer = UILabel()\nfooter.numberOfLines = 0\nview.addSubview(footer)"
    #expect(compare(plain, screen(footer)).allSatisfy { !$0.includes("sets ") })
  }

  @Test(
    "traits that code of UIKit gives at times",
    arguments: [
      ("header.accessibilityTraits.insert(.selected)", "selected, Huts"),
      ("if isNear { header.accessibilityTraits.insert(.selected) }", "‹selected if isNear›, Huts"),
      (
        "if isNear { header.accessibilityTraits.insert(.selected) } "
          + "else { header.accessibilityTraits.remove(.selected) }",
        "‹selected if isNear›, Huts"
      ),
      (
        "header.accessibilityTraits = isNear ? [.header, .selected] : .header",
        "‹selected if isNear›, Huts, heading"
      ),
      (
        "header.accessibilityTraits = !isFar && isOpen ? .header : [.header, .selected]",
        "‹selected if isFar || !isOpen›, Huts, heading"
      ),
      (
        "if isNear { header.accessibilityTraits = .header } else { header.accessibilityTraits = .header }",
        "Huts, heading"
      ),
    ]
  )
  func traits(code: String, spoken: String) {
    func screen(_ code: String) -> String {
      """
      final class HutsController: UIViewController {
        private let header = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          header.text = "Huts"
          \(code)
          view.addSubview(header)
        }
      }
      """
    }
    let lines = compare(screen(""), screen(code))
    #expect(lines.contains { $0.includes("“\(spoken)”") }, "\(lines)")
  }

  @Test("words of UIKit that a label takes the place of are not told")
  func unheard() {
    func cell(_ title: String, _ label: String) -> String {
      """
      final class HutCell: UITableViewCell {
        private lazy var remove: UIButton = {
          let button = UIButton()
          button.setTitle("\(title)", for: .normal)
          \(label)
          return button
        }()
      }
      """
    }
    let label = "button.accessibilityLabel = \"Remove or Clear\""
    #expect(compare(cell("Remove", label), cell("Clear", label)).isEmpty)
    #expect(!compare(cell("Remove", ""), cell("Clear", "")).isEmpty)
  }
}
