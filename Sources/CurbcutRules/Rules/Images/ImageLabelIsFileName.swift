import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let imageLabelIsFileName = Rule(
    id: "image-label-is-file-name",
    title: "Accessibility label looks like a file name",
    group: .images,
    severity: .warning,
    impact: .serious,
    criteria: [.nonTextContent],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear "kitchen underscore eighteen forty dot png" where the name of a
      file or symbol was copied into the label, and do not learn what the image shows. A label
      describes the image in words.
      """,
    examples: [
      .reported(
        "The last part of its address, by a component",
        """
        struct RemoteImage: View {
          let url: URL
          let alt: String

          var body: some View {
            AsyncImage(url: url) { image in
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Smart Invert turns this image into a negative; add `.accessibilityIgnoresInvertColors()`
              image.resizable().accessibilityLabel(alt)
            } placeholder: {
              ProgressView("Loading photo")
            }
          }
        }

        struct Album: View {
          let photos: [Photo]

          var body: some View {
            ForEach(photos) { photo in
              RemoteImage(url: photo.url, alt: photo.url.lastPathComponent)
                                             //^^^^^^^^^^^^^^^^^^^^^^^^^^^ In `RemoteImage`: "photo.url.lastPathComponent" is the name of the image and does not describe it
            }
          }
        }
        """
      ),
      .ignored(
        "The name of a document beside its icon",
        """
        struct DocumentIcon: View {
          let document: URL

          var body: some View {
            Image(systemName: "doc").accessibilityLabel(document.lastPathComponent)
          }
        }
        """
      ),
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Image("kitchen").accessibilityLabel("kitchen_1840.png")
                           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "kitchen_1840.png" looks like a file name and does not describe the image
          }
        }
        """,
        fixed: [
          "Change the label to \"Kitchen 1840\"": """
          struct Screen: View {
            var body: some View {
              Image("kitchen").accessibilityLabel("Kitchen 1840")
            }
          }
          """
        ]
      ),
      .reported(
        "The name of the symbol",
        """
        struct Screen: View {
          var body: some View {
            Image(systemName: "star.fill").accessibilityLabel("star.fill")
                                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "star.fill" is the name of the symbol and does not describe the image
          }
        }
        """
      ),
      .reported(
        "A name that a camera gives",
        """
        struct Screen: View {
          var body: some View {
            Image("summit").accessibilityLabel("IMG_4711")
                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "IMG_4711" looks like a file name and does not describe the image
          }
        }
        """
      ),
      .reported(
        "The raw values of an enumeration",
        """
        enum Counter: String, CaseIterable, Identifiable {
          case bread = "ic_bread_24"
          case drinks = "ic_drinks_24"

          var id: Self { self }
          var spokenName: String { rawValue }
        }

        struct Market: View {
          let open: (Counter) -> Void

          var body: some View {
            ForEach(Counter.allCases) { counter in
              Button {
                open(counter)
              } label: {
                Image(counter.rawValue)
              }
              .accessibilityLabel(counter.spokenName)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "ic_bread_24" looks like a file name and does not describe the image
            }
          }
        }
        """
      ),
      .ignored(
        "The raw values are words for people",
        """
        enum Counter: String, CaseIterable, Identifiable {
          case bread = "Bread"
          case drinks = "Soft drinks"

          var id: Self { self }
        }

        struct Market: View {
          let open: (Counter) -> Void

          var body: some View {
            ForEach(Counter.allCases) { counter in
              Button {
                open(counter)
              } label: {
                Image(counter.rawValue)
              }
              .accessibilityLabel(counter.rawValue)
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            Image("kitchen").accessibilityLabel("The kitchen in 1840")
          }
        }
        """
      ),
      .ignored(
        "Single words and proper names",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Image("compass").accessibilityLabel("Compass")
              Image("apple").accessibilityLabel("iPhone")
              Image("site").accessibilityLabel("Logo of example.com")
            }
          }
        }
        """
      ),
      .reported(
        "The name of the symbol, with spaces",
        """
        struct Screen: View {
          var body: some View {
            Image(systemName: "heart.fill").accessibilityLabel("heart fill")
                                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "heart fill" is the name of the symbol and does not describe the image
          }
        }
        """
      ),
      .reported(
        "The name of the asset",
        """
        struct Screen: View {
          var body: some View {
            Image("hutKeeperLarge").accessibilityLabel("hutKeeperLarge")
                                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "hutKeeperLarge" looks like a file name and does not describe the image
          }
        }
        """
      ),
      .reported(
        "A property that names the image",
        """
        struct Row: View {
          let item: Item
          let open: () -> Void

          var body: some View {
            Button(action: open) { Image(systemName: item.symbol) }
              .accessibilityLabel(item.symbol)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "item.symbol" is the name of the image and does not describe it
            Image(item.iconName).accessibilityLabel(Text(item.iconName))
                               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "item.iconName" is the name of the image and does not describe it
          }
        }

        final class DraftRow: UIView {
          private let button = UIButton(type: .system)

          func show(_ draft: Draft) {
            button.setImage(UIImage(named: draft.actionIcon), for: .normal)
            button.accessibilityLabel = draft.actionIcon
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "draft.actionIcon" is the name of the image and does not describe it
          }
        }
        """
      ),
      .ignored(
        "A property that names what is seen, too",
        """
        struct Row: View {
          let flag: String
          let item: Item

          var body: some View {
            Image(flag).accessibilityLabel(flag)
            Image(systemName: item.symbol).accessibilityLabel(item.title)
          }
        }
        """
      ),
      .ignored(
        "Localization keys and product names",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Image("summit").accessibilityLabel("accessibility.summit.label")
              Image("laptop").accessibilityLabel("macOS")
              Image("code").accessibilityLabel("GitHub")
            }
          }
        }
        """
      ),
      .ignored(
        "What may be a localization key, on a control",
        """
        struct Screen: View {
          let attach: () -> Void

          var body: some View {
            Button(action: attach) { Image(systemName: "paperclip") }
              .accessibilityLabel("attachMedia")
          }
        }
        """
      ),
      .reported(
        "A remote image is called as its file",
        """
        struct Gallery: View {
          let photo: Photo

          var body: some View {
            AsyncImage(url: URL(string: "https://example.com/\\(photo.fileName)"))
              .accessibilityIgnoresInvertColors()
              .accessibilityLabel(photo.fileName)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "photo.fileName" is the name of the image and does not describe it
          }
        }
        """
      ),
      .reported(
        "In Interface Builder",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
              <accessibility key="accessibilityConfiguration" label="ic_close_16"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "ic_close_16" looks like a file name and does not describe the image
              <state key="normal" image="ic_close_16"/>
            </button>
            <button id="b">
              <accessibility key="accessibilityConfiguration" label="close"/>
              <state key="normal" image="close"/>
            </button>
          </objects>
        </document>
        """
      ),
      .reported(
        "The name of the file with spaces",
        """
        final class ToolPicker: UIView {
          private func makeButton(for tool: Tool) -> UIButton {
            let button = UIButton(type: .system)
            button.setImage(UIImage(named: tool.assetName), for: .normal)
            button.accessibilityLabel = tool.assetName.replacingOccurrences(of: "_", with: " ")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "tool.assetName" is the name of the image and does not describe it
            return button
          }
        }
        """
      ),
    ],
    check: .elementAndObject(
      of: .image,
      .asyncImage,
      withModifiers: .accessibility,
      { element, findings in
        if let label = Naming(of: element).modifier, let name = imageName(speltBy: element) {
          findings.report(
            "\"\(name)\" is the name of the image and does not describe it",
            at: label.callRange
          )
        }
        if let label = Naming(of: element).modifier, label.origin == .own, !label.isConditional,
          let name = fileNameOfData(in: label.argument("label") ?? label.firstArgument, element)
        {
          findings.report(
            "\"\(name)\" looks like a file name and does not describe the image",
            at: label.callRange
          )
        }
        for label in WrittenTexts(of: element).labels {
          guard let text = label.phrase.literal else {
            findings.cannotTell("the accessibility label")
            continue
          }
          let isSymbolName = ImageContent(of: element).isNameOfSymbol(text)
          guard isSymbolName || AssetNames.isCertainFileName(text) || AssetNames.isFileName(text)
          else { continue }
          let written =
            ImageContent(of: element).isSymbol ? Symbols.pictureWords(text) : Symbols.words(text)
          findings.report(
            "\"\(text)\" \(isSymbolName ? "is the name of the symbol" : "looks like a file name") "
              + "and does not describe the image",
            at: label.modifier?.callRange ?? element.head,
            unless: [
              // On a control `attachMedia` is rather the key of a translation.
              Exemption("it may be a localization key") { element in
                !isSymbolName && !AssetNames.isCertainFileName(text)
                  && !Imagery(of: element).mayShowAsset(named: text)
              }
            ],
            fixes: label.isLiteral
              ? [
                .review(
                  "Change the label to \(literal(written))",
                  .replace(label.expression.range, with: literal(written))
                )
              ]
              : []
          )
        }
      },
      { object, _, findings in
        for setting in object.settings where setting.path == ["accessibilityLabel"] {
          guard let label = setting.value?.beforeRespelling.path?.withoutSelf else { continue }
          let names = object.pictures.compactMap { picture in
            picture.writtenName.flatMap { isName($0, label, isSymbol: picture.isSymbol) }
          }
          guard let name = names.first else { continue }
          findings.report(
            "\"\(name)\" is the name of the image and does not describe it",
            at: setting.range
          )
        }
        for label in object.writtenLabels {
          guard let text = label.text.phrase.literal, object.isNameOfPicture(text) else {
            continue
          }
          let written = literal(Symbols.words(text))
          findings.report(
            "\"\(text)\" looks like a file name and does not describe the image",
            at: label.setting.range,
            fixes: label.text.isLiteral
              ? [
                .review(
                  "Change the label to \(written)",
                  .replace(label.text.expression.range, with: written)
                )
              ] : []
          )
        }
      }
    ),
    interface: { view, code in
      guard let label = view.writtenLabel(knowing: code), view.isNameOfPicture(label.words) else {
        return nil
      }
      return InterfaceFault(
        message: "\"\(label.words)\" looks like a file name and does not describe the image",
        range: label.range
      )
    },
    exemptions: [
      .hiddenForCertain
    ]
  )
}

extension Expression {
  /// What is spelt in another way: `icon.name` of `icon.name.replacingOccurrences(of: "_", with: " ")`.
  fileprivate var beforeRespelling: Expression {
    let methods: Set<String> = [
      "replacingOccurrences", "replacing", "lowercased", "uppercased", "trimmingCharacters",
    ]
    var text = self
    for _ in 0..<4 {
      switch text.form {
      case .call(let callee, _):
        guard case .member(let base?, let method) = callee.form, methods.contains(method) else {
          return text
        }
        text = base
      case .member(let base?, let name)
      where name == "capitalized" || name == "localizedCapitalized":
        text = base
      default: return text
      }
    }
    return text
  }
}

/// One of the words that a member of a value gives, where all of them look like names of files: the raw
/// values of `category.spokenName`.
private func fileNameOfData(in label: Expression?, _ element: Element) -> String? {
  let text = label?.call.flatMap { $0.callee.path == "Text" ? $0.arguments.first?.value : nil }
  guard let names = (text ?? label)?.path?.withoutSelf.pathNames, names.count > 1,
    let member = names.last,
    let words = ValueType(of: Array(names.dropLast()), in: element)?.words(of: member)
  else { return nil }
  let written = words.compactMap(\.literal)
  guard written.contains(where: AssetNames.isFileName),
    written.allSatisfy({ AssetNames.isFileName($0) || AssetNames.isCertainFileName($0) })
  else { return nil }
  return written.first
}

/// The property that gives a view both its image and its label: `item.icon` of
/// `Image(item.icon).accessibilityLabel(item.icon)`.
private func imageName(speltBy element: Element) -> String? {
  guard var label = Naming(of: element).label else { return nil }
  if let text = label.call, text.callee.path == "Text", let words = text.arguments.first {
    label = words.value
  }
  guard let path = label.beforeRespelling.path?.withoutSelf else { return nil }
  if isFileShown(by: element, label: path) { return path }
  let images = [element] + (element.is(.button, .link, .navigationLink) ? element.descendants : [])
  return images.lazy.compactMap { image in
    switch ImageContent(of: image).source {
    case .symbol(let name): isName(name, path, isSymbol: true)
    case .asset(let name): isName(name, path, isSymbol: false)
    case .data, .wrapped, nil: nil
    }
  }.first
}

/// Whether a label is the name of a file by its own name, and the image is loaded from that file:
/// `AsyncImage(url: base.appending(path: photo.fileName)).accessibilityLabel(photo.fileName)`.
private func isFileShown(by view: Element, label: String) -> Bool {
  let names = label.pathNames
  guard let image = view.is(.asyncImage, .image) ? view : view.enclosing(.asyncImage),
    let shown = image.arguments.first?.value, let last = names.last
  else { return false }
  // `photo.url.lastPathComponent`
  if names.count > 1, NameHint.isPartOfAddress(last) {
    return shown.path?.withoutSelf == names.dropLast().joined(separator: ".")
  }
  guard image.index == view.index, fileName.matches(last) else { return false }
  return shown.source.sourceWords.joined(separator: ".").includes(label)
    || shown.source.includes(label)
}

private let fileName = NameHint("file-name filename asset-name image-name picture-name photo-name")

/// The label, where it is the name of a symbol, or by its own name that of a file. Other assets may
/// be named as people call them: `Image(country).accessibilityLabel(country)`.
private func isName(_ name: Expression, _ label: String, isSymbol: Bool) -> String? {
  guard name.path?.withoutSelf == label else { return nil }
  return isSymbol || NameHint.pictureFile.matches(label.pathNames.last ?? label) ? label : nil
}
