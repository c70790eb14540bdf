import CurbcutModel

/// The file that XcodeGen makes an Xcode project of.
enum XcodeGenProject {
  static let name = "project.yml"

  /// How many bytes of it are read.
  private static let maximumByteCount = 1 << 20

  /// The oldest versions that it names for any target: `deploymentTarget` with a version for each
  /// system, or with one beside the target's `platform`.
  ///
  /// Source: XcodeGen, ProjectSpec, "Options", "Target".
  static func deployment(in bytes: [UInt8]) -> Deployment {
    guard bytes.count <= maximumByteCount else { return Deployment() }
    var deployment = Deployment()
    /// How far the `deploymentTarget` whose lines are read is indented.
    var opened: Int?
    /// What is said beside each other, by indentation, until a line that is indented less.
    var platforms: [Int: Substring] = [:]
    var versions: [Int: Release] = [:]
    func close(_ indentation: Int) {
      if let platform = platforms.removeValue(forKey: indentation),
        let version = versions.removeValue(forKey: indentation),
        let system = Deployment.System(rawValue: String(platform))
      {
        deployment.add(version, for: system)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      let indentation = line.prefix { $0 == " " }.count
      let content = line.dropFirst(indentation)
      guard let colon = content.firstIndex(of: ":"), content.first != "#" else { continue }
      let key = content[..<colon]
      let value = content[content.index(after: colon)...].drop { $0 == " " || $0 == "\"" }
        .prefix { $0.isLetter || $0.isNumber || $0 == "." }
      for deeper in Set(platforms.keys).union(versions.keys) where deeper > indentation {
        close(deeper)
      }
      if let open = opened, indentation <= open { opened = nil }
      if opened != nil {
        if let system = Deployment.System(rawValue: String(key)), let version = Release(value) {
          deployment.add(version, for: system)
        }
      } else if key == "deploymentTarget" {
        if value.isEmpty { opened = indentation } else { versions[indentation] = Release(value) }
      } else if key == "platform" {
        platforms[indentation] = value
      }
    }
    for indentation in platforms.keys { close(indentation) }
    return deployment
  }
}
