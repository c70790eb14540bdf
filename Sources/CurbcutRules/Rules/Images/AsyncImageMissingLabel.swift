import CurbcutModel

extension Rule {
  static let asyncImageMissingLabel = Rule(
    id: "async-image-missing-label",
    title: "Remote image has no text alternative",
    group: .images,
    severity: .warning,
    impact: .critical,
    criteria: [.nonTextContent],
    since: "0.1.0",
    why: """
      A picture from the network has not even a file name to fall back to: VoiceOver stops, says
      “image”, and that is all. Say what it shows, or hide it when the text beside it says so.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let photo: URL?

          var body: some View {
            AsyncImage(url: photo)
          //^^^^^^^^^^^^^^^^^^^^^^ VoiceOver stops at this image and has nothing to say about it
          }
        }
        """,
        fixed: [
          "Add `.accessibilityHidden(true)`": """
          struct Screen: View {
            let photo: URL?

            var body: some View {
              AsyncImage(url: photo).accessibilityHidden(true)
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
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver stops at this image and has nothing to say about it
              image.resizable().scaledToFit()
            } placeholder: {
              Color.gray
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let photo: URL?

          var body: some View {
            AsyncImage(url: photo).accessibilityLabel("The hut in winter")
          }
        }
        """
      ),
      .ignored(
        "Named where it is drawn",
        """
        struct Screen: View {
          let photo: URL?

          var body: some View {
            AsyncImage(url: photo) { image in
              image.resizable().accessibilityLabel("The hut in winter")
            } placeholder: {
              Color.gray
            }
          }
        }
        """
      ),
      .ignored(
        "Part of a row that speaks",
        """
        struct Screen: View {
          let photo: URL?

          var body: some View {
            HStack {
              AsyncImage(url: photo)
              Text("The hut")
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "Part of a button with words",
        """
        struct Screen: View {
          let photo: URL?
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                AsyncImage(url: photo)
                Text("The hut")
              }
            }
          }
        }
        """
      ),
      .reported(
        "Only what stands in for it is hidden",
        """
        struct Screen: View {
          let photo: URL?

          var body: some View {
            AsyncImage(url: photo) { phase in
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver stops at this image and has nothing to say about it
              switch phase {
              case .success(let image): image.resizable()
              case .failure: Image(systemName: "photo").accessibilityHidden(true)
              default: ProgressView()
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .asyncImage) { element, findings in
      findings.report(
        "This image has no accessibility label",
        at: element.head,
        fixes: [.addLabel(toImage: element)]
          // A button to try again must stay within reach.
          + (element.descendants.contains { $0.isInteractive == .yes } ? [] : [.hide(element)])
      )
    },
    exemptions: Exemption.unlabeledImage + [
      Exemption("the image that arrives is named or hidden", certainty: \.namesArrivedImage)
    ]
  )
}

extension Element {
  /// Whether the picture that has arrived is named or hidden on its own: it is the closure's
  /// parameter, or without one whatever stands inside.
  fileprivate var namesArrivedImage: Certainty {
    let inside = descendants
    let arrived = inside.filter(\.isUnknownView)
    return (arrived.isEmpty ? inside : arrived).reduce(.no) { $0 || $1.isNamed || $1.isHidden }
  }
}
