import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitBlinkingContent = Rule(
    id: "uikit-blinking-content",
    title: "UIKit view blinks without end",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.pauseStopHide, .threeFlashes],
    since: "0.5.0",
    why: """
      What blinks draws all attention, so that people with attention disorders cannot read on, and
      three flashes in a second may cause seizures. Say what matters by words, a symbol or a border,
      and look whether Reduce Motion is on.
      """,
    knownLimitations: "Only what disappears at least once in a second is known.",
    examples: [
      .reported(
        """
        final class AlarmController: UIViewController {
          private let alarm = UILabel()
          private var timer: Timer?

          func raise() {
            timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] _ in
                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This blinks without end; show the state in another way
              guard let self else { return }
              self.alarm.alpha = self.alarm.alpha == 1 ? 0 : 1
            }
          }
        }
        """
      ),
      .reported(
        "An animation of the layer",
        """
        extension UIView {
          func pulse() {
            let blink = CABasicAnimation(keyPath: "opacity")
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This blinks without end; show the state in another way
            blink.fromValue = 1
            blink.toValue = 0
            blink.duration = 0.2
            blink.autoreverses = true
            blink.repeatCount = .infinity
            layer.add(blink, forKey: nil)
          }
        }
        """
      ),
      .reported(
        "An animation that repeats",
        """
        final class LiveBadge: UIView {
          func start() {
            UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This blinks without end; show the state in another way
              self.alpha = 0
            }
          }
        }
        """
      ),
      .reported(
        "A method that a timer calls",
        """
        final class AlarmController: UIViewController {
          private let alarm = UILabel()
          private var timer: Timer?

          func raise() {
            timer = Timer.scheduledTimer(
                  //^^^^^^^^^^^^^^^^^^^^^ This blinks without end; show the state in another way
              timeInterval: 0.5,
              target: self,
              selector: #selector(blink),
              userInfo: nil,
              repeats: true
            )
          }

          @objc private func blink() { alarm.isHidden.toggle() }
        }
        """
      ),
      .recommended(
        """
        final class AlarmController: UIViewController {
          private let alarm = UILabel()

          func raise() {
            alarm.layer.borderWidth = 3
            alarm.isHidden = false
          }
        }
        """
      ),
      .reported(
        "Flashes, whatever the phone is told",
        """
        final class BonusController: UIViewController {
          private let flashView = UIView()

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard !UIAccessibility.isReduceMotionEnabled else { return }
            UIView.animate(withDuration: 0.05, delay: 0, options: [.repeat, .autoreverse]) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This flashes more than three times a second, which may cause seizures; slow it down
              self.flashView.alpha = 0
            }
          }
        }
        """
      ),
      .reported(
        "A background that flashes",
        """
        final class EvacuationController: UIViewController {
          func warn() {
            let strobe = CABasicAnimation(keyPath: "backgroundColor")
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This flashes more than three times a second, which may cause seizures; slow it down
            strobe.fromValue = UIColor.white.cgColor
            strobe.toValue = UIColor.black.cgColor
            strobe.duration = 0.08
            strobe.autoreverses = true
            strobe.repeatCount = .infinity
            view.layer.add(strobe, forKey: "strobe")
          }
        }
        """
      ),
      .ignored(
        "A background that changes slowly",
        """
        final class SunsetController: UIViewController {
          func glow() {
            let glow = CABasicAnimation(keyPath: "backgroundColor")
            glow.toValue = UIColor.orange.cgColor
            glow.duration = 0.5
            glow.autoreverses = true
            glow.repeatCount = .infinity
            view.layer.add(glow, forKey: "glow")
          }
        }
        """
      ),
      .ignored(
        "It asks for Reduce Motion, fades slowly, or shows where text goes",
        """
        final class AlarmController: UIViewController {
          private let alarm = UILabel()

          func raise() {
            guard !UIAccessibility.isReduceMotionEnabled else { return }
            UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) {
              self.alarm.alpha = 0
            }
          }
        }

        final class GlowView: UIView {
          func start() {
            UIView.animate(withDuration: 2, delay: 0, options: [.repeat, .autoreverse]) { self.alpha = 0 }
          }
        }

        final class CaretView: UIView {
          func start() {
            UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { self.alpha = 0 }
          }
        }
        """
      ),
      .ignored(
        "What only gets paler and darker",
        """
        final class TypingDots: UIView {
          func pulse() {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 1
            animation.toValue = 0.5
            animation.duration = 0.5
            animation.repeatCount = .infinity
            animation.autoreverses = true
            layer.add(animation, forKey: nil)
          }
        }
        """
      ),
    ],
    check: .object { own, _, findings in
      guard own.isOwn else { return }
      for (range, phase) in own.declaration.blinking {
        // Source: WCAG 2.3.1: more than three flashes in a second may cause seizures, which not
        // everybody who is at risk has told the phone.
        let flashes = phase * 6 < 1
        findings.report(
          flashes
            ? "This flashes more than three times a second, which may cause seizures; slow it down"
            : "This blinks without end; show the state in another way",
          at: range,
          unless: flashes
            ? []
            : [
              .object("it looks whether Reduce Motion is on") {
                $0.declaration.checksReduceMotion(around: range)
              }
            ]
        )
      }
    },
    exemptions: [
      .object("it shows that something is loading, or where text goes") {
        NameHint("caret cursor insertion-point skeleton shimmer").matches($0.declaration.name)
          || $0.declaration.looksLikeLoading
      }
    ]
  )
}

