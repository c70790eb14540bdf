import CurbcutSyntax

/// What one top-level item of a file means: its types, the views written in it, and what it shares.
///
/// Lowering reads only the item; `derive(in:)` then adds what the surroundings know. When other
/// declarations change, only the second, cheap step runs again.
package struct ItemModel: Sendable {
  /// Where the item stands in the tree; for the text around what is found.
  package let node: Node
  /// The types of the item with their members, nested ones and those under `#if` too.
  package let declarations: [Declaration]
  /// Code of UIKit that stands in no type, as if it were one; nil where there is none.
  package let looseCode: Declaration?
  package internal(set) var trees: [ViewTree]
  /// The objects of UIKit that the code of its types makes and sets up.
  package internal(set) var objects: [UIKitObject]
  /// The calls of what may be factories of other declarations.
  let factoryCalls: [FactoryCall]
  /// What others may know of the item.
  package internal(set) var summary = ItemSummary()
  /// What others may know of it as far as it follows from its syntax alone.
  let writtenFacts: FactsByName
  /// What extensions that are read as part of the type tell it, which it does itself then.
  let toldByExtensions: [String: Set<String>]
  /// What is done to names of which it has to be known whose they are.
  let lentTouches: LentTouches
  /// What the project says of itself.
  package internal(set) var project = ProjectFacts()
  /// What the rest of the file and project says; for constants that objects of UIKit are given.
  package internal(set) var context = DeclarationContext()
  /// The names of the types and modifiers that the item defines.
  package let definedNames: Set<String>
  /// The names of views and modifiers that it uses.
  package let usedNames: Set<String>
  /// The names under which the item and others tell each other things.
  package let sharedNames: Set<String>
  /// The same as a mask.
  package let sharedMask: NameMask

  /// Reads an item. Its node should be placed at base 0, so that equal items give equal models.
  ///
  /// - Parameters:
  ///   - components: what the project says of views of other packages, by type name.
  ///   - conformances: what extensions say that its type conforms to.
  ///   - extensions: the extensions whose members are read as the type's own.
  package init(
    lowering item: Node,
    components: [String: Component] = [:],
    conforming conformances: [String] = [],
    extensions: [ItemModel] = []
  ) {
    node = item
    toldByExtensions = Self.touches(toldBy: extensions)
    let item = item.statement
    let mentionedSymbols = MentionedSymbols(of: node)
    declarations = Declaration.declarations(
      in: item,
      of: mentionedSymbols,
      conforming: conformances
    )
    trees = declarations.flatMap { ViewTree.trees(of: $0, components) }
    if declarations.isEmpty {
      trees = ViewTree.trees(ofLooseItem: item, components, mentionedSymbols)
    }
    let types = declarations.filter(\.mayHoldObjects)
    looseCode = declarations.isEmpty ? Declaration.loose(item, of: mentionedSymbols) : nil
    let readers = (types + [looseCode].compactMap { $0 }).map { ObjectReader($0) }
    var objects: [UIKitObject] = []
    for reader in readers { objects += reader.objects(from: objects.count) }
    self.objects = objects
    factoryCalls = readers.flatMap(\.factoryCalls)
    let objectNames = readers.isEmpty ? ObjectNames() : ObjectNames(of: readers)
    summary = ItemSummary(of: declarations)
    if declarations.isEmpty {
      summary.addConstants(ofLooseItem: item)
      summary.addLookups(ofLooseItem: item)
      summary.addColors(ofLooseItem: item)
    }
    for (name, touches) in objectNames.told {
      summary.facts[name, default: NameFacts()].touches = touches
    }
    writtenFacts = summary.facts
    lentTouches = objectNames.lent
    definedNames = Self.names(definedBy: declarations).union(objectNames.asked)
      .union(trees.compactMap(\.memberName))
    usedNames = Self.names(usedIn: trees).union(Self.names(appliedIn: writtenFacts))
      .union(objectNames.classes).union(objectNames.borrowed).union(objectNames.factories)
      .union(declarations.flatMap { $0.conforms(to: "View") ? $0.watchedModels : [] })
    sharedNames = definedNames.union(usedNames).union(objectNames.toldNames)
    sharedMask = NameMask(sharedNames)
  }

  /// The trees of the views that are written in a type, previews left out.
  package func trees(of declaration: Declaration) -> [ViewTree] {
    let start = declaration.node.range.lowerBound
    return trees.filter {
      $0.purpose != .preview && $0.declaration?.node.range.lowerBound == start
    }
  }
}

