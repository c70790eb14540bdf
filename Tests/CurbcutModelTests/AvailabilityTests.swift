import CurbcutModel
import Testing

/// Since when there is what fixes write, and how it was written before.
@Suite struct AvailabilityTests {
  @Test(
    "source is written in the words of the oldest system",
    arguments: [
      (13, ".accessibilityLabel(\"Close\")", ".accessibility(label: Text(\"Close\"))"),
      (14, ".accessibilityLabel(\"Close\")", ".accessibilityLabel(\"Close\")"),
      (
        13, ".accessibilityLabel(isOn ? \"Mute (all)\" : \"A \\\"b)\\\"\")",
        ".accessibility(label: Text(isOn ? \"Mute (all)\" : \"A \\\"b)\\\"\"))"
      ),
      (13, "Add `.accessibilityHidden(true)`", "Add `.accessibility(hidden: true)`"),
      (13, ".accessibilityAddTraits([.isHeader])", ".accessibility(addTraits: [.isHeader])"),
      (
        13, ".accessibilityElement(children: .combine)", ".accessibilityElement(children: .combine)"
      ),
      (13, ".title2", nil),
      (14, "String(localized: \"Play\")", "NSLocalizedString(\"Play\", comment: \"\")"),
      (15, "String(localized: \"Play\")", "String(localized: \"Play\")"),
      (
        15, ".system(.body, design: .serif, weight: .bold)",
        ".system(.body, design: .serif).weight(.bold)"
      ),
      (
        16, ".system(.body, design: .serif, weight: .bold)",
        ".system(.body, design: .serif, weight: .bold)"
      ),
      (16, "AccessibilityNotification.Announcement(\"Done\").post()", nil),
      (14, ".foregroundStyle(.primary)", ".foregroundColor(.primary)"),
    ] as [(Int, String, String?)]
  )
  func spelling(_ major: Int, _ source: String, _ expected: String?) {
    let deployment = Deployment([.iOS: Release(major)])
    #expect(Availability.source(source, on: deployment) == expected)
    let rest = expected ?? ""
    #expect(Availability.firstMissing(in: rest, on: deployment) == nil || rest.includes("weight"))
  }

  @Test("where nothing is known, nothing is changed")
  func unknown() {
    #expect(Availability.source(".title2", on: Deployment()) == ".title2")
    #expect(Availability.source(".title2", on: Deployment([.visionOS: Release(1)])) == ".title2")
    #expect(Availability.source(".title2", on: Deployment([.macOS: Release(10, 15)])) == nil)
  }

  @Test("a file for one platform is held to the versions of that one")
  func limited() {
    let deployment = Deployment([.iOS: Release(12), .watchOS: Release(9)])
    let watch = deployment.limited(to: .watchOS)
    #expect(watch == Deployment([.watchOS: Release(9)]))
    #expect(
      Availability.source(".accessibilityHidden(true)", on: watch) == ".accessibilityHidden(true)"
    )
    #expect(deployment.limited(to: .all) == deployment)
  }

  @Test(
    "versions are read as people write them",
    arguments: [
      ("15", Release(15)), ("15.4", Release(15, 4)), ("v15_4", Release(15, 4)),
      ("v16", Release(16)),
      ("10.15.4", Release(10, 15)), ("", nil), ("x", nil), ("-1", nil), ("15.", nil),
    ] as [(String, Release?)]
  )
  func versions(_ text: String, _ expected: Release?) {
    #expect(Release(text) == expected)
  }
}
