extension ItemModel {
  /// A gesture recognizer with what it is added to.
  package struct AddedGesture: Sendable {
    package let recognizer: UIKitObject
    package let view: UIKitObject
    package let setting: ObjectSetting

    /// What stands for it in a report: where it is created, if that is a statement of its own.
    package var range: Range<Int> {
      guard recognizer.place == .local, recognizer.member == setting.member,
        let creation = recognizer.creation
      else { return setting.range }
      return creation.range
    }
  }

  /// The gesture recognizers that the code of a type adds to an object.
  ///
  /// - Parameter parts: the views of a screen or cell whose gestures are among its own.
  package func gestures(
    on object: UIKitObject,
    and parts: Set<String> = ["view", "contentView"]
  ) -> [AddedGesture] {
    object.settings.compactMap { setting in
      guard
        setting.path == ["addGestureRecognizer"]
          || object.isOwn && setting.path.count == 2 && setting.name == "addGestureRecognizer"
            && setting.path.first.map(parts.contains) == true,
        let argument = setting.argument(nil)
      else { return nil }
      let recognizers = objects.filter { candidate in
        guard candidate.declaration === object.declaration, candidate.isKind(of: .gestureRecognizer)
        else { return false }
        if candidate.creation?.range == argument.range { return true }
        guard let path = argument.path else { return false }
        let name = path.withoutSelf
        return candidate.name == name
          && (candidate.isStored || candidate.member == setting.member)
      }
      // A property with a type stands for what its value creates.
      let recognizer = recognizers.first { $0.creation != nil } ?? recognizers.first
      return recognizer.map { AddedGesture(recognizer: $0, view: object, setting: setting) }
    }
  }
}
