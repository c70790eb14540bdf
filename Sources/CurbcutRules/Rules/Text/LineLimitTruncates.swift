import CurbcutModel

extension Rule {
  static let lineLimitTruncates = Rule(
    id: "line-limit-truncates",
    title: "Line limit truncates larger text",
    group: .text,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText],
    since: "0.1.0",
    why: """
      People with low vision set a larger text size, at which a single line holds only a few
      words: they read "Trail along the…" and nothing more. Let text wrap, or scale it down a
      little first.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title).lineLimit(1)
                      //^^^^^^^^^^^^ This line limit truncates text at larger text sizes
          }
        }
        """,
        fixed: [
          "Lift the limit at accessibility text sizes": """
          struct Screen: View {
            @Environment(\\.dynamicTypeSize) private var dynamicTypeSize
            let title: String

            var body: some View {
              Text(title).lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 1)
            }
          }
          """
        ]
      ),
      .reported(
        "On all the texts of a stack",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            VStack {
              Text(title)
              Text("By")
            }
            .lineLimit(1)
           //^^^^^^^^^^^^ This line limit truncates text at larger text sizes
          }
        }
        """
      ),
      .reported(
        "Truncated at the end",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title).lineLimit(1).truncationMode(.tail)
                      //^^^^^^^^^^^^ This line limit truncates text at larger text sizes
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title)
          }
        }
        """
      ),
      .ignored(
        "An address",
        """
        struct Screen: View {
          let homepage: URL
          let serverURL: String

          var body: some View {
            VStack {
              Text(homepage.absoluteString).lineLimit(1).truncationMode(.tail)
              Text(serverURL).lineLimit(1)
            }
          }
        }
        """
      ),
      .ignored(
        "Each text of a stack has a limit of its own, or may shrink",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            VStack {
              Text(title).lineLimit(nil)
              Text(title).minimumScaleFactor(0.7)
            }
            .lineLimit(1)
          }
        }
        """
      ),
      .ignored(
        "It may shrink first",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title).lineLimit(1).minimumScaleFactor(0.8)
          }
        }
        """
      ),
      .ignored(
        "More lines when needed",
        """
        struct Screen: View {
          @Environment(\\.dynamicTypeSize) private var size
          let title: String

          var body: some View {
            Text(title).lineLimit(size.isAccessibilitySize ? nil : 1)
          }
        }
        """
      ),
      .ignored(
        "A field scrolls",
        """
        struct Screen: View {
          @Binding var title: String

          var body: some View {
            TextField("Title", text: $title).lineLimit(1)
          }
        }
        """
      ),
      .ignored(
        "A number, and short text",
        """
        struct Screen: View {
          let distance: Double

          var body: some View {
            VStack {
              Text(distance, format: .number).lineLimit(1)
              Text("New").lineLimit(1)
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "A path, truncated in the middle",
        """
        struct Screen: View {
          let path: String

          var body: some View {
            Text(path).lineLimit(1).truncationMode(.middle)
          }
        }
        """
      ),
      .ignored(
        "In a toolbar, and as the label of a control",
        """
        struct Screen: View {
          let title: String
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              Text(title).lineLimit(1)
            }
            .toolbar {
              Text(title).lineLimit(1)
            }
          }
        }
        """
      ),
      .ignored(
        "A font around it that never grows",
        """
        func banner(_ title: String) -> some View {
          VStack {
            Text(title).lineLimit(1)
          }
          .font(.system(size: 60))
         //^^^^^^^^^^^^^^^^^^^^^^^ Fixed 60 pt font does not support Dynamic Type
        }
        """
      ),
      .reported(
        "Fewer lines where text is larger",
        """
        struct Screen: View {
          @Environment(\\.dynamicTypeSize) private var typeSize
          let name: String

          var body: some View {
            Text(name).lineLimit(typeSize.isAccessibilitySize ? 1 : nil)
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This allows fewer lines at larger text sizes, where text needs more
          }
        }
        """
      ),
      .ignored(
        "More lines where text is larger",
        """
        struct Screen: View {
          @Environment(\\.dynamicTypeSize) private var typeSize
          let name: String

          var body: some View {
            Text(name).lineLimit(typeSize.isAccessibilitySize ? 3 : 1)
          }
        }
        """
      ),
      .ignored(
        "The font that a modifier of the project sets never grows",
        """
        extension View {
          func font(_ size: CGFloat, _ weight: Font.Weight) -> some View {
            font(.system(size: size, weight: weight))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Fonts that "font" sets do not support Dynamic Type
          }
        }

        struct Screen: View {
          let title: String

          var body: some View {
            Text(title).lineLimit(1).font(17, .bold)
                                   //^^^^^^^^^^^^^^^ The fixed 17 pt font of "font" does not support Dynamic Type
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .text) { element, findings in
      guard let limit = element.ownModifiers.last(where: { $0.name == "lineLimit" }),
        limit.arguments.count == 1, !limit.isConditional
      else { return }
      let isText = element.is(.text, .label)
      if isText, limit.firstArgument?.limitsLargeText == true {
        findings.report(
          "This allows fewer lines at larger text sizes, where text needs more",
          at: limit.callRange
        )
        return
      }
      guard limit.firstArgument?.number == 1 else { return }
      guard isText || element.isLayout || element.isPassthrough else { return }
      guard isText || passesLineLimitToText(element) else { return }
      findings.report(
        "This line limit truncates text at larger text sizes",
        at: limit.callRange,
        // What is drawn under a field of one line is cut off as every placeholder is.
        severity: element.container?.is(.zStack) == true
          && element.siblings.contains { $0.is(.textField, .secureField) } ? .hint : nil,
        unless: isText ? untruncatedText : [],
        // The texts of a row would each wrap within their share of it.
        fixes: element.row?.layout == .horizontal ? [] : [.liftLineLimit(limit, of: element)]
      )
    }
  )

  /// What keeps a text of one line whole at larger text sizes, or makes it one that is not read
  /// word by word.
  fileprivate static let untruncatedText: [Exemption] = [
    Exemption("it is the label of a control") { $0.labeledControl != nil },
    .notForIOS,
    .inWidget,
    .fixedFontSize,
    Exemption("it depends on the text size") { dependsOnTextSize($0) },
    // More lines would be cut off there.
    Exemption("a fixed height around it leaves no room for more") { $0.isInFixedHeight },
    Exemption("it may shrink, or keeps its full size") {
      $0.hasModifier("minimumScaleFactor", "fixedSize", "monospacedDigit", "allowsTightening")
    },
    // Truncation at the end is the default.
    Exemption("it is truncated at its start or in its middle") { element in
      element.modifiers.contains {
        $0.name == "truncationMode" && $0.firstArgument?.memberName != "tail"
      }
    },
    Exemption("the system lays it out") {
      !$0.place.isDisjoint(with: [
        .toolbar, .menu, .tabItem, .systemStyled, .representation, .navigationLink,
      ])
    },
    Exemption("a `ViewThatFits` around it has alternatives") {
      $0.enclosing(.viewThatFits) != nil
    },
    Exemption("its text is a number, a time or a single character") { Heading(of: $0).text == nil },
    Exemption("its text is an address") { showsAddress($0) },
    Exemption(
      "its text is short",
      certainty: { element in
        let written = element.is(.text) ? element.arguments.first?.value.withoutFallback : nil
        guard let text = (written?.phrase ?? element.visibleText).value?.literal else {
          return element.visibleText == .unknown ? .unknown : .no
        }
        return text.count > 12 ? .no : .yes
      }
    ),
  ]
}

