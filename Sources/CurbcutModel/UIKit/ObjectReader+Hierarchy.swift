import CurbcutSyntax

/// An object that is handed to a function of its own type.
struct HandedObject {
  let object: Int
  let function: String
  let label: String?
  let index: Int
  /// Whether it is one of a list that is written there.
  let isElement: Bool
  /// Where that stands among its settings.
  let setting: Int
  /// The call; nil where there is none.
  let call: Node?
}

/// A parameter of a type's own function.
struct GivenParameter {
  let label: String?
  /// What stands for what it is given, or for each of a list; -1 where that is no known object.
  let object: Int
  /// Whether it takes several objects: `[UIView]`, `UIView...`.
  let isList: Bool
  /// Whether it takes a closure, which may stand behind the call.
  let isClosure: Bool
  /// Whether a call may leave it out.
  let hasDefault: Bool

  /// A parameter of a closure.
  init(object: Int) {
    (label, self.object) = (nil, object)
    (isList, isClosure, hasDefault) = (false, false, false)
  }

  init(_ parameter: Declaration.Parameter, object: Int, isList: Bool) {
    label = parameter.label
    self.object = object
    self.isList = isList
    isClosure = parameter.type.includes("->")
    hasDefault = parameter.defaultValue != nil
  }
}

extension [GivenParameter] {
  /// The labels by which a function with these parameters may be called: in full, without those at
  /// the end that have a value anyway, and with the closure at the end behind the call.
  var labelsOfCalls: [[String?]] {
    var found: [[String?]] = [map(\.label)]
    var left = self[...]
    while let last = left.last, found.count < 8 {
      left = left.dropLast()
      if last.isClosure { found.append(left.map(\.label) + [Self.trailingClosure]) }
      guard last.hasDefault else { break }
      found.append(left.map(\.label))
    }
    return found
  }

  /// What stands among the labels of a call for the closure behind it.
  static let trailingClosure = "{}"
}

extension ObjectReader {
  // MARK: Functions of the type

  /// `UIView` of `[UIView]`, `[UIView?]` and `UIView...`; nil for a type of no list.
  static func elementType(of type: String) -> String? {
    if type.hasSuffix("...") { return String(type.dropLast(3)) }
    let isList = type.hasPrefix("[") && type.hasSuffix("]") && !type.contains(":")
    return isList ? String(type.dropFirst().dropLast()) : nil
  }

  /// Takes note that an object is handed to one of the type's own functions, or under which name
  /// another one tells what it does to it.
  mutating func hand(
    _ object: Int,
    to function: String,
    label: String?,
    index: Int,
    isElement: Bool
  ) {
    guard isOwn(function) else {
      guard let place = objects[object].settings.indices.last else { return }
      objects[object].settings[place].parameterName = parameterName(
        of: function,
        at: index,
        isElement: isElement
      )
      return
    }
    handed.append(
      HandedObject(
        object: object,
        function: function,
        label: label,
        index: index,
        isElement: isElement,
        setting: objects[object].settings.count - 1,
        call: calls.last
      )
    )
  }

  /// Hands the type's own instance to a function of another declaration: `model.bind(view: self)`.
  mutating func handOwn(to function: String, index: Int, isElement: Bool) {
    guard !isOwn(function),
      let name = parameterName(of: function, at: index, isElement: isElement)
    else { return }
    objects[Self.own].handsItselfTo.insert(name)
  }

  /// Whether the call that is read is one of a function of the type, or of one in the member.
  private func isOwn(_ function: String) -> Bool {
    callsOwnInstance
      && (declaration.function(function) != nil || localFunctions.contains(function))
  }

  /// The name under which the function that is called tells what it does to its argument.
  private func parameterName(of function: String, at index: Int, isElement: Bool) -> String? {
    calls.last?.argumentLabels.map {
      ObjectNames.parameter(of: function, $0, at: index, isElement: isElement)
    }
  }

  /// Hands each object of a list to a function: `[name, price].forEach(style)`.
  mutating func handEach(of list: [Int], to function: String, isOwn: Bool, at node: Node) {
    for object in list where object != Self.own {
      record([], .passed(to: function), on: [object], receiver: "", at: node)
      guard isOwn, declaration.function(function) != nil else { continue }
      handed.append(
        HandedObject(
          object: object,
          function: function,
          label: nil,
          index: 0,
          isElement: false,
          setting: objects[object].settings.count - 1,
          call: nil
        )
      )
    }
  }

