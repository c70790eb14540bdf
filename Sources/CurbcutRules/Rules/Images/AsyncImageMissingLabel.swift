import CurbcutModel

extension Rule {
  static let asyncImageMissingLabel = Rule(
    id: "async-image-missing-label",
    title: "Remote image has no accessibility label",
    group: .images,
    severity: .warning,
    impact: .critical,
    criteria: [.nonTextContent],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear only "image": a remote image does not even have a file name to
      fall back to. Describe what it shows, or hide it if the text beside it already does.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let photo: URL?

          var body: some View {
            AsyncImage(url: photo)
          //^^^^^^^^^^^^^^^^^^^^^^ This image has no accessibility label
              .accessibilityIgnoresInvertColors()
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"<#What the image shows#>\")`": """
          struct Screen: View {
            let photo: URL?

            var body: some View {
              AsyncImage(url: photo)
                .accessibilityIgnoresInvertColors()
                .accessibilityLabel("<#What the image shows#>")
            }
          }
          """
        ]
      ),
      .reported(
        "Beside text it may only decorate",
        """
        struct Row: View {
          let photo: URL?

          var body: some View {
            HStack {
              AsyncImage(url: photo)
            //^^^^^^^^^^^^^^^^^^^^^^ This image has no accessibility label
                .accessibilityIgnoresInvertColors()
              Text("The hut")
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityHidden(true)`": """
          struct Row: View {
            let photo: URL?

            var body: some View {
              HStack {
                AsyncImage(url: photo)
                  .accessibilityIgnoresInvertColors()
                  .accessibilityHidden(true)
                Text("The hut")
              }
            }
          }
          """
        ]
      ),
      .reported(
        "However its phases are drawn",
        """
        struct Screen: View {
          let photo: URL?

          var body: some View {
            AsyncImage(url: photo) { image in
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image has no accessibility label
              image.resizable().scaledToFit()
            } placeholder: {
              Color.gray
            }
            .accessibilityIgnoresInvertColors()
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let photo: URL?

          var body: some View {
            AsyncImage(url: photo)
              .accessibilityLabel("The hut in winter")
              .accessibilityIgnoresInvertColors()
          }
        }
        """
      ),
      .ignored(
        "The image that arrives has a label",
        """
        struct Screen: View {
          let photo: URL?

          var body: some View {
            AsyncImage(url: photo) { image in
              image.resizable().accessibilityLabel("The hut in winter")
            } placeholder: {
              Color.gray
            }
            .accessibilityIgnoresInvertColors()
          }
        }
        """
      ),
      .ignored(
        "Combined with text",
        """
        struct Screen: View {
          let photo: URL?

          var body: some View {
            HStack {
              AsyncImage(url: photo).accessibilityIgnoresInvertColors()
              Text("The hut")
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "Part of a button with text",
        """
        struct Screen: View {
          let photo: URL?
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                AsyncImage(url: photo).accessibilityIgnoresInvertColors()
                Text("The hut")
              }
            }
          }
        }
        """
      ),
      .reported(
        "An image of a package that a function of it loads",
        """
        struct Card: View {
          let photo: URL?

          var body: some View {
            KFImage.url(photo)
          //^^^^^^^^^^^^^^^^^^ This image has no accessibility label
              .placeholder { ProgressView() }
              .resizable()
              .accessibilityIgnoresInvertColors()
          }
        }
        """
      ),
      .reported(
        "Only the failure image is hidden",
        """
        struct Screen: View {
          let photo: URL?

          var body: some View {
            AsyncImage(url: photo) { phase in
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image has no accessibility label
              switch phase {
              case .success(let image): image.resizable()
              case .failure: Image(systemName: "photo").accessibilityHidden(true)
              default: ProgressView()
              }
            }
            .accessibilityIgnoresInvertColors()
          }
        }
        """
      ),
    ],
    check: .element(of: .asyncImage) { element, findings in
      findings.report(
        "This image has no accessibility label\(unspokenIdentifier(of: element))",
        at: element.head,
        fixes: fixes(for: element)
      )
    },
    exemptions: Exemption.unlabeledImage + [
      Exemption(
        "the image that arrives has a label or is hidden",
        certainty: { namesArrivedImage($0) }
      )
    ]
  )
}

/// A label, and what hides it: that first where text beside it says what it is of.
private func fixes(for image: Element) -> [FixProposal] {
  // A component that shows any picture that it is handed: whoever uses it knows what that is.
  if image.isAllOfPictureComponent { return [] }
  let label = FixProposal.addLabel(toImage: image)
  let text = AdjacentText(of: image).isPresent()
  if text != .yes, image.isInPictureComponent { return [] }
  // A button to try again must stay within reach, and what stands alone is the content.
  if text == .no || image.isAllOfCase
    || image.descendants.contains(where: { $0.isInteractive == .yes })
  {
    return [label]
  }
  // No words that are written once say what each of the pictures shows that an address leads to.
  guard text == .yes else { return [label, .hide(image)] }
  return image.isInteractive == .no ? [.hide(image)] : [.hide(image), label]
}

extension Element {
  /// Whether it is all that one case of a `switch` shows, and so says which it is.
  fileprivate var isAllOfCase: Bool {
    guard let condition = conditions.last, condition.decision?.node.kind == .switchExpr else {
      return false
    }
    return !(container?.content ?? tree.roots).contains {
      $0.index != index && $0.conditions.contains(condition)
    }
  }
}

/// Whether the image that has arrived has a label or is hidden on its own: it is the closure's
/// parameter, or without one whatever stands inside.
private func namesArrivedImage(_ element: Element) -> Certainty {
  let inside = element.descendants
  let arrived = inside.filter(\.isUnknownView)
  return (arrived.isEmpty ? inside : arrived).reduce(.no) { $0 || $1.isNamed || $1.isHidden }
}