extension Expression {
  /// Whether it is fewer lines at the accessibility sizes than at others: `isAccessibilitySize ? 1 : nil`.
  fileprivate var limitsLargeText: Bool {
    guard case .ternary(let condition, let then, let otherwise) = form,
      condition.path?.hasSuffix("isAccessibilitySize") == true, let lines = then.number
    else { return false }
    return otherwise.form == .nothing || otherwise.number.map { lines < $0 } == true
  }
}

/// Whether a branch around it, or a layout that is chosen, goes by the text size.
private func dependsOnTextSize(_ element: Element) -> Bool {
  guard let declaration = element.declaration else { return false }
  let checks = SettingChecks(of: .textSize, in: declaration)
  return !checks.names.isEmpty && checks.guardPlace(element.range)
}

/// Whether its text is an address, by the name of what it comes from.
private func showsAddress(_ element: Element) -> Bool {
  guard let names = element.arguments.first?.value.smallNames else { return false }
  return names.contains { name in
    ["url", "absoluteString", "host", "email", "path"].contains {
      name == $0 || name.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst())
        || name.hasSuffix("URL")
    }
  }
}

/// Whether a line limit of its chain truncates a text inside: none is nearer to it, and nothing
/// in between lets it shrink.
private func passesLineLimitToText(_ element: Element) -> Bool {
  let yielding: Set<String> = ["lineLimit", "minimumScaleFactor", "truncationMode", "fixedSize"]
  guard !element.modifiers.contains(where: { $0.name != "lineLimit" && yielding.contains($0.name) })
  else { return false }
  return element.descendants.prefix(64).contains { text in
    text.is(.text, .label) && text.place == element.place
      && Rule.untruncatedText.allSatisfy { $0.test(text) == .no }
      && sequence(first: text, next: \.parent).prefix { $0.index != element.index }.allSatisfy {
        !$0.ownModifiers.contains { yielding.contains($0.name) }
      }
  }
}
