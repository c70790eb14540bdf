import CurbcutModel

extension Rule {
  static let animatedImageNoPause = Rule(
    id: "animated-image-no-pause",
    title: "Looping animation cannot be stopped",
    group: .motion,
    severity: .info,
    impact: .moderate,
    criteria: [.pauseStopHide, .animationFromInteractions],
    since: "0.2.0",
    why: """
      A picture that moves without end keeps people from reading what stands beside it and makes
      some of them sick. Play it once, or stop it when Reduce Motion is on.
      """,
    examples: [
      .reported(
        """
        struct Empty: View {
          var body: some View {
            LottieView(animation: .named("boxes"))
              .looping()
             //^^^^^^^^^ This animation plays forever, even with Reduce Motion on
          }
        }
        """
      ),
      .recommended(
        """
        struct Empty: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion

          var body: some View {
            LottieView(animation: .named("boxes"))
              .playbackMode(reduceMotion ? .paused : .playing(.fromProgress(0, toProgress: 1, loopMode: .loop)))
          }
        }
        """
      ),
      .ignored(
        "It plays once",
        """
        struct Empty: View {
          var body: some View {
            LottieView(animation: .named("boxes")).playing()
          }
        }
        """
      ),
    ],
    check: .element { element, findings in
      guard element.isCustomView || element.isUnknownView, element.typeName.hasPrefix("Lottie")
      else {
        return
      }
      for modifier in element.ownModifiers {
        let source = modifier.firstArgument?.source ?? ""
        let loops =
          modifier.name == "looping"
          || source.hasSuffix(".loop") || source.includes(".loop)")
          || source.includes(".autoReverse)")
        guard loops else { continue }
        return findings.report(
          "This animation plays forever, even with Reduce Motion on",
          at: modifier.callRange,
          unless: [.checksReduceMotion(modifier)]
        )
      }
    }
  )
}
