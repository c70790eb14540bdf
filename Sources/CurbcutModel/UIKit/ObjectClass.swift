/// What a class of the project means to whoever makes objects of it.
package struct ObjectClass: Sendable, Equatable {
  /// The class of UIKit that it inherits from; nil where that is not known.
  package let type: UIKitType?
  /// The properties and methods by which the class, and those of the project above it, set up their
  /// own instances.
  package let sets: Set<String>
  /// Whether a class above it has not been read.
  package let isUnread: Bool
  /// Whether its instances show a picture that they are given, or that their state chooses.
  package let takesPicture: Bool
  /// Whether it is one of the project's classes; of a property, whether its class is.
  package let isOfProject: Bool
  /// Of a property, the names that rules care for in the code of its type.
  let symbols: MentionedSymbols
  /// Of a property, what its own type does to what it holds, and the class of that to its instances.
  let written: Set<String>
  /// What its instances are painted on by their class alone, or what a property holds by its type
  /// alone; nil where that is not known.
  package internal(set) var background: ObjectBackground?

  package init(
    type: UIKitType?,
    sets: Set<String>,
    isUnread: Bool,
    takesPicture: Bool = false,
    isOfProject: Bool = true,
    symbols: MentionedSymbols = [],
    written: Set<String> = []
  ) {
    self.type = type
    self.sets = sets
    self.isUnread = isUnread
    self.takesPicture = takesPicture
    self.isOfProject = isOfProject
    self.symbols = symbols
    self.written = written
  }
}

extension ObjectClass {
  /// What holds for two classes of one name, as those for two platforms: all that one of them does.
  package func agreed(with other: ObjectClass) -> ObjectClass {
    if self == other { return self }
    var agreed = ObjectClass(
      type: type == other.type ? type : nil,
      sets: sets.union(other.sets),
      isUnread: isUnread || other.isUnread,
      takesPicture: takesPicture && other.takesPicture,
      isOfProject: isOfProject && other.isOfProject,
      symbols: symbols.union(other.symbols),
      written: written.union(other.written)
    )
    agreed.background = background == other.background ? background : nil
    return agreed
  }
}

/// The one color that a view is painted with.
package struct ObjectBackground: Sendable, Equatable {
  package let color: AdaptiveColor
  /// Whether the system says what it is in each appearance.
  package let isSemantic: Bool
}

