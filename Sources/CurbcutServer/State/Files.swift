import CurbcutAnalysis

/// What the server may ask of the file system; in tests a dictionary.
///
/// The server opens no file itself: whoever runs it hands it these closures.
package struct Files: Sendable {
  /// Whether a name in a folder is looked at.
  package typealias Wants = (_ name: String, _ isFolder: Bool) -> Bool

  /// What is in a folder.
  package let list: @Sendable (_ folder: String, _ wants: Wants) -> FolderListing
  /// Which state of a folder there is by now, as in its listing.
  package let stamp: @Sendable (_ folder: String) -> FileStamp?
  /// The bytes of a file; nil where it cannot be read.
  package let read: @Sendable (_ path: String) -> [UInt8]?
  /// At least those names in a folder that have one of some endings, in any order.
  package let names: @Sendable (_ folder: String, _ endings: [String]) -> [String]
  /// The string tables and catalogs below a folder, and the colors of asset catalogs.
  package let resources: @Sendable (_ folder: String) -> [String]
  /// The absolute path of a file or folder without symbolic links; nil where there is none.
  package let resolved: @Sendable (_ path: String) -> String?
  /// What a file held when it was committed last; nil where nobody knows.
  package let committed: @Sendable (_ path: String) -> [UInt8]?
  /// Whether a folder can be one that somebody works on; a home folder is none, whatever is in it.
  package let isProject: @Sendable (_ folder: String) -> Bool
  /// The folder that a file is judged with; nil where nothing says which.
  package let projectFolder: @Sendable (_ path: String) -> String?

  /// - Parameter resolved: without it there are no links, and only files are there.
  package init(
    list: @escaping @Sendable (_ folder: String, _ wants: Wants) -> FolderListing,
    stamp: @escaping @Sendable (_ folder: String) -> FileStamp?,
    read: @escaping @Sendable (_ path: String) -> [UInt8]?,
    names: @escaping @Sendable (_ folder: String, _ endings: [String]) -> [String],
    resources: @escaping @Sendable (_ folder: String) -> [String] = { _ in [] },
    resolved: (@Sendable (_ path: String) -> String?)? = nil,
    committed: @escaping @Sendable (_ path: String) -> [UInt8]? = { _ in nil },
    isProject: @escaping @Sendable (_ folder: String) -> Bool = { _ in true },
    projectFolder: @escaping @Sendable (_ path: String) -> String? = { _ in nil }
  ) {
    self.list = list
    self.stamp = stamp
    self.read = read
    self.names = names
    self.resources = resources
    self.resolved = resolved ?? { path in read(path) == nil ? nil : path }
    self.committed = committed
    self.isProject = isProject
    self.projectFolder = projectFolder
  }

  /// A file system without files.
  package static let none = Files(
    list: { _, _ in FolderListing() },
    stamp: { _ in nil },
    read: { _ in nil },
    names: { _, _ in [] }
  )
}
