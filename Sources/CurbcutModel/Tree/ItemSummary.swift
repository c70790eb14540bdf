import CurbcutSyntax

/// What one top-level item means to others. Others are looked at again only when it changes.
package struct ItemSummary: Sendable, Equatable {
  /// What views, modifiers and types are, and how the item uses them.
  package internal(set) var facts = FactsByName()
  /// Constants by their name, `Type.name`.
  package private(set) var constants: [String: Expression] = [:]
  /// The names of its types, modifiers and constants, with whether other files see them.
  package private(set) var declared: [String: Bool] = [:]
  /// The names that it declares more than once, so that others cannot know which is meant.
  package private(set) var contested: Set<String> = []
  /// The names of its types that other files see.
  package private(set) var types: Set<String> = []

  package init() {}

  /// Shares a value under a name; none where the item gives the name several.
  mutating func share(_ value: Expression?, as name: String, isPrivate: Bool) {
    let isKnown = declared[name] != nil
    declare(name, isPrivate: isPrivate)
    constants[name] = isKnown ? nil : value
  }

  /// Takes note that the item declares something.
  private mutating func declare(_ name: String, isPrivate: Bool) {
    if declared[name] == true, !isPrivate { contested.insert(name) }
    declared[name] = declared[name] ?? false || !isPrivate
  }
}

extension ItemSummary {
  /// The same without the code that is read with what a use hands to it.
  package var withoutCode: ItemSummary {
    var others = self
    others.facts = facts.withoutCode
    return others
  }

  /// What of an item follows from its syntax alone: constants, and modifiers it defines.
  init(of declarations: [Declaration]) {
    self.init()
    for declaration in declarations {
      if declaration.keyword == .extension {
        facts[declaration.name, default: NameFacts()].isExtended = true
      } else {
        declare(declaration.name, isPrivate: declaration.isPrivate)
        if !declaration.isPrivate { types.insert(declaration.name) }
      }
      addConstants(of: declaration)
      addMembers(of: declaration)
      addColors(of: declaration)
      addLooks(ofInstancesOf: declaration)
      addThemes(of: declaration)
      addFonts(of: declaration)
      addLookups(of: declaration)
      addOpeners(of: declaration)
      addTextSizes(of: declaration)
      addModifiers(of: declaration)
      addImages(of: declaration)
      addPictures(of: declaration)
      let announced = declaration.announcedProperties
      if !announced.isEmpty { facts[declaration.name, default: NameFacts()].announced = announced }
      let passing = declaration.passingProperties
      if !passing.isEmpty { facts[declaration.name, default: NameFacts()].passing = passing }
    }
  }

  /// What the members give that are images. Those of several types have a name in common, so that none
  /// declares it: what all of them say counts.
  private mutating func addPictures(of declaration: Declaration) {
    for member in PictureMember.members(of: declaration) {
      facts[member.name, default: NameFacts()].add(picture: member.facts)
    }
  }

  /// What the initializers make that an extension adds to `Image`.
  private mutating func addImages(of declaration: Declaration) {
    guard declaration.keyword == .extension, declaration.name == "Image" else { return }
    for function in declaration.functions {
      guard let made = ImageInitializer(function) else { continue }
      declare(made.name, isPrivate: declaration.isPrivate || function.isPrivate)
      // Two that only differ in what they are given are not told apart.
      let others = facts[made.name]?.view
      let agreed = others == nil || others == made.facts
      facts[made.name, default: NameFacts()].view = agreed ? made.facts : ViewFacts()
    }
  }

  /// The name of a color, font, picture or size, or of one of two words, that the values of a type work
  /// out.
  static func computed(_ name: String, of type: String) -> String { "\(type)#\(name)" }

  /// The name under which a protocol tells that its types may give something else than its extensions do.
  static func protocolName(_ name: String) -> String { "\(name)#" }

  /// The properties of a type of values, for views of the file that show them.
  private mutating func addMembers(of declaration: Declaration) {
    guard !declaration.conforms(to: "View"), declaration.name != "View" else { return }
    for property in declaration.properties where !property.isStatic {
      let name = ValueType.key(of: property.name, in: declaration.name)
      constants[name] = Expression(property.node)
      declare(name, isPrivate: declaration.isPrivate || property.isPrivate)
    }
    if declaration.keyword == .enum, declaration.conforms(to: "String") {
      let name = ValueType.keyOfCases(in: declaration.name)
      constants[name] = Expression(declaration.node)
      // Where raw values are not what the cases are called, others may show them.
      if !declaration.conforms(to: "CodingKey"),
        EnumerationCase.cases(in: declaration.node).contains(where: { $0.raw != nil })
      {
        declare(name, isPrivate: declaration.isPrivate)
      }
    }
    if declaration.keyword == .enum, let cases = declaration.allCases {
      let name = ValueType.keyOfAll(in: declaration.name)
      constants[name] = cases
      declare(name, isPrivate: declaration.isPrivate)
    }
  }

