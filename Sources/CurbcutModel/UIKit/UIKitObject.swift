import CurbcutSyntax

/// An object of UIKit as the code of a type makes and sets it up: a stored property, a local, what
/// an expression creates, or the instance that the type itself is.
///
/// Unknown is not absent: an outlet, what is handed to code that nobody has read, and what another
/// file may set, is never said to lack anything.
package struct UIKitObject: Sendable {
  package enum Place: Sendable, Equatable {
    /// The instance of the class itself.
    case own
    /// A stored property.
    case member
    case local
    case parameter
    /// Created where it is used, and kept in no variable.
    case expression
    /// A stored property of another declaration, as far as this one sets it up.
    case elsewhere
    /// No object of its own: what is done to things of which only a path of names is known.
    case others
  }

  /// The name code knows it by: that of the variable, or the path it is assigned to; `self` for the
  /// instance itself.
  package internal(set) var name: String
  package internal(set) var place: Place
  /// The class as written: `UIButton`, or one of the project's; empty where it is not known.
  package internal(set) var className: String
  /// The call that creates it; nil where that is not known.
  package internal(set) var creation: Expression?
  /// What stands for it in a report, in UTF-8 offsets of the item: its creation, else its name.
  package internal(set) var range: Range<Int>
  package let declaration: Declaration
  /// Whether Interface Builder may set it up.
  package let isOutlet: Bool
  /// Whether other files can see it.
  package internal(set) var isVisible: Bool
  /// The member of the type that it is created in; empty for stored properties.
  package let member: String
  /// What is done to it, in the order of the source.
  package var settings: [ObjectSetting] = []
  /// Whether it leaves the code that was read: returned, stored elsewhere, created by something
  /// unknown.
  package var isOpen = false

  /// The function that gives it to whoever calls it, if only callers outside of what was read do more
  /// to it; nil for all else.
  package internal(set) var factory: String?
  /// Whether it stands for each instance of the class that is at hand.
  package internal(set) var standsForInstances = false
  /// Whether it stands for all that a list holds.
  package internal(set) var standsForSeveral = false
  /// The name under which the factory of an extension tells what it does to what it makes; nil for
  /// what is made otherwise.
  var maker: String?
  /// For the instance of a class of UIKit that an extension adds to, the factories that only make an
  /// instance and set it up: `static func forAutoLayout() -> Self`.
  var makers: Set<String> = []
  /// The function of another declaration that gives it.
  package internal(set) var source: String?
  /// What the function of its type that makes it calls it; nil for what is made otherwise.
  package internal(set) var nameWhereMade: String?
  /// Where the list of views stands that it is written in with others: `[title, price]`.
  var list: Int?
  /// How many conditions decide whether it is created.
  var conditions = 0
  /// The `UIAction` that a button is created with.
  package internal(set) var primaryAction: Expression?

  /// The properties that place it, to which it is assigned: `accessoryView`, `titleView`.
  package var places: Set<String> { writtenPlaces.union(outside.filter(UIKitNames.isPlace)) }
  /// Those that the same declaration assigns it to.
  var writtenPlaces: Set<String> = []
  /// The objects that are put into it, in the order of the source, as places in the item's objects.
  package internal(set) var children: [Int] = []
  /// What it is put into first; nil where that is not seen.
  package internal(set) var container: Int?
  /// The objects that it lists as its accessibility elements; nil where it lists none, or others.
  package internal(set) var listed: [Int]?
  /// Whether the view that the code is about is one element, or lists its elements itself.
  package internal(set) var isInsideElement = false
  /// Whether the view that it belongs to is one element, in which assistive technology finds no other.
  package internal(set) var isSwallowed = false

  /// For what is stored elsewhere, the type and the property: `Screen.button`.
  package internal(set) var lender: String?
  /// The names that rules care for in the code of the type that stores it, where that is another.
  package internal(set) var lenderSymbols: MentionedSymbols = []
  /// The objects of other declarations that code reaches through this one, by their names here.
  var lent: [String: Int] = [:]
  /// All that is done to it and to what is reached through it; nil where that is the same.
  var writtenSettings: [ObjectSetting]?

  // What the rest of the project says of it.

  /// The class of UIKit that it is, or that its class inherits from; nil where that is not known.
  package internal(set) var type: UIKitType?
  /// What the project's classes between it and UIKit's do to their instances.
  package internal(set) var inherited: Set<String> = []
  /// What other declarations do to it.
  package internal(set) var outside: Set<String> = []
  /// The same without what the initializer does that creates it; nil where it does nothing more.
  var outsideOfCreation: Set<String>?
  /// What extensions of its type do to it.
  package internal(set) var extended: Set<String> = []
  /// For what is stored elsewhere, what the type that stores it does to it.
  var lenderSets: Set<String> = []
  /// For the instance of a class, what its code may hold as a view controller.
  package internal(set) var screenFacts: Set<String> = [ScreenFacts.exit, ScreenFacts.title]
  /// Whether it shows an image to which code gives a name.
  var isGivenNamedImage = false
  /// Whether it is what a type of SwiftUI shows.
  package internal(set) var isRepresented = false
  /// Whether every view of SwiftUI that shows it leaves its name to it.
  package internal(set) var isNamedByItself = false
  /// Whether its class shows a picture that it is given.
  package internal(set) var classTakesPicture = false
  /// Methods of the project's extensions, called on it, that add a gesture recognizer.
  package internal(set) var gestureMethods: Set<String> = []
  /// What methods of the project's extensions that are called on it fix of its size, by their names.
  var sidesByMethod: [String: Set<String>] = [:]
  /// Whether a file of Interface Builder that was read has it.
  package internal(set) var isFoundInInterface = false
  /// Whether all is known that Interface Builder sets on it.
  package internal(set) var isInKnownInterface = false
  /// The properties that Interface Builder sets, if that is known.
  package internal(set) var setInInterface: Set<String> = []
  /// Those of them that no code sets on the outlet.
  package internal(set) var setInInterfaceOnly: Set<String> = []
  /// What files of Interface Builder say of what it stands on; nil where they do not, or not alike.
  package internal(set) var interfaceGround: ObjectGround?
  /// Whether code that is not its own type's gives it a title.
  package internal(set) var isTitledElsewhere = false
  /// The functions of other declarations that it is handed to and that have been read.
  var readFunctions: Set<String> = []
  /// For the instance of a class, the functions of other declarations that its code hands it to, by
  /// the names under which they tell what they do: `model.bind(view: self)`.
  var handsItselfTo: Set<String> = []
  /// For the instance of a class, whether all that nobody has read is what its users hand theirs to.
  var isHandedOnByUsersOnly = false
  /// Whether a method was called on it, or a class stands above it, that nobody has read.
  package internal(set) var isUnread = false
}

