import CurbcutSyntax

/// What a built-in view shows by itself, as far as it follows from how it is constructed.
struct OwnContent: Sendable {
  /// Whether people read or hear words.
  var textual: Certainty = .no
  /// Whether there is an image, symbol or drawing.
  var imagery: Certainty = .no
  /// Whether what is inside is shown as well.
  var addsInner = true

  init() {}

  init(of kind: ViewKind, row: ViewRow?, arguments: [Argument], concatenated: [Node]) {
    if let row, let naming = row.naming {
      textual = naming == .unknown ? .unknown : row.title(of: arguments).map(Self.hasWords) ?? .no
      addsInner = naming != .unknown
      imagery = kind == .asyncImage ? .yes : .unknown
      return
    }
    switch kind {
    case .text:
      textual = arguments.first.map(Self.hasWords) ?? .unknown
      for operand in concatenated {
        let argument = Expression(operand).call?.arguments.first
        textual = textual || (argument.map(Self.hasWords) ?? .unknown)
      }
      addsInner = false
    case .image:
      textual = Certainty(arguments.contains { $0.label == "label" })
      imagery = .yes
      addsInner = false
    case .asyncImage:
      imagery = .yes
      addsInner = false
    default:
      guard let row else { return }
      imagery = Certainty(row.isDrawing)
      if row.isNamedBySystem {
        textual = .yes
      } else if let title = row.title(of: arguments) {
        textual = Self.hasWords(title)
      }
    }
  }

  /// Whether a title argument has words: anything but a blank literal has.
  static func hasWords(_ argument: Argument) -> Certainty {
    switch argument.value.form {
    case .string(let phrase): return Certainty(!phrase.isBlank)
    case .call(let callee, let arguments):
      // `Text(Image(systemName: "star"))` has no words.
      if callee.path == "Image" { return .no }
      if callee.path == "Text", let first = arguments.first { return hasWords(first) }
      return .yes
    default: return .yes
    }
  }
}