  /// Whether the call that is read is none of another object's method, which may have the name of one
  /// of the type's own: `player.refresh(button)`.
  private var callsOwnInstance: Bool {
    guard let callee = calls.last?.firstChild, let path = path(of: callee), path.base == nil,
      let owner = path.names.dropLast().last
    else { return true }
    // `strongSelf` is another name of it.
    return owner == "super" || owner == declaration.name || owner.lowercased().hasSuffix("self")
  }

  /// Adds what functions of the type do to their parameters to what they are given.
  mutating func mergeHanded() {
    var byParameter: [Int: [Int]] = [:]
    for (place, found) in handed.enumerated() where objects[found.object].place == .parameter {
      byParameter[found.object, default: []].append(place)
    }
    var isMerged = [Bool](repeating: false, count: handed.count)
    for place in handed.indices { merge(place, byParameter, &isMerged, depth: 0) }
  }

  /// How many functions of the type an object is followed through.
  private static let maximumCalls = 8
  /// How many objects functions of the type may put into what they are given.
  private static let maximumChildren = 256

  private mutating func merge(
    _ place: Int,
    _ byParameter: [Int: [Int]],
    _ isMerged: inout [Bool],
    depth: Int
  ) {
    guard !isMerged[place], depth < Self.maximumCalls else { return }
    isMerged[place] = true
    let found = handed[place]
    let given = receivers(of: found)
    guard !given.isEmpty, !given.contains(where: { $0 < 0 }) else {
      objects[found.object].isOpen = true
      return
    }
    for parameter in given where parameter != found.object {
      // What the function hands on itself comes first.
      for inner in byParameter[parameter] ?? [] {
        merge(inner, byParameter, &isMerged, depth: depth + 1)
      }
      let arguments = arguments(of: found.call, for: found.function)
      objects[found.object].add(
        objects[parameter].settings.map { $0.bound(to: arguments, in: found.call) }
      )
      if objects[found.object].children.count < Self.maximumChildren {
        objects[found.object].children += objects[parameter].children.prefix(Self.maximumChildren)
      }
      if objects[found.object].container == nil {
        objects[found.object].container = objects[parameter].container
      }
      if objects[parameter].isOpen { objects[found.object].isOpen = true }
    }
    let settings = objects[found.object].settings
    if found.setting < settings.count, case .passed(found.function) = settings[found.setting].kind {
      objects[found.object].settings[found.setting].isFollowed = true
    }
  }

  /// What a call of one of the type's own functions gives, by the names of the parameters; empty where
  /// several functions have the name.
  func arguments(of call: Node?, for function: String) -> [String: Expression] {
    guard let call, parameters[function]?.count == 1,
      let declared = declaration.function(function)
    else { return [:] }
    var given = Argument.arguments(of: call)[...]
    var found: [String: Expression] = [:]
    for parameter in declared.parameters {
      guard let next = given.first, next.label == parameter.label, !next.isTrailingClosure else {
        continue
      }
      given = given.dropFirst()
      // Names mean something else where the call stands.
      if case .name = next.value.form { continue }
      found[parameter.name] = next.value
    }
    return found
  }

  /// The parameters that stand for what is handed over; -1 for one that is no known object.
  private func receivers(of found: HandedObject) -> [Int] {
    (parameters[found.function] ?? []).compactMap { list in
      // What stands behind the first of a variadic parameter has no label.
      let last = list.last.flatMap { $0.isList && found.label == nil ? $0 : nil }
      let given =
        found.index < list.count && list[found.index].label == found.label
        ? list[found.index]
        : found.label.flatMap { label in list.first { $0.label == label } } ?? last
      return given.map { found.isElement && !$0.isList ? -1 : $0.object }
    }
  }

  // MARK: Hierarchy

