import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let identifierUsedAsLabel = Rule(
    id: "identifier-used-as-label",
    title: "Label is an identifier",
    group: .labels,
    severity: .warning,
    impact: .serious,
    criteria: [.headingsAndLabels, .nameRoleValue],
    since: "0.2.0",
    why: """
      A name from code, such as "save_button", is spoken as it is written, and people who use Voice
      Control would have to say it so. Tests find a view by its accessibility identifier, which no
      one hears; the label is what people hear.
      """,
    knownLimitations: """
      Names with interpolations are reported only if they are the view's identifier too. In a project without string files, a name that may be
      a localization key is reported only if it names a kind of control, is the view's identifier too,
      or is used on a screen whose texts are words. A view with an identifier and no name is left to
      the rule on its missing label, which says that the identifier is not spoken.
      """,
    examples: identifierExamples + identifierKeyExamples + [
      .reported(
        "Input labels that are identifiers",
        """
        struct Devices: View {
          @Binding var devices: [Device]

          var body: some View {
            ForEach($devices) { $device in
              Toggle(device.name, isOn: $device.isOn)
                .accessibilityInputLabels([device.id.uuidString])
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The input labels are identifiers, which people cannot say to Voice Control
            }
          }
        }
        """
      ),
      .ignored(
        "Input labels that are names",
        """
        struct Devices: View {
          @Binding var devices: [Device]

          var body: some View {
            ForEach($devices) { $device in
              Toggle(device.name, isOn: $device.isOn)
                .accessibilityInputLabels([device.name, device.kind])
            }
          }
        }
        """
      ),
      .reported(
        "Each of two, beside a label in words",
        """
        struct Call: View {
          @Binding var isMuted: Bool
          let hangUp: () -> Void

          var body: some View {
            HStack {
              Button { isMuted.toggle() } label: { Image(systemName: isMuted ? "mic.slash" : "mic").padding() }
                .accessibilityLabel(isMuted ? "ic_mic_off" : "ic_mic_on")
                                            //^^^^^^^^^^^^ VoiceOver reads "ic_mic_off", which is an identifier and not a name for people
                                                           //^^^^^^^^^^^ VoiceOver reads "ic_mic_on", which is an identifier and not a name for people
              Button(action: hangUp) { Image(systemName: "phone.down").padding() }
                .accessibilityLabel("Hang up")
            }
          }
        }
        """
      ),
      .reported(
        "In Interface Builder, where no key is looked up",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
              <accessibility key="accessibilityConfiguration" label="save_button"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "save_button", which is an identifier and not a name for people
              <state key="normal" image="disk"/>
            </button>
            <button id="b">
              <accessibility key="accessibilityConfiguration" identifier="save_button" label="Save"/>
              <state key="normal" image="disk"/>
            </button>
          </objects>
        </document>
        """
      ),
    ],
    check: .elementAndObject(
      of: .image,
      withModifiers: .accessibility,
      { element, findings in
        for modifier in element.ownModifiers
        where modifier.name == "accessibilityInputLabels" && !modifier.isConditional {
          guard case .array(let names)? = modifier.firstArgument?.form, !names.isEmpty,
            names.allSatisfy(\.isUniqueIdentifier)
          else { continue }
          findings.report(
            "The input labels are identifiers, which people cannot say to Voice Control",
            at: modifier.callRange
          )
        }
        let identifier = SpokenIdentifier(of: element)
        if let label = Naming(of: element).modifier, label.origin == .own, !label.isConditional,
          let value = label.argument("label") ?? label.firstArgument
        {
          if let key = keyOfText(in: value, element) {
            return findings.report(message(for: key), at: label.callRange)
          }
          if let key = keyOfData(in: value, element) {
            findings.report(message(for: key), at: label.callRange)
          }
        }
        for label in WrittenTexts(of: element).labels {
          guard let name = label.phrase.literal else {
            if identifier.isRepeated(by: label) {
              findings.report(
                message(for: label.phrase.spoken),
                at: place(of: label, in: element),
                fixes: element.is(.image)
                  ? []
                  : label.modifier.map { [.review("Remove `.accessibilityLabel`", .remove($0))] }
                    ?? []
              )
            }
            findings.cannotTell("the accessibility label")
            continue
          }
          switch identifier.isHeard(label) {
          case .no: continue
          case .unknown: findings.cannotTell("whether \"\(name)\" is a localization key")
          case .yes:
            findings.report(
              message(for: name),
              at: place(of: label, in: element),
              unless: [
                Exemption("it is a key that no string file has, which another rule is about") {
                  AssetNames.isKey(name) && !$0.project.strings.isEmpty
                }
              ],
              fixes: fixes(for: label, name, of: element)
            )
          }
        }
      },
      { object, _, findings in
        for label in object.writtenLabels where object.speaksIdentifier(label) {
          guard let name = label.text.phrase.literal else { continue }
          findings.report(
            message(for: name),
            at: label.setting.range,
            fixes: changing(label.text, name)
          )
        }
      }
    ),
    interface: { view, code in
      // No key is looked up: translations of the file go by the identifiers of its views.
      guard let label = view.writtenLabel(knowing: code), CodeNames.isName(label.words),
        !view.isNameOfPicture(label.words)
      else { return nil }
      return InterfaceFault(message: message(for: label.words), range: label.range)
    },
    exemptions: [.hidden, .replacedByAncestor]
  )

  /// One of the raw values of an enumeration, where all of them are keys: a `String` is never looked
  /// up. `Text(verbatim: action.rawValue)`
  private static func keyOfData(in label: Expression?, _ element: Element) -> String? {
    let text = label?.call.flatMap { $0.callee.path == "Text" ? $0.arguments.first : nil }
    guard text?.label == nil || text?.label == "verbatim",
      let names = (text?.value ?? label)?.path?.withoutSelf.pathNames, names.count > 1,
      let member = names.last, member == "rawValue",
      let words = ValueType(of: Array(names.dropLast()), in: element)?.words(of: member)
    else { return nil }
    let keys = words.compactMap(\.literal)
    guard keys.count > 1, keys.count == words.count,
      keys.allSatisfy({ CodeNames.isName($0) && ($0.includes(".") || $0.includes("_")) }),
      !keys.contains(where: AssetNames.isCertainFileName),
      !keys.contains(where: ImageContent(of: element).isNameOfSymbol),
      // On an image it looks like the name of its file, which another rule is about.
      !element.is(.image, .asyncImage) || !keys.allSatisfy(AssetNames.isFileName)
    else { return nil }
    return keys.first
  }

  /// One of the words of a `String` of the type, where all that it may be are keys: it is never looked up.
  ///
  /// Source: Apple, "accessibilityLabel(_:)": only a literal is a `LocalizedStringKey`, a `String` is read as
  /// it is.
  private static func keyOfText(in label: Expression, _ element: Element) -> String? {
    let text = label.call.flatMap { $0.callee.path == "Text" ? $0.arguments : nil }
    guard text.map({ $0.count == 1 && [nil, "verbatim"].contains($0[0].label) }) != false,
      case let value = text?.first?.value ?? label, value.isConstantName,
      let name = value.path?.withoutSelf,
      let property = element.declaration?.property(name), property.type == "String"
    else { return nil }
    let phrases = value.possiblePhrases.map(\.phrase.literal)
    let keys = phrases.compactMap { $0 }
    guard !keys.isEmpty, keys.count == phrases.count, keys.allSatisfy(AssetNames.isKey),
      !keys.contains(where: AssetNames.isCertainFileName),
      !keys.contains(where: ImageContent(of: element).isNameOfSymbol)
    else { return nil }
    return keys.first
  }

  private static func message(for name: String) -> String {
    "VoiceOver reads \"\(name)\", which is an identifier and not a name for people"
  }

  /// Each of several alternatives has its own place.
  private static func place(of label: WrittenText, in element: Element) -> Range<Int> {
    label.isAlternative && label.isLiteral
      ? label.expression.range : label.modifier?.callRange ?? element.head
  }

  /// Words in its place; for a view with words of its own, what the author meant.
  private static func fixes(
    for label: WrittenText,
    _ name: String,
    of element: Element
  ) -> [FixProposal] {
    guard let modifier = label.modifier, modifier.name == "accessibilityLabel",
      label.isLiteral, !label.isAlternative,
      let shown = element.visibleText.value, shown.literal?.contains(where: \.isLetter) != false
    else { return changing(label, name) }
    guard !SpokenIdentifier(of: element).hasIdentifier else {
      return [.review("Remove `.accessibilityLabel`", .remove(modifier))]
    }
    let identifier = "accessibilityIdentifier(\(literal(name)))"
    return [.review("Use `.\(identifier)`", .replace(modifier.callRange, with: identifier))]
  }

  private static func changing(_ label: WrittenText, _ name: String) -> [FixProposal] {
    guard label.isLiteral, let words = CodeNames.words(of: name) else { return [] }
    return [
      .review(
        "Change the label to \(literal(words))",
        .replace(label.expression.range, with: literal(words))
      )
    ]
  }
}

extension Expression {
  /// `device.id.uuidString`
  fileprivate var isUniqueIdentifier: Bool {
    if case .member(_?, "uuidString") = form { true } else { false }
  }
}
