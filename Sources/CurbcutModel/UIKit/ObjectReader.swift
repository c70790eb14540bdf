import CurbcutSyntax

/// Reads what the code of a type does to objects of UIKit.
///
/// It goes through the bodies of the type's members once, in the order of the source, and follows
/// names to the objects they stand for: stored properties, locals, parameters of closures, what the
/// type's own functions make and set up. Work is proportional to the code.
struct ObjectReader {
  let declaration: Declaration
  var objects: [UIKitObject] = []
  var foreignUses: Set<ForeignUse> = []

  /// What the stored properties stand for; an empty list for those that are no objects.
  var members: [String: [Int]] = [:]
  /// What was assigned to paths: `navigationItem.rightBarButtonItem`.
  var paths: [String: [Int]] = [:]
  /// Local names, innermost block last.
  var scopes: [[String: [Int]]] = []
  /// What the functions of the type return.
  var returned: [String: Set<Int>] = [:]
  /// The parameters of the type's functions, by name; several where a name is overloaded.
  var parameters: [String: [[GivenParameter]]] = [:]
  /// The names of functions and closures inside functions, whose parameters are among those.
  var localFunctions: Set<String> = []
  /// Objects made by the type's own functions.
  var made: [(object: Int, function: String, call: Node)] = []
  /// Objects handed to the type's own functions.
  var handed: [HandedObject] = []
  /// The calls whose arguments are being read, innermost last.
  var calls: [Node] = []
  /// What has been handed over in the arguments of the call that is being read.
  var handedOver: [Int] = []

  /// Calls of what may be factories of other declarations: `.brand(title)`, `Theme.button(title)`.
  var factoryCalls: [FactoryCall] = []
  /// Configurations given to buttons.
  var configured: [(object: Int, configuration: Int)] = []
  /// Functions of the type that are handed on by their names.
  var referenced: Set<String> = []
  /// Local names and properties for what functions give that are declared elsewhere.
  var results: [String: String] = [:]
  /// Objects that other declarations store, by type and property.
  var borrowed: [String: Int] = [:]
  /// What actions know as the control that has called them: `action.sender as? UIButton`.
  var senders: [Int] = []
  /// Whether what is read is only put somewhere on the screen.
  var isPlacing = false

  var member = ""
  var statement: Range<Int> = 0..<0
  var conditions = 0
  /// Whether code has other names for the instance: `guard let strongSelf = self`.
  var hasOtherNames = false
  /// What the functions and closures around return, innermost last.
  var closureResults: [Results] = []
  var depth = 0

  /// What a function or closure returns.
  struct Results {
    /// The type that it is declared with, for `return .init()`.
    var type: String?
    var objects: Set<Int> = []
  }

  /// How deep expressions are followed; code nested deeper is not known.
  static let maximumDepth = 160
  static let own = 0
  static let others = 1

  init(_ declaration: Declaration) {
    self.declaration = declaration
    objects.append(
      UIKitObject(
        name: "self",
        place: .own,
        className: declaration.keyword == .extension
          ? declaration.name : declaration.conformances.first ?? "",
        creation: nil,
        range: declaration.nameRange,
        declaration: declaration,
        isOutlet: false,
        isVisible: !declaration.isPrivate,
        member: ""
      )
    )
    objects.append(
      UIKitObject(
        name: "",
        place: .others,
        className: "",
        creation: nil,
        range: declaration.nameRange,
        declaration: declaration,
        isOutlet: false,
        isVisible: false,
        member: ""
      )
    )
    let properties = declaration.properties
    for property in properties where property.getter == nil {
      members[property.name] = []
      addMember(property)
    }
    if let block = declaration.node.child(.memberBlock) {
      // A function may stand before the property whose value it sets up.
      // So does a property before those that it is made of: `lazy var stack = UIStackView(…)`.
      var late: [Node] = []
      let places = Dictionary(
        properties.map { ($0.name, $0.nameRange.lowerBound) },
        uniquingKeysWith: { first, _ in first }
      )
      readMembers(of: block, depth: 0) { reader, node in
        guard node.kind == .variableDecl else { return }
        if node.names(anyBehindIt: places) { late.append(node) } else { reader.readValue(node) }
      }
      for node in late { readValue(node) }
      readMembers(of: block, depth: 0) { reader, node in
        if node.kind == .variableDecl {
          reader.readAccessors(node)
        } else {
          reader.readFunction(node)
        }
      }
    } else {
      readLoose(declaration.node)
    }
    mergeFunctions()
    nameByImages()
    mergeSenders()
    if declaration.isNamedLikeScreen {
      objects[Self.own].screenFacts = declaration.screenFacts
    }
    for index in objects.indices where !objects[index].lent.isEmpty {
      objects[index].writtenSettings = objects[index].settings
    }
    let isElement = objects[Self.own].settings.contains { setting in
      let path = setting.path.first == "contentView" ? setting.path.dropFirst() : setting.path[...]
      return path.count == 1 && Self.listing.contains(setting.name)
    }
    let isOneElement = objects[Self.own].settings.contains {
      $0.path == ["isAccessibilityElement"] && $0.value?.boolean == true && !$0.isConditional
    }
    for index in objects.indices {
      objects[index].isInsideElement = isElement
      objects[index].isSwallowed = isOneElement && index != Self.own
    }
  }

