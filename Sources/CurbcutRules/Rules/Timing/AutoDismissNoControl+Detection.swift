import CurbcutModel

/// Whether the words of a control say that it takes something back.
private func takesBack(_ control: Element) -> Bool {
  let takingBack: Set = ["undo", "restore", "revert", "retry", "widerrufen"]
  let words = control.name.phrase.value?.literal ?? ""
  return !Set(Identifier.words(of: words.replacing(" ", with: "_"))).isDisjoint(with: takingBack)
}

extension ItemModel {
  /// Whether a type is a message that takes itself away by a binding: words and nothing to operate,
  /// neither the start of an app nor a sign that it works.
  func closesItself(by name: String, in declaration: Declaration) -> Bool {
    guard declaration.property(name)?.attributes.contains("Binding") == true else { return false }
    guard !NameHint.transience.matches(declaration.name) else { return false }
    return trees(of: declaration).contains { tree in
      tree.purpose == .body && !tree.isOverlong
        && tree.elements.contains { $0.is(.text, .label) && $0.isTextual == .yes }
        && !tree.elements.contains { $0.row?.isInteractive == true || $0.is(.progressView) }
    }
  }

  /// Whether a type is a message with a button that takes itself away by a binding.
  func closesItselfWithControl(by name: String, in declaration: Declaration) -> Bool {
    guard declaration.property(name)?.attributes.contains("Binding") == true else { return false }
    guard !NameHint.transience.matches(declaration.name), !NameHint.passingState.matches(name)
    else { return false }
    return trees(of: declaration).contains { tree in
      tree.purpose == .body && !tree.isOverlong
        && tree.elements.contains { $0.is(.text, .label) && $0.labeledControl == nil }
        && tree.elements.contains { $0.is(.button) && takesBack($0) }
    }
  }

  /// Whether a button that takes something back stands on a type's screen only while a name is set.
  func showsUndo(while name: String, in declaration: Declaration) -> Bool {
    trees(of: declaration).contains { tree in
      !tree.isOverlong
        && tree.elements.contains { element in
          element.is(.button) && takesBack(element)
            && sequence(first: element, next: \.parent).contains { outer in
              outer.conditions.contains { $0.kind == .branch && $0.names.contains(name) }
            }
        }
    }
  }

  /// Whether a button stands on a type's screen only while a name is set.
  func showsControl(while name: String, in declaration: Declaration) -> Bool {
    trees(of: declaration).contains { tree in
      !tree.isOverlong
        && tree.elements.contains { element in
          element.row?.isInteractive == true
            && sequence(first: element, next: \.parent).contains { outer in
              outer.conditions.contains { $0.kind == .branch && $0.names.contains(name) }
            }
        }
    }
  }

  /// The only written words that stand on a type's screen while a name is set; nil where there are
  /// none or several.
  func words(shownWhile name: String, in declaration: Declaration) -> String? {
    var found: Set<String> = []
    for tree in trees(of: declaration) where !tree.isOverlong {
      for element in tree.elements where element.is(.text, .label) {
        let isShown = sequence(first: element, next: \.parent).contains { outer in
          outer.conditions.contains { $0.kind == .branch && $0.names.contains(name) }
        }
        if isShown, element.labeledControl == nil {
          found.insert(element.visibleText.value?.literal ?? "")
        }
      }
    }
    guard found.count == 1, let words = found.first, !words.isEmpty, words.count <= 40 else {
      return nil
    }
    return words
  }

  /// Whether words stand on a type's screen only while a name is set: under a branch that asks for
  /// it.
  func showsWords(while name: String, in declaration: Declaration) -> Bool {
    trees(of: declaration).contains { tree in
      !tree.isOverlong
        && tree.elements.contains { element in
          element.isTextual == .yes && element.row?.isInteractive != true
            && element.conditions.contains { $0.kind == .branch && $0.names.contains(name) }
            && !element.is(.progressView, .textField, .secureField, .textEditor)
        }
    }
  }
}