  /// Puts what a call was given into the object that it is called on.
  ///
  /// - Parameter rest: the names from the object to the part of it that takes the others.
  mutating func contain(_ given: [Int], in found: [Int], _ rest: [String]) {
    guard let container = found.first, !given.isEmpty,
      rest.isEmpty || rest == ["view"] || rest == ["contentView"]
    else { return }
    for object in given where object != container && object != Self.own {
      guard objects[object].container == nil else { continue }
      objects[object].container = container
      objects[container].children.append(object)
    }
  }

  /// Puts what is created in the place of an object that was only declared.
  mutating func retire(_ declared: Int, for made: [Int]) {
    guard let first = made.first, objects[declared].creation == nil else { return }
    for object in made {
      objects[object].take(objects[declared])
      if objects[declared].isOpen { objects[object].isOpen = true }
      if handed.contains(where: { $0.object == declared }) { objects[object].isOpen = true }
    }
    if let container = objects[declared].container,
      let place = objects[container].children.firstIndex(of: declared)
    {
      objects[container].children[place] = first
    }
    for child in objects[declared].children { objects[child].container = first }
    objects[declared].retire()
  }

  /// The objects of a list of accessibility elements; nil where one is none that is known.
  mutating func listedElements(of node: Node) -> [Int]? {
    var node = node
    // `[first, second].compactMap { $0 }`
    if node.kind == .functionCallExpr, let callee = node.firstChild,
      callee.kind == .memberAccessExpr, callee.lastChild?.hasText("compactMap") == true,
      let base = callee.firstChild
    {
      node = base
    }
    if let found = elements(of: node) { return found }
    // Names that stand for things of which nothing is known leave out the others all the same.
    guard node.kind == .arrayExpr else { return nil }
    var found: [Int] = []
    for element in node.children {
      guard let value = element.firstChild, let path = path(of: value.withoutCast),
        path.base == nil,
        let name = path.names.first == "self" ? path.names.dropFirst().first : path.names.first,
        path.names.count <= 2, declaration.property(name) != nil, !isList(name),
        case let (objects, rest, _) = resolve(path.names), rest.isEmpty || objects == [Self.own]
      else { return nil }
      if rest.isEmpty { found += objects.filter { $0 != Self.own } }
    }
    return found
  }

  /// Whether a property holds several objects, which are all listed then.
  private func isList(_ name: String) -> Bool {
    lookUp(Self.listName(name)) != nil || declaration.property(name)?.type?.hasPrefix("[") == true
  }

  /// The objects, with the places of others shifted to where they stand among those of the item.
  func objects(from first: Int) -> [UIKitObject] {
    guard first > 0 else { return objects }
    return objects.map { object in
      var object = object
      object.children = object.children.map { $0 + first }
      object.container = object.container.map { $0 + first }
      object.listed = object.listed?.map { $0 + first }
      object.lent = object.lent.mapValues { $0 + first }
      return object
    }
  }
}

extension Node {
  /// The labels of what a call hands over; nil where several closures stand behind it.
  fileprivate var argumentLabels: [String?]? {
    guard child(.multipleTrailingClosureElement) == nil else { return nil }
    let labels = children(.labeledExpr).map(\.argumentLabel)
    return child(.closureExpr) == nil ? labels : labels + [[GivenParameter].trailingClosure]
  }
}

extension UIKitNames {
  /// Whether a method puts what it is given into the view that it is called on.
  static func adds(_ function: String) -> Bool {
    function.hasPrefix("addSubview") || function.hasPrefix("addArranged")
      || function.hasPrefix("insertSubview") || function.hasPrefix("insertArranged")
      // `addConstrainedSubviews`, as projects call theirs.
      || function.hasPrefix("add")
        && (function.hasSuffix("Subview") || function.hasSuffix("Subviews"))
  }
}

extension UIKitObject {
  /// Makes it nothing that anybody meets: another object has taken its place.
  mutating func retire() {
    place = .others
    className = ""
    settings = []
    children = []
    container = nil
  }
}

extension Node {
  /// Whether the value of a property is made of properties that are declared behind it.
  ///
  /// - Parameter places: where the properties of the type are declared.
  func names(anyBehindIt places: [String: Int]) -> Bool {
    children(.patternBinding).contains { binding in
      binding.child(.initializerClause)?.allTokens.contains { token in
        token.kind == .identifier && places[token.text].map { $0 >= range.upperBound } == true
      } == true
    }
  }
}
