import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let soundFeedbackOnly = Rule(
    id: "sound-feedback-only",
    title: "Outcome is conveyed by sound alone",
    group: .timing,
    severity: .warning,
    impact: .serious,
    criteria: [.sensoryCharacteristics, .statusMessages],
    since: "0.6.0",
    why: """
      People who are deaf or hard of hearing, and everybody whose phone is silent, do not learn from a
      sound whether something has worked. Sounds may come in addition to text and an announcement, not
      in their place.
      """,
    knownLimitations:
      "Only actions that choose between sounds, or between a sound and something else, are checked.",
    examples: [
      .reported(
        """
        struct Quiz: View {
          var body: some View {
            Button("Canberra") { check("Canberra") }
          }

          private func check(_ answer: String) {
            let isRight = answer == solution
            AudioServicesPlaySystemSound(isRight ? 1025 : 1053)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a sound tells how this ended; show it in text and announce it
          }
        }
        """
      ),
      .reported(
        "A sound in each branch",
        """
        final class ScanController: UIViewController {
          private let success = AVAudioPlayer()
          private let failure = AVAudioPlayer()

          func finish(_ code: String?) {
            if code == nil {
              failure.play()
            //^^^^^^^^^^^^^^ Only a sound tells how this ended; show it in text and announce it
            } else {
              success.play()
            }
          }
        }
        """
      ),
      .reported(
        "The end of a countdown",
        """
        final class EggController: UIViewController {
          private let remaining = UILabel()
          private var timer: Timer?

          private func tick() {
            let left = end.timeIntervalSinceNow
            guard left <= 0 else {
              remaining.text = left.formatted()
              return
            }
            timer?.invalidate()
            remaining.text = nil
            AudioServicesPlaySystemSound(1005)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a sound tells how this ended; show it in text and announce it
          }
        }
        """
      ),
      .reported(
        "What a view does where something has failed",
        """
        struct Scan: View {
          @State private var code = ""
          @State private var product: Product?
          let find: (String) -> Product?

          var body: some View {
            Form {
              TextField("Code", text: $code)
              Button("Look up") {
                if let found = find(code) {
                  product = found
                } else {
                  code = ""
                  AudioServicesPlaySystemSound(1053)
                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a sound tells how this ended; show it in text and announce it
                }
              }
              if let product { Text(product.name) }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Quiz: View {
          @State private var feedback = ""

          var body: some View {
            VStack {
              Button("Canberra") { check("Canberra") }
              Text(feedback)
            }
          }

          private func check(_ answer: String) {
            let isRight = answer == solution
            AudioServicesPlaySystemSound(isRight ? 1025 : 1053)
            feedback = isRight ? "Right" : "Not quite"
            AccessibilityNotification.Announcement(feedback).post()
          }
        }
        """
      ),
      .ignored(
        "The end is shown as well",
        """
        final class EggController: UIViewController {
          private let remaining = UILabel()

          private func tick() {
            let left = end.timeIntervalSinceNow
            guard left <= 0 else {
              remaining.text = left.formatted()
              return
            }
            remaining.text = "Your eggs are done"
            AudioServicesPlaySystemSound(1005)
          }
        }
        """
      ),
      .ignored(
        "The caller shows the outcome too, and a sound that tells nothing",
        """
        struct Quiz: View {
          @State private var isRight = false
          let sounds: Sounds

          var body: some View {
            VStack {
              Button("Canberra") {
                isRight = solution == "Canberra"
                signal()
              }
              Button("Click") { AudioServicesPlaySystemSound(1104) }
              Text(isRight ? "Right" : "Not quite")
            }
          }

          private func signal() {
            AudioServicesPlaySystemSound(isRight ? 1025 : 1053)
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, _, findings in
      let isScreen =
        declaration.conforms(to: "View")
        || declaration.conformances.contains { $0.hasSuffix("ViewController") }
      guard isScreen, !declaration.isPreview, declaration.mentions(anyOf: players) else { return }
      let message = "Only a sound tells how this ended; show it in text and announce it"
      var found = declaration.soundsInPlaceOfWords
      if declaration.conforms(to: "View"), !declaration.mentionedSymbols.contains(.announces) {
        found += declaration.loneSignals(where: \.playsSystemSound).filter(\.tellsApart).map(\.call)
      }
      for sound in found { findings.report(message, at: sound.range) }
      for function in declaration.functions {
        guard let body = function.body, let outcome = SoundOutcome(of: body),
          declaration.callsOnly(function)
        else { continue }
        findings.report(message, at: outcome.range)
      }
      for closure in declaration.ownNodes(.closureExpr) {
        guard let outcome = SoundOutcome(of: Closure(closure).items.map(\.statement)) else {
          continue
        }
        findings.report(message, at: outcome.range)
      }
    }
  )

  private static let players: Set<String> = [
    "AudioServicesPlaySystemSound", "AudioServicesPlayAlertSound", "AVAudioPlayer", "play",
    "playSound",
  ]
}

/// A choice between two sounds, where nothing else is done.
private struct SoundOutcome {
  /// The call that plays one of them, in UTF-8 offsets.
  let range: Range<Int>

  /// Reads the statements of an action.
  init?(of statements: [Node]) {
    var chosen: Range<Int>?
    for statement in statements {
      switch statement.kind {
      case .variableDecl, .guardStmt: continue
      case .ifExpr, .switchExpr:
        let calls = statement.outermostCalls
        guard chosen == nil, calls.allSatisfy(\.playsSound),
          Set(calls.map(\.text)).count > 1,
          !statement.descendants.contains(where: { $0.kind == .assignmentExpr })
        else { return nil }
        chosen = calls.first?.range
      default:
        guard let call = Expression(statement).call else { return nil }
        if statement.playsSound, chosen == nil,
          call.arguments.contains(where: {
            if case .ternary = $0.value.form { true } else { false }
          })
        {
          chosen = statement.range
        } else if !NameHint.isUnnoticed(call.callee.path ?? "") {
          return nil
        }
      }
    }
    guard let chosen else { return nil }
    range = chosen
  }
}

extension Node {
  /// The calls in its branches, but for those inside other calls.
  fileprivate var outermostCalls: [Node] {
    // Descendants come in the order of the source, what is outside first.
    var calls: [Node] = []
    var (endOfBranch, endOfCall) = (0, 0)
    for node in descendants {
      if node.kind == .codeBlock || node.kind == .switchCase {
        endOfBranch = max(endOfBranch, node.range.upperBound)
        // A branch in the closure of a call has calls of its own.
        endOfCall = 0
      } else if node.kind == .functionCallExpr, node.range.lowerBound < endOfBranch,
        node.range.lowerBound >= endOfCall
      {
        calls.append(node)
        endOfCall = node.range.upperBound
      }
    }
    return calls
  }

  /// Whether it is a call that plays a sound.
  fileprivate var playsSound: Bool {
    guard let call = Expression(self).call, let path = call.callee.path?.withoutSelf else {
      return false
    }
    let names = path.pathNames
    guard let last = names.last else { return false }
    if ["AudioServicesPlaySystemSound", "AudioServicesPlayAlertSound", "playSound"].contains(last) {
      return true
    }
    return last == "play" && names.count > 1 && !soundless.matches(names[names.count - 2])
  }
}

extension Node {
  /// Whether it is a call that makes a short sound; a player may go on with what it has been asked for.
  fileprivate var playsSystemSound: Bool {
    guard let call = Expression(self).call, let name = call.callee.memberName else { return false }
    return ["AudioServicesPlaySystemSound", "AudioServicesPlayAlertSound", "playSound"]
      .contains(name) && call.arguments.first?.value.path != "kSystemSoundID_Vibrate"
  }

  /// Whether it only stops a timer, takes a text away or keeps a record.
  fileprivate var takesAway: Bool {
    if let (_, value) = assignment {
      if case .nothing = value.form { return true }
      return value.phrase.value?.isBlank == true
    }
    guard let callee = Expression(self).call?.callee else { return false }
    return ["invalidate", "prepare", "prepareToPlay", "stop"].contains(callee.memberName)
      || NameHint.isUnnoticed(callee.path ?? "")
  }
}

/// What plays and is not heard.
private let soundless = NameHint("video anim* lottie haptic* film movie")

extension Declaration {
  /// The sounds that are all that one way through a function does, beside what takes something away, where
  /// the other ways show something.
  fileprivate var soundsInPlaceOfWords: [Node] {
    ways.compactMap { way in
      let statements = way.statements.filter { $0.kind != .returnStmt }
      guard let sound = statements.first(where: \.playsSystemSound),
        statements.allSatisfy({ $0.playsSystemSound || $0.takesAway }), showsSomething(way.others)
      else { return nil }
      return sound
    }
  }

  /// Whether nothing but this function is called wherever the type calls it.
  fileprivate func callsOnly(_ function: Function) -> Bool {
    let calls = ownNodes(.functionCallExpr).filter {
      Expression($0).call?.callee.path?.withoutSelf == function.name
    }
    return calls.allSatisfy { call in
      guard
        let scope = ownNodes(.closureExpr, .functionDecl).last(where: {
          $0.range.encloses(call.range)
        }), scope.kind == .closureExpr
      else { return false }
      return Closure(scope).items.count == 1
    }
  }
}
