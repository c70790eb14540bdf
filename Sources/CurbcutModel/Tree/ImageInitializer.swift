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
  fileprivate static let appleLabels: Set<String> = [
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
    facts = ViewFacts(ofImagesMadeIn: body, byInitializer: true) ?? ViewFacts()
  }
}

extension ViewFacts {
  /// An image of which nothing else is known.
  static let image: ViewFacts = {
    var facts = ViewFacts()
    facts.isTextual = .no
    facts.hasImagery = .yes
    facts.hasControl = .no
    facts.hasNavigationTitle = .no
    return facts
  }()

  /// What an image is that some code makes; nil where it makes none that can be read. What hands on to
  /// initializers of the project may name it.
  ///
  /// - Parameter isInitializer: whether the code is an initializer's, which calls others of `self`.
  init?(ofImagesMadeIn body: [Node], byInitializer isInitializer: Bool = false) {
    var isNamed = Certainty.no
    var isHidden = Certainty.no
    var symbols: [Bool] = []
    var assets: Set<String?> = []
    for node in body.flatMap({ [$0] + Array($0.descendants) }) {
      if node.kind == .memberAccessExpr, !isInitializer,
        Expression(node).path?.pathNames.leadToGeneratedImage == true
      {
        symbols.append(false)
        assets.insert(nil)
      }
      guard node.kind == .functionCallExpr,
        case .call(let callee, let arguments) = Expression(node).form,
        ["Image", "Image.init", "SwiftUI.Image"].contains(callee.path ?? "")
          || isInitializer && callee.path == "self.init"
      else { continue }
      let first = arguments.first?.label
      if arguments.contains(where: { $0.label == "label" }) {
        isNamed = .unknown
      } else if first == "decorative" {
        isHidden = .unknown
      } else if let first, !ImageInitializer.appleLabels.contains(first) {
        isNamed = .unknown
      }
      symbols.append(first == "systemName" || first == "_internalSystemName")
      let isLabeled = arguments.contains { $0.label == "label" }
      let isByName = first == nil && !isLabeled && callee.path != "self.init"
      if isByName, case .string(let name)? = arguments.first?.value.form {
        assets.insert(name.literal)
      } else {
        assets.insert(nil)
      }
    }
    guard let isSymbol = symbols.first else { return nil }
    self = .image
    self.isNamed = isNamed
    self.isHidden = isHidden
    if assets.count == 1, isNamed == .no, isHidden == .no { assetName = assets.first ?? nil }
    showsSymbol = symbols.allSatisfy { $0 == isSymbol } ? Certainty(isSymbol) : .no
  }
}