/// What the objects of an item tell other declarations, and ask of them.
package struct ObjectNames: Sendable {
  /// What is done to things that other declarations own, by the names that they have there.
  private(set) var told: [String: Set<String>] = [:]
  /// What is done to a name that is another declaration's property, `Screen.button`, unless that
  /// declaration has it from elsewhere: by the name, then by the property.
  private(set) var lent: LentTouches = [:]
  /// The names under which others may do something to the objects.
  private(set) var asked: Set<String> = []
  /// Classes of the project that objects are made of or inherit from.
  private(set) var classes: Set<String> = []
  /// The names of what may be factories that are called.
  private(set) var factories: Set<String> = []
  /// The names under which properties of other declarations say what they hold.
  private(set) var borrowed: Set<String> = []
  /// The names under which properties say what they hold.
  private var stored: Set<String> = []

  /// The names under which the item may say anything: what others do to a property of a class is
  /// done to an instance of the class.
  var toldNames: Set<String> {
    Set(told.keys).union(lent.keys).union(classes.map(Self.use)).union(stored)
  }

  init() {}

  init(of readers: [ObjectReader]) {
    for reader in readers {
      for use in reader.foreignUses {
        guard let lender = use.lender else {
          told[use.name, default: []].insert(use.property)
          continue
        }
        lent[use.name, default: [:]][lender, default: []].insert(use.property)
        borrowed.insert(Self.held(by: lender))
      }
      for object in reader.objects { add(object, of: reader.declaration) }
      for name in reader.declaration.namesOfFactories { told[name, default: []].insert("") }
      factories.formUnion(reader.factoryCalls.map(\.name))
      addParameters(of: reader)
    }
  }

  /// Tells all that code does to an object which others have, too.
  private mutating func tellAll(of object: UIKitObject, under name: String) {
    told[name, default: []].formUnion(object.handOvers)
    tell(object.settings, under: name)
    for setting in object.settings {
      // What a class of the project does in its methods is known with the class.
      if setting.isCall, !UIKitNames.isKnown(setting.path),
        UIKitType(rawValue: object.className) != nil
      {
        told[name, default: []].insert(Self.method(setting.path[0]))
      }
      if setting.path.first == "rx" { told[name, default: []].insert("*") }
    }
    if object.isOpen { told[name, default: []].insert("*") }
  }

  private mutating func add(_ object: UIKitObject, of declaration: Declaration) {
    let isCustom = !object.className.isEmpty && UIKitType(rawValue: object.className) == nil
    if isCustom { classes.insert(object.className) }
    switch object.place {
    case .own:
      asked.insert(Self.instance(of: declaration.name))
      asked.insert(Self.use(of: declaration.name))
      guard declaration.keyword == .extension else {
        // A class completes the one above, whose code cannot know what it sets.
        if isCustom { tellAccessibility(of: object, under: Self.use(of: object.className)) }
        return
      }
      if declaration.addsToUIKit {
        for function in declaration.functions {
          told[Self.method(function.name), default: []].insert("")
        }
        for (function, effects) in object.effectsByFunction {
          told[Self.method(function), default: []].formUnion(effects)
        }
        told.merge(object.fixedSides) { $0.union($1) }
        for function in object.makers {
          told[Self.maker(function), default: []].formUnion(
            (object.effectsByFunction[function] ?? []).union([""])
          )
        }
        for function in declaration.functions where function.name == "init" {
          let name = Self.initializer(of: declaration.name, function.parameters.map(\.label))
          told[name, default: []].insert("")
          for setting in object.settings
          where function.node.range.contains(setting.range.lowerBound) {
            guard let property = setting.path.first else { continue }
            if UIKitNames.tells(setting.path) {
              told[name, default: []].insert(property)
            } else if property != "init", setting.path.count == 1,
              declaration.function(property) != nil
            {
              told[name, default: []].formUnion(object.effectsByFunction[property] ?? [])
            } else if declaration.property(property) != nil
              || function.givesOwnType(to: setting)
            {
              // Nobody has read what its setter does.
              told[name, default: []].insert("*")
            } else if setting.mayDoAnything,
              // A closure that it is given is told of what happens.
              !function.parameters.contains(where: { $0.name == property })
            {
              told[name, default: []].insert("*")
            }
          }
        }
      } else {
        let name = Self.instance(of: declaration.name)
        tell(object.settings, under: name)
        // The class may be one of a package that nobody has read.
        if ObjectReader.looksLikeObject(declaration.name) {
          for function in declaration.functions {
            told[Self.method(function.name, of: declaration.name), default: []].insert("")
          }
          for (function, effects) in object.effectsByFunction {
            told[Self.method(function, of: declaration.name), default: []].formUnion(effects)
          }
        }
        if object.settings.contains(where: { $0.path == ["view", "backgroundColor"] }) {
          told[name, default: []].insert("backgroundColor")
        }
        for decision in object.rowHeights { told[name, default: []].insert(decision) }
        if declaration.isNamedLikeScreen {
          told[name, default: []].formUnion(object.screenFacts)
        }
      }
    case .member:
      asked.insert("\(declaration.name).\(object.name)")
      if declaration.keyword == .class {
        stored.insert(Self.held(by: "\(declaration.name).\(object.name)"))
      }
      if object.isVisible { asked.insert(".\(object.name)") }
      if object.isOutlet {
        // Files of Interface Builder ask what the code does to their views.
        let names = ["\(declaration.name).\(object.name)", Self.outlet(object.name)]
        told[names[0], default: []].insert(object.isVisible ? Self.outlet : Self.privateOutlet)
        for name in names {
          tell(object.settings, under: name)
          for setting in object.settings where setting.isCall && !UIKitNames.isKnown(setting.path) {
            let method = setting.path[0]
            told[name, default: []].insert(
              isCustom ? Self.method(method, of: object.className) : Self.method(method)
            )
          }
          for setting in object.settings where setting.path.first == Self.shown {
            guard let property = UIKitNames.told(setting.path.dropFirst()) else { continue }
            told[name, default: []].insert(Self.around(property))
          }
          told[name, default: []].formUnion(object.handOvers)
          if object.isOpen { told[name, default: []].insert("*") }
        }
      }
    case .others: return
    case .elsewhere:
      guard let lender = object.lender else { return }
      asked.insert(lender)
      borrowed.insert(Self.held(by: lender))
      tell(object.settings, under: lender)
      // Who sets a color or takes a title away has to know whether anybody else sets one.
      for setting in object.settings
      where UIKitObject.colors.contains(setting.name) || setting.path == ["setTitle"] {
        told[lender, default: []].insert(setting.mark)
      }
      if object.container != nil || !object.writtenPlaces.isEmpty {
        told[lender, default: []].insert(Self.shown)
      }
      told[lender, default: []].formUnion(object.handOvers)
      if object.isOpen { told[lender, default: []].insert("*") }
    case .local, .parameter, .expression:
      if let factory = object.factory { asked.insert(Self.result(of: factory)) }
    }
    if let initializer = object.initializer { asked.insert(initializer) }
    if let maker = object.maker { asked.insert(maker) }
    if UIKitType(rawValue: object.className)?.showsText == true { asked.insert(Self.appearance) }
    if object.isRepresented { asked.insert(declaration.name) }
    asked.formUnion(object.handsItselfTo)
    if isCustom, declaration.conforms(to: "UIViewRepresentable") {
      asked.insert(Self.use(of: object.className))
    }
    if let source = object.source {
      let name = Self.result(of: source)
      tell(object.settings, under: name)
      told[name, default: []].formUnion(object.handOvers)
      if object.settings.contains(where: \.handsOn) { told[name, default: []].insert("*") }
    }
    if isCustom {
      tell(object.settings, under: Self.use(of: object.className))
      tellScreen(object)
    }
    for setting in object.settings {
      if setting.isCall, !UIKitNames.isKnown(setting.path) {
        asked.insert(Self.method(setting.path[0]))
      }
      if let name = setting.parameterName { asked.insert(name) }
      if let name = setting.sidesName { asked.insert(name) }
    }
  }

  /// Tells what the functions of a type do to the objects that others hand them.
  private mutating func addParameters(of reader: ObjectReader) {
    for (function, overloads) in reader.parameters {
      let called = function == "init" ? reader.declaration.name : function
      for parameters in overloads {
        let calls = parameters.labelsOfCalls
        for (index, parameter) in parameters.enumerated() where parameter.object >= 0 {
          let object = reader.objects[parameter.object]
          for labels in calls where index < labels.count {
            let name = Self.parameter(of: called, labels, at: index, isElement: parameter.isList)
            tellAll(of: object, under: name)
          }
        }
      }
    }
  }

  /// Tells the class of a view controller that it is pushed, and whether it is given a title then.
  private mutating func tellScreen(_ object: UIKitObject) {
    guard object.isHanded(to: "pushViewController") else { return }
    let name = Self.use(of: object.className)
    told[name, default: []].insert(ScreenFacts.pushed)
    let isNamed = object.settings.contains { setting in
      setting.path.contains { $0.lowercased().includes("title") } || setting.handsOn
        || setting.path.first == "navigationItem"
    }
    if isNamed || object.isOpen { told[name, default: []].insert(ScreenFacts.title) }
  }

  /// Tells what a class sets of its own instances' accessibility, in code or by overriding it.
  private mutating func tellAccessibility(of own: UIKitObject, under name: String) {
    for property in own.settings.compactMap(\.path.first)
    where UIKitNames.isOfAccessibility(property) {
      told[name, default: []].insert(property)
    }
  }

  private mutating func tell(_ settings: [ObjectSetting], under name: String) {
    for setting in settings {
      if let property = UIKitNames.told(setting.path), !setting.takesTitle {
        told[name, default: []].insert(property)
      }
    }
  }

  /// The name for what classes do to their own outlets of a name.
  package static func outlet(_ name: String) -> String { "@\(name)" }

  /// The name for what the extensions of a class do to each of its instances.
  static func instance(of name: String) -> String { "\(name).self" }

  /// The name for what others do to single instances of a class: the class itself may count on that
  /// only where all do so, and its other instances not at all.
  package static func use(of name: String) -> String { "\(name).use" }

  /// The name for what an initializer does that an extension adds to a class of UIKit.
  static func initializer(of type: String, _ labels: [String?]) -> String {
    "~\(type)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
  }

  /// The name for what a function does to what it is handed: `>style(button:)#0`, or to each of a list:
  /// `>style(buttons:)#0[]`.
  static func parameter(
    of function: String,
    _ labels: [String?],
    at index: Int,
    isElement: Bool
  ) -> String {
    let list = isElement ? "[]" : ""
    return ">\(function)(\(labels.map { ($0 ?? "_") + ":" }.joined()))#\(index)\(list)"
  }

  /// Whether a name among what is done to an object says that more is told under it: a function that
  /// it is handed to, a method of the project's extensions.
  static func leadsOn(_ name: String) -> Bool { name.hasPrefix(">") || name.hasPrefix("~") }

  /// The name under which a factory of an extension tells what it does to what it makes.
  static func maker(_ name: String) -> String { "+\(name)" }

  /// What stands beside such a name where what is told under it has been added.
  package static func followed(_ name: String) -> String { "<\(name)" }

  /// What is done to an object by what is told of it: `*` where it is handed to what nobody has read.
  package static func done(by told: Set<String>) -> Set<String> {
    var done = told.filter { !$0.isEmpty && !$0.hasPrefix("<") && !leadsOn($0) }
    if told.contains(where: { $0.hasPrefix(">") && !told.contains(followed($0)) }) {
      done.insert("*")
    }
    return done
  }

  /// The same for what a function tells of a parameter, whose methods have to be read too.
  package static func done(byFunction told: Set<String>) -> Set<String> {
    var done = done(by: told)
    if told.contains(where: { leadsOn($0) && !told.contains(followed($0)) }) { done.insert("*") }
    return done
  }

  /// What stands among the properties of an outlet if the file of Interface Builder has been read that
  /// it is connected in.
  package static let interface = "@interface"

  /// What stands there for what such a file sets itself, which is nothing that code does.
  static func inInterface(_ property: String) -> String { "@interface.\(property)" }

  /// What stands among what such a file sets on a view of one of the project's classes.
  package static func ofClass(_ name: String) -> String { "class:\(name)" }

  /// The classes of the project that such files give a view, of what they set on it.
  static func classes(in sets: Set<String>) -> [String] {
    let mark = ofClass("")
    return sets.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }

  /// The properties that code or a file of Interface Builder sets, of what is told of an outlet.
  static func set(by told: Set<String>) -> Set<String> {
    guard told.contains(interface) else { return told }
    let mark = inInterface("")
    return Set(told.map { $0.hasPrefix(mark) ? String($0.dropFirst(mark.count)) : $0 })
  }

  /// The properties that such a file sets, of what is told of an outlet.
  static func setInInterface(by told: Set<String>) -> Set<String> {
    let mark = inInterface("")
    return Set(told.lazy.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) })
  }

  /// What stands among what such a file sets on a view that stands in the one of another outlet.
  static func inside(_ outlet: String) -> String { "@inside.\(outlet)" }

  /// What stands among the properties of an outlet that its class declares itself, and of one that
  /// nobody else sees.
  package static let outlet = "@outlet"
  package static let privateOutlet = "@private"

  /// What stands among what is done to a view that is put into another one.
  package static let shown = "superview"

  /// What stands there for what code sets on the view around it.
  package static func around(_ property: String) -> String { "\(shown).\(property)" }

  /// The name under which a class that only its own file sees tells files of Interface Builder what it
  /// is.
  package static func hiddenClass(_ name: String) -> String { "\(name)@private" }

  /// The name under which a class says what a property of it holds.
  package static func held(by property: String) -> String { "\(property)=" }

  /// The name for what is done to what a function gives.
  static func result(of function: String) -> String { "\(function)()" }

  /// The name for what is done to the appearance of all objects of some class.
  static let appearance = result(of: "appearance")

  /// The name for what a method of an extension of UIKit's classes does.
  static func method(_ name: String) -> String { "~\(name)" }

  /// The name for what a method of an extension does to instances of a class that UIKit does not have.
  static func method(_ name: String, of type: String) -> String { "~\(type).\(name)" }

  /// The class whose method a name stands for that begins with `~`; nil for one of UIKit's classes.
  package static func owner(ofMethod name: String) -> String? {
    guard name.hasPrefix("~"), let dot = name.firstIndex(of: ".") else { return nil }
    return String(name[name.index(after: name.startIndex)..<dot])
  }
}