  private mutating func addConstants(of declaration: Declaration) {
    if declaration.keyword == .protocol {
      share(
        Expression(declaration.node),
        as: Self.protocolName(declaration.name),
        isPrivate: declaration.isPrivate
      )
    }
    for property in declaration.properties
    where !property.isStatic {
      guard property.isLook || property.type == "String",
        let value = property.singleValue, property.type != "String" || value.isChoiceOfWords
      else { continue }
      let name = Self.computed(property.name, of: declaration.name)
      constants[name] = value
      declare(name, isPrivate: declaration.isPrivate || property.isPrivate)
    }
    for property in declaration.properties where property.isStatic {
      let value = property.initialValue ?? property.singleValue
      guard let value,
        property.isConstant || property.getter != nil || declaration.isPalette
          || declaration.keepsAsDeclared(property)
      else { continue }
      let name = "\(declaration.name).\(property.name)"
      constants[name] = value
      declare(name, isPrivate: declaration.isPrivate || property.isPrivate)
    }
    addConstants(nestedIn: declaration, as: declaration.name, isPrivate: declaration.isPrivate)
  }

  /// The constants of the types in a type, by their whole path: `Palette.Gray.light`.
  private mutating func addConstants(
    nestedIn declaration: Declaration,
    as path: String,
    isPrivate: Bool,
    depth: Int = 0
  ) {
    guard depth < 4 else { return }
    for nested in declaration.nested {
      let path = "\(path).\(nested.name)"
      let isPrivate = isPrivate || nested.isPrivate
      for property in nested.properties
      where property.isStatic
        && (property.isConstant || property.getter != nil || nested.keepsAsDeclared(property))
      {
        guard let value = property.initialValue ?? property.singleValue else { continue }
        constants["\(path).\(property.name)"] = value
        declare("\(path).\(property.name)", isPrivate: isPrivate || property.isPrivate)
      }
      addConstants(nestedIn: nested, as: path, isPrivate: isPrivate, depth: depth + 1)
    }
  }

  /// What a function of an extension of `View`, or of a view of Apple's, or a `ViewModifier` adds to what it is applied to.
  private mutating func addModifiers(of declaration: Declaration) {
    for function in declaration.functions + declaration.modifyingProperties {
      let isBody = function.name == "body" && function.parameters.first?.label == "content"
      guard let items = function.body, isBody || declaration.extendsView && !function.isStatic
      else { continue }
      guard items.last != nil, function.returnType != nil else { continue }
      let name = isBody ? declaration.name : function.name
      let applied = AppliedModifiers.modifiers(appliedBy: function, in: declaration)
      let isPrivate = declaration.isPrivate || function.isPrivate
      // Functions of one name that are all read are told apart where they are used.
      if !isBody, let applied, let other = facts[name]?.modifiers, declared[name] == !isPrivate {
        facts[name, default: NameFacts()].modifiers = other.adding(applied)
        continue
      }
      if !isBody { declare(function.name, isPrivate: isPrivate) }
      facts[name, default: NameFacts()].modifiers = applied
      let source = ModifierSource(function: function, declaration: declaration)
      facts[name, default: NameFacts()].wrapper =
        applied == nil && items.count == 1 && source.putsIntoControl ? source : nil
    }
  }
}

extension ItemSummary {
  /// How many modifiers one name may stand for.
  private static let maximumOpened = 64

  /// Adds to what a modifier applies what the project's modifiers in it apply in turn.
  ///
  /// - Parameter written: what the item's modifiers apply as written.
  mutating func open(_ written: FactsByName, in context: DeclarationContext) {
    for name in written.names {
      guard let applied = written[name]?.modifiers else { continue }
      facts[name, default: NameFacts()].modifiers =
        applied.overloads.isEmpty
        ? opened(applied, named: name, in: context)
        : AppliedModifiers(
          overloads: applied.overloads.map { opened($0, named: name, in: context) }
        )
    }
  }

