import CurbcutModel

extension TextStyle {
  /// Its name in `UIFont.TextStyle`.
  ///
  /// Source: Apple, `UIFont.TextStyle`.
  var uiKitName: String {
    switch self {
    case .title: "title1"
    case .caption: "caption1"
    default: rawValue
    }
  }
}
