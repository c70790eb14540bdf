import CurbcutModel

extension Rule {
  static let videoPlayerMissingLabel = Rule(
    id: "video-player-missing-label",
    title: "Video player has no accessibility label",
    group: .images,
    severity: .hint,
    impact: .moderate,
    criteria: [.nonTextContent, .nameRoleValue],
    since: "0.2.0",
    why: """
      VoiceOver stops at a video player and says only that it plays video. A label says what the
      video shows, so that people can decide whether to start it.
      """,
    examples: [
      .reported(
        """
        struct Trailer: View {
          let player: AVPlayer

          var body: some View {
            VideoPlayer(player: player)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^ This video player has no accessibility label
          }
        }
        """
      ),
      .recommended(
        """
        struct Trailer: View {
          let player: AVPlayer

          var body: some View {
            VideoPlayer(player: player).accessibilityLabel("Trailer of the film")
          }
        }
        """
      ),
      .ignored(
        "It decorates",
        """
        struct Trailer: View {
          let player: AVPlayer

          var body: some View {
            Text("Welcome").background { VideoPlayer(player: player) }
          }
        }
        """
      ),
    ],
    check: .element(of: .videoPlayer) { element, findings in
      findings.report("This video player has no accessibility label", at: element.head)
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      .labeled,
      .emptyLabel,
      .labeledByContainer,
      .combined,
      Exemption("it is a background") {
        !$0.place.isDisjoint(with: [.background, .representation])
      },
    ]
  )
}
