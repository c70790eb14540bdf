import CurbcutSyntax

extension Node {
  /// Whether a call hands over what is done once the app has gone to the background.
  ///
  /// Source: Apple, `UIApplication.didEnterBackgroundNotification`.
  var waitsForBackground: Bool {
    guard kind == .functionCallExpr, children.contains(where: { $0.holdsClosure }) else {
      return false
    }
    let names = [firstChild].compactMap { $0 } + children(.labeledExpr).compactMap(\.lastChild)
    return names.contains { name in
      [.declReferenceExpr, .memberAccessExpr].contains(name.kind)
        && name.lastToken?.text.lowercased().includes("didenterbackground") == true
    }
  }

  private var holdsClosure: Bool {
    kind == .closureExpr || kind == .labeledExpr && lastChild?.kind == .closureExpr
  }
}
