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
    return holdsMessageWithUndo(declaration)
  }

  /// Whether a type is a message with a button that calls what it was handed to be closed with:
  /// `let dismiss: () -> Void`.
  func closesItselfWithControl(by action: ActionFact, in declaration: Declaration) -> Bool {
    let closes = action.calls.contains { call in
      let name = call.withoutSelf.filter { $0 != "?" }
      return NameHint.closing.matches(name)
        && declaration.property(name)?.type?.includes("->") == true
    }
    guard closes, !NameHint.transience.matches(declaration.name) else { return false }
    return holdsMessageWithUndo(declaration)
  }

  /// Whether a type is a message with a button, and clears a state that nothing in it depends on: one that its
  /// use keeps.
  func isMessageWithUndo(_ declaration: Declaration, clearing action: ActionFact) -> Bool {
    let isKeptElsewhere = action.cleared.contains { name in
      !trees(of: declaration).contains { tree in
        tree.elements.contains { element in
          element.conditions.contains { $0.names.contains(name) }
            || element.ownModifiers.contains { modifier in
              modifier.arguments.contains { !$0.isTrailingClosure && $0.value.mentions(name) }
            }
        }
      }
    }
    return isKeptElsewhere && holdsMessageWithUndo(declaration)
  }

  private func holdsMessageWithUndo(_ declaration: Declaration) -> Bool {
    trees(of: declaration).contains { tree in
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