extension UIKitObject {
  package var isOwn: Bool { place == .own }
  /// Whether Interface Builder makes it of one of the project's classes.
  package var isOfInterfaceClass: Bool { !ObjectNames.classes(in: setInInterface).isEmpty }
  /// Whether Interface Builder has it in the view of an outlet of the same class.
  package func isInsideInInterface(_ outlet: String) -> Bool {
    setInInterface.contains(ObjectNames.inside(outlet))
  }
  /// Whether a file of Interface Builder that was not read may set it up.
  package var isUnreadOutlet: Bool { isOutlet && !isInKnownInterface }
  /// Whether a stored property holds it.
  var isStored: Bool { place == .member || place == .elsewhere }

  /// The names that rules care for in the code of its type, where it stands and where it is stored.
  package var mentionedSymbols: MentionedSymbols {
    declaration.mentionedSymbols.union(lenderSymbols)
  }

  /// Whether a name about accessibility from a list stands in the code of its type: for what is stored
  /// elsewhere, whether any may.
  package func mentions(anyOf names: Set<String>) -> Bool {
    !lenderSymbols.isDisjoint(with: [
      .namesObjects, .exposesState, .offersActions, .announces, .movesFocus,
    ]) || declaration.mentions(anyOf: names)
  }

  package func isKind(of types: UIKitType...) -> Bool {
    guard let type else { return false }
    return types.contains { type.isKind(of: $0) }
  }

  /// The settings that end with some names: `["titleLabel", "font"]` for `button.titleLabel?.font`.
  package func settings(of path: String...) -> [ObjectSetting] {
    settings.filter { $0.path == path }
  }

  /// Whether something is handed on about which nobody knows what it does to the object.
  package var isHandedOn: Bool {
    isOpen || isUnread || outside.contains("*") || place == .parameter
      || isRepresented && !isNamedByItself
      || settings.contains { setting in
        switch setting.kind {
        case .passed(let function):
          !setting.isFollowed && !UIKitNames.isPlacing(function)
            && setting.parameterName.map(readFunctions.contains) != true
        case .call: false
        case .assignment: false
        }
      }
  }

  /// Whether it is handed to one of some functions.
  package func isHanded(to functions: String...) -> Bool {
    settings.contains { setting in
      guard case .passed(let function) = setting.kind else { return false }
      return functions.contains(function)
    }
  }

  /// Whether one of some properties or methods is set or called, anywhere.
  ///
  /// - Returns: Unknown where none is seen and code that nobody has read may do it.
  package func sets(_ names: String...) -> Certainty { sets(anyOf: names) }

  package func sets(anyOf names: [String]) -> Certainty {
    if setsForCertain(anyOf: names) { return .yes }
    return isHandedOn || isUnreadOutlet || type == nil ? .unknown : .no
  }

  /// The same for what a class does to all of its instances: that one of them is handed to code that
  /// nobody has read says nothing of the others.
  package func setsInAll(_ names: String...) -> Certainty {
    guard isHandedOnByUsersOnly else { return sets(anyOf: names) }
    var object = self
    object.outside.remove("*")
    return object.sets(anyOf: names)
  }

