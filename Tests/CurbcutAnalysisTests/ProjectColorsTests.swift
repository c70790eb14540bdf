import CurbcutModel
import Testing

@testable import CurbcutAnalysis

/// The colors of a project's asset catalogs, and the contrast that text has in them.
@Suite struct ProjectColorsTests {
  private func set(_ entries: String) -> String { #"{"colors": [\#(entries)], "info": {}}"# }

  private func entry(
    _ components: String,
    appearances: [String] = [],
    space: String = "srgb"
  ) -> String {
    let values = appearances.map { #"{"appearance": "luminosity", "value": "\#($0)"}"# }
    let list =
      values.isEmpty ? "" : #""appearances": [\#(values.joined(separator: ", "))], "#
    return #"{\#(list)"color": {"color-space": "\#(space)", "components": {\#(components)}}, "#
      + #""idiom": "universal"}"#
  }

  private func color(_ text: String, _ name: String = "Brand") -> AdaptiveColor? {
    ColorSet(Array(text.utf8), path: "/p/A.xcassets/\(name).colorset/Contents.json")?.color
  }

  @Test("parts are read as numbers, bytes and hexadecimal bytes")
  func parts() {
    let red = CurbcutModel.Color(red: 1, green: 0.2, blue: 0)
    for components in [
      #""red": "1.000", "green": "0.200", "blue": "0.000", "alpha": "1.000""#,
      #""red": "0xFF", "green": "0x33", "blue": "0x00", "alpha": "1.000""#,
      #""red": "255", "green": "51", "blue": "0", "alpha": "1""#,
    ] {
      #expect(color(set(entry(components)))?.light == red, "\(components)")
    }
    #expect(color(set(entry(#""white": "0.5", "alpha": "1""#)))?.dark == Color(white: 0.5))
  }

  @Test("dark and high contrast colors are kept, and a missing one is the ordinary one")
  func appearances() {
    let color = color(
      set(
        [
          entry(#""white": "1.0""#),
          entry(#""white": "0.0""#, appearances: ["dark"]),
          entry(#""white": "0.1""#, appearances: ["dark", "high"]),
        ].joined(separator: ", ")
      )
    )
    #expect(color?.light == Color(white: 1) && color?.dark == Color(white: 0))
    #expect(color?.lightIncreasedContrast == Color(white: 1))
    #expect(color?.darkIncreasedContrast == Color(white: 0.1))
  }

  @Test("a color of the system is followed, and what cannot be read is no color")
  func references() {
    let reference = #"{"color": {"platform": "ios", "reference": "labelColor"}, "#
    #expect(color(set(reference + #""idiom": "universal"}"#)) == SystemColors.uiKit["label"])
    let unknown = #"{"color": {"platform": "ios", "reference": "someColor"}, "#
    #expect(color(set(unknown + #""idiom": "universal"}"#)) == nil)
    for broken in ["", "{", "[]", set(""), set("{}"), set(entry(#""red": "x""#))] {
      #expect(color(broken) == nil, "\(broken)")
    }
  }

  private func project(_ files: [String: String]) -> ProjectConfiguration {
    let files = files.mapValues { Array($0.utf8) }
    return ProjectConfiguration(
      read: { files[$0] },
      list: { folder, _ in
        let prefix = folder == "/" ? "/" : folder + "/"
        return files.keys.filter { $0.hasPrefix(prefix) }
          .map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }
      },
      resources: { folder in files.keys.filter { $0.hasPrefix(folder + "/") } }
    )
  }

  @Test("a package has its own colors, then those of the project around it")
  func projects() {
    let gray = set(entry(#""white": "0.5""#))
    let white = set(entry(#""white": "1.0""#))
    var project = project([
      "/p/.git": "", "/p/Kit/Package.swift": "", "/p/Other/Package.swift": "",
      "/p/Kit/Colors.xcassets/Brand Tint.colorset/Contents.json": gray,
      "/p/Kit/Colors.xcassets/Paper.colorset/Contents.json": white,
      "/p/Other/Colors.xcassets/Paper.colorset/Contents.json": gray,
    ])
    func colors(_ path: String) -> ProjectColors {
      project.configuration(forFile: path).configuration.project.colors
    }
    #expect(colors("/p/Kit/A.swift").color(named: "Paper")?.light == Color(white: 1))
    #expect(colors("/p/Other/A.swift").color(named: "Paper")?.light == Color(white: 0.5))
    #expect(colors("/p/Other/A.swift").color(named: "Brand Tint")?.light == Color(white: 0.5))
    #expect(colors("/p/Other/A.swift").color(ofSymbol: "brandTint")?.light == Color(white: 0.5))
    // Two that differ: which one is meant is not known.
    #expect(colors("/p/A.swift").color(named: "Paper") == nil)
  }

  @Test("sources without a project have the colors below the folder that is asked about")
  func loose() {
    let gray = set(entry(#""white": "0.5""#))
    var project = project([
      "/d/Screens/A.swift": "", "/d/Assets.xcassets/Paper.colorset/Contents.json": gray,
      "/d/Kit/Package.swift": "", "/d/Kit/A.swift": "",
    ])
    func color(_ path: String) -> AdaptiveColor? {
      project.configuration(forFile: path).configuration.project.colors.color(named: "Paper")
    }
    #expect(color("/d/Screens/A.swift") == nil)
    project.roots = ["/", "/d"]
    #expect(color("/d/Screens/A.swift")?.light == Color(white: 0.5))
    // A package that has none has none.
    #expect(color("/d/Kit/A.swift") == nil)
    project.roots = ["/d/Screens"]
    #expect(color("/d/Screens/A.swift") == nil)
  }

  /// The findings about contrast in a file of a project with an accent color.
  private func findings(_ text: String, accent: String) -> [String] {
    var project = project([
      "/p/.git": "", "/p/A.xcassets/AccentColor.colorset/Contents.json": set(entry(accent)),
      "/p/Widgets/B.xcassets/AccentColor.colorset/Contents.json": set(entry(#""white": "0""#)),
    ])
    var configuration = project.configuration(forFile: "/p/A.swift").configuration
    configuration.project.platforms = .iOS
    var workspace = Workspace(configuration: configuration)
    workspace.open("/p/A.swift", bytes: Array(text.utf8))
    return workspace.diagnostics(for: "/p/A.swift")
      .filter { $0.ruleID.hasSuffix("contrast-insufficient") }
      .map { "\($0.severity): \($0.message)" }
  }

  private let pink = #""red": "0xEE", "green": "0x30", "blue": "0x7C""#

  @Test("the accent color of the app is known by its names and in what nobody tints")
  func accent() {
    for chain in [
      #"Text("Terms").foregroundStyle(Color.accentColor)"#,
      #"Text("Terms").foregroundColor(.accentColor)"#,
      #"Text("Terms").foregroundStyle(Color(.brandTint))"#,
      #"Button("Terms") { read() }"#,
      #"Button(action: read) { Text("Terms") }"#,
      #"Link("Terms", destination: terms)"#,
    ] {
      let text = """
        import SwiftUI
        extension UIColor {
          static var brandTint: UIColor { UIColor(named: "AccentColor") ?? .purple }
        }
        struct Screen: View {
          let terms: URL
          let read: () -> Void
          var body: some View { VStack { \(chain) } }
        }
        """
      let found = findings(text, accent: pink)
      #expect(found.count == 1, "\(chain): \(found)")
      #expect(found.first?.hasPrefix("info") == true && found.first?.contains("3.93") == true)
      #expect(findings(text, accent: #""red": "0", "green": "0", "blue": "0.5""#).isEmpty)
    }
  }

  @Test("a tint, a style or a caller that may color it has the say")
  func otherTints() {
    func screen(_ chain: String) -> String {
      """
      import SwiftUI
      struct Screen: View {
        let read: () -> Void
        var body: some View { VStack { Button("Terms") { read() }\(chain) } }
      }
      """
    }
    for chain in [".tint(theme.color)", ".buttonStyle(.plain)", ".buttonStyle(Own())"] {
      #expect(findings(screen(chain), accent: pink).isEmpty, "\(chain)")
    }
    func use(_ chain: String) -> String {
      """
      \(screen(""))
      struct Root: View { var body: some View { VStack { Screen(read: {})\(chain) } } }
      """
    }
    #expect(findings(use(""), accent: pink).count == 1)
    for chain in [".tint(.black)", ".buttonStyle(Own())", ".foregroundStyle(.black)"] {
      #expect(findings(use(chain), accent: pink).isEmpty, "\(chain)")
    }
  }

  @Test("names become symbols as Xcode makes them")
  func symbols() {
    let color = AdaptiveColor(Color(white: 0.5))
    let colors = ProjectColors([
      "ACText": color, "deep-sea": color, "Paper": color, "BrandColor": color,
    ])
    for symbol in ["acText", "deepSea", "paper", "brand"] {
      #expect(colors.color(ofSymbol: symbol) != nil, "\(symbol)")
    }
    #expect(colors.color(named: "Folder/Paper") != nil && colors.color(named: "paper") == nil)
  }

  @Test("a color of the catalog gives way to another one of it, and to no number")
  func ownColors() {
    func titles(_ colors: [String: AdaptiveColor]) -> [String] {
      var configuration = Configuration()
      configuration.project.platforms = .iOS
      configuration.project.colors = ProjectColors(
        colors.merging(["Faint": AdaptiveColor(Color(white: 0.6))]) { $1 }
      )
      var workspace = Workspace(configuration: configuration)
      let source = """
        struct A: View {
          var body: some View {
            Text("All year").foregroundStyle(Color.faint).background(Color.white)
          }
        }
        """
      workspace.open("/A.swift", bytes: Array(source.utf8))
      return workspace.diagnostics(for: "/A.swift")
        .filter { $0.ruleID == "color-contrast-insufficient" }.flatMap(\.fixes).map(\.title)
    }
    #expect(titles([:]).isEmpty, "\(titles([:]))")
    #expect(titles(["Strong": AdaptiveColor(Color(white: 0.42))]) == ["Use `Color.strong`"])
    #expect(titles(["Black": AdaptiveColor(Color(white: 0))]).isEmpty)
  }

  private func messages(_ source: String) -> [String] {
    var configuration = Configuration()
    configuration.project.platforms = .iOS
    configuration.project.colors = ProjectColors([
      "Sand": AdaptiveColor(Color(red: 0.87, green: 0.45, blue: 0.03)),
      "Cream": AdaptiveColor(Color(white: 0.98)),
    ])
    var workspace = Workspace(configuration: configuration)
    workspace.open("/A.swift", bytes: Array(source.utf8))
    return workspace.diagnostics(for: "/A.swift")
      .filter { $0.ruleID == "color-contrast-insufficient" }.map(\.message)
  }

  @Test("text in a color of the catalog is measured on that of the row it is used in")
  func rows() {
    let messages = messages(
      """
      extension Color {
        static var sand: Color { Color("Sand", bundle: .module) }
        static let cream = Color("Cream")
      }
      struct Hut: View {
        var body: some View { Text("Alpine hut").foregroundStyle(.sand) }
      }
      struct Huts: View {
        var body: some View {
          List {
            Section { Hut() }.listRowBackground(Color.cream)
            footer
          }
        }
      }
      extension Huts {
        private var footer: some View { Text("All year").foregroundColor(.sand) }
      }
      """
    )
    #expect(
      messages == [
        "Contrast ratio of `.sand` on `Color.cream` is 3.07:1; 4.5:1 is required",
        "Contrast ratio of `.sand` on the system background is 3.21:1; 4.5:1 is required",
      ],
      "\(messages)"
    )
  }

  @Test("each case of a color and each stop of a gradient is measured")
  func cases() {
    let messages = messages(
      """
      enum Level {
        case low, high
        var color: Color {
          switch self {
          case .low: .yellow
          case .high: .black
          }
        }
      }
      struct Badge: View {
        let level: Level
        var body: some View {
          VStack {
            Text("Level").foregroundStyle(level.color).background(.white)
            Text("Level").foregroundStyle(.white).background(
              LinearGradient(colors: [.yellow, .black], startPoint: .top, endPoint: .bottom))
            Text("Level").foregroundStyle(.white).background(
              LinearGradient(colors: [.yellow, .mint], startPoint: .top, endPoint: .bottom))
          }
        }
      }
      """
    )
    #expect(messages.count == 3, "\(messages)")
    #expect(messages.filter { $0.includes("part of a gradient") }.count == 1, "\(messages)")
    #expect(messages.allSatisfy { $0.includes("1.5") || $0.includes("2.1") }, "\(messages)")
  }
}
