import CurbcutAnalysis
import Testing

/// What a comparison says of screens that nothing leads to: nobody meets what is different on them.
@Suite struct ComparisonUnusedTests {
  private static let app = """
    import SwiftUI

    @main
    struct TideApp: App {
      var body: some Scene { WindowGroup { Harbor() } }
    }

    struct Harbor: View {
      var body: some View { Text("Harbor") }
    }

    """

  private static func map(_ word: String) -> String {
    """
    import SwiftUI

    /// Shown by Chart some day.
    struct SeaMap: View {
      var body: some View {
        VStack {
          Text("Sea map").accessibilityAddTraits(.isHeader)
          Text("\(word)")
        }
      }
    }

    #Preview { SeaMap() }

    """
  }

  private static func compare(besides files: [String: String] = [:]) -> [String] {
    let known = files.merging(["App.swift": app]) { one, _ in one }
    return Compared.compare(
      known.merging(["Map.swift": map("Ebb")]) { one, _ in one },
      known.merging(["Map.swift": map("Flow")]) { one, _ in one }
    )
  }

  @Test("what only previews, comments and code that nothing leads to make is not told")
  func unused() {
    #expect(Self.compare() == [])
    #expect(Self.compare(besides: ["B.swift": "// SeaMap() comes later.\nstruct Buoy {}\n"]) == [])
    let dead = "final class Chart { func show() { present(SeaMap()) } }\n"
    #expect(Self.compare(besides: ["B.swift": dead]) == [])
  }

  @Test(
    "what anything leads to is told, over however many types",
    arguments: [
      "extension Harbor { func open() { show(Chart()) } }\n"
        + "final class Chart { func show() { present(SeaMap()) } }\n",
      "func chart() { show(SeaMap()) }\n",
      "public struct Chart: View { public var body: some View { SeaMap() } }\n",
      "final class Chart: UIViewController {\n"
        + "  override func viewDidLoad() { extensionContext?.open(SeaMap()) }\n}\n",
      "struct Chart: Widget { var body: some WidgetConfiguration { configuration(SeaMap()) } }\n",
      "@objc final class Chart: NSObject { func show() { present(SeaMap()) } }\n",
      "let name = \"App.SeaMap\"\n",
    ]
  )
  func used(_ other: String) {
    #expect(Self.compare(besides: ["B.swift": other]).last == "changed: “Ebb” → “Flow”")
  }

