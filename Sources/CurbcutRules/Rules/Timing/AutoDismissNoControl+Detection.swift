import CurbcutModel

/// Whether the words of a control say that it takes something back.
private func takesBack(_ control: Element) -> Bool {
  let takingBack: Set = ["undo", "restore", "revert", "retry", "widerrufen"]
  let words = control.name.phrase.value?.literal ?? ""
  return !Set(Identifier.words(of: words.replacing(" ", with: "_"))).isDisjoint(with: takingBack)
}

/// A state of a model that a view shows, and that the model sets back after a while.
struct PassingState {
  let state: String
  let seconds: Double
  /// Whether the model announces something where it changes.
  let isAnnounced: Bool
}

extension ItemModel {
  /// What a view shows only while a model says so that sets that back by itself: the beginning of what is
  /// shown first, and the state.
  func passingMessages(of declaration: Declaration) -> [(place: Range<Int>, PassingState)] {
    guard declaration.conforms(to: "View") else { return [] }
    let models = declaration.watchedModels
    guard !models.isEmpty else { return [] }
    var found: [(place: Range<Int>, PassingState)] = []
    for tree in trees(of: declaration) where !tree.isOverlong {
      let facts = models.compactMap { tree.context.facts[$0] }.filter { !$0.passing.isEmpty }
      for fact in facts {
        for (state, seconds) in fact.passing.sorted(by: { $0.key < $1.key }) {
          // What is a message by its name is told where it is set back.
          if case .message = MessageName(state) { continue }
          let shown = tree.elements.first { element in
            element.conditions.contains { $0.kind == .branch && $0.names.contains(state) }
          }
          guard let shown else { continue }
          let passing = PassingState(
            state: state,
            seconds: seconds,
            isAnnounced: fact.announced.contains(state)
          )
          found.append((shown.head, passing))
        }
      }
    }
    return found
  }

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

/// What disappears when a property is set to false or nil, by its name.
enum MessageName {
  /// A message: `showsToast`, `errorMessage`.
  case message
  /// Something that is shown or not: `isPresented`.
  case visibility
  case other

  /// Whether a name says that it is about something else, such as loading.
  static func isOther(_ name: String) -> Bool { NameHint.passingState.matches(name) }

  init(_ name: String) {
    if Self.isOther(name) {
      self = .other
    } else if NameHint.message.matches(name) {
      self = .message
    } else if NameHint.showing.matches(name) {
      self = .visibility
    } else {
      self = .other
    }
  }
}

extension Declaration {
  /// Whether the function that waits announces something, be it before it begins to wait.
  func announces(beside delay: Delay) -> Bool {
    guard let function = functions.first(where: { $0.node.range.contains(delay.range.lowerBound) })
    else { return false }
    return accessibilityPosts.contains {
      $0.kind == .announcement && function.node.range.contains($0.range.lowerBound)
    }
  }

  /// Whether `dismiss` in it closes what a person looks at.
  var isScreen: Bool {
    properties.contains { ["dismiss", "presentationMode"].contains($0.environmentKey ?? "") }
      || conformances.contains { $0.hasSuffix("ViewController") }
  }
}
