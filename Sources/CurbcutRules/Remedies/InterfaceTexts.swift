import CurbcutInterfaceBuilder
import CurbcutModel

/// Words that a file of Interface Builder writes for assistive technology.
struct InterfaceText {
  let words: String
  let range: Range<Int>
}

extension InterfaceView {
  /// The accessibility label that people hear: no code that was read replaces it, and the view is an
  /// element.
  func writtenLabel(knowing code: InterfaceCode) -> InterfaceText? {
    written(accessibilityLabel, "Label", code)
  }

  /// The accessibility hint that people hear.
  func writtenHint(knowing code: InterfaceCode) -> InterfaceText? { written(hint, "Hint", code) }

  private func written(_ words: String?, _ what: String, _ code: InterfaceCode) -> InterfaceText? {
    guard let words, let range = accessibilityRange, isExposed,
      !code.replaces(
        [
          "accessibility\(what)", "accessibilityAttributed\(what)", "accessibility\(what)Block",
          "isAccessibilityElement", "accessibilityElementsHidden", "accessibilityElements",
        ],
        on: self
      )
    else { return nil }
    return InterfaceText(words: words, range: range)
  }

  /// Whether VoiceOver stops at it, as far as the file says.
  private var isExposed: Bool {
    guard !isInElement, isAccessibilityElement != false else { return false }
    if isAccessibilityElement == true { return true }
    return kind.isControl || [.label, .barButtonItem, .tabBarItem, .progressView].contains(kind)
  }

  /// Whether words are the name of a file, or of the image that it shows.
  func isNameOfPicture(_ words: String) -> Bool {
    AssetNames.isCertainFileName(words)
      || words == image && (words.includes(".") || AssetNames.isFileName(words))
  }
}
