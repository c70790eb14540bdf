import CurbcutModel

extension Rule {
  static let mediaAutoplay = Rule(
    id: "media-autoplay",
    title: "Sound that starts by itself",
    group: .timing,
    severity: .info,
    impact: .serious,
    criteria: [.audioControl],
    since: "0.1.0",
    why: """
      Sound that starts with the screen drowns VoiceOver: whoever listens cannot hear where the
      button to stop it is. Let people start it, or start it without sound.
      """,
    knownLimitations: """
      Players are recognized by their type or by their name. Silent where the type mutes anything,
      and where the player starts only under a condition.
      """,
    examples: [
      .reported(
        """
        struct Trailer: View {
          let player: AVPlayer

          var body: some View {
            VideoPlayer(player: player)
              .accessibilityLabel("Trailer")
              .onAppear { player.play() }
             //^^^^^^^^^^^^^^^^^^^^^^^^^^ “player” starts as soon as this appears, over what VoiceOver says
          }
        }
        """
      ),
      .reported(
        "In a view controller, by a function",
        """
        final class RadioController: UIViewController {
          private let radio = AVPlayer(url: .radio)

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            start()
          }

          private func start() {
            radio.play()
          //^^^^^^^^^^^^ “radio” starts as soon as this appears, over what VoiceOver says
          }
        }
        """
      ),
      .recommended(
        """
        struct Trailer: View {
          let player: AVPlayer

          var body: some View {
            VStack {
              VideoPlayer(player: player).accessibilityLabel("Trailer")
              Button("Play the trailer") { player.play() }
            }
          }
        }
        """
      ),
      .ignored(
        "Without sound",
        """
        struct Trailer: View {
          let player: AVPlayer

          var body: some View {
            VideoPlayer(player: player)
              .accessibilityLabel("Trailer")
              .onAppear {
                player.isMuted = true
                player.play()
              }
          }
        }
        """
      ),
      .ignored(
        "What plays is no sound that goes on",
        """
        struct Trailer: View {
          let hapticPlayer: HapticPlayer
          let animationView: LottieAnimationView
          let effects: SoundEffects

          var body: some View {
            Text("Trailer")
              .onAppear {
                hapticPlayer.play()
                animationView.play()
                effects.play()
              }
          }
        }
        """
      ),
      .ignored(
        "Only if it was asked for",
        """
        struct Trailer: View {
          @AppStorage("startsAtOnce") private var startsAtOnce = false
          let player: AVPlayer

          var body: some View {
            VideoPlayer(player: player)
              .accessibilityLabel("Trailer")
              .onAppear {
                if startsAtOnce { player.play() }
              }
          }
        }
        """
      ),
    ],
    check: .elementAndDeclaration(
      withModifiers: .event,
      { element, findings in
        guard let autoplay = element.autoplay else { return }
        // Somebody has opened a cover or a screen for just this film.
        let isOpened = sequence(first: element, next: \.parent).contains {
          $0.slot == .sheet || $0.slot == .destination
        }
        findings.report(
          message(on: autoplay.player),
          at: autoplay.modifier.callRange,
          severity: isOpened ? .hint : nil
        )
      },
      { declaration, _, findings in
        for autoplay in declaration.autoplays {
          findings.report(message(on: autoplay.player), at: autoplay.range)
        }
      }
    )
  )

  private static func message(on player: String) -> String {
    "“\(player)” starts as soon as this appears, over what VoiceOver says"
  }
}
