import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  /// What is wrong with a button of a file of Interface Builder that is called other than it reads.
  static func labelOmitsTitle(_ view: InterfaceView, _ code: InterfaceCode) -> InterfaceFault? {
    guard view.kind == .button || view.kind == .barButtonItem, let title = view.title,
      let label = view.writtenLabel(knowing: code), !AssetNames.isKey(title),
      !CodeNames.isName(label.words),
      // The title that Interface Builder gives a button is not seen beside its image.
      title != "Button" || view.image == nil,
      !code.replaces(["setTitle", "setAttributedTitle", "title", "configuration"], on: view)
    else { return nil }
    let (shown, said) = (words(of: title), words(of: label.words))
    // Short titles are abbreviations or signs.
    guard shown.contains(where: { $0.count > 3 }) || shown.count(where: { $0.count > 1 }) > 1,
      !said.joined(separator: " ").includes(shown.joined(separator: " "))
    else { return nil }
    return InterfaceFault(
      message: "Voice Control cannot match \"Tap \(title)\": the accessible name is "
        + "\"\(label.words)\"",
      range: label.range
    )
  }

  /// The words of a text without punctuation, in lower case.
  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Examples of `uikit-label-omits-title` in files of Interface Builder.
  static let titlesInInterface: [Example] = [
    .reported(
      "In Interface Builder",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <button id="a">
            <accessibility key="accessibilityConfiguration" label="Deliver"/>
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Voice Control cannot match "Tap Send": the accessible name is "Deliver"
            <buttonConfiguration key="configuration" style="plain" title="Send"/>
          </button>
          <button id="b">
            <accessibility key="accessibilityConfiguration" label="Submit order"/>
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Voice Control cannot match "Tap Pay now": the accessible name is "Submit order"
            <buttonConfiguration key="configuration" style="plain" title="Pay now"/>
          </button>
        </objects>
      </document>
      """
    ),
    .ignored(
      "A label that says more than the title",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <button id="a">
            <accessibility key="accessibilityConfiguration" label="Send message"/>
            <buttonConfiguration key="configuration" style="plain" title="Send"/>
          </button>
        </objects>
      </document>
      """
    ),
  ]
}
