import CurbcutAnalysis
import CurbcutModel
import CurbcutProtocol

extension Server {
  /// `textDocument/documentColor`: the colors of a document, for people who have turned them on.
  mutating func documentColors(_ params: JSON?) throws(ResponseError) -> JSON {
    guard let uri = params?.at("textDocument", "uri")?.string else {
      throw ResponseError(.invalidParams, "missing text document")
    }
    let path = Conversions.path(of: uri)
    guard settings.hasColors, let tree = swiftTree(of: path) else { return .array([]) }
    let conversions = Conversions(tree: tree, encoding: encoding).indexed
    return .array(
      workspace.colors(in: path).map { written in
        let color = written.color
        return .object([
          "range": conversions.range(of: written.range).json,
          "color": .object([
            "red": .number(color.red), "green": .number(color.green),
            "blue": .number(color.blue), "alpha": .number(color.opacity),
          ]),
        ])
      }
    )
  }

  /// `textDocument/colorPresentation`: how a color that was picked is written.
  func colorPresentations(_ params: JSON?) throws(ResponseError) -> JSON {
    guard let color = params?["color"], let red = color["red"]?.double,
      let green = color["green"]?.double, let blue = color["blue"]?.double
    else { throw ResponseError(.invalidParams, "missing color") }
    let alpha = color["alpha"]?.double ?? 1
    var text =
      "Color(red: \(Self.part(red)), green: \(Self.part(green)), blue: \(Self.part(blue))"
    text += alpha < 1 ? ", opacity: \(Self.part(alpha)))" : ")"
    return .array([.object(["label": .string(text)])])
  }

  /// A part of a color with at most three digits behind the point, which is finer than a byte.
  private static func part(_ value: Double) -> String {
    let clamped = value >= 0 ? min(value, 1) : 0
    let text = String((clamped * 1_000).rounded() / 1_000)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
