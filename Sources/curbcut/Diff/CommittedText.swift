import CurbcutAnalysis

extension Git {
  /// What a file held in a revision, by the file's absolute path; nil where there is no repository, no
  /// such revision, no such file in it, or a pointer of Git LFS in its place.
  static func text(of path: String, at revision: String) -> [UInt8]? {
    let folder = Path.folder(of: path)
    let name = path.dropFirst(path.folderPrefix.count)
    // No name begins like an option.
    guard !name.isEmpty, !revision.isEmpty, revision.utf8.first != UInt8(ascii: "-"),
      let git = try? Git(in: folder),
      let text = try? git.answer(["cat-file", "blob", "\(revision):./\(name)"]),
      text.count <= SourceFile.maximumSize, !text.starts(with: GitVersions.pointer)
    else { return nil }
    return text
  }
}