  /// The properties by which a view decides itself which elements it has.
  private static let listing: Set<String> = [
    "isAccessibilityElement", "accessibilityElements", "accessibilityElementsHidden",
  ]

  // MARK: Members

  mutating func addMember(_ property: Declaration.Property) {
    let isOutlet = property.attributes.contains("IBOutlet")
    let type = property.type.map(Self.className) ?? ""
    guard UIKitType(rawValue: type) != nil || (isOutlet && !type.isEmpty) else { return }
    members[property.name] = [
      add(
        property.name,
        .member,
        className: type,
        creation: nil,
        range: property.nameRange,
        isOutlet: isOutlet,
        isVisible: !property.isPrivate
      )
    ]
  }

  /// `UIButton` of `UIButton!` and `UIKit.UIButton?`.
  static func className(_ type: String) -> String {
    let name = type.hasSuffix("!") || type.hasSuffix("?") ? String(type.dropLast()) : type
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Goes through the properties and functions of a type, those under `#if` too.
  mutating func readMembers(
    of block: Node,
    depth: Int,
    _ read: (inout ObjectReader, Node) -> Void
  ) {
    for node in block.children {
      switch node.kind {
      case .variableDecl, .functionDecl, .initializerDecl, .deinitializerDecl: read(&self, node)
      case .ifConfigDecl where depth < 16:
        for clause in node.children(.ifConfigClause) {
          readMembers(of: clause, depth: depth + 1, read)
        }
      default: break
      }
    }
  }

  /// Reads code that stands in no type.
  mutating func readLoose(_ node: Node) {
    switch node.kind {
    case .variableDecl:
      readValue(node)
      readAccessors(node)
    case .functionDecl: readFunction(node)
    default:
      statement = node.range
      walk(node)
    }
  }

  /// Reads what properties are created as.
  mutating func readValue(_ node: Node) {
    for binding in node.children(.patternBinding) {
      guard let pattern = binding.child(.identifierPattern) else { continue }
      let name = pattern.nameText
      member = name
      if let value = binding.child(.initializerClause)?.lastChild {
        statement = node.range
        let type = binding.child(.typeAnnotation)?.lastChild.map { Self.className($0.text) }
        scopes.append([:])
        // What a list that nobody else sees is used for is seen where the list is.
        let isHidden = declaration.property(name)?.isPrivate == true
        if isHidden, let list = mappedElements(of: value, as: name) {
          scopes.removeLast()
          members[Self.listName(name)] = list
          for index in list { objects[index].rename(name, as: .member, isVisible: false) }
          continue
        }
        let list = isHidden ? elements(of: value) : nil
        if let list { members[Self.listName(name)] = list }
        let found = evaluate(value, expecting: type, isPlaced: list != nil)
        scopes.removeLast()
        adopt(found, as: name)
        if found.isEmpty { keepResult(of: value, as: name) }
      }
    }
  }

  /// Reads the getters, setters and observers of properties.
  mutating func readAccessors(_ node: Node) {
    for binding in node.children(.patternBinding) {
      guard let pattern = binding.child(.identifierPattern),
        let accessors = binding.child(.accessorBlock)
      else { continue }
      let name = pattern.nameText
      member = name
      scopes.append([:])
      let type = binding.child(.typeAnnotation)?.lastChild.map { Self.className($0.text) }
      closureResults.append(Results(type: type))
      if let property = declaration.property(name), property.isOverride {
        note([name], property.decision.map { .assignment($0) } ?? .call, at: node)
      }
      if name == "accessibilityElements", let list = declaration.property(name)?.givenNode {
        objects[Self.own].listed = listedElements(of: list)
      }
      for child in accessors.children { walk(child) }
      let property = declaration.property(name)
      let isOwn =
        property?.getter != nil && property?.isOverride != true
        && property?.attributes.contains("objc") != true
        && !declaration.attributes.contains("objc")
      for object in closureResults.popLast()?.objects ?? []
      where !objects[object].isStored {
        if isOwn, objects[object].place != .parameter, objects[object].creation != nil {
          // What is done to what it gives is told under its name.
          objects[object].rename(name, as: .member, isVisible: true)
        } else {
          // Whoever reads the property may do more to what it gives.
          objects[object].isOpen = true
        }
      }
      scopes.removeLast()
    }
  }

  /// Makes a stored property the name of what its value creates.
  mutating func adopt(_ found: [Int], as name: String) {
    guard let property = declaration.property(name) else { return }
    let declared = members[name]?.first
    guard let first = found.first, !objects[first].isStored else { return }
    for index in found {
      objects[index].rename(name, as: .member, isVisible: !property.isPrivate)
    }
    members[name] = found
    if let declared, declared != first { retire(declared, for: found) }
  }

  mutating func readFunction(_ node: Node) {
    let function = Declaration.Function(reading: node)
    member = function.name
    scopes.append([:])
    var list: [GivenParameter] = []
    for parameter in function.parameters {
      let element = Self.elementType(of: parameter.type)
      let type = Self.className(element ?? parameter.type)
      let object =
        UIKitType(rawValue: type) == nil && !Self.looksLikeObject(type)
        ? -1
        : add(
          parameter.name,
          .parameter,
          className: type,
          creation: nil,
          range: function.nameRange
        )
      let isList = element != nil
      bind(parameter.name, to: object < 0 || isList ? [] : [object])
      if isList, object >= 0 { bind(Self.listName(parameter.name), to: [object]) }
      list.append(GivenParameter(parameter, object: object, isList: isList))
    }
    parameters[function.name, default: []].append(list)
    closureResults.append(Results(type: function.returnType.map(Self.className)))
    if let body = node.child(.codeBlock) {
      if function.isOverride, !function.handsOnToSuper { note([function.name], .call, at: node) }
      let items = Array(body.children)
      for item in items {
        statement = item.range
        if items.count == 1, item.kind != .returnStmt, function.returnType != nil {
          give(item)
        } else {
          walk(item)
        }
      }
    }
    if let results = closureResults.popLast()?.objects, !results.isEmpty {
      returned[function.name, default: []].formUnion(results)
    }
    scopes.removeLast()
  }

  // MARK: Objects

  mutating func add(
    _ name: String,
    _ place: UIKitObject.Place,
    className: String,
    creation: Node?,
    range: Range<Int>,
    isOutlet: Bool = false,
    isVisible: Bool = false
  ) -> Int {
    objects.append(
      UIKitObject(
        name: name,
        place: place,
        className: className,
        creation: creation.map { Expression($0) },
        range: range,
        declaration: declaration,
        isOutlet: isOutlet,
        isVisible: isVisible,
        member: member
      )
    )
    objects[objects.count - 1].conditions = conditions
    return objects.count - 1
  }

  mutating func bind(_ name: String, to objects: [Int]) {
    guard !scopes.isEmpty else { return }
    scopes[scopes.count - 1][name] = objects
  }

  /// What a name stands for; nil for what is declared elsewhere.
  func lookUp(_ name: String) -> [Int]? {
    for scope in scopes.reversed() { if let found = scope[name] { return found } }
    return members[name]
  }

  /// Whether a name is a parameter or a constant of the function that is read, which holds no object.
  func isLocalValue(_ name: String) -> Bool {
    scopes.last { $0[name] != nil }?[name]?.isEmpty == true
  }

  /// Takes note of something done to the type's own instance.
  mutating func note(_ path: [String], _ kind: ObjectSetting.Kind, at node: Node) {
    record(path, kind, on: [Self.own], receiver: "", at: node)
  }

  mutating func record(
    _ path: [String],
    _ kind: ObjectSetting.Kind,
    on found: [Int],
    receiver: String,
    at node: Node
  ) {
    if case .passed = kind { handedOver += found }
    openList(path)
    // A local that is created under a condition is there only where that holds.
    let given =
      found.allSatisfy({ objects[$0].place == .local })
      ? found.map { objects[$0].conditions }.min() ?? 0 : 0
    var setting = ObjectSetting(
      path: path,
      kind: kind,
      receiver: receiver,
      node: node,
      statement: statement,
      isConditional: conditions > given,
      member: member
    )
    setting.isOfSeveral = found.count > 1
    for index in found { objects[index].settings.append(setting) }
    guard path.count > 1, found.count == 1, let inner = borrow(path[0], from: found[0]) else {
      return
    }
    var part = setting
    part.path.removeFirst()
    part.receiver = receiver.isEmpty ? path[0] : "\(receiver).\(path[0])"
    objects[inner].settings.append(part)
  }

  // MARK: Functions of the type

  /// How deep functions may have what they give from each other.
  private static let maximumCalls = 32

  /// Puts what a function of the type makes together with what is done to the object it is called
  /// for; first what that function itself has from another one.
  ///
  /// - Parameter calls: the places in ``made`` by the object they are about.
  private mutating func mergeMade(
    _ place: Int,
    of calls: [Int: [Int]],
    merged: inout Set<Int>,
    depth: Int = 0
  ) {
    guard merged.insert(place).inserted else { return }
    let (object, function, call) = made[place]
    guard let results = returned[function], !results.isEmpty else {
      objects[object].isOpen = true
      return
    }
    for result in results where result != object {
      for inner in calls[result] ?? [] where depth < Self.maximumCalls {
        mergeMade(inner, of: calls, merged: &merged, depth: depth + 1)
      }
      var factory = objects[result]
      let arguments = arguments(of: call, for: function)
      factory.settings = factory.settings.map { $0.bound(to: arguments, in: call) }
      objects[object].take(factory)
      // Where it is created each time, that is what it is.
      if results.count == 1, !factory.isStored, factory.place != .parameter,
        let creation = factory.creation
      {
        objects[object].creation = creation
        objects[object].range = factory.range
        objects[object].nameWhereMade = factory.nameWhereMade ?? factory.name
        // `func makeLabel() -> UIView`
        if objects[object].className == UIKitType.view.rawValue {
          objects[object].className = factory.className
        }
      }
    }
  }

  /// Puts together what functions of the type make and set up with the objects it is done to.
  mutating func mergeFunctions() {
    mergeHanded()
    for (object, configuration) in configured {
      for setting in objects[configuration].settings where !setting.path.isEmpty {
        var part = setting
        part.path = ["configuration"] + setting.path
        part.isOfPart = true
        objects[object].add([part])
      }
      if objects[configuration].isOpen { objects[object].isOpen = true }
    }
    let calls = Dictionary(grouping: made.indices) { made[$0].object }
    var merged: Set<Int> = []
    for place in made.indices { mergeMade(place, of: calls, merged: &merged) }
    let called = Set(made.map(\.function)).union(referenced)
    for (function, results) in returned {
      for result in results where !objects[result].isStored {
        // What is called here is known by its calls; others may do more to what they get.
        if UIKitNames.representing.contains(function), objects[result].place != .parameter {
          // SwiftUI may say more of it, and so may the function that updates it.
          objects[result].isRepresented = true
          for list in parameters["updateUIView"] ?? [] {
            guard let updated = list.first?.object, updated >= 0 else { continue }
            objects[result].add(objects[updated].settings)
          }
        } else if called.contains(function) || objects[result].place == .parameter
          // What code of Objective-C does to it is not read.
          || declaration.function(function)?.attributes.contains("objc") == true
          || declaration.attributes.contains("objc")
        {
          objects[result].isOpen = true
        } else {
          objects[result].factory = function
        }
      }
    }
  }
}