  @Test("in a library others may use what nothing leads to")
  func library() {
    #expect(
      Compared.compare(["Map.swift": Self.map("Ebb")], ["Map.swift": Self.map("Flow")])
        == ["SeaMap", "changed: “Ebb” → “Flow”"]
    )
  }

  @Test(
    "a screen that nothing leads to any more is gone, and one that something leads to now is new"
  )
  func parted() {
    let way = ["Way.swift": "func chart() { show(SeaMap()) }\n"]
    let app = ["App.swift": Self.app]
    let old = app.merging(["Map.swift": Self.map("Ebb")]) { one, _ in one }
    let new = app.merging(["Map.swift": Self.map("Flow")]) { one, _ in one }
    let both = new.merging(way) { one, _ in one }
    #expect(Compared.compare(old, both).contains("added: “Flow” after “Sea map, heading”"))
    let gone = Compared.compare(old.merging(way) { one, _ in one }, new)
    #expect(gone.contains("removed: “Ebb”") && !gone.contains { $0.contains("Flow") }, "\(gone)")
  }

  @Test("a controller that a storyboard or Objective-C makes is met")
  func foreign() {
    func screen(_ word: String) -> String {
      """
      import UIKit

      final class ChartViewController: UIViewController {
        override func viewDidLoad() {
          title = "\(word)"
        }
      }

      """
    }
    func changes(_ names: [String: String], objectiveC: String = "") -> Int {
      func files(_ word: String) -> [ClosedFile] {
        let texts = ["App.swift": Self.app, "Chart.swift": screen(word)]
        return texts.merging(names) { one, _ in one }.sorted { $0.key < $1.key }.map {
          ClosedFile(path: $0, bytes: Array($1.utf8), configuration: Configuration())
        }
      }
      var input = ProjectComparison.Input(old: files("Ebb"), new: files("Flow"))
      input.foreignOld = [Array(objectiveC.utf8)]
      input.foreignNew = input.foreignOld
      return ProjectComparison(input).sections.count
    }
    #expect(changes([:]) == 0)
    #expect(
      changes(["Main.storyboard": "<viewController customClass=\"ChartViewController\"/>"]) == 1
    )
    #expect(changes([:], objectiveC: "[[ChartViewController alloc] init];") == 1)
  }

  // MARK: Platforms

  private static let harbors = """
    import SwiftUI
    @main struct TideApp: App { var body: some Scene { WindowGroup { Root() } } }
    struct Harbors: View {
      var body: some View {
        Text("Harbors").accessibilityAddTraits(.isHeader)
        Berths()
      }
    }
    #if os(macOS)
    struct Root: View { var body: some View { VStack { Text("Desk"); Harbors() } } }
    #else
    struct Root: View { var body: some View { VStack { Text("Coast") } } }
    #endif

    """
  private static let berths = """
    import SwiftUI
    struct Berths: View {
      var body: some View { Text("Berths"); Text("Moorings") }
    }

    """
  private static let split = """
    import SwiftUI
    struct Berths: View {
      #if os(macOS)
      var body: some View { Text("Berths"); Text("Moorings") }
      #else
      var body: some View { Text("Anchor here") }
      #endif
    }

    """

  @Test("what differs on phones alone, where nobody meets it, is not told")
  func elsewhere() {
    let lines = Compared.compare(
      ["A.swift": Self.harbors, "B.swift": Self.berths],
      ["A.swift": Self.harbors, "B.swift": Self.split]
    )
    #expect(lines == [], "\(lines)")
  }

  @Test("what other platforms alone show is told where it differs there too")
  func differsElsewhere() {
    let lines = Compared.compare(
      ["A.swift": Self.harbors, "B.swift": Self.berths],
      ["A.swift": Self.harbors, "B.swift": Self.berths.replacing("Moorings", with: "Piers")]
    )
    #expect(lines.contains("changed: “Moorings” → “Piers”"), "\(lines)")
  }

  @Test("a view that phones show now is new there, and what it was elsewhere is not gone")
  func shownNow() {
    let shown = Self.harbors.replacing("Text(\"Coast\")", with: "Text(\"Coast\"); Harbors()")
    let lines = Compared.compare(
      ["A.swift": Self.harbors, "B.swift": Self.berths],
      ["A.swift": shown, "B.swift": Self.split]
    )
    #expect(lines.contains { $0.hasPrefix("added: “Anchor here”") }, "\(lines)")
    #expect(!lines.contains { $0.includes("Moorings") }, "\(lines)")
  }

  @Test("where phones showed it too, what is gone there is told")
  func shownBefore() {
    let shown = Self.harbors.replacing("Text(\"Coast\")", with: "Text(\"Coast\"); Harbors()")
    let lines = Compared.compare(
      ["A.swift": shown, "B.swift": Self.berths],
      ["A.swift": shown, "B.swift": Self.split]
    )
    #expect(lines.contains("removed: “Moorings”"), "\(lines)")
  }

  // MARK: Texts

  private static func levels(_ name: String, _ use: String) -> [String: String] {
    let text = """
      import Foundation
      enum Level: Int {
        case low, high
        var name: String {
          switch self {
          case .low: NSLocalizedString("\(name) low", comment: "")
          case .high: NSLocalizedString("\(name) high", comment: "")
          }
        }
      }

      """
    let root = """
      import SwiftUI
      @main struct TideApp: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        let tide: Tide
        private var level: Level { Level(rawValue: tide.number) ?? .low }
        var body: some View { Text("Sea"); \(use) }
      }

      """
    return ["A.swift": root, "B.swift": text, "C.swift": "struct Tide { let number = 1 }\n"]
  }

  @Test(
    "texts of an enumeration are told where code may ask for them",
    arguments: [
      ("if level == .low { Text(\"Low\") }", false), ("Text(words(level.name))", true),
      ("Text(words(Level.high.name))", true),
    ]
  )
  func texts(_ use: String, _ isTold: Bool) {
    let lines = Compared.compare(Self.levels("Water", use), Self.levels("Tide", use))
    #expect(lines.contains { $0.includes("Tide low") } == isTold, "\(lines)")
  }

  @Test("texts are told where something else is of the type and code asks it for them")
  func carriedTexts() {
    func files(_ name: String) -> [String: String] {
      var files = Self.levels(name, "Text(words(tide.height.name))")
      files["A.swift"] = files["A.swift"]?.replacing(
        "  private var level: Level { Level(rawValue: tide.number) ?? .low }\n",
        with: ""
      )
      files["C.swift"] = "struct Tide { let height = Level.low }\n"
      return files
    }
    let lines = Compared.compare(files("Water"), files("Tide"))
    #expect(lines.contains { $0.includes("Tide low") }, "\(lines)")
  }
}
