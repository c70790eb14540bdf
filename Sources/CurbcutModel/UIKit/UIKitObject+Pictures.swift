import CurbcutSyntax

extension UIKitObject {
  /// What shows a picture in it: `setImage`, the configuration's image, the initializer.
  package var pictures: [Picture] {
    var pictures: [Picture] = []
    if let call = creation?.call {
      for argument in call.arguments {
        switch argument.label {
        case "image", "with", "landscapeImagePhone":
          if argument.label == "with", call.callee.memberName != "systemButton" { continue }
          if case .nothing = argument.value.form { continue }
          pictures.append(Picture(argument.value, setting: nil))
        case "configuration", "primaryAction":
          let value = argument.label == "primaryAction" ? primaryAction : argument.value
          for inner in value?.call?.arguments ?? [] where inner.label == "image" {
            pictures.append(Picture(inner.value, setting: nil))
          }
        default: break
        }
      }
    }
    for setting in settings {
      switch setting.path {
      case ["setImage"], ["setBackgroundImage"]:
        guard let image = setting.argument(nil) else { continue }
        if case .nothing = image.form { continue }
        pictures.append(Picture(image, setting: setting))
      case ["primaryAction"]:
        for inner in setting.value?.call?.arguments ?? [] where inner.label == "image" {
          if case .nothing = inner.value.form { continue }
          pictures.append(Picture(inner.value, setting: nil))
        }
      case ["image"], ["configuration", "image"]:
        guard let image = setting.value else { continue }
        if case .nothing = image.form { continue }
        pictures.append(Picture(image, setting: setting))
      default: break
      }
    }
    return pictures
  }

  /// An image that an object shows.
  package struct Picture: Sendable {
    package let image: Expression
    /// What gives it; nil where the initializer does.
    package let setting: ObjectSetting?
    /// The name of the symbol or asset; nil where it is not written.
    package let name: String?
    package let isSymbol: Bool
    /// What gives its name, as written: `draft.icon`.
    package let writtenName: Expression?

    /// Whether it is the same image wherever the class is used: `UIImage(named: "close")`,
    /// `Assets.close.image`.
    package var isWritten: Bool { name != nil || image.isSelfContained }

    /// What gives it to the object itself, rather than to its configuration.
    package var ownSetting: ObjectSetting? { setting.flatMap { $0.isOfPart ? nil : $0 } }

    init(_ image: Expression, setting: ObjectSetting?) {
      self.image = image
      self.setting = setting
      var current = image
      // `UIImage(named: "x")?.withRenderingMode(.alwaysTemplate)`
      while case .call(let callee, _) = current.form,
        case .member(let base?, let method) = callee.form,
        method != "init", base.path?.first?.isUppercase != true
      {
        current = base
      }
      let argument = current.call?.arguments.first {
        ["systemName", "named", "resource", "symbol"].contains($0.label)
      }
      isSymbol = argument?.label == "systemName"
      writtenName = argument?.value
      if case .string(let phrase)? = argument?.value.form {
        name = phrase.literal
      } else {
        name = argument?.label == "resource" ? argument?.value.memberName : nil
      }
    }
  }
}
