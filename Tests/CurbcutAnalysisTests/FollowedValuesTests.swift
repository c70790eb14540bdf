import CurbcutAnalysis
import CurbcutModel
import CurbcutSyntax
import Testing

/// What stands for a value elsewhere: a flag that a function is handed, a constant of another type, a
/// color of a catalog, a closure of a menu.
@Suite struct FollowedValuesTests {
  private static func found(
    in text: String,
    _ rule: String,
    colors: ProjectColors = .none
  ) -> [String] {
    var workspace = Workspace()
    workspace.configuration.project.colors = colors
    workspace.open("View.swift", bytes: Array("import SwiftUI\n\n\(text)\n".utf8))
    return workspace.diagnostics(for: "View.swift").filter { $0.ruleID == rule }.map(\.message)
  }

  @Test(
    "a branch on a flag is there where the flag is handed as true",
    arguments: [
      ("remove(showsText: false)", 1), ("remove(showsText: true)", 0), ("remove()", 0),
      ("remove(showsText: isOn)", 0),
    ]
  )
  func flags(call: String, count: Int) {
    let text = """
      struct RelayRow: View {
        let isOn: Bool
        let disconnect: () -> Void

        var body: some View {
          \(call)
        }

        private func remove(showsText: Bool = true) -> some View {
          Button(action: disconnect) {
            if showsText {
              Text("Disconnect")
            }
            Image("minus-circle").resizable()
          }
        }
      }
      """
    #expect(Self.found(in: text, "icon-button-missing-label").count == count)
  }

  @Test("the ternary and the negation of a flag are read too")
  func flagsInExpressions() {
    func text(_ flag: String) -> String {
      """
      struct RelayRow: View {
        let disconnect: () -> Void

        var body: some View { remove(compact: \(flag)) }

        private func remove(compact: Bool) -> some View {
          Button(action: disconnect) {
            Image("minus-circle").resizable()
            if !compact { Text("Disconnect") } else { EmptyView() }
          }
        }
      }
      """
    }
    #expect(Self.found(in: text("true"), "icon-button-missing-label").count == 1)
    #expect(Self.found(in: text("false"), "icon-button-missing-label").isEmpty)
  }

  @Test("numbers of other types count where it is known what they are")
  func constants() {
    func text(_ constants: String) -> String {
      """
      \(constants)

      struct Screen: View {
        let close: () -> Void

        var body: some View {
          Text("Trails").font(.system(size: Metrics.title))
          Button(action: close) {
            Image(systemName: "xmark").frame(width: Metrics.side, height: Metrics.side)
          }
        }
      }
      """
    }
    let known = text("enum Metrics { static let title: CGFloat = 13; static let side = 20.0 }")
    #expect(Self.found(in: known, "touch-target-too-small").count == 1)
    #expect(Self.found(in: known, "fixed-font-size").count == 1)
    let large = text("enum Metrics { static let title: CGFloat = 13; static let side = 60.0 }")
    #expect(
      Self.found(in: large, "touch-target-too-small")
        != Self.found(in: known, "touch-target-too-small")
    )
    let unknown = text(
      "enum Metrics { static var title: CGFloat { a }; static var side: CGFloat { b } }"
    )
    #expect(Self.found(in: unknown, "touch-target-too-small").isEmpty)
  }

  @Test(
    "a color of a catalog without a variant for Dark Mode is seen in both, where others have one"
  )
  func catalogColors() {
    let gray = AdaptiveColor(Color(white: 0.37))
    let text = """
      struct Screen: View {
        var body: some View {
          NavigationStack {
            Text("Description").font(.subheadline).foregroundStyle(Color("MediumGrey"))
              .navigationTitle("Relay")
          }
        }
      }
      """
    let other = AdaptiveColor(light: Color(white: 1), dark: Color(white: 0))
    let adapting = ProjectColors(["MediumGrey": gray, "Page": other])
    let rule = "color-contrast-insufficient"
    #expect(Self.found(in: text, rule, colors: adapting).first?.hasPrefix("In Dark Mode") == true)
    #expect(Self.found(in: text, rule, colors: ProjectColors(["MediumGrey": gray])).isEmpty)
  }

  @Test("what a row takes for its context menu are entries of a menu")
  func menus() {
    func text(_ place: String) -> String {
      """
      struct Chapters: View {
        let chapters: [Chapter]
        let remove: () -> Void

        var body: some View {
          List {
            ForEach(chapters) { chapter in
              ChapterCell(title: chapter.title) {
                Button("Remove", action: remove)
              }
            }
          }
        }
      }

      struct ChapterCell<Entries: View>: View {
        let title: String
        @ViewBuilder let entries: () -> Entries

        var body: some View {
          \(place)
        }
      }
      """
    }
    let rule = "repeated-action-missing-context"
    #expect(Self.found(in: text("Text(title).contextMenu { entries() }"), rule).isEmpty)
    #expect(Self.found(in: text("HStack { Text(title); entries() }"), rule).count == 1)
  }
}
