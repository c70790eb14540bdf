import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  /// What is wrong with a long text that a file of Interface Builder gives one line.
  static func labelTruncates(_ view: InterfaceView, _ code: InterfaceCode) -> InterfaceFault? {
    guard view.kind == .label, view.lines == 1, let title = view.title, title.count > 40,
      !title.contains("\n"),
      // A font that never grows is a fault of its own.
      view.textStyle != nil, view.fixedFont == nil,
      // What code knows, it gives another text.
      !code.maySet(["numberOfLines", "text", "attributedText"], on: view)
    else { return nil }
    return InterfaceFault(
      message: "One line truncates larger text; set `numberOfLines` to 0",
      range: view.range
    )
  }

  /// Examples of `uikit-label-truncates` in files of Interface Builder.
  static let labelsOfOneLineInInterface: [Example] = [
    .reported(
      "In Interface Builder",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <label text="The ferry does not run in strong wind from the east." adjustsFontForContentSizeCategory="YES" id="a">
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ One line truncates larger text; set `numberOfLines` to 0
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
        </objects>
      </document>
      """
    ),
    .ignored(
      "As many lines as it needs, and a word",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <label text="The ferry does not run in strong wind from the east." numberOfLines="0" adjustsFontForContentSizeCategory="YES" id="a">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
          <label text="Ferry" adjustsFontForContentSizeCategory="YES" id="b">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
        </objects>
      </document>
      """
    ),
  ]
}