extension ViewTree {
  /// The trees of one type: its body first, then members that nothing enters.
  static func trees(
    of declaration: Declaration,
    _ components: [String: Component]
  ) -> [ViewTree] {
    let isPreview = declaration.isPreview
    var lowering = Lowering(declaration: declaration, components: components)
    var trees: [ViewTree] = []
    func lower(_ items: [Node], of member: Node, placeholders: [String] = []) {
      lowering.expect(placeholders)
      var position = Lowering.Position()
      if let condition = declaration.compilation(of: member) {
        position = position.under(condition)
      }
      lowering.lower(items: items, at: position)
    }
    func finish(_ purpose: Purpose) {
      let records = lowering.finishTree()
      guard !records.isEmpty else { return }
      trees.append(
        ViewTree(
          purpose: isPreview ? .preview : purpose,
          declaration: declaration,
          records: records
        )
      )
    }
    func add(
      _ purpose: Purpose,
      _ items: [Node],
      of member: Node,
      placeholders: [String] = []
    ) {
      lower(items, of: member, placeholders: placeholders)
      finish(purpose)
    }
    // The bodies that `#if` has for several platforms are read as one that branches.
    for body in declaration.property("body").map({ declaration.variants(of: $0) }) ?? [] {
      if let getter = body.getter, body.holdsViews, !body.isStatic { lower(getter, of: body.node) }
    }
    finish(.body)
    for function in declaration.functions {
      guard let body = function.body else { continue }
      let parameters = function.parameters.map(\.name)
      if function.name == "body", function.parameters.first?.label == "content" {
        add(.modifier, body, of: function.node, placeholders: parameters)
      } else if function.name == "body", function.isViewValued {
        // A protocol that refines `View` hands its body what it was connected to.
        lowering.begin(in: function.node, function: function)
        add(.body, body, of: function.node, placeholders: function.viewParameters)
      } else if function.name == "makeBody" {
        add(.style, body, of: function.node, placeholders: parameters)
      }
    }
    // A view that may be missing and is not shown here is a value that is handed on.
    for property in declaration.properties where property.name != "body" {
      guard property.isViewValued || (isPreview && property.name == "previews"),
        !lowering.enteredMembers.contains(property.node.range.lowerBound),
        property.type?.hasSuffix("?") != true,
        let items = property.getter ?? property.initialValue.map({ [$0.node] })
      else { continue }
      lowering.begin(in: property.node)
      add(.member(property.name), items, of: property.node)
    }
    for function in declaration.functions where function.isViewValued {
      guard !lowering.enteredMembers.contains(function.node.range.lowerBound),
        let items = function.body,
        function.returnType?.hasSuffix("?") != true, function.name != "body",
        function.name != "makeBody"
      else { continue }
      lowering.begin(in: function.node, function: function)
      add(.member(function.name), items, of: function.node, placeholders: function.viewParameters)
    }
    if declaration.mentionedSymbols.contains(.hostsViews), !declaration.conforms(to: "View") {
      for call in declaration.ownNodes(.functionCallExpr) {
        guard let items = call.hostedViews(in: declaration.node) else { continue }
        add(.member("rootView"), items, of: call)
      }
    }
    return trees
  }

  /// The trees of an item that is no type: a function of views, or a `#Preview`.
  static func trees(
    ofLooseItem item: Node,
    _ components: [String: Component],
    _ mentionedSymbols: MentionedSymbols
  ) -> [ViewTree] {
    var lowering = Lowering(declaration: nil, components: components)
    let purpose: Purpose
    switch item.kind {
    case .functionDecl:
      let function = Declaration.Function(reading: item)
      if !function.isViewValued, mentionedSymbols.contains(.hostsViews) {
        return hostedTrees(in: item, components)
      }
      guard function.isViewValued, let body = function.body else { return [] }
      purpose = .member(function.name)
      lowering.lower(items: body, at: Lowering.Position())
    case .macroExpansionDecl, .macroExpansionExpr:
      guard let closure = item.child(.closureExpr) else { return [] }
      purpose = .preview
      lowering.lower(items: closure.items, at: Lowering.Position())
    default:
      return []
    }
    let records = lowering.finishTree()
    return records.isEmpty ? [] : [ViewTree(purpose: purpose, declaration: nil, records: records)]
  }

  /// The trees of views that a function which stands in no type hands to UIKit.
  private static func hostedTrees(
    in item: Node,
    _ components: [String: Component]
  ) -> [ViewTree] {
    item.descendants.compactMap { call in
      guard call.kind == .functionCallExpr, let items = call.hostedViews(in: item) else {
        return nil
      }
      var lowering = Lowering(declaration: nil, components: components)
      lowering.lower(items: items, at: Lowering.Position())
      let records = lowering.finishTree()
      guard !records.isEmpty else { return nil }
      return ViewTree(purpose: .member("rootView"), declaration: nil, records: records)
    }
  }
}