extension Declaration {
  /// Whether it adds to objects of UIKit: an extension of one of its classes, of what they inherit or
  /// adopt, or of a protocol where one of them adopts it.
  fileprivate var addsToUIKit: Bool {
    guard keyword == .extension else { return false }
    if UIKitType(rawValue: name) != nil || UIKitType.hasAbove(name) { return true }
    return node.child(.genericWhereClause)?.children.contains { requirement in
      guard requirement.kind == .conformanceRequirement || requirement.kind == .sameTypeRequirement,
        requirement.firstChild?.text == "Self", let type = requirement.lastChild?.text
      else { return false }
      return UIKitType(rawValue: ObjectReader.className(type)) != nil
    } == true
  }
}

extension Declaration.Function {
  /// Whether a property is set to a parameter of a type that is none of the system's, so that it is a
  /// property of the project too: `self.style = style`.
  fileprivate func givesOwnType(to setting: ObjectSetting) -> Bool {
    guard setting.path.count == 1, case .name(let name)? = setting.value?.form,
      let type = parameters.first(where: { $0.name == name })?.type
    else { return false }
    let plain: Set<String> = ["String", "Bool", "Int", "Double", "Float"]
    let word = String(type.prefix { $0 != "?" && $0 != "." && $0 != "!" })
    return !["UI", "NS", "CG", "[", "("].contains { word.hasPrefix($0) } && !plain.contains(word)
  }
}

/// What is done to names, by the name and by the property of another declaration that it is.
typealias LentTouches = [String: [String: Set<String>]]

extension ObjectSetting {
  /// Whether it is a call, in an extension of one of UIKit's classes, of something that nobody has
  /// read: `brand.apply(style)`.
  var mayDoAnything: Bool {
    guard isCall, !UIKitNames.isKnown(path), let name = path.first,
      name.first?.isLowercase == true, name != "init"
    else { return false }
    return !UIKitNames.isFreeFunction(name) && !Self.keepingRecords.matches(name)
  }

  private static let keepingRecords = NameHint("log logger logging analytics tracker")

  /// Whether it gives a button an empty title, which is no title.
  fileprivate var takesTitle: Bool {
    guard path == ["setTitle"], case .string(let title)? = argument(nil)?.form else { return false }
    return title.isBlank
  }
}
