import CurbcutAnalysis
import CurbcutProtocol
import CurbcutRules
import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// Apple's Accessibility Nutrition Labels: which rules speak to which, and the report.
@Suite struct NutritionLabelTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  // MARK: Rules

  @Test("a rule's features follow from its criteria")
  func features() throws {
    let expected: [String: [AppStoreFeature]] = [
      "image-missing-label": [.voiceOver],
      "icon-button-missing-label": [.voiceOver, .voiceControl],
      "label-in-name": [.voiceOver, .voiceControl],
      "button-state-not-exposed": [.voiceOver],
      "fixed-font-size": [.largerText],
      "hardcoded-color": [.darkInterface, .sufficientContrast],
      "color-only-state": [.differentiateWithoutColor],
      "color-contrast-insufficient": [.sufficientContrast],
      "transition-ignores-reduce-motion": [.reducedMotion],
      "hint-missing-period": [.voiceOver],
      "uikit-captions-turned-off": [.captions, .audioDescriptions],
      "touch-target-too-small": [],
      "unused-suppression": [],
    ]
    for (id, features) in expected {
      let rule = try #require(Rule.named(id), "\(id)")
      #expect(rule.features == features, "\(id)")
    }
  }

  @Test("sets of rules name rules, and each rule is about a feature or about none for a reason")
  func everyRule() {
    let named = Rule.unnamedControls.union(Rule.colorsForOneAppearance)
      .union(Rule.mediaSelections)
    #expect(named.filter { Rule.named($0) == nil } == [])
    // Targets, orientation, AutoFill, the focus ring and what is only tidy: no label asks for it.
    let aboutNone: Set<String> = [
      "1.3.4", "1.3.5", "2.1.4", "2.3.1", "2.4.7", "2.5.5", "2.5.8", "3.2.2",
    ]
    for rule in Rule.all where rule.features.isEmpty {
      #expect(
        rule.criteria.allSatisfy { aboutNone.contains($0.number) },
        "\(rule.id) has no feature"
      )
    }
  }

  @Test("rules are listed by feature, and say theirs everywhere")
  func listed() throws {
    let list = try curbcut.run(["rules", "--label", "reduced-motion"]).output
    #expect(list.includes("transition-ignores-reduce-motion"))
    #expect(!list.includes("image-missing-label"))
    let json = try curbcut.run(["rules", "fixed-font-size", "--json"]).output
    let rules = try #require(JSON(parsing: Array(json.utf8))?.array)
    #expect(rules.first { $0["id"] == "fixed-font-size" }?["labels"] == .array(["larger-text"]))
    #expect(
      try curbcut.run(["explain", "fixed-font-size"]).output.includes("App Store label Larger Text")
    )
    let wrong = try curbcut.run(["rules", "--label", "larger"])
    #expect(wrong.status == 2 && wrong.errors.includes("--label expects voiceover"))
  }

  @Test("check runs the rules about one feature")
  func checked() throws {
    let input = """
      struct A: View {
        var body: some View { HStack { Image("a"); Text("b").font(.system(size: 20)) } }
      }
      """
    func rules(_ options: String...) throws -> [String?] {
      let arguments = ["check", "--stdin", "--format", "json", "--profile", "all"] + options
      let report = JSON(
        parsing: Array(try curbcut.run(arguments, input: Array(input.utf8)).output.utf8)
      )
      return try #require(report?["diagnostics"]?.array).map { $0["rule"]?.string }
    }
    #expect(Set(try rules()).isSuperset(of: ["image-missing-label", "fixed-font-size"]))
    #expect(try rules("--label", "larger-text") == ["fixed-font-size"])
    #expect(try rules("--label", "larger-text", "--disable", "fixed-font-size") == [])
    #expect(try rules("--label", "captions") == [])
    let wrong = try curbcut.run(["check", "--label", "larger"])
    #expect(wrong.status == 2 && wrong.errors.includes("--label expects voiceover"))
  }

  @Test("each feature has criteria, and each criterion something to try")
  func criteria() {
    for feature in AppStoreFeature.allCases {
      let rows = LabelCriterion.all.filter { $0.feature == feature }
      #expect(rows.count >= 3, "\(feature)")
      // What the source is said to show, rules look for.
      if feature.rules.isEmpty {
        #expect(rows.count { $0.shown == nil } >= 2, "\(feature)")
      } else {
        #expect(rows.contains { $0.shown != nil }, "\(feature)")
      }
    }
  }

  // MARK: Report

  private let app = [
    "App/Main.swift": """
    @main struct Shop: App {
      var body: some Scene { WindowGroup { RootView() } }
    }
    struct RootView: View {
      var body: some View { NavigationLink("Basket") { CheckoutView() } }
    }
    """,
    "App/Login.swift": """
    struct LoginView: View {
      var body: some View { AvatarBadge() }
    }
    """,
    "App/Avatar.swift": """
    struct AvatarBadge: View {
      var body: some View { Image("portrait-7") }
    }
    """,
    "App/Checkout.swift": """
    struct CheckoutView: View {
      var body: some View {
        Text("Total").font(.system(size: 13))
        LottieView(name: "done")
      }
    }
    """,
  ]

  private func report(_ arguments: [String], in folder: URL) throws -> JSON {
    let outcome = try curbcut.run(
      ["report", "--nutrition-labels", "--format", "json"] + arguments,
      in: folder
    )
    return try #require(JSON(parsing: Array(outcome.output.utf8)))
  }

  private func feature(_ name: String, _ report: JSON) throws -> JSON {
    try #require(report["features"]?.array?.first { $0["feature"]?.string == name })
  }

  @Test("findings stand in the way of features, on screens, in tasks that lead there")
  func screens() throws {
    try withFolder(app) { folder in
      let report = try report([], in: folder)
      #expect(report["isSupportClaim"] == false)
      let voiceOver = try feature("voiceover", report)
      #expect(voiceOver["verdict"] == "stands in the way")
      // The image is in a view that the view for signing in shows.
      let screen = try #require(voiceOver["screens"]?[0])
      #expect(screen["name"] == "AvatarBadge" && screen["file"] == "App/Avatar.swift")
      #expect(screen["tasks"] == .array(["Sign in"]))
      let unknown = voiceOver["undetermined"]?.array?.compactMap(\.string) ?? []
      #expect(unknown.contains { $0.includes("LottieView") && !$0.includes("AvatarBadge") })
      let text = try feature("larger-text", report)
      // The first screen leads to it in one step.
      #expect(text["screens"]?[0]?["tasks"] == .array(["First launch", "Purchase"]))
      #expect(try feature("reduced-motion", report)["verdict"] == "nothing found in source")
      #expect(try feature("captions", report)["verdict"] == "could not be determined")
      // Every line that a person reads leaves something to try, and none says “supported”.
      for format in ["text", "markdown", "html"] {
        let output = try curbcut.run(
          ["report", "--nutrition-labels", "--format", format],
          in: folder
        ).output
        #expect(output.includes("Say “Show names” on each screen."))
        #expect(!output.lowercased().includes("supported"))
      }
    }
  }

  @Test("a player that ignores the settings stands in the way of captions and descriptions")
  func media() throws {
    let player = """
      final class Lecture: UIViewController {
        private let player = AVPlayer()
        override func viewDidLoad() {
          super.viewDidLoad()
          player.appliesMediaSelectionCriteriaAutomatically = false
        }
      }
      """
    try withFolder(["Lecture.swift": player]) { folder in
      let report = try report([], in: folder)
      for name in ["captions", "audio-descriptions"] {
        #expect(try feature(name, report)["verdict"] == "stands in the way")
      }
    }
  }

  @Test("a project names its own tasks")
  func tasks() throws {
    var files = app
    files[".curbcut.json"] =
      #"{ "tasks": { "Show a badge": ["AvatarBadge"], "Sign in": "RootView" } }"#
    try withFolder(files) { folder in
      let report = try report([], in: folder)
      #expect(
        report["tasks"]?.array?.compactMap { $0["name"]?.string } == [
          "Show a badge", "Sign in", "First launch", "Purchase",
        ]
      )
      #expect(
        try feature("voiceover", report)["screens"]?[0]?["tasks"] == .array(["Show a badge"])
      )
    }
  }

  @Test("devices have the labels that the App Store has for them")
  func devices() throws {
    try withFolder(app) { folder in
      func names(_ device: String) throws -> [String] {
        try report(["--device", device], in: folder)["features"]?.array?
          .compactMap { $0["feature"]?.string } ?? []
      }
      let (phone, tv, mac, watch) = try (names("iphone"), names("tv"), names("mac"), names("watch"))
      #expect(phone.count == 9)
      #expect(!tv.contains("voice-control") && tv.contains("dark-interface"))
      #expect(!watch.contains("dark-interface") && watch.contains("larger-text"))
      #expect(!mac.contains("larger-text"))
      #expect(try names("mac,watch").count == 9)
    }
  }

  @Test("with a baseline, only what is new is a regression")
  func regression() throws {
    try withFolder(app) { folder in
      let call = ["report", "--nutrition-labels", "--fail-on", "regression"]
      #expect(try curbcut.run(call, in: folder).status == 1)
      let written = try curbcut.run(
        ["report", "--nutrition-labels", "--write-baseline", "labels.json"],
        in: folder
      )
      #expect(written.status == 0 && written.output.includes("with 2 findings"))
      let known = call + ["--baseline", "labels.json"]
      #expect(try curbcut.run(known, in: folder).status == 0)
      let more = "struct Poster: View { var body: some View { Image(\"poster-2\") } }"
      try Data(more.utf8).write(to: folder.appending(path: "App/Poster.swift"))
      let outcome = try curbcut.run(known, in: folder)
      #expect(outcome.status == 1 && outcome.output.includes("Poster  App/Poster.swift:1"))
    }
  }

  @Test("one standard at a time")
  func usage() throws {
    for arguments in [[], ["--wcag", "--nutrition-labels"]] {
      let outcome = try curbcut.run(["report"] + arguments)
      #expect(outcome.status == 2 && outcome.errors.includes("--wcag or --nutrition-labels"))
    }
    #expect(
      try curbcut.run(["report", "--nutrition-labels", "--device", "phone"]).errors.includes(
        "--device expects iphone, ipad, mac, tv, vision or watch"
      )
    )
  }
}
