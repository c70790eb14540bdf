/// Whether views have few elements, by their trees.
package typealias SmallViews = [ObjectIdentifier: Bool]

/// The views and styles that a reader may enter where they are used.
package struct ReadableViews: Sendable {
  /// A tree with the offset of its item in the file that is read; nil for one of another file.
  struct Entry: Sendable {
    let tree: ViewTree
    let base: Int?
    /// The file that it is written in.
    fileprivate let path: String
    /// The type that a member belongs to, with those around it: `Huts.Order`.
    fileprivate var owner = ""
  }

  /// A function that gives a view.
  struct Function: Sendable {
    let entry: Entry
    let function: Declaration.Function
  }

  /// Bodies of views by type name: several types may have one, in other targets or inside others.
  private var views: [String: [Entry]] = [:]
  /// The files that views are written in.
  private var paths: [ObjectIdentifier: String] = [:]
  /// Members that give views, by the names of both with a dot between them: `Role.icon`.
  private var members: [String: [Entry]] = [:]
  /// Functions that give views and belong to no type, by name: those that take other arguments.
  private var functions: [String: [Function]] = [:]
  /// The files of views that show what UIKit or AppKit makes, by type name: they have no body to enter.
  private var represented: [String: Set<String>] = [:]
  /// Modifiers of the project that bring a toolbar, by the type that they are written in.
  private var toolbars: [String: [Entry]] = [:]
  /// Modifiers of the project that put other views around what they are applied to, by type name.
  private(set) var wrappers: [String: Entry] = [:]
  /// `makeBody` of styles by type name.
  private(set) var styles: [String: Entry] = [:]
  /// Types of styles by the name they go by: `primary` of `.buttonStyle(.primary)`.
  private(set) var styleNames: [String: String] = [:]

  /// What modifiers of other files apply, by name; those of the own file are applied beforehand.
  private(set) var modifiers: [String: [Modifier]] = [:]
  /// Constants of other files by their name: `Strings.title`.
  private(set) var constants: [String: Expression] = [:]
  /// Types, functions and constants, for the values that are made of them.
  private(set) var types = KnownTypes()
  /// The classes of UIKit's views that the project declares, with what their instances do to themselves.
  private(set) var classes: [String: (item: ItemModel, own: UIKitObject)] = [:]
  /// What makes objects of UIKit with words.
  private(set) var makerWords = MakerWords()

  package init() {}

  /// The same without the views and functions that a view uses: only what belongs to types, and values.
  package var withoutViews: ReadableViews {
    var rest = self
    (rest.views, rest.functions, rest.wrappers) = ([:], [:], [:])
    return rest
  }

  /// The same, where state counts as what it starts with.
  package var startingFresh: ReadableViews {
    var first = self
    first.types.startsFresh = true
    return first
  }

  /// Nothing to enter, of the same moment.
  package var emptied: ReadableViews {
    var nothing = ReadableViews()
    nothing.types.startsFresh = types.startsFresh
    return nothing
  }

  /// Adds what an item defines; what was there of the file under the same name is forgotten.
  ///
  /// - Parameters:
  ///   - base: The offset of the item in the file that is read; nil for one of another file, whose
  ///     places are told as those of the code that enters it.
  ///   - path: The file that it is written in.
  package mutating func add(_ item: ItemModel, at base: Int?, in path: String) {
    for tree in item.trees {
      paths[ObjectIdentifier(tree)] = path
      var entry = Entry(tree: tree, base: base, path: path)
      guard let declaration = tree.declaration else {
        if case .member(let member) = tree.purpose { add(member, entry, of: item) }
        continue
      }
      let name = declaration.name
      switch tree.purpose {
      case .body:
        views[name, default: []].removeAll { $0.path == path }
        views[name, default: []].append(entry)
      case .style: styles[name] = entry
      case .member(let member):
        let key = ViewTree.memberName(member, of: name)
        entry.owner = item.path(of: declaration)
        members[key, default: []].removeAll { $0.owner == entry.owner }
        members[key, default: []].append(entry)
      case .modifier:
        wrappers[name] = tree.isWrapper ? entry : nil
      case .preview: break
      }
      if tree.purpose == .modifier || tree.isOfReceiver, tree.bringsToolbar {
        toolbars[name, default: []].removeAll { $0.path == path && $0.tree.isSame(as: tree) }
        toolbars[name, default: []].append(entry)
      }
    }
    if base == nil {
      for name in item.summary.facts.names {
        if let applied = item.summary.facts[name]?.modifiers {
          modifiers[name] = applied.modifiers
        }
      }
      for (name, value) in item.summary.constants { constants[name] = value }
    }
    types.add(item)
    for object in item.objects
    where object.isOwn && object.declaration.keyword == .class && object.isKind(of: .view) {
      classes[object.declaration.name] = (item, object)
    }
    makerWords.add(item, in: path)
    for declaration in item.declarations
    where declaration.conformances.contains(where: { $0.hasSuffix("Representable") }) {
      represented[declaration.name, default: []].insert(path)
    }
    for declaration in item.declarations
    where declaration.keyword == .extension && declaration.name.hasSuffix("Style") {
      for property in declaration.properties where property.isStatic {
        let value = property.initialValue ?? property.singleValue
        guard let type = value?.call?.callee.path ?? property.type else { continue }
        styleNames[property.name] = type == ".init" ? property.type ?? type : type
      }
    }
  }

  /// Adds a function that belongs to no type.
  private mutating func add(_ name: String, _ entry: Entry, of item: ItemModel) {
    let statement = item.node.statement
    guard statement.kind == .functionDecl else { return }
    let function = Declaration.Function(reading: statement)
    guard function.name == name else { return }
    let text = function.node.text
    functions[name, default: []].removeAll {
      $0.entry.path == entry.path && $0.function.node.text == text
    }
    functions[name, default: []].append(Function(entry: entry, function: function))
  }

  /// The views that a member of a type gives. Several types may hold one of the same name, as each
  /// `State` its `Order`: then the one is meant that is named with the types around it.
  func member(_ name: String, of type: String) -> Entry? {
    guard let entries = members[ViewTree.memberName(name, of: type)] else { return nil }
    return entries.last { $0.owner == type || $0.owner.hasSuffix("." + type) } ?? entries.last
  }

  /// The functions of a name that give views and may be called without a type before them: those that
  /// belong to none, and those that the project adds to all views.
  func functions(_ name: String) -> [Function] {
    var found = functions[name] ?? []
    if let entry = member(name, of: "View"), !entry.tree.isOfReceiver,
      let function = entry.tree.declaration?.function(name)
    {
      found.append(Function(entry: entry, function: function))
    }
    return found
  }

  /// The view that a name means where it is used: of several that are compiled for the platform that of
  /// the same file, else the nearest by folder that is not private; nil for what nobody has read.
  func view(_ name: String, usedIn tree: ViewTree, on platform: Platforms) -> Entry? {
    guard var entries = views[name] else { return nil }
    let others = represented[name] ?? []
    guard entries.count > 1 || !others.isEmpty, let path = paths[ObjectIdentifier(tree)] else {
      return entries.last
    }
    let meant = entries.filter { entry in
      guard let declaration = entry.tree.declaration else { return true }
      return !declaration.platforms.isDisjoint(with: platform)
        && (entry.path == path || !declaration.isPrivate)
    }
    if !meant.isEmpty { entries = meant }
    func nearness(_ other: String) -> Int {
      other == path ? Int.max : zip(other.utf8, path.utf8).prefix { $0 == $1 }.count
    }
    let nearest = entries.reversed().max { nearness($0.path) < nearness($1.path) }
    guard let nearest, !others.contains(where: { nearness($0) > nearness(nearest.path) }) else {
      return nil
    }
    return nearest
  }

  /// The toolbar that a modifier in a type of the project is: the view that it is written on, and which
  /// of its modifiers it is.
  func toolbar(_ modifier: Modifier, of type: String) -> (Entry, Element, Int)? {
    let source = modifier.arguments.first?.value.source
    for entry in (toolbars[type] ?? []).reversed() {
      for (index, record) in entry.tree.records.enumerated() {
        let place = record.modifiers.firstIndex {
          $0.name == modifier.name && $0.range == modifier.range
            && $0.arguments.first?.value.source == source
        }
        if let place { return (entry, Element(tree: entry.tree, index: index), place) }
      }
    }
    return nil
  }

  /// Whether a type of the project is a shape: nothing to VoiceOver until modifiers make it something.
  func isShape(_ name: String) -> Bool {
    types.conforms(name, to: ["Shape", "InsettableShape"]) && views[name] == nil
  }

  /// Whether a type of the project arranges the views that it is called with.
  func isLayout(_ name: String) -> Bool { types.conforms(name, to: ["Layout"]) }

  /// The style that the argument of a style modifier means: `.primary`, `PrimaryButtonStyle()`.
  func style(_ argument: Expression) -> Entry? {
    let path = argument.call?.callee.path ?? argument.path
    guard let path else { return nil }
    if path.hasPrefix(".") { return styleNames[String(path.dropFirst())].flatMap { styles[$0] } }
    return styles[path]
  }
}

extension ItemModel {
  /// The name of a type with those around it: `Huts.Order`.
  fileprivate func path(of declaration: Declaration) -> String {
    declarations.filter { $0.node.range.encloses(declaration.node.range) }
      .sorted { $0.node.range.count > $1.node.range.count }
      .map(\.name).joined(separator: ".")
  }
}

extension ViewTree {
  /// Whether one of its views has a toolbar.
  fileprivate var bringsToolbar: Bool {
    records.contains { $0.modifiers.contains { $0.name == "toolbar" } }
  }

  /// Whether it is written for the same member as another one.
  fileprivate func isSame(as other: ViewTree) -> Bool {
    purpose == other.purpose && declaration?.node.range == other.declaration?.node.range
  }

  /// Whether it shows the view that a function of an extension is called on, as a modifier does.
  fileprivate var isOfReceiver: Bool { records.contains { $0.name == "self" } }
}
