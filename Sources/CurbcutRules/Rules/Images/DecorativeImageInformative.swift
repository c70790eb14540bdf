import CurbcutModel

extension Rule {
  static let decorativeImageInformative = Rule(
    id: "decorative-image-informative",
    title: "Image that depends on data is marked decorative",
    group: .images,
    severity: .info,
    impact: .serious,
    criteria: [.nonTextContent],
    since: "0.2.0",
    why: """
      A picture that changes with what is shown, such as the weather or a card's brand, tells
      people something. Marked decorative it says nothing to people who use VoiceOver, unless text
      beside it says the same.
      """,
    knownLimitations: """
      Only names that are put together from a property, or chosen by one, count.
      """,
    examples: [
      .reported(
        """
        struct Card: View {
          let brand: String
          let digits: String

          var body: some View {
            VStack {
              Image(decorative: "card_\\(brand)")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image depends on "brand", which no text conveys, and VoiceOver skips it
              Text(digits)
            }
          }
        }
        """
      ),
      .reported(
        "A symbol that is there for some values only, and hidden",
        """
        struct Playlist: Identifiable {
          let id: Int
          let title: String
          let isPrivate: Bool
        }

        struct Playlists: View {
          let playlists: [Playlist]

          var body: some View {
            List(playlists) { playlist in
              HStack {
                Text(playlist.title)
                Spacer()
                if playlist.isPrivate {
                  Image(systemName: "lock.fill").accessibilityHidden(true)
                                               //^^^^^^^^^^^^^^^^^^^^^^^^^ Only this hidden image shows "playlist.isPrivate"; no text conveys it
                }
              }
            }
          }
        }
        """
      ),
      .reported(
        "The picture of an empty screen",
        """
        struct Tickets: View {
          let tickets: [String]

          var body: some View {
            if tickets.isEmpty {
              VStack {
                Image("wallet").accessibilityHidden(true)
                              //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users find nothing here when "tickets.isEmpty": only a hidden image shows it
              }
            } else {
              List(tickets, id: \\.self) { ticket in Text(ticket) }
            }
          }
        }
        """
      ),
      .ignored(
        "Text beside it says the same, be it worked out of the value",
        """
        struct Playlist: Identifiable {
          let id: Int
          let title: String
          let isPrivate: Bool
          var access: String { isPrivate ? "Only you" : "Everyone" }
        }

        struct Playlists: View {
          let playlists: [Playlist]

          var body: some View {
            if playlists.isEmpty {
              VStack {
                Image("record").accessibilityHidden(true)
                Text("No playlists yet")
              }
            } else {
              List(playlists) { playlist in
                HStack {
                  Text("\\(playlist.title), \\(playlist.access)")
                  if playlist.isPrivate {
                    Image(systemName: "lock.fill").accessibilityHidden(true)
                  }
                }
              }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Card: View {
          let brand: String

          var body: some View {
            VStack {
              Image(decorative: "card_\\(brand)")
              Text(brand)
            }
          }
        }
        """
      ),
      .ignored(
        "The container says it",
        """
        struct Card: View {
          let brand: String
          let name: String

          var body: some View {
            VStack {
              Image(decorative: "card_\\(brand)")
              Text("Your card")
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(name)
          }
        }
        """
      ),
      .ignored(
        "A number of a picture",
        """
        struct Intro: View {
          let page: Int

          var body: some View {
            VStack {
              Image(decorative: "intro_\\(page)")
              Text("Plan your hike")
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .image) { element, findings in
      if let sign = HiddenSign(element) {
        return findings.report(
          sign.isAlone
            ? "VoiceOver users find nothing here when \"\(sign.condition)\": only a hidden image shows it"
            : "Only this hidden image shows \"\(sign.condition)\"; no text conveys it",
          at: sign.modifier?.callRange ?? element.head,
          unless: [
            Exemption("text or an accessibility modifier says it too") { sign.isTold(beside: $0) }
          ]
        )
      }
      guard ImageContent(of: element).isDecorative,
        let name = element.arguments.first?.value,
        let subject = subject(of: name)
      else { return }
      findings.report(
        "This image depends on \"\(subject)\", which no text conveys, and VoiceOver skips it",
        at: element.head,
        unless: [
          Exemption("text says what it depends on") { isTold(subject, beside: $0) },
          Exemption("it is decorative by its name or unfolds something") { _ in
            name.source.includes("chevron") || NameHint.decorative.matches(name.source)
              || NameHint.paging.matches(subject)
              || NameHint.transientState.matches(subject)
              || NameHint.figure.matches(subject.replacingRawValue)
          },
        ]
      )
    },
    exemptions: [
      .replacedByAncestor,
      Exemption("it is part of a control's label") {
        $0.labeledControl != nil && HiddenSign($0) == nil
      },
      Exemption("a view around it has words of its own") { element in
        element.ancestors.contains { outer in
          outer.isNamed != .no || outer.hasModifier("accessibilityValue")
        }
      },
      Exemption("it is in a background or overlay") {
        !$0.place.isDisjoint(with: [.background, .representation])
          || $0.place.contains(.overlay) && HiddenSign($0) == nil
      },
    ]
  )

  /// The path that decides which picture is shown: `condition.rawValue`; nil for a fixed name.
  private static func subject(of name: Expression) -> String? {
    switch name.form {
    case .string(let phrase):
      let sources = phrase.parts.compactMap { part in
        if case .expression(let source) = part { source } else { nil }
      }
      guard sources.count == 1, let source = sources.first,
        source.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
      else { return nil }
      return source
    case .ternary(let condition, _, _): return condition.path
    default: return nil
    }
  }

  /// Whether another view says something that depends on the same property.
  private static func isTold(_ subject: String, beside element: Element) -> Bool {
    guard !element.tree.isOverlong else { return true }
    let names = subject.split(separator: ".").map(String.init)
    let first = names.first == "self" ? names.dropFirst().first : names.first
    guard let root = first else { return true }
    return element.tree.elements.contains { other in
      guard other.index != element.index else { return false }
      if other.isCustomView || other.isUnknownView { return true }
      if other.is(.text, .label), other.conditions.contains(where: { $0.source.includes(root) }) {
        return true
      }
      let spoken = other.modifiers.filter { $0.name.hasPrefix("accessibility") }
      return (other.arguments + spoken.flatMap(\.arguments)).contains {
        !$0.isTrailingClosure && !other.is(.image) && $0.value.mentions(root)
      }
    }
  }
}

extension String {
  /// The path without what an enum's case is written as: `condition` of `condition.rawValue`.
  fileprivate var replacingRawValue: String {
    hasSuffix(".rawValue") ? String(dropLast(".rawValue".count)) : self
  }
}
