/// The gesture of a `.gesture(_:)`, taken apart: `DragGesture().onChanged { … }.onEnded { … }`.
package struct WrittenGesture {
  /// The name of its type; nil for what is constructed in another way.
  package let type: String?
  /// The arguments of its initializer.
  package let arguments: [Argument]
  package let onChanged: Closure?
  package let onEnded: Closure?
  /// Whether it is there at times only: `isZoomed ? DragGesture() : nil`.
  package let isConditional: Bool

  /// Reads a modifier, following a property of the type; nil where no gesture is constructed.
  package init?(_ modifier: Modifier, in declaration: Declaration?) {
    guard let argument = modifier.firstArgument else { return nil }
    var current = declaration?.writtenGesture(argument) ?? argument
    var isConditional = false
    if case .ternary(_, let then, let otherwise) = current.form,
      (then.form == .nothing) != (otherwise.form == .nothing)
    {
      let gesture = then.form == .nothing ? otherwise : then
      current = declaration?.writtenGesture(gesture) ?? gesture
      isConditional = true
    }
    self.isConditional = isConditional
    var closures: [String: Closure] = [:]
    for _ in 0..<16 {
      guard case .call(let callee, let arguments) = current.form else { return nil }
      guard case .member(let base?, let name) = callee.form else {
        type = callee.path
        self.arguments = arguments
        onChanged = closures["onChanged"]
        onEnded = closures["onEnded"]
        return
      }
      if case .closure(let closure)? = arguments.first?.value.form { closures[name] = closure }
      current = base
    }
    return nil
  }
}

extension Declaration {
  /// What a gesture is where it is a property of the type: `private var drag: some Gesture { … }`, or
  /// a function that is handed what it calls by the same names: `drag(on: card)`.
  fileprivate func writtenGesture(_ gesture: Expression) -> Expression {
    if let call = gesture.call, let name = call.callee.path?.withoutSelf,
      let function = function(name), function.returnType?.includes("Gesture") == true,
      function.parameters.map(\.name) == call.arguments.map({ $0.value.path }),
      let made = function.onlyValue
    {
      return made
    }
    guard let path = gesture.path else { return gesture }
    let name = path.withoutSelf
    guard let property = property(name) else { return gesture }
    return property.value(readingGetter: true) ?? gesture
  }
}
