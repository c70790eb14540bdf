import CurbcutModel

/// What stands somewhere else than on the screen itself, and what nobody has read.
extension ScreenComparison {
  /// The types of other code than the screen's of which elements came, or went, for certain, besides what
  /// they show over it.
  func makers(
    of indices: [Int],
    isOld: Bool,
    kind: (_ index: Int) -> ElementChange.Kind
  ) -> Set<String> {
    let (stops, elements) = isOld ? (old, before) : (new, after)
    var makers: Set<String> = []
    for index in indices where !elements[index].isShownOver {
      guard let maker = stops[index].origin?.type, maker != type, !makers.contains(maker) else {
        continue
      }
      if [.added, .removed].contains(kind(index)) { makers.insert(maker) }
    }
    return makers
  }

  /// Whether an element is of what a component shows over the screen that the other version shows too, and
  /// of which nothing else came, or went: it is used in one place more, or less, for what was there.
  ///
  /// - Parameter makers: the types of which other elements came, or went.
  func isShownByOthers(
    _ stop: Transcript.Stop,
    _ element: ElementDescription,
    _ makers: Set<String>,
    isOld: Bool
  ) -> Bool {
    guard element.isShownOver, let maker = stop.origin?.type, maker != type,
      !makers.contains(maker)
    else { return false }
    let (stops, elements) = isOld ? (new, after) : (old, before)
    return stops.indices.contains {
      elements[$0].isShownOver && Made(stops[$0], elements[$0]) == Made(stop, element)
    }
  }

  /// Whether an element was and is the first of one sheet, or another thing over the screen.
  func isFirstOfPlace(_ first: Int, _ second: Int) -> Bool {
    guard let place = after[second].place, before[first].place == place,
      !ExposedElement.ScreenPart.bars.contains(place.text)
    else { return false }
    return !before[..<first].contains { $0.place == place }
      && !after[..<second].contains { $0.place == place }
  }

  /// Whether an element stands in a dialog whose elements the system puts in its order: where some of them
  /// are there at times only, that is not known.
  func isArrangedBySystem(_ first: Int, _ second: Int) -> Bool {
    guard after[second].isInDialog else { return false }
    func isFixed(_ elements: [ElementDescription], around index: Int) -> Bool {
      let place = elements[index].place
      let own = elements[index].context
      return elements.allSatisfy { $0.place != place || $0.context == own }
    }
    return !isFixed(before, around: first) || !isFixed(after, around: second)
  }

  /// Whether an element is all that the use of another type's view makes.
  func isOnlyElement(_ stop: Transcript.Stop, of stops: [Transcript.Stop]) -> Bool {
    stop.isMade(besides: type) && !stop.isUnread
      && stops.count { $0.use == stop.use && $0.isMade(besides: type) } == 1
  }

  /// Whether an element changed places with any that may be there at the same time.
  func passesOthers(_ index: Int, _ partners: [Int?]) -> Bool {
    guard let former = partners[index] else { return false }
    return new.indices.contains { other in
      guard let partner = partners[other], (other < index) != (partner < former) else {
        return false
      }
      return !new[other].excludes(new[index])
    }
  }

  /// What views that were not read may hold.
  struct Hidden {
    /// Such views that came, and that went, by the places that they are in.
    var fresh: [ElementDescription.Context?: String] = [:]
    var gone: [ElementDescription.Context?: String] = [:]
    /// Whether nothing else came, or went: then what callers hand in tells nobody anything.
    var skipsUnread = false
  }

  func hiddenElements(
    _ partners: [Int?],
    _ isKept: [Bool],
    _ copies: Copies,
    _ replaced: [Int: Int]
  ) -> Hidden {
    var hidden = Hidden()
    let fresh = new.indices.filter {
      partners[$0] == nil && replaced[$0] == nil && copies.originals[$0] == nil
    }
    let gone = old.indices.filter { !isKept[$0] }
    for index in fresh where new[index].mayHoldOthers(where: renaming.isFreshType) {
      hidden.fresh[after[index].place] = after[index].quoted
    }
    for index in gone where old[index].mayHoldOthers(where: renaming.isGoneType) {
      hidden.gone[before[index].place] = before[index].quoted
    }
    // Of a screen that only one version has, all is told.
    hidden.skipsUnread =
      !old.isEmpty && !new.isEmpty
      && (fresh.allSatisfy { new[$0].isUnresolved(in: type) }
        || gone.allSatisfy { old[$0].isUnresolved(in: type) })
    return hidden
  }
}