/// How long something is seen or not at most for it to blink rather than to fade, in seconds.
private let longestPhase = 0.6

extension Declaration {
  /// The animations and timers that make something disappear and come back without end, with how
  /// long it is seen or not, in seconds.
  fileprivate var blinking: [(range: Range<Int>, phase: Double)] {
    guard
      mentions(anyOf: [
        "CABasicAnimation", "CAKeyframeAnimation", "scheduledTimer", "repeat", "autorepeat",
      ])
    else { return [] }
    var found: [(range: Range<Int>, phase: Double)] = []
    // For each the function around it is read again.
    var remaining = 32
    for node in ownNodes(.functionCallExpr) where remaining > 0 {
      guard let (callee, arguments) = Expression(node).call else { continue }
      func number(_ label: String) -> Double? {
        arguments.first { $0.label == label }?.value.number
      }
      switch callee.memberName {
      case "CABasicAnimation", "CAKeyframeAnimation":
        remaining -= 1
        if let phase = phaseWithoutEnd(node, arguments) { found.append((node.range, phase)) }
      case "animate":
        guard callee.path == "UIView.animate", let time = number("withDuration"),
          time <= longestPhase,
          arguments.first(where: { $0.label == "options" })?.value.mentions("repeat") == true
        else { continue }
        remaining -= 1
        if arguments.contains(where: { $0.value.closureNode?.disappears == true }) {
          found.append((node.range, time))
        }
      case "scheduledTimer":
        guard let time = number("withTimeInterval") ?? number("timeInterval"),
          time <= longestPhase * 2,
          arguments.contains(where: { $0.label == "repeats" && $0.value.boolean == true })
        else { continue }
        remaining -= 1
        let selector = arguments.first { $0.label == "selector" }?.value.source ?? ""
        let called = functions.filter {
          selector.includes("(\($0.name))") || selector.includes("(\($0.name)(")
            || selector.includes(".\($0.name))")
        }
        let bodies = arguments.compactMap(\.value.closureNode) + called.map(\.node)
        if bodies.contains(where: \.alternates) { found.append((node.range, time)) }
      default: continue
      }
    }
    return found
  }

  /// How long a phase lasts of an animation of a layer that quickly takes its opacity away and gives it
  /// back without end, or makes its background flash; nil for others. In seconds.
  private func phaseWithoutEnd(_ node: Node, _ arguments: [Argument]) -> Double? {
    let key = arguments.first { $0.label == "keyPath" }?.value
    guard let name = key?.phrase.value?.literal ?? key?.source else { return nil }
    let isColor = name.hasSuffix("backgroundColor") || name.hasSuffix("backgroundColor)")
    guard
      isColor || name.hasSuffix("opacity") || name.hasSuffix("hidden") || name.hasSuffix("opacity)")
    else { return nil }
    // The variable that the animation is kept in is no place where it is set up.
    let function =
      nodes(around: node.range).last {
        [.functionDecl, .initializerDecl].contains($0.kind)
          || $0.kind == .variableDecl
            && $0.descendants.contains { $0.kind == .codeBlock || $0.kind == .closureExpr }
      } ?? self.node
    var isEndless = false
    var time: Double?
    var ends: [Double] = []
    for inner in function.descendants where inner.kind == .sequenceExpr {
      guard case .operators(let operands, ["="]) = Expression(inner).form, operands.count == 2
      else { continue }
      switch operands[0].memberName {
      case "repeatCount", "repeatDuration":
        let value = operands[1].source
        isEndless =
          isEndless || value.hasSuffix("infinity") || value.hasSuffix("greatestFiniteMagnitude")
          || value.hasPrefix("HUGE") || (operands[1].number ?? 0) > 100
      case "fromValue", "toValue": ends.append(operands[1].number ?? 0)
      case "duration": time = [time, operands[1].number].compactMap { $0 }.min()
      default: continue
      }
    }
    // What only gets paler and darker pulses.
    let pulses = !isColor && ends.count == 2 && ends.allSatisfy { $0 >= 0.3 }
    guard isEndless, !pulses, let time, time <= longestPhase else { return nil }
    // Colors that change slowly are no flash.
    return !isColor || time * 6 < 1 ? time : nil
  }
}

extension Expression {
  /// The closure that it is.
  fileprivate var closureNode: Node? {
    if case .closure(let closure) = form { closure.node } else { nil }
  }
}

extension Node {
  /// Whether something is made invisible in it.
  fileprivate var disappears: Bool {
    descendants.contains { inner in
      guard inner.kind == .sequenceExpr,
        case .operators(let operands, ["="]) = Expression(inner).form, operands.count == 2
      else { return false }
      switch operands[0].memberName {
      case "alpha", "opacity": return operands[1].number.map { $0 <= 0.2 } == true
      case "isHidden": return operands[1].boolean == true
      default: return false
      }
    }
  }

  /// Whether something is shown and hidden in turns in it.
  fileprivate var alternates: Bool {
    descendants.contains { inner in
      switch inner.kind {
      case .functionCallExpr:
        return Expression(inner).call?.callee.path?.hasSuffix("isHidden.toggle") == true
      case .sequenceExpr:
        guard let target = inner.firstChild.map({ Expression($0) }), let path = target.path,
          let name = target.memberName, ["isHidden", "alpha"].contains(name),
          inner.children.contains(where: { $0.kind == .assignmentExpr })
        else { return false }
        // `alarm.isHidden = !alarm.isHidden`
        let rest = inner.text.dropFirst(path.count)
        return String(rest).includes(path)
      default: return false
      }
    }
  }
}
