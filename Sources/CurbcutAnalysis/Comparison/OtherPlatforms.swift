import CurbcutModel
import CurbcutSyntax

/// The platforms besides iOS on which the views of a file differ in another way than there: of code in
/// `#if os(tvOS)` no transcript is made where the view is there on iOS too.
struct OtherPlatforms {
  /// In the order of `Platforms.names`; what is built for iOS and runs on the Mac comes last.
  let names: [String]
  /// Whether what differs on iOS differs in another way elsewhere, or not at all.
  let isOtherOnPhones: Bool

  /// - Parameters:
  ///   - former: the file as it was; nil for one that is new.
  ///   - file: the file as it is; nil for one that is gone.
  init(from former: ProjectVersion.File?, to file: ProjectVersion.File?) {
    let files = [former, file].compactMap { $0 }
    let isTold = files.contains(where: \.isTold)
    let texts = isTold ? files.map { String(decoding: $0.source.bytes, as: UTF8.self) } : []
    var asked = Platforms.all.subtracting(.iOS).names.filter { name in
      texts.contains { $0.includes("os(\(name))") }
    }
    if texts.contains(where: { $0.includes("targetEnvironment(macCatalyst)") }) {
      asked.append(Platforms.catalyst)
    }
    guard !asked.isEmpty else {
      (names, isOtherOnPhones) = ([], false)
      return
    }
    let onPhones = Self.difference(from: former, to: file, on: "iOS")
    let others = asked.map {
      (name: $0, difference: Self.difference(from: former, to: file, on: $0))
    }
    .filter { $0.difference != onPhones }
    isOtherOnPhones = !others.isEmpty
    names = others.filter { !$0.difference.isEmpty }.map(\.name)
  }

  /// How many more of each word, or fewer, the code of views is made of on a platform.
  private static func difference(
    from former: ProjectVersion.File?,
    to file: ProjectVersion.File?,
    on platform: String
  ) -> [String: Int] {
    var counts: [String: Int] = [:]
    for word in words(of: file, on: platform) { counts[word, default: 0] += 1 }
    for word in words(of: former, on: platform) { counts[word, default: 0] -= 1 }
    return counts.filter { $0.value != 0 }
  }

  private static func words(of file: ProjectVersion.File?, on platform: String) -> [String] {
    (file?.analysis.models ?? []).map(\.model).filter { model in
      !model.trees.isEmpty && !model.isPreview
        && model.declarations.allSatisfy { $0.platforms.contains(.iOS) }
    }
    .flatMap { $0.node.words(compiledFor: platform) }
  }
}
