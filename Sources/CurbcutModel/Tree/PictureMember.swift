import CurbcutSyntax

/// A property or function of a type that gives an `Image`, such as `tab.icon`: who shows what it
/// gives shows an image. A member of the same name that gives another view leaves it unknown.
struct PictureMember: Sendable {
  /// The name under which others ask what it gives.
  let name: String
  /// What it gives; unknown where that is a view of another kind.
  let facts: ViewFacts

  private static func name(_ member: String, isCalled: Bool) -> String {
    isCalled ? "\(member)() -> Image" : "\(member): Image"
  }

  init?(_ property: Declaration.Property) {
    let code = property.getter ?? property.initialValue.map { [$0.node] }
    let type = property.type ?? (property.initialValue?.makesImage == true ? "Image" : nil)
    self.init(property.name, isCalled: false, gives: type, madeIn: code)
  }

  init?(_ function: Declaration.Function) {
    self.init(function.name, isCalled: true, gives: function.returnType, madeIn: function.body)
  }

  /// What is stored, or made elsewhere, may have a label or be decorative.
  private init?(_ member: String, isCalled: Bool, gives type: String?, madeIn code: [Node]?) {
    guard let type, type.isImageType || Declaration.Property.isViewType(type) else { return nil }
    name = Self.name(member, isCalled: isCalled)
    facts =
      type.isImageType
      ? code.flatMap { ViewFacts(ofImagesMadeIn: $0) } ?? .image : ViewFacts()
  }

  /// The members of a type that give images, or other views of which they have to be told apart.
  /// Members of views are entered where they are shown.
  static func members(of declaration: Declaration) -> [PictureMember] {
    guard !declaration.conforms(to: "View"), declaration.name != "View", !declaration.isPreview
    else { return [] }
    return declaration.properties.compactMap { PictureMember($0) }
      + declaration.functions.compactMap { PictureMember($0) }
  }

  /// The name under which the head of a chain asks what it shows: a member of something else than the
  /// view itself; nil for others.
  static func name(askedBy head: Node) -> String? {
    switch Expression(head).form {
    case .member(let base?, let member) where isOther(base):
      name(member, isCalled: false)
    case .call(let callee, _):
      if case .member(let base?, let member) = callee.form, isOther(base) {
        name(member, isCalled: true)
      } else {
        nil
      }
    default: nil
    }
  }

  /// Whether what a member is asked of is neither the view nor the configuration of a style.
  private static func isOther(_ base: Expression) -> Bool {
    base.path.map { !["self", "Self", "super", "configuration"].contains($0) } ?? true
  }
}

extension Expression {
  /// Whether it makes an image, whatever is applied to that.
  fileprivate var makesImage: Bool {
    var head = self
    while let call = head.call {
      if let path = call.callee.path { return ["Image", "SwiftUI.Image"].contains(path) }
      guard case .member(let base?, _) = call.callee.form else { return false }
      head = base
    }
    return false
  }
}

extension ViewTree {
  /// The names of members that may give images, by the records that show them.
  static func pictureMembers(in records: [Record]) -> [Int: String] {
    var members: [Int: String] = [:]
    for index in records.indices {
      switch records[index].construction {
      case .placeholder, .unknown: break
      case .builtIn(.image) where records[index].arguments.isEmpty: break
      default: continue
      }
      guard let name = PictureMember.name(askedBy: records[index].head) else { continue }
      // What a loader hands to its closure says what it loads.
      let isLoaded = sequence(first: records[index].parent) { $0.flatMap { records[$0].parent } }
        .prefix { $0 != nil }
        .contains { $0.map { records[$0].construction == .builtIn(.asyncImage) } == true }
      if !isLoaded { members[index] = name }
    }
    return members
  }

  /// The records with images in the place of members that are known to give some.
  static func records(
    _ records: consuming [Record],
    showing members: [Int: String],
    in facts: FactsByName
  ) -> [Record] {
    for (index, name) in members {
      guard let view = facts[name]?.picture, view.hasImagery == .yes, view.isTextual == .no else {
        continue
      }
      records[index].construction = .builtIn(.image)
      records[index].row = Catalogue.view("Image")
      records[index].name = "Image"
      records[index].arguments = []
      records[index].slots = []
      records[index].ownContent.imagery = .yes
      records[index].ownContent.addsInner = false
    }
    return records
  }
}
