import CurbcutModel
import CurbcutSyntax

extension Declaration {
  /// Whether an alert or a sheet of the type, which takes VoiceOver focus, is presented by the same
  /// state: `.alert(isPresented: $failed, error: phase.error)`.
  fileprivate func presents(_ message: StatusMessage) -> Bool {
    let state = message.state
    let ending = message.outcomeName.map { $0.lowercased() }
    return ownNodes(.functionCallExpr).contains { node in
      guard let call = Expression(node).call, let name = call.callee.memberName,
        ["alert", "sheet", "fullScreenCover", "popover", "confirmationDialog"].contains(name)
      else { return false }
      return call.arguments.contains { argument in
        guard !argument.isTrailingClosure, argument.label != "content" else { return false }
        if tells(argument.value.node, of: state, ending: ending) { return true }
        // A binding that is worked out from the state.
        guard let path = argument.value.path?.withoutSelf, let binding = property(path),
          binding.type?.hasPrefix("Binding<") == true
        else { return false }
        return tells(binding.node, of: state, ending: ending)
      }
    }
  }

  private func tells(_ code: Node, of state: String, ending: String?) -> Bool {
    let words = code.allTokens.map(\.text)
    guard words.contains(where: { $0 == state || $0 == "$\(state)" }) else { return false }
    guard let ending else { return true }
    return words.contains { word in
      let word = word.lowercased()
      return word == ending || word.hasSuffix("error") || word.hasSuffix("failure")
    }
  }
}

extension StatusContent {
  /// Whether what an alert or a sheet of the same type says takes the place of an announcement.
  func isPresented(_ message: StatusMessage) -> Bool {
    element.declaration?.presents(message) == true
  }
}
