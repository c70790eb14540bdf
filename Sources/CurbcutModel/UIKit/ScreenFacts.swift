import CurbcutSyntax

/// What the class of a view controller tells whoever shows it, beside what it sets.
package enum ScreenFacts {
  /// It may give people something by which they leave it.
  package static let exit = "@exit"
  /// It may have a title or a heading.
  package static let title = "@title"
  /// Somebody pushes instances of it on a navigation stack.
  package static let pushed = "@pushed"
}

/// What a class tells files of Interface Builder that hold objects of it.
package enum LoadingFacts {
  /// It cannot be made from such a file.
  package static let traps = "@coder"
}

/// What a class tells of its texts.
package enum TextFacts {
  /// All of them are in fonts of a fixed size.
  package static let areFixed = "@fixedTexts"
  /// What stands among what a file of Interface Builder sets on a text in such a font.
  static let isFixedInInterface = "@fixed"
}

/// What a class tells of what it makes of its instances.
enum ElementFacts {
  /// That each of them is an element, whatever happens.
  static let isElement = "@element"
}

extension Declaration {
  /// Whether its objects cannot be made from a file of Interface Builder; nil where the class above it
  /// decides.
  var trapsWhenLoaded: Bool? {
    let initializer = functions.first {
      $0.name == "init" && $0.parameters.count == 1 && $0.parameters[0].label == "coder"
    }
    guard let body = initializer?.body else { return nil }
    return body.count == 1 && Expression(body[0]).stopsApp
  }

  /// Whether its name or that of what it inherits from is one of a view controller.
  var isNamedLikeScreen: Bool {
    [name, conformances.first ?? ""].contains { $0.hasSuffix("Controller") || $0.hasSuffix("VC") }
  }

  /// What may be in a view controller, going by its own code; what it calls that stands elsewhere may
  /// do anything.
  var screenFacts: Set<String> {
    let isRead = callsOnlyWhatIsKnown
    var facts: Set<String> = []
    if !isRead || mayOfferExit { facts.insert(ScreenFacts.exit) }
    if !isRead || mayHaveTitle { facts.insert(ScreenFacts.title) }
    return facts
  }

  /// Whether something in its code may react to people or take the screen away.
  private var mayOfferExit: Bool {
    if !outlets.isEmpty { return true }
    if functions.contains(where: { function in
      function.attributes.contains("IBAction") || function.attributes.contains("objc")
    }) {
      return true
    }
    return node.allTokens.contains { token in
      guard token.kind == .identifier else { return false }
      let text = token.text
      if leaving.contains(text) || text.hasSuffix("elegate") { return true }
      return text.hasPrefix("UI") && text.dropFirst(2).first?.isUppercase == true
        && !inert.contains(text)
    }
  }

  /// Whether something in its code may name the screen: its title, or a label or view that shows it.
  private var mayHaveTitle: Bool {
    if !outlets.isEmpty { return true }
    return node.allTokens.contains { token in
      guard token.kind == .identifier else { return false }
      let text = token.text
      return text.lowercased().includes("title") || naming.contains(text)
    }
  }

  /// What others may set: outlets, closures, and objects of types that are not the system's.
  private var outlets: [Property] {
    properties.filter { property in
      property.attributes.contains { $0.hasPrefix("IB") } || property.type?.includes("->") == true
    }
  }

  /// Whether each call in its code is one of its own functions or of the system's, and each object one
  /// of the system's classes.
  private var callsOnlyWhatIsKnown: Bool {
    ownNodes(.functionCallExpr).allSatisfy { node in
      guard let callee = node.firstChild else { return false }
      if callee.kind == .closureExpr { return true }
      // `.preferredFont(forTextStyle: .body)`
      if callee.kind == .memberAccessExpr, let last = callee.lastChild,
        callee.firstChild?.isIdentical(to: last) == true
      {
        return true
      }
      guard let path = Expression(callee).path else { return false }
      let names = path.split { $0 == "." || $0 == "?" || $0 == "!" }.map(String.init)
        .filter { $0 != "self" }
      guard let last = names.last else { return false }
      if names[0] == "super" { return names.count == 2 }
      if let type = names.last(where: { $0.first?.isUppercase == true }) {
        return type.hasPrefix("UI") || ["NS", "CG", "CA"].contains { type.hasPrefix($0) }
          || values.contains(type)
      }
      if names.count == 1 { return function(last) != nil || UIKitNames.isFreeFunction(last) }
      return UIKitNames.isKnown([last])
    }
  }
}

/// Names by which a screen is left, or by which something may happen later.
private let leaving: Set<String> = [
  "dismiss", "navigationController", "navigationItem", "presentingViewController", "presentation",
  "performSegue", "addChild", "toolbarItems", "touchesBegan", "touchesEnded", "NotificationCenter",
  "Timer", "asyncAfter", "Task", "present", "accessibilityPerformEscape", "coordinator", "router",
  "motionEnded", "window", "rootViewController", "performSelector", "perform",
]

/// Names by which a screen gets a name.
private let naming: Set<String> = [
  "navigationItem", "navigationController", "tabBarItem", "UILabel", "UISegmentedControl",
  "UISearchBar", "UISearchController", "UIHostingController", "addChild", "header", "heading",
  "WKWebView", "UITableView", "UICollectionView", "UIScrollView", "children", "AVPlayer",
]

/// Classes of UIKit that nobody operates.
private let inert: Set<String> = [
  "UIView", "UILabel", "UITextView", "UIImageView", "UIStackView", "UIScrollView", "UIColor",
  "UIFont", "UIImage", "UIActivityIndicatorView", "UIProgressView", "UIVisualEffectView",
  "UIBlurEffect", "UIEdgeInsets", "UIViewController", "UIFontMetrics", "UIAccessibility",
  "UILayoutGuide", "UILayoutPriority", "UIBezierPath", "UIScreen", "UITraitCollection",
  "UIStatusBarStyle", "UIInterfaceOrientationMask", "UIKit",
]

/// Types of the standard library and Foundation that are values.
private let values: Set<String> = [
  "String", "Int", "Double", "Float", "URL", "Date", "DateFormatter", "NumberFormatter", "Data",
  "IndexPath", "Set", "Array", "TimeInterval", "Locale", "Bundle",
]
