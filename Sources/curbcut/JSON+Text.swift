import CurbcutProtocol
import Foundation

extension JSON {
  /// The value as text for people and programs: indented, members in alphabetical order.
  var sortedText: String {
    get throws {
      let object = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      let data = try JSONSerialization.data(
        withJSONObject: object,
        options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
      )
      return String(decoding: data, as: UTF8.self).withJSONEscapes
    }
  }
}
