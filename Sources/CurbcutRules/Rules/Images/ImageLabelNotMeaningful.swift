import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let imageLabelNotMeaningful = Rule(
    id: "image-label-not-meaningful",
    title: "Label of an image says only that it is one",
    group: .images,
    severity: .warning,
    impact: .serious,
    criteria: [.nonTextContent],
    since: "0.2.0",
    why: """
      VoiceOver says by itself that an element is an image. A label such as "Photo" or "Chart" adds
      nothing to that, so people who use VoiceOver know that there is a picture and not what it
      shows. Describe it, or hide it if it only decorates.
      """,
    knownLimitations: "Only English words in the source are recognized.",
    examples: [
      .reported(
        """
        struct Hut: View {
          let photo: URL

          var body: some View {
            VStack {
              Image("breakfast-room").resizable().accessibilityLabel("Photo")
                                                //^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "Photo", which does not say what the image shows
              Image("occupancy", label: Text("A bar chart"))
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "A bar chart", which does not say what the image shows
              AsyncImage(url: photo)
                .accessibilityIgnoresInvertColors()
                .accessibilityLabel("Picture")
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "Picture", which does not say what the image shows
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Hut: View {
          let name: String
          let photo: URL

          var body: some View {
            VStack {
              Image("breakfast-room").resizable().accessibilityLabel("Long tables in front of the windows")
              AsyncImage(url: photo)
                .accessibilityIgnoresInvertColors()
                .accessibilityLabel("The hut \\(name) in summer")
            }
          }
        }
        """
      ),
      .reported(
        "A chart",
        """
        struct Occupancy: View {
          let nights: [Night]

          var body: some View {
            Chart(nights) { night in
              BarMark(x: .value("Night", night.date), y: .value("Guests", night.guests))
            }
            .accessibilityLabel("Chart")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "Chart", which does not say what the image shows
          }
        }
        """
      ),
      .reported(
        "UIKit",
        """
        final class HutController: UIViewController {
          private let room = UIImageView(image: UIImage(named: "breakfast-room"))

          override func viewDidLoad() {
            super.viewDidLoad()
            room.isAccessibilityElement = true
            room.accessibilityLabel = "Image"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "Image", which does not say what the image shows
            view.addSubview(room)
          }
        }
        """
      ),
      .ignored(
        "What people press is called so, and a symbol may stand for a photo",
        """
        struct Attach: View {
          let add: () -> Void

          var body: some View {
            VStack {
              Button(action: add) { Image("camera") }.accessibilityLabel("Photo")
              Button(action: add) { Image("camera").accessibilityLabel("Photo") }
              Image(systemName: "photo").accessibilityLabel("Photo")
            }
          }
        }
        """
      ),
      .ignored(
        "An icon that tells the kind of what stands beside it",
        """
        struct Attachment: View {
          let name: String
          let isVideo: Bool

          var body: some View {
            HStack {
              Image("kind-photo").accessibilityLabel("Photo")
              Image(isVideo ? "film" : "still").accessibilityLabel(isVideo ? "Film" : "Photo")
              Text(name)
            }
          }
        }
        """
      ),
      .ignored(
        "What people took or chose, whose content is not known",
        """
        struct Report: View {
          let screenshot: UIImage

          var body: some View {
            Image(uiImage: screenshot).resizable().accessibilityLabel("Screenshot")
          }
        }
        """
      ),
      .ignored(
        "An image view that people tap",
        """
        final class HutController: UIViewController {
          private let room = UIImageView(image: UIImage(named: "breakfast-room"))

          override func viewDidLoad() {
            super.viewDidLoad()
            room.isAccessibilityElement = true
            room.accessibilityLabel = "Photo"
            room.accessibilityTraits = .button
            room.isUserInteractionEnabled = true
            room.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(enlarge)))
            view.addSubview(room)
          }

          @objc private func enlarge() {
            present(PhotoController(), animated: true)
          }
        }
        """
      ),
      .ignored(
        "One of several photos",
        """
        struct Gallery: View {
          let photos: [Photo]

          var body: some View {
            LazyVGrid(columns: columns) {
              ForEach(photos) { photo in
                Image(photo.name)
              //^^^^^^^^^^^^^^^^^ Each of these images is called "Photo"; say what this one shows
                  .resizable()
                  .accessibilityLabel("Photo")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "It is read together with words, or has a value",
        """
        struct Hut: View {
          let name: String

          var body: some View {
            VStack {
              HStack {
                Image("hut").resizable().accessibilityLabel("Photo")
                Text(name)
              }
              .accessibilityElement(children: .combine)
              Image("gauge").resizable().accessibilityLabel("Chart").accessibilityValue("Half full")
            }
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
            <imageView userInteractionEnabled="NO" image="ferry" id="a">
              <accessibility key="accessibilityConfiguration" label="Photo">
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "Photo", which does not say what the image shows
                <bool key="isElement" value="YES"/>
              </accessibility>
            </imageView>
            <imageView userInteractionEnabled="NO" image="ferry" id="b">
              <accessibility key="accessibilityConfiguration" label="The ferry at the pier">
                <bool key="isElement" value="YES"/>
              </accessibility>
            </imageView>
          </objects>
        </document>
        """
      ),
    ],
    check: .elementAndObject(
      of: .image,
      withModifiers: .accessibility,
      { element, findings in
        let image = ImageContent(of: element)
        guard isPicture(element) else { return }
        for label in WrittenTexts(of: element).labels where !label.isAlternative {
          guard let words = label.phrase.literal, image.isKindOnly(words) else { continue }
          findings.report(
            message(for: words),
            at: label.modifier?.callRange ?? element.head,
            // What is loaded may be known to nobody.
            severity: element.shown.is(.asyncImage) ? .info : .warning,
            unless: [
              Exemption("it is an icon, and text stands beside it") {
                !Words.roles(of: .image).contains(words.lowercased()) && isIconBesideText($0)
              }
            ]
          )
        }
      },
      { object, _, findings in
        guard object.isKind(of: .imageView), object.isMadeElement != nil,
          object.settings.count(where: { $0.name == "accessibilityLabel" }) == 1,
          let label = object.writtenLabels.first, !label.text.isAlternative,
          let words = label.text.phrase.literal, Words.isKindOfPicture(words),
          object.pictures.contains(where: { $0.name != nil }),
          !object.pictures.contains(where: \.isSymbol)
        else { return }
        findings.report(message(for: words), at: label.setting.range)
      }
    ),
    interface: { view, code in
      guard view.kind == .imageView, view.gestures.isEmpty, view.image != nil,
        let label = view.writtenLabel(knowing: code), Words.isKindOfPicture(label.words)
      else { return nil }
      return InterfaceFault(message: message(for: label.words), range: label.range)
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      .representation,
      Exemption("its value, custom content or chart descriptor says more") {
        $0.hasModifier(
          "accessibilityValue",
          "accessibilityCustomContent",
          "accessibilityChartDescriptor"
        )
      },
      Exemption("it is one of several, which another rule is about") {
        !$0.place.isDisjoint(with: .repeated)
      },
      Exemption("it is an image from memory, which may show anything") {
        if case .data? = ImageContent(of: $0.shown).source { true } else { false }
      },
      .leftOut,
      .object("it reacts to touches, and is called by what it opens") { object in
        object.setsForCertain(anyOf: ["addGestureRecognizer", "accessibilityTraits"])
          || !object.gestureMethods.isEmpty
      },
      .object("it has an accessibility value", certainty: { $0.sets("accessibilityValue") }),
    ]
  )

  private static func message(for words: String) -> String {
    "VoiceOver reads \"\(words)\", which does not say what the image shows"
  }

  /// Whether it has the size of its file and stands in a row of words, whose kind it tells, or over
  /// them and is called a sign.
  private static func isIconBesideText(_ element: Element) -> Bool {
    let image = element.shown
    guard image.is(.image), !element.hasModifier("resizable") else { return false }
    let isRow = element.container?.row?.layout == .horizontal
    guard isRow || ImageContent(of: image).names.contains(where: { isSignName($0) }) else {
      return false
    }
    return element.siblings.contains { sibling in
      sibling.is(.text, .label) || sibling.descendants.contains { $0.is(.text, .label) }
    }
  }

  private static func isSignName(_ name: String) -> Bool {
    NameHint.icon.matches(name) || Words.isKindOfPicture(name)
  }

  /// Whether it is a picture, or one element that shows nothing but pictures.
  private static func isPicture(_ element: Element) -> Bool {
    if element.shown.is(.image, .asyncImage, .chart, .canvas) { return true }
    return element.grouping == .ignore && element.isTextual == .no
      && Imagery(of: element).isOnlyContent
  }
}
