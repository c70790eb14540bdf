import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let interfaceBuilderHeaderTraitMissing = Rule(
    id: "interface-builder-header-trait-missing",
    title: "Heading in Interface Builder lacks the header trait",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.infoAndRelationships, .sectionHeadings],
    since: "0.2.0",
    why: """
      People who use VoiceOver jump from heading to heading to find their way. A label in the style of
      a title is only one of them with the trait "Header", set in the Identity inspector or in code.
      """,
    knownLimitations:
      "Only titles and headlines by text style are known, and text of 24 points, or 20 in bold.",
    examples: [
      .reported(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="Privacy over profit" adjustsFontForContentSizeCategory="YES" id="a">
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Privacy over profit" looks like a heading but lacks the header trait
              <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
            </label>
          </objects>
        </document>
        """
      ),
      .reported(
        "A large font of a fixed size",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="Find from photos" id="a">
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Find from photos" looks like a heading but lacks the header trait
              <fontDescription key="fontDescription" type="boldSystem" pointSize="22"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fixed 22 pt font does not support Dynamic Type
            </label>
          </objects>
        </document>
        """
      ),
      .recommended(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="Privacy over profit" adjustsFontForContentSizeCategory="YES" id="a">
              <accessibility key="accessibilityConfiguration">
                <accessibilityTraits key="traits" staticText="YES" header="YES"/>
              </accessibility>
              <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
            </label>
          </objects>
        </document>
        """
      ),
      .ignored(
        "A figure, and a sentence",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <label text="312" adjustsFontForContentSizeCategory="YES" id="a">
              <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
            </label>
            <label text="All data is kept on this phone." adjustsFontForContentSizeCategory="YES" id="b">
              <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
            </label>
          </objects>
        </document>
        """
      ),
    ],
    check: .interface { view, code in
      if let name = view.titledClass,
        NameHint.sectionHeader.matches(name)
          || view.titlesSupplementary && NameHint.header.matchesEnd(of: name.withoutView),
        !view.isHeader,
        !code.mayDo(ownTraits, in: name), !code.maySet(ownTraits, on: view)
      {
        let title = view.outlets.first?.property ?? view.title
        return InterfaceFault(
          message:
            "\(title.map { "\"\($0)\"" } ?? "This label") is the title of a section but lacks "
            + "the header trait",
          range: view.range
        )
      }
      // What code gives for a text is a title too where it is named as the one of a screen.
      if let name = view.outlets.first?.property, NameHint.screenTitle.matches(name),
        view.kind == .label, !view.isHeader, !view.isInCell, view.hasFontOfTitle,
        // The caption of a value is often as bold as a title.
        view.textStyle != "Headline", view.title?.hasSuffix(":") != true,
        view.outlets.contains(where: \.isOfController), code.sets(["text"], on: view),
        !code.maySet(ownTraits.union(["font", "attributedText"]), on: view)
      {
        return InterfaceFault(
          message: "\"\(name)\" looks like a heading but lacks the header trait",
          range: view.range
        )
      }
      guard view.kind == .label, !view.isHeader, view.hasFontOfTitle,
        let text = view.title, text.contains(where: \.isLetter), !text.hasSuffix("."),
        text.count <= 60, text != "…", text != "Label", !view.isInCell,
        !code.maySet(
          ["accessibilityTraits", "font", "setAccessibilityTraits", "text", "attributedText"],
          on: view
        )
      else { return nil }
      return InterfaceFault(
        message: "\"\(text)\" looks like a heading but lacks the header trait",
        range: view.range
      )
    }
  )
}

/// What code sets where it decides itself what is exposed of a header.
private let ownTraits: Set<String> = [
  "accessibilityTraits", "setAccessibilityTraits", "isAccessibilityElement",
  "accessibilityElements", "accessibilityElementsHidden",
]

extension NameHint {
  /// A view above the rows of a section, by its class.
  fileprivate static let sectionHeader = NameHint("section-header section-title")
  /// What stands above the items of a collection, by its class.
  fileprivate static let header = NameHint("header")
  /// The label that titles a screen, by its outlet.
  fileprivate static let screenTitle = NameHint("title-label header-label heading-label")
}

extension String {
  /// The name of a class without what says that it is a view: `PriceHeader` of `PriceHeaderView`.
  fileprivate var withoutView: String {
    for end in ["ReusableView", "CollectionView", "View"] where hasSuffix(end) {
      return String(dropLast(end.count))
    }
    return self
  }
}

extension InterfaceOutlet {
  /// Whether a view controller has it.
  fileprivate var isOfController: Bool {
    className?.hasSuffix("Controller") == true || className?.hasSuffix("VC") == true
  }
}

extension InterfaceView {
  /// Whether its text is in the style or of the size that only titles have.
  fileprivate var hasFontOfTitle: Bool {
    if let textStyle {
      return ["Title0", "Title1", "Title2", "Title3", "Headline"].contains(textStyle)
    }
    guard let fixedFont, let title, title.first?.isNumber != true,
      title.filter(\.isLetter).count > 2
    else { return false }
    return fixedFont.points >= 24 || fixedFont.isBold && fixedFont.points >= 20
  }
}
