import CurbcutAnalysis
import Testing

/// Two versions of a project and what is told of them, for the tests of comparisons.
enum Compared {
  /// The sections of a comparison as text, a line for each change.
  static func compare(
    _ old: [String: String],
    _ new: [String: String],
    renamed: [String: String] = [:]
  ) -> [String] {
    var input = ProjectComparison.Input(old: files(old), new: files(new))
    for (path, former) in renamed { input.formerPaths[PathKey(path)] = former }
    return ProjectComparison(input).sections.flatMap { section -> [String] in
      let title =
        (section.name ?? section.path) + (section.status == .changed ? "" : " \(section.status)")
      let reasons = section.reasons.isEmpty ? "" : " because \(section.reasons)"
      let users = section.users.isEmpty ? "" : " same \(section.users)"
      let changes = section.changes.map { change in
        let words = [change.before, change.after].compactMap { $0 }.joined(separator: " → ")
        let after = change.predecessor.map { " after \($0)" } ?? ""
        return "\(change.kind.rawValue): \(words)\(after)"
          + (change.details.isEmpty ? "" : " [\(change.details.joined(separator: "; "))]")
      }
      return [title + reasons + users] + changes
        + section.newFindings.map { "new: \($0.ruleID)" }
        + section.fixedFindings.map { "fixed: \($0.ruleID)" }
    }
  }

  /// The files with other code of which no transcript tells, of UIKit and all else.
  static func untoldPaths(
    _ old: [String: String],
    _ new: [String: String]
  ) -> (objects: [String], logic: [String]) {
    let comparison = ProjectComparison(.init(old: files(old), new: files(new)))
    return (comparison.objectPaths, comparison.logicPaths)
  }

  /// The files whose views differ on other platforms in another way, each with these.
  static func platforms(_ old: [String: String], _ new: [String: String]) -> [String] {
    ProjectComparison(.init(old: files(old), new: files(new))).platformPaths.map {
      "\($0.path): \($0.names.joined(separator: ", "))"
    }
  }

  private static func files(_ texts: [String: String]) -> [ClosedFile] {
    texts.sorted { $0.key < $1.key }.map { path, text in
      ClosedFile(path: path, bytes: Array(text.utf8), configuration: Configuration())
    }
  }

  static let login = """
    import SwiftUI

    struct LoginView: View {
      @State private var name = ""
      @State private var isShown = false
      let terms: URL

      var body: some View {
        VStack {
          Text("Welcome").accessibilityAddTraits(.isHeader)
          TextField("Name", text: $name)
          Button { isShown.toggle() } label: { Image(systemName: "eye") }
            .accessibilityLabel("Hide")
          Link("Terms", destination: terms)
          if isShown { Text("Your password is shown").foregroundStyle(.primary) }
          Button("Log In") {}.accessibilityHint("Opens your trails.")
        }
      }
    }
    """

  static func edited(_ text: String, _ changes: [(String, String)]) -> String {
    changes.reduce(text) { text, change in
      #expect(text.contains(change.0), "\(change.0) is not in the text")
      return text.replacing(change.0, with: change.1)
    }
  }

  static let row = """
    struct Row: View {
      let title: String
      var body: some View {
        HStack {
          Text(title)
          Button("Share") {}
        }
      }
    }
    """
  static let list = """
    struct TrailList: View {
      var body: some View {
        VStack {
          Row(title: "Lake")
          Row(title: "Peak")
        }
      }
    }
    """
}

/// A screen with a heading and what is compared below it.
func screen(_ body: String, _ members: String = "", name: String = "Screen") -> String {
  """
  struct \(name): View {
    \(members)
    var body: some View {
      VStack {
        Text("Coast").accessibilityAddTraits(.isHeader)
        \(body)
      }
    }
  }

  """
}

/// The changes between two texts of one file.
func compare(_ old: String, _ new: String) -> [String] {
  Compared.compare(["A.swift": old], ["A.swift": new])
}
