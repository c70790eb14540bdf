import CurbcutModel

extension Rule {
  static let uikitAnimationIgnoresReduceMotion = Rule(
    id: "uikit-animation-ignores-reduce-motion",
    title: "UIKit animation ignores Reduce Motion",
    group: .uiKit,
    severity: .hint,
    impact: .moderate,
    criteria: [.animationFromInteractions],
    since: "0.2.0",
    why: """
      Movement on the screen makes some people dizzy or sick. They turn on Reduce Motion, and an app
      has to ask for it: `UIAccessibility.isReduceMotionEnabled`.
      """,
    knownLimitations: """
      Only transforms and animations of layers without end are known to move something for certain. A
      type that asks for the setting anywhere, or that shows that something is loading, is left alone.
      """,
    examples: [
      .reported(
        """
        final class BellController: UIViewController {
          private let bell = UIImageView()

          func ring() {
            UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse]) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This animation runs even with Reduce Motion on
              self.bell.transform = CGAffineTransform(translationX: 40, y: 0)
            }
          }
        }
        """
      ),
      .reported(
        "A picture that grows by half or more",
        """
        final class GlobeController: UIViewController {
          private let globe = UIImageView()

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIView.animate(withDuration: 3) { self.globe.transform = CGAffineTransform(scaleX: 1.8, y: 1.8) }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This animation runs even with Reduce Motion on
          }
        }
        """
      ),
      .reported(
        "A layer that turns without end",
        """
        final class WindmillView: UIView {
          func turn() {
            let turning = CABasicAnimation(keyPath: "transform.rotation.z")
                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This animation runs even with Reduce Motion on
            turning.toValue = CGFloat.pi * 2
            turning.duration = 4
            turning.repeatCount = .infinity
            layer.add(turning, forKey: nil)
          }
        }
        """
      ),
      .recommended(
        """
        final class BellController: UIViewController {
          private let bell = UIImageView()

          func ring() {
            if UIAccessibility.isReduceMotionEnabled { return }
            UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse]) {
              self.bell.transform = CGAffineTransform(translationX: 40, y: 0)
            }
          }
        }
        """
      ),
      .reported(
        "A whole screen that zooms",
        """
        final class PopupController: UIViewController {
          override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            view.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
            UIView.animate(withDuration: 0.25) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This animation runs even with Reduce Motion on
              self.view.transform = CGAffineTransform(scaleX: 1, y: 1)
            }
          }
        }
        """
      ),
      .reported(
        "Only another animation of the type asks for the setting",
        """
        final class BellController: UIViewController {
          private let bell = UIImageView()
          private let clapper = UIImageView()

          func ring() {
            if UIAccessibility.isReduceMotionEnabled { return }
            UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse]) {
              self.bell.transform = CGAffineTransform(translationX: 40, y: 0)
            }
          }

          func swing() {
            UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse]) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This animation runs even with Reduce Motion on
              self.clapper.transform = CGAffineTransform(translationX: 40, y: 0)
            }
          }
        }
        """
      ),
      .ignored(
        "What calls it asks for the setting, or works out how long it lasts",
        """
        final class BellController: UIViewController {
          private let bell = UIImageView()

          func arrive() {
            if !UIAccessibility.isReduceMotionEnabled { swing() }
            turn()
          }

          private func swing() {
            UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse]) {
              self.bell.transform = CGAffineTransform(translationX: 40, y: 0)
            }
          }

          private func turn() {
            let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.8
            UIView.animate(withDuration: duration) {
              self.bell.transform = CGAffineTransform(rotationAngle: .pi)
            }
          }
        }
        """
      ),
      .ignored(
        "It fades, is very short, or scales a little",
        """
        final class BellController: UIViewController {
          private let bell = UIImageView()

          func ring() {
            UIView.animate(withDuration: 0.8) { self.bell.alpha = 0 }
            UIView.animate(withDuration: 0.1) {
              self.bell.transform = CGAffineTransform(translationX: 40, y: 0)
            }
            UIView.animate(withDuration: 0.3) {
              self.bell.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
            }
          }
        }
        """
      ),
      .reported(
        "Once all around",
        """
        final class RewardController: UIViewController {
          private let trophy = UIImageView()

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let turning = CABasicAnimation(keyPath: "transform.rotation.y")
                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This animation runs even with Reduce Motion on
            turning.toValue = CGFloat.pi * 2
            turning.duration = 1.2
            trophy.layer.add(turning, forKey: "celebrate")
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, _, findings in
      guard declaration.mentionedSymbols.contains(.namesUIKit),
        declaration.platforms.contains(.iOS), !declaration.conforms(to: "View")
      else { return }
      // A sign that something is loading turns for everyone.
      let isLoading = declaration.looksLikeLoading
      for animation in declaration.uiKitAnimations where !(isLoading && animation.repeats) {
        if declaration.checksReduceMotion(around: animation.range) { continue }
        findings.report(
          "This animation runs even with Reduce Motion on",
          at: animation.range,
          severity: animation.repeats ? animation.isLarge ? .warning : .info : nil
        )
      }
    }
  )
}
