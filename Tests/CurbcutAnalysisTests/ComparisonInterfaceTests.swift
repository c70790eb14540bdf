import Testing

/// What a change of a file of Interface Builder does to people: each view has an identifier there.
@Suite struct ComparisonInterfaceTests {
  // MARK: A table

  private static func row(_ id: String, _ title: String, _ more: String = "") -> String {
    """
    <tableViewCell id="\(id)" style="IBUITableViewCellStyleDefault" textLabel="\(id)-t">
      <tableViewCellContentView key="contentView"><subviews>
        <label text="\(title)" id="\(id)-t">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        \(more)
      </subviews></tableViewCellContentView>
    </tableViewCell>
    """
  }

  private static func section(_ id: String, _ titles: String, _ rows: String...) -> String {
    """
    <tableViewSection id="\(id)" \(titles)><cells>
    \(rows.joined(separator: "\n"))
    </cells></tableViewSection>
    """
  }

  private static func storyboard(_ sections: String..., outlets: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c-1">
      <scenes><scene sceneID="s-1"><objects>
        <tableViewController id="c-1" customClass="TrailSettings">
          <tableView key="view" dataMode="static" id="t-1"><sections>
          \(sections.joined(separator: "\n"))
          </sections></tableView>
          <connections>\(outlets)</connections>
        </tableViewController>
      </objects></scene></scenes>
    </document>
    """
  }

  private let maps = section(
    "m-1",
    "headerTitle=\"Maps\"",
    row("r-1", "Style"),
    row("r-2", "Units")
  )
  private let boats = section(
    "b-1",
    "headerTitle=\"Boats\" footerTitle=\"Only in summer.\"",
    row("r-3", "Ferries")
  )

  private func compare(_ old: String, _ new: String, code: String = "") -> [String] {
    Compared.compare(
      ["Main.storyboard": old, "A.swift": code],
      ["Main.storyboard": new, "A.swift": code]
    )
  }

  @Test("rows, headers and footers that come, with the findings on them and on no others")
  func sections() {
    let lines = compare(Self.storyboard(boats), Self.storyboard(maps, boats))
    #expect(
      lines == [
        "TrailSettings", "added: “Maps, heading”", "added: “Style” after “Maps, heading”",
        "added: “Units” after “Style”", "new: interface-builder-fixed-font",
        "new: interface-builder-fixed-font",
      ],
      "\(lines)"
    )
  }

  @Test("what goes fixes nothing")
  func gone() {
    let lines = compare(Self.storyboard(maps, boats), Self.storyboard(maps))
    #expect(
      lines == [
        "TrailSettings", "removed: “Boats, heading”", "removed: “Ferries”",
        "removed: “Only in summer.”",
      ],
      "\(lines)"
    )
  }

  @Test("a font that follows the text size now is fixed")
  func fixed() {
    let old = Self.storyboard(boats)
    let new = Compared.edited(
      old,
      [("type=\"system\" pointSize=\"17\"", "style=\"UICTFontTextStyleBody\"")]
    )
    let lines = compare(old, new)
    #expect(lines.contains("fixed: interface-builder-fixed-font"), "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("removed") }, "\(lines)")
  }

  @Test("other words and another order")
  func changed() {
    let old = Self.storyboard(maps, boats)
    let words = compare(
      old,
      Compared.edited(old, [("\"Units\"", "\"Feet or meters\""), ("Only in summer.", "In May.")])
    )
    #expect(
      words == [
        "TrailSettings", "changed: “Units” → “Feet or meters”",
        "changed: “Only in summer.” → “In May.”",
      ],
      "\(words)"
    )
    let order = compare(
      old,
      Self.storyboard(
        Self.section(
          "m-1",
          "headerTitle=\"Maps\"",
          Self.row("r-2", "Units"),
          Self.row("r-1", "Style")
        ),
        boats
      )
    )
    #expect(order.count == 2 && order[1].hasPrefix("moved: “"), "\(order)")
    // Frames that are left from before say nothing of the order of rows.
    let frames = Compared.edited(
      old,
      [
        (
          "<label text=\"Units\"",
          "<rect key=\"frame\" x=\"0\" y=\"9\" width=\"9\" height=\"9\"/>\n<label text=\"Units\""
        )
      ]
    )
    #expect(compare(old, frames).isEmpty, "\(compare(old, frames))")
  }

  @Test("other identifiers, places and sizes are no change")
  func same() {
    let old = Self.storyboard(maps, boats)
    let new = Compared.edited(
      old,
      [("r-2", "x-9"), ("m-1", "y-9"), ("scenes><scene", "scenes>\n<scene")]
    )
    #expect(compare(old, new).isEmpty, "\(compare(old, new))")
  }

  @Test("views that moved to a file of their own are the same")
  func extracted() {
    let old = Self.storyboard(maps, boats)
    let new = old.replacing("c-1", with: "d-1").replacing("TrailSettings", with: "TrailTable")
    let lines = Compared.compare(["Main.storyboard": old], ["Trails.storyboard": new])
    #expect(lines.isEmpty, "\(lines)")
  }

  @Test("a hidden row")
  func hidden() {
    let old = Self.storyboard(boats)
    let new = Compared.edited(old, [("<label ", "<label hidden=\"YES\" ")])
    #expect(compare(old, new).contains("removed: “Ferries”"), "\(compare(old, new))")
  }

  // MARK: Code

  @Test("text that code sets is not what the file says")
  func outlets() {
    let code = """
      import UIKit

      final class TrailSettings: UITableViewController {
        @IBOutlet private var name: UILabel!

        override func viewDidLoad() {
          name.text = Trails.current.name
        }
      }
      """
    func storyboard(_ title: String, _ others: String...) -> String {
      Self.storyboard(
        Self.section("b-1", "", Self.row("r-3", title), others.joined()),
        outlets: "<outlet property=\"name\" destination=\"r-3-t\" id=\"o-1\"/>"
      )
    }
    let same = compare(storyboard("Label"), storyboard("Name"), code: code)
    #expect(same.isEmpty, "\(same)")
    let more = compare(
      storyboard("Label"),
      storyboard("Label", Self.row("r-4", "Ferries")),
      code: code
    )
    #expect(more.contains("added: “Ferries” after “‹name›”"), "\(more)")
  }

  @Test("what code makes now is not gone")
  func moved() {
    let code = """
      import UIKit

      final class TrailSettings: UITableViewController {
        func fill(_ cell: UITableViewCell) {
          cell.textLabel?.text = "Ferries"
        }
      }
      """
    let old = Self.storyboard(maps, boats)
    let new = Self.storyboard(maps, Self.section("b-1", "headerTitle=\"Boats\""))
    let lines = Compared.compare(
      ["Main.storyboard": old, "A.swift": "import UIKit\n"],
      ["Main.storyboard": new, "A.swift": code]
    )
    #expect(lines.contains("unknown: “Ferries” [code may make it now]"), "\(lines)")
  }

  @Test("a button of the system's, and a picture that is shown while the app starts")
  func kinds() {
    let old = Self.storyboard(Self.section("b-1", "", Self.row("r-3", "Ferries")))
    let new = Self.storyboard(
      Self.section(
        "b-1",
        "",
        Self.row("r-3", "Ferries", "<button buttonType=\"close\" id=\"x-1\"/>")
      )
    )
    #expect(
      compare(old, new).contains("added: “Close, button” after “Ferries”"),
      "\(compare(old, new))"
    )
    func launch(_ text: String) -> String {
      text.replacing("version=\"3.0\"", with: "version=\"3.0\" launchScreen=\"YES\"")
    }
    #expect(compare(launch(old), launch(new)).isEmpty)
  }
}
