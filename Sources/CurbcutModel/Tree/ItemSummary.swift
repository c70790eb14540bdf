import CurbcutSyntax

extension ItemSummary {
  /// What of an item follows from its syntax alone: constants, and modifiers it defines.
  init(of declarations: [Declaration]) {
    self.init()
    for declaration in declarations {
      if declaration.keyword == .extension {
        extended.insert(declaration.name)
      } else {
        declare(declaration.name, isPrivate: declaration.isPrivate)
      }
      addConstants(of: declaration)
      addModifiers(of: declaration)
    }
  }

  private mutating func addConstants(of declaration: Declaration) {
    for property in declaration.properties where property.isStatic {
      let value = property.initialValue ?? property.singleValue
      guard let value, property.isConstant || property.getter != nil else { continue }
      let name = "\(declaration.name).\(property.name)"
      constants[name] = value
      declare(name, isPrivate: declaration.isPrivate || property.isPrivate)
    }
    for nested in declaration.nested {
      for property in nested.properties where property.isStatic && property.isConstant {
        guard let value = property.initialValue else { continue }
        let name = "\(declaration.name).\(nested.name).\(property.name)"
        constants[name] = value
        let isPrivate = declaration.isPrivate || nested.isPrivate || property.isPrivate
        declare(name, isPrivate: isPrivate)
      }
    }
  }

  /// What a function of a `View` extension or a `ViewModifier` adds to what it is applied to.
  private mutating func addModifiers(of declaration: Declaration) {
    let isViewExtension =
      declaration.keyword == .extension && ["View", "Image", "Text"].contains(declaration.name)
    for function in declaration.functions {
      let isBody = function.name == "body" && function.parameters.first?.label == "content"
      guard let items = function.body, isBody || isViewExtension else { continue }
      guard let result = items.last, function.returnType != nil else { continue }
      if !isBody {
        declare(function.name, isPrivate: declaration.isPrivate || function.isPrivate)
      }
      let receiver = isBody ? (function.parameters.first?.name ?? "content") : "self"
      let chain = ModifierChain(of: result, extendsView: isViewExtension) {
        $0 == receiver || $0 == "self"
      }
      let name = isBody ? declaration.name : function.name
      let head = Expression(chain.head)
      if items.count == 1, chain.isOnImplicitSelf || head.path == receiver {
        modifiers[name] = chain.modifiers
      } else {
        // Some modifiers may be applied, nobody knows which. Where none is about accessibility and no
        // words are added, it is like any modifier that nobody has read.
        let text = function.node.text
        let isSpeaking = ["ccessib", "Text(", "Label("].contains { text.contains($0) }
        modifiers[name] = isSpeaking ? [.unreadable(in: result)] : nil
      }
    }
  }

  /// How many modifiers one name may stand for.
  private static let maximumOpened = 64

  /// Adds to what a modifier applies what the project's modifiers in it apply in turn.
  mutating func open(_ written: [String: [Modifier]], in context: DeclarationContext) {
    for (name, list) in written {
      var opened = list
      for modifier in list {
        guard let inner = modifier.definition, inner != name else { continue }
        for applied in context.modifiers[inner] ?? [] where !opened.contains(applied) {
          if opened.count < Self.maximumOpened { opened.append(applied) }
        }
      }
      modifiers[name] = opened
    }
  }
}