  private func opened(
    _ applied: AppliedModifiers,
    named name: String,
    in context: DeclarationContext
  ) -> AppliedModifiers {
    var opened = applied.modifiers
    var handing = applied
    var sources: [String: ModifierSource] = [:]
    // What is found is followed at once: where it waited for others to be opened, a chain would take
    // as many rounds as it is long.
    var index = 0
    while index < opened.count, opened.count < Self.maximumOpened {
      if let inner = opened[index].definition, inner != name {
        let called = context.facts[inner]?.modifiers
        if let called {
          if index < applied.modifiers.count { sources[inner] = called.source }
          handing.hand(opened[index], on: called)
          // What it applies stands in its place, also for files that do not see it.
          opened[index] = opened[index].coming(from: .applied(by: inner))
        }
        for modifier in called?.applied(by: opened[index]) ?? []
        where !opened.contains(modifier) {
          if opened.count < Self.maximumOpened { opened.append(modifier) }
        }
      }
      index += 1
    }
    return AppliedModifiers(
      opened,
      parameters: handing.parameters,
      source: applied.source?.applying(sources)
    )
  }
}

extension DeclarationContext {
  /// Adds what one declaration shares.
  package mutating func add(_ summary: ItemSummary) {
    facts.add(summary.facts)
    add(constantsOf: summary)
  }

  /// Adds the constants that one declaration shares.
  package mutating func add(constantsOf summary: ItemSummary) {
    for (name, value) in summary.constants {
      constants[name] = value
      themes.set(name, to: value)
    }
  }

  /// Forgets the constants of the file.
  package mutating func forgetConstants() {
    constants = [:]
    themes = ThemeColors()
  }
}

extension Declaration {
  /// Whether its static properties are colors that nobody changes, whether or not they say `let`:
  /// those of an extension of a color, and of a namespace without a function that could.
  fileprivate var isPalette: Bool {
    switch keyword {
    case .extension: ["Color", "UIColor", "ShapeStyle"].contains(name)
    case .enum: functions.isEmpty && properties.allSatisfy { $0.isStatic && $0.isColor }
    default: false
    }
  }
}

extension Declaration {
  /// Whether a static variable stays what it is declared with, as far as the project says: only its own
  /// type may set it, and does so to a parameter that is the same where a call leaves it out.
  fileprivate func keepsAsDeclared(_ property: Property) -> Bool {
    guard property.isStatic, !property.isConstant, property.getter == nil,
      property.isSetPrivately, let value = property.initialValue
    else { return false }
    return functions.allSatisfy { function in
      guard function.node.allTokens.contains(where: { $0.text == property.name }) else {
        return true
      }
      let other = function.parameters.first { $0.name == property.name }
      return other?.defaultValue?.source == value.source
    }
  }
}

extension Declaration.Property {
  /// Whether no other file can set it: `private(set) static var`.
  fileprivate var isSetPrivately: Bool {
    isPrivate || node.children(.declModifier).contains { $0.text.hasPrefix("private(set)") }
  }

  /// Whether it says how something looks: a color, a font, a picture or a size.
  fileprivate var isLook: Bool {
    guard let type = type?.filter({ $0 != "?" && $0 != "!" }) else { return false }
    return type.hasSuffix("Color") || ["UIFont", "UIImage", "CGFloat"].contains(type)
  }

  fileprivate var isColor: Bool {
    if let type { return type == "Color" || type == "UIColor" }
    return ["Color", "UIColor"].contains(initialValue?.call?.callee.path)
      || ["Color", "UIColor"].contains { initialValue?.path?.hasPrefix("\($0).") == true }
      || initialValue?.source.hasPrefix("UIColor(named:") == true
  }
}

extension Expression {
  /// Whether it is one of two texts that are written out.
  fileprivate var isChoiceOfWords: Bool {
    guard case .ternary(_, let then, let otherwise) = form, case .string(let one) = then.form,
      case .string(let other) = otherwise.form
    else { return false }
    return one.literal != nil && other.literal != nil
  }
}

extension Declaration {
  /// The cases of an enumeration that can list them, as an array of their names.
  fileprivate var allCases: Expression? {
    let cases = conforms(to: "CaseIterable") ? EnumerationCase.cases(in: node) : []
    guard !cases.isEmpty, !cases.contains(where: \.hasPayload), property("allCases") == nil else {
      return nil
    }
    let list = "[\(cases.map { ".\($0.name)" }.joined(separator: ", "))]"
    return SyntaxTree(parsing: list).units.first.map { Expression($0.root(at: 0).statement) }
  }
}
