import CurbcutSyntax

extension [String] {
  /// Whether the names of a path lead to an image that SwiftGen makes of an asset:
  /// `Asset.Images.close.swiftUIImage`, or `.image`, which stands for a view only where it is one of
  /// SwiftUI.
  var leadToGeneratedImage: Bool {
    switch last {
    case "swiftUIImage": count > 1
    case "image": count > 2 && first?.beginsUppercase == true
    default: false
    }
  }
}

extension String {
  /// Whether it is the type of an image, which may be missing.
  var isImageType: Bool { self == "Image" || self == "Image?" }
}

/// An initializer that an extension of the project adds to `Image`, such as `Image(icon: .send)`.
struct ImageInitializer: Sendable {
  /// The name under which others ask what it makes.
  let name: String
  /// What it makes; unknown where it hands on to initializers that nobody knows.
  let facts: ViewFacts

  /// The name of an initializer by its first argument's label.
  static func name(firstLabel label: String) -> String { "Image(\(label):)" }

  /// The labels that Apple's initializers of images begin with.
  private static let appleLabels: Set<String> = [
    "systemName", "_internalSystemName", "decorative", "uiImage", "nsImage", "cgImage", "size",
  ]

  /// The name under which a use of an initializer asks; nil for Apple's.
  static func name(usedBy arguments: [Argument]) -> String? {
    guard let label = arguments.first?.label, !appleLabels.contains(label) else { return nil }
    return name(firstLabel: label)
  }

  /// Reads an initializer; nil where the function is none, or its first parameter has no label.
  init?(_ function: Declaration.Function) {
    guard function.name == "init", let label = function.parameters.first?.label, label != "_",
      let body = function.body
    else { return nil }
    name = Self.name(firstLabel: label)
    var isNamed = Certainty.no
    var isHidden = Certainty.no
    var symbols: [Bool] = []
    for call in body.flatMap({ [$0] + Array($0.descendants) }) where call.kind == .functionCallExpr
    {
      guard case .call(let callee, let arguments) = Expression(call).form,
        ["self.init", "Image", "Image.init", "SwiftUI.Image"].contains(callee.path ?? "")
      else { continue }
      let first = arguments.first?.label
      if arguments.contains(where: { $0.label == "label" }) {
        isNamed = .unknown
      } else if first == "decorative" {
        isHidden = .unknown
      } else if let first, !Self.appleLabels.contains(first) {
        isNamed = .unknown
      }
      symbols.append(first == "systemName" || first == "_internalSystemName")
    }
    var facts = ViewFacts()
    if !symbols.isEmpty {
      facts.isTextual = .no
      facts.hasImagery = .yes
      facts.hasControl = .no
      facts.hasNavigationTitle = .no
      facts.isNamed = isNamed
      facts.isHidden = isHidden
      facts.showsSymbol = Certainty(symbols.allSatisfy { $0 })
    }
    self.facts = facts
  }
}
