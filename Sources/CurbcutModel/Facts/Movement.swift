extension Expression {
  /// Whether an animation goes on without end, whatever the reader has asked for.
  package var repeatsForever: Bool {
    let source = source
    return source.contains("repeatForever") && !source.lowercased().contains("motion")
  }
}

extension Declaration {
  /// Whether the type asks if motion is to be reduced.
  package var knowsReduceMotion: Bool {
    properties.contains { property in
      property.environmentKey == "accessibilityReduceMotion"
        || property.name.lowercased().contains("motion")
    }
  }
}

extension Element {
  /// Whether its place, size or angle depends on something that changes.
  package var movesByState: Bool {
    let movements: Set<String> = [
      "offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect",
    ]
    return ownModifiers.contains { modifier in
      movements.contains(modifier.name)
        && modifier.arguments.contains { argument in
          if case .ternary = argument.value.form { return true }
          return argument.value.path != nil && argument.label != "anchor"
            || argument.value.call?.arguments.contains { $0.value.number == nil } == true
        }
    }
  }

  /// Whether the type's name says that it shows that something is loading.
  package var looksLikeLoading: Bool {
    let name = declaration?.name.lowercased() ?? ""
    return ["load", "spinner", "skeleton", "shimmer", "progress"].contains { name.contains($0) }
  }
}
