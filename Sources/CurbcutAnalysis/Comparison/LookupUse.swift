import CurbcutModel
import CurbcutSyntax

/// Which members of a type other code may ask for the words that they look up.
///
/// Whoever asks mentions the member, and the type or what is declared to be of it. Where that is more than
/// names tell, code may ask.
struct LookupUse {
  private let version: ProjectVersion
  /// What is declared to be of a type, by the type; nil where values of it may go by any name.
  private var carriers: [String: Set<String>?] = [:]

  init(of version: ProjectVersion) { self.version = version }

  /// Whether any code may ask for the words of a member of a type.
  ///
  /// - Parameter key: the file of the type, whose own code is not looked at unless there is more in it.
  mutating func mayAsk(for member: String, of type: String, in key: PathKey) -> Bool {
    guard let file = version.files[key],
      file.analysis.models.allSatisfy({ $0.model.declarations.allSatisfy { $0.name == type } })
    else { return true }
    let known: Set<String>?
    if let found = carriers[type] {
      known = found
    } else {
      known = names(carrying: type, besides: key)
    }
    carriers[type] = known
    guard let known else { return true }
    let askers = SourceNames.Hashes(known.union([type]))
    return version.files.contains { other, file in
      other != key && file.names.contains(member) && file.names.containsAny(of: askers)
    }
  }

  private func names(carrying type: String, besides key: PathKey) -> Set<String>? {
    func isOf(_ text: String?) -> Bool {
      text?.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == type } ?? false
    }
    var names: Set<String> = []
    for (path, file) in version.files where file.names.contains(type) {
      for declaration in file.analysis.models.flatMap(\.model.declarations) {
        if declaration.name == type {
          guard declaration.conformances.allSatisfy(Self.plainConformances.contains) else {
            return nil
          }
        } else if declaration.keyword == .enum, isOf(declaration.node.text) {
          return nil
        }
        if path == key { continue }
        for property in declaration.properties
        where !property.isPrivate && (isOf(property.type) || isOf(property.initialValue?.source)) {
          names.insert(property.name)
        }
        for function in declaration.functions where isOf(function.returnType) {
          names.insert(function.name)
        }
      }
    }
    return names
  }

  /// What says nothing of members with words.
  private static let plainConformances: Set<String> = [
    "CaseIterable", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Hashable",
    "Identifiable", "Int", "RawRepresentable", "Sendable", "String",
  ]
}

extension UIKitTextComparison.Text {
  /// Whether any screen may show it, as far as that is known.
  func mayBeShown(by use: inout LookupUse, in version: ProjectVersion) -> Bool {
    guard text.kind == .lookup, let type = text.type,
      let member = version.member(at: range.lowerBound, of: type, in: key)
    else { return true }
    return use.mayAsk(for: member, of: type, in: key)
  }
}

extension ProjectVersion {
  /// The member of an enumeration of a file that holds a place.
  fileprivate func member(at offset: Int, of type: String, in key: PathKey) -> String? {
    for (model, base) in files[key]?.analysis.models ?? [] {
      for declaration in model.declarations
      where declaration.name == type && declaration.keyword == .enum {
        func holds(_ node: Node) -> Bool { node.range.shifted(by: base).contains(offset) }
        if let property = declaration.properties.first(where: { holds($0.node) }) {
          return property.name
        }
        if let function = declaration.functions.first(where: { holds($0.node) }) {
          return function.name
        }
      }
    }
    return nil
  }
}
