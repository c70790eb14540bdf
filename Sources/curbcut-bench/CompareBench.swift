import CurbcutAnalysis
import Dispatch
import Foundation

/// `curbcut-bench compare [FILES [CHANGED]]`: how long a comparison of two versions of a made-up app
/// takes, of the files at hand, and how that grows with the changed files and with the app.
///
/// Screens use rows of other files, and these use buttons of others; each changed file renames a label,
/// every tenth of them a component's.
enum CompareBench {
  static func run(_ words: [String]) {
    let count = words.first.flatMap { Int($0) } ?? 1_200
    let changed = words.dropFirst().first.flatMap { Int($0) } ?? 40
    print("files  changed  sections     ms")
    for (files, changes) in [
      (count, 0), (count, changed / 2), (count, changed), (count, changed * 2),
      (count * 2, changed),
    ] {
      measure(files, changes)
    }
  }

  private static func measure(_ count: Int, _ changed: Int) {
    let old = app(count, changing: 0)
    let new = app(count, changing: changed)
    let input = ProjectComparison.Input(old: old, new: new)
    let pool = WorkPool { count, work in
      DispatchQueue.concurrentPerform(iterations: count, execute: work)
    }
    var best = Double.infinity
    var sections = 0
    for _ in 0..<3 {
      let start = DispatchTime.now().uptimeNanoseconds
      sections = ProjectComparison(input, workPool: pool).sections.count
      best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
    }
    print(String(format: "%5d  %7d  %8d  %5.0f", count, changed, sections, best))
  }

  private static func app(_ count: Int, changing changed: Int) -> [ClosedFile] {
    let configuration = Configuration()
    return (0..<count).map { number in
      let isChanged = changed > 0 && number % max(1, count / changed) == 0
      let text = number % 10 == 0 ? row(number, isChanged) : screen(number, isChanged)
      return ClosedFile(
        path: String(format: "App/%05d.swift", number),
        bytes: Array(text.utf8),
        configuration: configuration
      )
    }
  }

  private static func row(_ number: Int, _ isChanged: Bool) -> String {
    """
    import SwiftUI

    struct Row\(number): View {
      let title: String
      @State private var isOn = false
      var body: some View {
        HStack {
          Text(title)
          Button("\(isChanged ? "Send" : "Share")") {}
          Toggle("Follow", isOn: $isOn)
        }
      }
    }
    """
  }

  private static func screen(_ number: Int, _ isChanged: Bool) -> String {
    let lines = (0..<40).map { line in
      """
              Text("Trail \\(line)")
              Button { open(\(line)) } label: { Image(systemName: "map") }
                .accessibilityLabel("Map \(line)")
      """
    }
    return """
      import SwiftUI

      struct Screen\(number): View {
        let model: Model\(number)
        var body: some View {
          List {
            Text("\(isChanged ? "Walks" : "Trails")").accessibilityAddTraits(.isHeader)
            Row\(number / 10 * 10)(title: "Lake")
      \(lines.joined(separator: "\n"))
          }
        }
        func open(_ number: Int) { model.open(number) }
      }
      """
  }
}