extension Node {
  /// The views that a call hands to UIKit or AppKit, written out or kept in a local name before:
  /// `UIHostingController(rootView: …)`, `UIHostingConfiguration { … }`; nil for other calls, and for
  /// views of types that are read by themselves.
  fileprivate func hostedViews(in item: Node) -> [Node]? {
    guard let call = Expression(self).call, let name = call.callee.memberName,
      ["UIHostingController", "UIHostingConfiguration", "NSHostingController", "NSHostingView"]
        .contains(name)
    else { return nil }
    if name == "UIHostingConfiguration" {
      guard case .closure(let closure)? = call.arguments.first?.value.form else { return nil }
      return closure.items
    }
    guard let root = call.arguments.first(where: { $0.label == "rootView" })?.value else {
      return nil
    }
    guard case .name(let local) = root.form else { return [root.node] }
    var around: [Node] = []
    var node = item
    while let child = node.children.first(where: { $0.range.encloses(range) }), around.count < 64 {
      if child.kind == .codeBlock { around.append(child) }
      if child.range == range { break }
      node = child
    }
    for block in around.reversed() {
      for child in block.children where child.range.upperBound <= range.lowerBound {
        let declaration = child.statement
        guard declaration.kind == .variableDecl else { continue }
        for property in Declaration.Property.properties(of: declaration)
        where property.name == local {
          return property.initialValue.map { [$0.node] }
        }
      }
    }
    return nil
  }
}

extension Declaration.Property {
  /// Whether a `body` is one of views, scenes, commands and the like, rather than of a reducer, a
  /// gesture or another builder's results.
  fileprivate var holdsViews: Bool {
    guard let type, type.hasPrefix("some ") || type.hasPrefix("any ") else { return true }
    let name = type.drop { $0 != " " }.dropFirst().prefix { $0 != "<" }
    return !["Reducer", "Gesture", "Parser", "AppIntent", "Shortcut"].contains {
      name.hasPrefix($0) || name.hasSuffix($0)
    }
  }
}

extension Declaration.Function {
  /// Parameters that hold views or closures of views.
  var viewParameters: [String] {
    parameters.filter { parameter in
      parameter.attributes.contains("ViewBuilder") || parameter.type.includes("View")
        || parameter.type.includes("Content")
    }.map(\.name)
  }
}

extension ItemModel {
  private static func names(definedBy declarations: [Declaration]) -> Set<String> {
    var names = Set(declarations.map(\.name))
    for declaration in declarations {
      names.formUnion(PictureMember.members(of: declaration).map(\.name))
    }
    for declaration in declarations where declaration.keyword == .extension {
      for function in declaration.functions + declaration.modifyingProperties {
        names.insert(function.name)
        if declaration.name == "Image", let image = ImageInitializer(function) {
          names.insert(image.name)
        }
      }
    }
    return names
  }

  /// The modifiers that what it defines applies in its turn, whether or not a view stands before
  /// them: `func plain() -> some View { apply { … } }`.
  private static func names(appliedIn facts: FactsByName) -> Set<String> {
    Set(facts.names.flatMap { facts[$0]?.modifiers?.modifiers.compactMap(\.definition) ?? [] })
  }

  private static func names(usedIn trees: [ViewTree]) -> Set<String> {
    var names: Set<String> = []
    for tree in trees {
      names.formUnion(tree.pictureNames)
      names.formUnion(tree.styleNames)
      // By index: a copy of each would cost more than all the rest.
      for index in tree.records.indices {
        if tree.records[index].construction == .custom { names.insert(tree.records[index].name) }
        if tree.records[index].construction == .builtIn(.image),
          let image = ImageInitializer.name(usedBy: tree.records[index].arguments)
        {
          names.insert(image)
        }
        if let member = tree.memberName(at: index) { names.insert(member) }
        guard tree.records[index].categories.contains(.applying) else { continue }
        for modifier in tree.records[index].modifiers where modifier.categories.contains(.applying)
        {
          if modifier.name == "modifier" {
            if let type = modifier.firstArgument?.call?.callee.path { names.insert(type) }
          } else if modifier.categories.contains(.foreign) {
            names.insert(modifier.name)
          }
        }
      }
    }
    return names
  }

  /// Whether what other files say can change what is known of it: only views and objects look at it.
  package var isOpenToOthers: Bool { !trees.isEmpty || !objects.isEmpty }

  /// Whether what changed in the surroundings can change what is known of the item.
  package func depends(on change: FactsDifference) -> Bool {
    !change.definitions.isDisjoint(with: usedNames) || !change.uses.isDisjoint(with: definedNames)
      || readsCode(in: change) && summary.facts.tellOfModifiers
  }

  /// Whether it uses something that is written in another way now: no fact of it changes, and something
  /// else may be found in it.
  package func readsCode(in change: FactsDifference) -> Bool {
    !change.codes.isDisjoint(with: usedNames)
  }
}
