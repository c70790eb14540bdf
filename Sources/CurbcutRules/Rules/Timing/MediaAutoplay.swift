import CurbcutModel

extension Rule {
  static let mediaAutoplay = Rule(
    id: "media-autoplay",
    title: "Media plays automatically",
    group: .timing,
    severity: .info,
    impact: .serious,
    criteria: [.audioControl],
    since: "0.1.0",
    why: """
      Sound that starts with the screen drowns out VoiceOver, so people who use it cannot find the
      button that pauses it. Let people start playback, or start it muted.
      """,
    knownLimitations: """
      Players are recognized by their type or their name. Silent where the type mutes anything,
      and where playback starts only under a condition.
      """,
    examples: [
      .reported(
        "A player that a task makes",
        """
        struct Rain: View {
          let url: URL
          @State private var kept: AVAudioPlayer?

          var body: some View {
            Text("Think of a walk in the rain.")
              .task {
                let ambient = try? AVAudioPlayer(contentsOf: url)
                ambient?.play()
              //^^^^^^^^^^^^^^^ "ambient" starts playing as soon as this appears and talks over VoiceOver
                kept = ambient
              }
          }
        }
        """
      ),
      .reported(
        "A function that is handed over",
        """
        struct Trailer: View {
          let url: URL
          @State private var player = AVPlayer()

          var body: some View {
            Text("Forest Voices").onAppear(perform: start)
                                //^^^^^^^^^^^^^^^^^^^^^^^^ "player" starts playing as soon as this appears and talks over VoiceOver
          }

          private func start() {
            player.replaceCurrentItem(with: AVPlayerItem(url: url))
            player.play()
          }
        }
        """
      ),
      .reported(
        """
        struct Trailer: View {
          let player: AVPlayer

          var body: some View {
            VideoPlayer(player: player)
              .accessibilityLabel("Trailer")
              .onAppear { player.play() }
                        //^^^^^^^^^^^^^ "player" starts playing as soon as this appears and talks over VoiceOver
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
          //^^^^^^^^^^^^ "radio" starts playing as soon as this appears and talks over VoiceOver
          }
        }
        """
      ),
      .reported(
        "At full volume",
        """
        final class PromoController: UIViewController {
          private let promo = AVPlayer(url: .promo)

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            promo.volume = 1
            promo.play()
          //^^^^^^^^^^^^ "promo" starts playing as soon as this appears and talks over VoiceOver
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
        "Muted",
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
        "Haptics, animations and short effects",
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
        "Only under a condition",
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
      .ignored(
        "A task that begins anew with what the person chooses",
        """
        struct Film: View {
          let episode: Int
          let player: AVPlayer

          var body: some View {
            VideoPlayer(player: player)
              .accessibilityLabel("Episode")
              .task(id: episode) { player.play() }
          }
        }
        """
      ),
    ],
    check: .elementAndDeclaration(
      withModifiers: .event,
      { element, findings in
        let starts = Autoplay.starts(of: element)
        let certain = starts.first { start in
          !Autoplay.exemptions(for: start.modifier, of: start.start).apply(to: element)
        }
        guard let autoplay = certain ?? starts.first else { return }
        // A sheet or screen has been opened for just this player.
        let isOpened = sequence(first: element, next: \.parent).contains {
          $0.slot == .sheet || $0.slot == .destination
        }
        findings.report(
          message(on: autoplay.start.player),
          at: autoplay.start.range,
          severity: isOpened ? .hint : nil,
          unless: Autoplay.exemptions(for: autoplay.modifier, of: autoplay.start)
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
    "\"\(player)\" starts playing as soon as this appears and talks over VoiceOver"
  }
}