  /// Whether one of some properties or methods is set or called in code that was read.
  package func setsForCertain(anyOf names: [String]) -> Bool {
    for name in names {
      if inherited.contains(name) || outside.contains(name) { return true }
    }
    return settings.contains { setting in
      guard let first = setting.path.first else { return false }
      return names.contains(first) || (first == "rx" && names.contains(setting.name))
    }
  }

  /// Whether anything names it for assistive technology beside what it shows.
  package var isNamed: Certainty {
    if settings.contains(where: \.namesByOwnProperty) { return .yes }
    var answer = sets(anyOf: Self.names)
    // Whoever uses a class names its instances.
    if standsForInstances, answer == .no, !isKind(of: .imageView) { answer = .unknown }
    if answer == .yes, isOnlyUnnamed { answer = isHandedOn || isUnreadOutlet ? .unknown : .no }
    return answer != .yes && isNamedByImage ? .yes : answer
  }

  /// Whether code, or a method of the project, gives its image a name: `.symbol(.clock, accessibilityLabel: "Late")`.
  private var isNamedByImage: Bool {
    isKind(of: .imageView, .button, .barButtonItem)
      && (isGivenNamedImage
        || pictures.contains { picture in
          picture.image.call?.arguments.contains { $0.label == "accessibilityLabel" } == true
        })
  }

  /// Whether all that is said of its name is that it has none: `accessibilityLabel = nil`, or `""`.
  private var isOnlyUnnamed: Bool {
    Self.names.allSatisfy { !inherited.contains($0) && !outside.contains($0) }
      && settings.allSatisfy { setting in
        guard let first = setting.path.first, Self.names.contains(first) else {
          return setting.path.first != "rx" || !Self.names.contains(setting.name)
        }
        return setting.path.count == 1
          && (setting.value?.form == .nothing || setting.value?.source == "\"\"")
      }
  }

  /// The properties and methods that color text and what it stands on.
  package static let colors: Set<String> = ["textColor", "backgroundColor", "setTitleColor"]

  /// Whether another declaration, or another member of the same extension, colors it.
  package var isColoredElsewhere: Bool {
    let outside = outsideOfCreation ?? outside
    if place != .elsewhere, !outside.isDisjoint(with: Self.colors) { return true }
    let marks = Set(settings.map(\.mark))
    return !lenderSets.isDisjoint(with: Self.colors)
      || outside.contains { name in
        !marks.contains(name) && Self.colors.contains { name.hasPrefix("\($0)@") }
      }
  }

  static let names = [
    "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityLabelBlock",
    "accessibilityAttributedLabelBlock", "setAccessibilityLabel",
  ]

  /// Whether assistive technology is kept from it: hidden for good, or no element on purpose.
  package var isLeftOut: Bool {
    settings.contains { setting in
      switch (setting.path, setting.value?.boolean) {
      case (["isAccessibilityElement"], false), (["accessibilityElementsHidden"], true): true
      // What decides when it is shown is not known.
      case (["isAccessibilityElement"], nil), (["accessibilityElementsHidden"], nil): true
      default: false
      }
    }
      || (inherited.contains("isAccessibilityElement") && !isOwn
        // A class that gives its instances a role makes elements of them.
        && !inherited.contains("accessibilityTraits")
        && !inherited.contains(ElementFacts.isElement))
      || inherited.contains("accessibilityElementsHidden")
      // What its own code makes an element is one, whatever a file of Interface Builder said before.
      || outside.contains("isAccessibilityElement")
        && !(isOutlet && isMadeElement?.isConditional == false)
      || outside.contains("accessibilityElementsHidden")
  }

  /// Whether a class above makes it an element, and its own code leaves that as it is.
  package var inheritsElement: Bool {
    isOwn && inherited.contains(ElementFacts.isElement)
      && !settings.contains { $0.path == ["isAccessibilityElement"] }
      && !outside.contains("isAccessibilityElement")
  }

  /// Whether it is made an element.
  package var isMadeElement: ObjectSetting? {
    settings.first { $0.path == ["isAccessibilityElement"] && $0.value?.boolean == true }
  }

  /// Whether it is a plain `UIControl` that does something when it is pressed.
  package var isPressedControl: Bool {
    !isOwn && creation != nil && className == UIKitType.control.rawValue
      && (settings.contains { $0.path == ["addTarget"] || $0.path == ["addAction"] }
        || !outside.isDisjoint(with: ["addTarget", "addAction"]))
  }

  /// Whether the object is for iOS at all, going by the `#if` around it.
  package var isForIOS: Bool { declaration.platforms.contains(.iOS) }
}

extension ObjectSetting {
  /// Whether it sets a property that the project has added for names: `accLabel`, `a11yLabel`.
  fileprivate var namesByOwnProperty: Bool {
    guard let name = path.first, path.count == 1, name.hasPrefix("acc") || name.hasPrefix("a11y")
    else { return false }
    return !name.hasPrefix("accessibility") && !name.hasPrefix("accessory")
  }
}
