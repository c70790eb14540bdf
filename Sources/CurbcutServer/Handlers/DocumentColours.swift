import CurbcutAnalysis
import CurbcutModel
import CurbcutProtocol

extension Server {
  /// `textDocument/documentColor`: the colours of a document, for people who have turned them on.
  mutating func documentColours(_ params: JSON?) throws(ResponseError) -> JSON {
    guard let uri = params?.at("textDocument", "uri")?.string else {
      throw ResponseError(.invalidParams, "a document is needed")
    }
    let path = Conversions.path(of: uri)
    guard settings.hasColours, let tree = workspace.document(path)?.tree else { return .array([]) }
    let conversions = Conversions(tree: tree, encoding: encoding)
    return .array(
      workspace.colours(in: path).map { written in
        let colour = written.colour
        return .object([
          "range": conversions.range(of: written.range).json,
          "color": .object([
            "red": .number(colour.red), "green": .number(colour.green),
            "blue": .number(colour.blue), "alpha": .number(colour.opacity),
          ]),
        ])
      }
    )
  }

  /// `textDocument/colorPresentation`: how a colour that was picked is written.
  func colourPresentations(_ params: JSON?) throws(ResponseError) -> JSON {
    guard let colour = params?["color"], let red = colour["red"]?.double,
      let green = colour["green"]?.double, let blue = colour["blue"]?.double
    else { throw ResponseError(.invalidParams, "a colour is needed") }
    let alpha = colour["alpha"]?.double ?? 1
    var text =
      "Color(red: \(Self.part(red)), green: \(Self.part(green)), blue: \(Self.part(blue))"
    text += alpha < 1 ? ", opacity: \(Self.part(alpha)))" : ")"
    return .array([.object(["label": .string(text)])])
  }

  /// A part of a colour with at most three digits behind the point, which is finer than a byte.
  private static func part(_ value: Double) -> String {
    let clamped = value >= 0 ? min(value, 1) : 0
    let text = String((clamped * 1_000).rounded() / 1_000)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
