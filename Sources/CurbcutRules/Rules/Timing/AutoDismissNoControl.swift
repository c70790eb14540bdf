import CurbcutModel

extension Rule {
  static let autoDismissNoControl = Rule(
    id: "auto-dismiss-no-control",
    title: "Message is dismissed automatically",
    group: .timing,
    severity: .warning,
    impact: .serious,
    criteria: [.timingAdjustable],
    since: "0.1.0",
    why: """
      People who read slowly, enlarge the screen or use VoiceOver often reach a message only when
      it is gone, together with any button to undo something. Keep the message until it is closed,
      or show it longer for those who need more time.
      """,
    knownLimitations: """
      Silent where the type announces a message without a button, or checks whether VoiceOver or Switch Control is running. A state whose
      name does not say that it is a message counts only where text in the same type depends on
      it.
      """,
    examples: [
      .reported(
        """
        struct Upload: View {
          @State private var showsToast = false

          var body: some View {
            VStack {
              Button("Upload") { upload() }
              if showsToast { Text("Upload is finished") }
                            //^^^^^^^^^^^^^^^^^^^^^^^^^^ This status message is not announced
            }
          }

          private func upload() {
            showsToast = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Upload is finished" disappears after 2 seconds, whether or not it has been read
              showsToast = false
            }
          }
        }
        """
      ),
      .reported(
        "After `Task.sleep`",
        """
        struct Upload: View {
          @State private var isNoticeShown = false

          var body: some View {
            Button("Upload") {
              isNoticeShown = true
              AccessibilityNotification.Announcement("Upload is finished").post()
              Task {
                try? await Task.sleep(for: .milliseconds(2500))
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Upload is finished" disappears after 2.5 seconds, whether or not it has been read
                withAnimation { isNoticeShown = false }
              }
            }
            .overlay {
              if isNoticeShown { Text("Upload is finished") }
            }
          }
        }
        """
      ),
      .reported(
        "The screen closes itself",
        """
        struct ThankYou: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            Text("Thank you for your order")
              .task {
                try? await Task.sleep(nanoseconds: 3_000_000_000)
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This screen closes after 3 seconds, whether or not it has been read
                dismiss()
              }
          }
        }
        """
      ),
      .reported(
        "In a model",
        """
        @Observable
        final class UploadModel {
          var errorBanner: String?

          func fail() {
            errorBanner = String(localized: "No connection")
            Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { _ in
          //^^^^^^^^^^^^^^^^^^^^ This message disappears after 4 seconds, whether or not it has been read
              self.errorBanner = nil
            }
          }
        }
        """
      ),
      .reported(
        "With a button",
        """
        struct Mails: View {
          @State private var removed: String?
          let restore: () -> Void

          var body: some View {
            VStack {
              Button("Delete") {
                removed = "Mail"
                AccessibilityNotification.Announcement("Deleted").post()
                DispatchQueue.main.asyncAfter(deadline: .now() + 3) { removed = nil }
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This message disappears with its button after 3 seconds, whether or not it has been read
              }
              if let removed {
                Text(removed)
                Button("Undo", action: restore)
              }
            }
          }
        }
        """
      ),
      .reported(
        "A short confirmation is advice",
        """
        struct Address: View {
          @State private var showsSuccess = false

          var body: some View {
            VStack {
              Button("Copy address") {
                showsSuccess = true
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { showsSuccess = false }
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Copied" disappears after 2 seconds, whether or not it has been read
              }
              if showsSuccess { Text("Copied") }
                              //^^^^^^^^^^^^^^ This status message is not announced
            }
          }
        }
        """
      ),
      .ignored(
        "After half a second",
        """
        struct Popover: View {
          @State private var showsProfile = false

          var body: some View {
            VStack {
              Text("Profile")
              if showsProfile { Text("Joined in May") }
            }
            .onHover { _ in
              Task {
                try? await Task.sleep(nanoseconds: NSEC_PER_SEC / 2)
                showsProfile = false
              }
            }
          }
        }
        """
      ),
      .ignored(
        "It is announced and has no button",
        """
        struct Copy: View {
          @State private var showsToast = false

          var body: some View {
            VStack {
              Button("Copy") {
                showsToast = true
                AccessibilityNotification.Announcement("Copied").post()
                DispatchQueue.main.asyncAfter(deadline: .now() + 3) { showsToast = false }
              }
              if showsToast { Text("Copied") }
            }
          }
        }
        """
      ),
      .recommended(
        "It remains until it is closed",
        """
        struct Upload: View {
          @State private var showsToast = false

          var body: some View {
            VStack {
              Button("Upload") {
                showsToast = true
                AccessibilityNotification.Announcement("Upload is finished").post()
              }
              if showsToast {
                HStack {
                  Text("Upload is finished")
                  Button("Close") { showsToast = false }
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Longer while VoiceOver is running",
        """
        struct Upload: View {
          @Environment(\\.accessibilityVoiceOverEnabled) private var isListening
          @State private var showsToast = false

          var body: some View {
            VStack {
              if showsToast { Text("Upload is finished") }
            }
            .onChange(of: showsToast) {
              AccessibilityNotification.Announcement("Upload is finished").post()
            }
            .task {
              try? await Task.sleep(for: .seconds(isListening ? 60 : 3))
              showsToast = false
            }
          }
        }
        """
      ),
      .ignored(
        "Not a message: loading, a highlight, a launch screen",
        """
        struct Upload: View {
          @State private var isLoading = true
          @State private var isHighlighted = false
          @State private var showsSplash = true
          @State private var isCopied = false

          var body: some View {
            VStack {
              if isLoading { ProgressView("Uploading") }
              if showsSplash { Text("Darkroom") }
              Text(isCopied ? "Copied" : "Copy").bold(isHighlighted)
            }
            .task {
              try? await Task.sleep(for: .seconds(1))
              isLoading = false
              showsSplash = false
            }
            .onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                isHighlighted = false
                isCopied = false
              }
            }
          }
        }
        """
      ),
      .reported(
        "A view that dismisses itself",
        """
        struct SavedPill: View {
          @Binding var isPresented: Bool

          var body: some View {
            Text("Saved").onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isPresented = false }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This message disappears after 2 seconds, whether or not it has been read
            }
          }
        }
        """
      ),
      .ignored(
        "A launch screen",
        """
        struct SplashScreen: View {
          @Binding var isPresented: Bool

          var body: some View {
            Text("Trailhead").onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isPresented = false }
            }
          }
        }
        """
      ),
      .ignored(
        "It appears after a while, or the delay only waits for an animation",
        """
        struct Upload: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var showsToast = false
          @State private var isOpen = true

          @ViewBuilder var body: some View {
            Button("Close") {
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { dismiss() }
              DispatchQueue.main.asyncAfter(deadline: .now() + 3) { showsToast = true }
            }
            Button("Leave") {
              isOpen = false
              DispatchQueue.main.asyncAfter(deadline: .now() + 1) { dismiss() }
            }
          }
        }
        """
      ),
      .ignored(
        "Closed after an animation",
        """
        struct Screen: View {
          @Environment(\\.dismiss) private var dismiss
          let leave: () -> Void
          let animationDuration: Double

          var body: some View {
            Button("Done") {
              leave()
              let delay = Int(animationDuration * 1000)
              DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(delay)) { dismiss() }
            }
          }
        }
        """
      ),
      .reported(
        "The buttons of a player",
        """
        struct Film: View {
          @State private var showsControls = true

          var body: some View {
            VStack {
              if showsControls {
                Button("Pause") { pause() }
              }
            }
            .onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 3) { showsControls = false }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ These controls disappear after 3 seconds, whether or not they are in use
            }
          }
        }
        """
      ),
      .ignored(
        "It is announced before a task waits",
        """
        struct Invitation: View {
          @State private var toast: String?

          var body: some View {
            VStack {
              Button("Copy link", action: copy)
              if let toast { Text(toast) }
            }
          }

          private func copy() {
            toast = "Link copied"
            AccessibilityNotification.Announcement("Link copied").post()
            Task {
              try? await Task.sleep(for: .seconds(6))
              toast = nil
            }
          }
        }
        """
      ),
    ] + autoDismissStateExamples,
    check: .declaration { declaration, item, findings in
      guard !declaration.mentionedSymbols.contains(.asksAssistiveTechnology) else { return }
      for (place, passing) in item.passingMessages(of: declaration) {
        guard
          let subject = subject(
            clearing: passing.state,
            isAnnounced: passing.isAnnounced || declaration.mentionedSymbols.contains(.announces),
            in: declaration,
            of: item
          )
        else { continue }
        findings.report(
          "\(subject.words) after \(inWords(passing.seconds)), whether or not \(subject.fate)",
          at: place,
          severity: subject.isMinor ? .info : nil
        )
      }
      guard declaration.mentionedSymbols.contains(.waits) else { return }
      for delay in declaration.delays {
        // Shorter delays wait for an animation or the next round of the run loop.
        if delay.waitsAtRequest || delay.seconds.map({ $0 < 1 }) == true { continue }
        let isUndo =
          findings.isOfUse && item.isMessageWithUndo(declaration, clearing: delay.outcome)
        let known = isUndo ? Subject.undo : subject(of: delay, in: declaration, of: item)
        guard let subject = known else { continue }
        let time = delay.seconds.map { "after \(inWords($0))" } ?? "after a delay"
        findings.report(
          "\(subject.words) \(time), whether or not \(subject.fate)",
          at: delay.range,
          // A screen that closes once its work is done takes little away, and so does “Copied”.
          severity: (delay.seconds ?? 0) >= 20 || subject.isMinor ? .info : nil
        )
      }
    }
  )

  /// What goes away after a while, as the beginning of a sentence.
  private struct Subject {
    let words: String
    var fate = "it has been read"
    /// Whether little is lost with it.
    var isMinor = false

    static let undo = Subject(words: "This message disappears with its button")
  }

  /// What goes away, as the beginning of a sentence; nil where it is no message for certain.
  private static func subject(
    of delay: Delay,
    in declaration: Declaration,
    of item: ItemModel
  ) -> Subject? {
    let isAnnounced = delay.isAnnounced || declaration.announces(beside: delay)
    for name in delay.outcome.cleared {
      let known = subject(clearing: name, isAnnounced: isAnnounced, in: declaration, of: item)
      if let known { return known }
    }
    if item.closesItselfWithControl(by: delay.outcome, in: declaration) { return .undo }
    // After something has been closed, the delay waits for its animation; a time that is computed
    // is mostly that of an animation.
    return delay.seconds != nil && delay.outcome.dismisses && !delay.followsClosing
      && declaration.isScreen && !delay.closesAlert(of: item)
      ? Subject(words: "This screen closes", isMinor: true) : nil
  }

  /// What goes away with a state that is set back, as the beginning of a sentence.
  private static func subject(
    clearing name: String,
    isAnnounced: Bool,
    in declaration: Declaration,
    of item: ItemModel
  ) -> Subject? {
    let hasControl = item.showsControl(while: name, in: declaration)
    let shown = item.words(shownWhile: name, in: declaration)
    let message = shown.map { "\"\($0)\"" } ?? "This message"
    let isShort = shown.map { $0.split(separator: " ").count <= 2 } ?? false
    let takesButtonAlong = item.closesItselfWithControl(by: name, in: declaration)
    // What is announced has been said; a button that goes away is lost.
    if !hasControl, !takesButtonAlong, isAnnounced {
      return nil
    }
    if hasControl, item.showsWords(while: name, in: declaration), !MessageName.isOther(name) {
      return Subject(words: "\(message) disappears with its button")
    }
    if takesButtonAlong || item.showsUndo(while: name, in: declaration) {
      return Subject(words: "\(message) disappears with its button")
    }
    if hasControl, playerControls.matches(name) {
      return Subject(words: "These controls disappear", fate: "they are in use")
    }
    switch MessageName(name) {
    case .other: return nil
    case .visibility
    where !item.showsWords(while: name, in: declaration)
      && !item.closesItself(by: name, in: declaration):
      return nil
    case .message, .visibility:
      return Subject(words: "\(message) disappears", isMinor: isShort && !hasControl)
    }
  }

  /// What people operate a player by.
  private static let playerControls = NameHint("control controls chrome hud")

  /// `2 seconds`, `2.5 seconds`, without rounding errors.
  private static func inWords(_ seconds: Double) -> String {
    let tenths = (seconds * 10).rounded() / 10
    let number = tenths == tenths.rounded() ? "\(tenths)".split(separator: ".")[0] : "\(tenths)"
    return number == "1" ? "1 second" : "\(number) seconds"
  }
}
