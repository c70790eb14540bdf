/// What happens when a person activates a control.
package struct Activation: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }
}

extension Activation {
  /// The type of the view that a link leads to.
  package var destinationName: String? {
    element.children(in: .destination).first { $0.isCustomView }?.typeName
  }
}

extension Activation {
  /// The address that is all an activation opens; nil where it does anything else, or where the
  /// address is no website.
  package var openedAddress: Expression? {
    element.action?.openedAddress(
      in: element.declaration,
      written: element.closure(.action)?.node.text ?? "",
      knowing: element.tree.context
    ) { element.tree.context.function(called: $0, with: $1)?.opensWhatItIsHanded == true }
  }
}

extension ActionFact {
  /// The address that is all an action opens; nil where it does anything else, or where the address is
  /// no website.
  ///
  /// - Parameters:
  ///   - declaration: the type whose functions it calls.
  ///   - written: the action as written.
  ///   - context: what the rest of the project says, for constants that hold addresses.
  ///   - opens: whether a call is of a function of the project that opens the address it is handed.
  package func openedAddress(
    in declaration: Declaration?,
    written: String,
    knowing context: DeclarationContext,
    opens: (_ path: String, _ arguments: [Argument]) -> Bool = { _, _ in false }
  ) -> Expression? {
    guard !isUnread else { return nil }
    var address: Expression?
    for step in steps {
      guard case .call(let path, let arguments) = step else { return nil }
      let name = path.split(separator: ".").last.map(String.init) ?? path
      if path == "URL" { continue }
      if name == "openURL", declaration?.property(name)?.isOpenURLAction == false { return nil }
      if name == "openURL" || path.hasSuffix("UIApplication.shared.open")
        || (path.beginsUppercase && opens(path, arguments))
      {
        address = arguments.first?.value
      } else if declaration?.function(name) == nil, !NameHint.isUnnoticed(path) {
        return nil
      }
    }
    guard let address, !address.isAddressOfApp else { return nil }
    // The address may be made on the way: `let url = URL(string: "tel:112")`.
    let functions = calls.compactMap { declaration?.function($0)?.node.text }
    let kept = address.path.flatMap { declaration?.property($0.withoutSelf)?.initialValue?.source }
    let code = address.source + (kept ?? "") + functions.joined() + written
    let source = code + context.addresses(namedIn: code)
    // Source: Apple, "Linking to the App Store": these addresses open apps, and no website.
    let beginnings = [
      "tel:", "mailto:", "sms:", "facetime:", "itms:", "itms-apps:", "//apps.apple.com/",
      "//itunes.apple.com/", "//testflight.apple.com/",
    ]
    return NameHint.otherApp.matches(source) || beginnings.contains { source.includes($0) }
      ? nil : address
  }
}

extension DeclarationContext {
  /// What the constants of types hold that code names: of `URLs.shop` the address.
  fileprivate func addresses(namedIn code: String) -> String {
    let paths = code.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }
      .map(String.init)
    let held = Set(paths).filter { $0.beginsUppercase && $0.includes(".") }.sorted()
    return held.compactMap { constant($0)?.source }.joined()
  }
}

extension Declaration.Property {
  /// Whether it is the system's action: one of the app's own may show the page in the app.
  fileprivate var isOpenURLAction: Bool {
    attributes.contains("Environment") && node.code.includes("\\.openURL)")
  }
}

extension Expression {
  /// Whether an address opens another app, going by its scheme or by the constant's name.
  fileprivate var isAddressOfApp: Bool {
    if let (callee, arguments) = call, callee.path == "URL", let first = arguments.first {
      return first.value.isAddressOfApp
    }
    if case .string(let phrase) = form, case .words(let start)? = phrase.parts.first {
      return start.includes(":") && !start.lowercased().hasPrefix("http")
    }
    guard let name = memberName else { return false }
    let words = AssetNames.words(of: name)
    return words.contains("app") || words.contains("appstore") || words.contains("deeplink")
      || words.contains("review")
  }
}
