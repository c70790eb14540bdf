import CurbcutSyntax

/// Tab views: the pages, then the tab bar or the page control.
extension ExposureReader {
  /// The tab that is open, then the tab bar.
  mutating func readTabs(_ element: Element) {
    let paging = Exposure(of: element).styleArgument("tabViewStyle").flatMap(Paging.init)
    let isPaged = paging != nil
    if let paging, let count = readCountedPages(of: element) {
      if paging.showsControl { addPageControl(of: element, pages: count) }
      return
    }
    let pages = pages(element, isPaged: isPaged, depth: 0)
    let counts = pages.map { count(of: $0, in: element) }
    let outer = context
    var place: Int? = 1
    for (index, page) in pages.enumerated() {
      defer { place = place.flatMap { place in counts[index].map { place + $0 } } }
      if let text = pageText(of: page, number: isPaged ? place : index + 1, isPaged: isPaged) {
        enter(.branch, text, of: element, alternative: index)
      }
      if page.is(.tab) {
        guard enterConditions(of: page) else { continue }
        readSlot(.content, of: page)
      } else {
        read(page)
      }
      context = outer
    }
    if let paging {
      guard paging.showsControl else { return }
      let isKnown = counts.allSatisfy { $0 != nil }
      addPageControl(of: element, pages: isKnown ? counts.reduce(0) { $0 + ($1 ?? 0) } : nil)
      return
    }
    context.append(ExposedElement.Context(.place, ExposedElement.ScreenPart.tabBar))
    let first = elements.count
    for (index, page) in pages.enumerated() { readTab(page, number: index + 1, of: element) }
    number(first..<elements.count)
    context = outer
  }

  /// How many pages are written as one: those of a collection that the source spells out are counted
  /// one by one. Nil where that is known only when the app runs.
  private func count(of page: Element, in tabs: Element) -> Int? {
    guard !page.isPassthrough || page.children.count(where: isContent) == 1 else { return nil }
    var count = 1
    for element in sequence(first: page, next: \.parent).prefix(while: { $0.index != tabs.index }) {
      for condition in element.record.conditions {
        let data = element.parent?.arguments.first { !$0.isTrailingClosure && $0.label == nil }
        guard condition.kind == .repetition,
          let items = data.flatMap({ scopes[scope].value(of: $0.value)?.list })
        else { return nil }
        count *= items.count
      }
    }
    return count
  }

  /// Reads pages of which some are made from a collection that the source spells out.
  ///
  /// - Returns: How many there are; nil where that is not known, and nothing has been read.
  private mutating func readCountedPages(of element: Element) -> Int? {
    let views = element.children.filter { $0.slot == .content && $0.record.modifierIndex == nil }
    guard views.contains(where: { $0.is(.forEach) }),
      views.allSatisfy({ view in
        view.record.conditions.isEmpty && (!view.is(.forEach) || itemCount(of: view) != nil)
      })
    else { return nil }
    let outer = context
    var number = 0
    for view in views {
      guard view.is(.forEach) else {
        enter(.branch, "on page \(number + 1)", of: element, alternative: number)
        read(view)
        context = outer
        number += 1
        continue
      }
      _ = readRepetition(view) { reader in
        reader.enter(.branch, "on page \(number + 1)", of: element, alternative: number)
        reader.readInside(view)
        reader.context = outer
        number += 1
      }
    }
    return number
  }

  /// When a page is the one that is shown; nil for pages that repeat, which say so themselves.
  private func pageText(of page: Element, number: Int?, isPaged: Bool) -> String? {
    if page.record.conditions.contains(where: { $0.kind == .repetition }) { return nil }
    guard let number else { return "on a later page" }
    if isPaged { return "on page \(number)" }
    let item = page.children.first { $0.slot == .tabItem }
    let title = page.is(.tab) ? page.title : item.flatMap { $0.is(.label) ? $0.title : nil }
    let name = title.flatMap { part(words($0.value), "title", $0.range)?.spoken }
    return "in tab \(number)" + (name.map { " “\($0)”" } ?? "")
  }

  /// The item of the tab bar for a page.
  private mutating func readTab(_ page: Element, number: Int, of tabs: Element) {
    let items = page.children.filter { $0.slot == .tabItem }
    guard page.is(.tab) || !items.isEmpty else { return }
    let outer = context
    guard enterConditions(of: page) else {
      context = outer
      return
    }
    var stop = blank(page)
    if page.is(.tab) {
      stop = single(page)
    } else {
      stop.role = .tab
      merge(aside(items), into: &stop, isLabel: true)
      if let item = items.first {
        stop.range = placed(item.headRange)
        stop.use = scopes[scope].use ?? stop.range
      }
      stop.traits.removeAll()
      add(Trait(kind: .tab, condition: nil, reason: "TabView", range: stop.range), to: &stop)
      if let badge = page.modifier("badge"), let count = badge.firstArgument {
        stop.value = tabBadge(part(words(count), "badge", Exposure(of: page).place(of: badge)))
      }
    }
    if let selection = tabs.argument("selection") ?? tabs.arguments.first?.value,
      tabs.arguments.contains(where: { !$0.isTrailingClosure })
    {
      stop.tag =
        page.argument("value").map { scopes[scope].tag($0) }
        ?? page.modifier("tag")?.firstArgument.map { scopes[scope].tag($0) }
      select(&stop, by: selection, reason: "selection of TabView")
    } else {
      add(
        Trait(
          kind: .selected,
          condition: "in tab \(number)",
          reason: "TabView",
          range: stop.range
        ),
        to: &stop
      )
    }
    add(stop)
    context = outer
  }

  /// A badge as a tab tells it.
  ///
  /// Source: rendered accessibility hierarchy: a number is “3 items” on iOS 17.5, 18.5 and 27, and
  /// nothing on 26.
  func tabBadge(_ badge: Part?) -> Part? {
    guard var badge, version != SystemVersion(26) else { return nil }
    if badge.phrase.literal.map({ Int($0) != nil }) ?? true {
      badge.phrase = badge.phrase.appending(Phrase("items"), separator: " ")
    }
    return badge
  }

  /// Source: UIKit, `UIPageControl`: its value is “page 1 of 3”, and it is adjustable.
  private mutating func addPageControl(of element: Element, pages: Int?) {
    var stop = blank(element)
    stop.label = Part(
      phrase: Phrase("page ‹n› of \(pages.map(String.init) ?? "‹count›")"),
      reason: "the page control",
      range: stop.range
    )
    stop.traits = [
      Trait(kind: .adjustable, condition: nil, reason: "the page control", range: stop.range)
    ]
    stop.usage = stop.usageByTraits
    add(stop)
  }

  /// The buttons of a container that is a tab bar.
  ///
  /// Source: UIKit, `UIAccessibilityTraits.tabBar`: its elements are tabs, “1 of 3”.
  mutating func becomeTabs(_ range: Range<Int>) {
    for index in range {
      elements[index].traits.removeAll { $0.kind == .button }
      elements[index].role = .tab
      let trait = Trait(
        kind: .tab,
        condition: nil,
        reason: "isTabBar around it",
        range: elements[index].range
      )
      add(trait, to: &elements[index])
    }
    number(range)
  }
}

/// A style of tab view whose pages are swiped.
private struct Paging {
  /// Whether a page control stands under the pages.
  ///
  /// Source: Apple, "PageTabViewStyle.IndexDisplayMode": `never` displays no index view.
  let showsControl: Bool

  /// Nil for styles that show tabs, and where the style is not known.
  init?(_ style: Expression) {
    let call = style.call
    let name = style.memberName ?? call?.callee.memberName ?? call?.callee.path
    let styles = ["page", "verticalPage", "PageTabViewStyle", "VerticalPageTabViewStyle"]
    guard let name, styles.contains(name) else { return nil }
    let mode = call?.arguments.first { $0.label == "indexDisplayMode" }
    showsControl = mode?.value.memberName != "never"
  }
}

/// The pages of a tab view, members, groups and sections of tabs opened. Where pages are swiped, what
/// repeats or depends on something stays whole: it is read under its condition.
private func pages(_ element: Element, isPaged: Bool, depth: Int) -> [Element] {
  element.children.filter(isContent).flatMap { child in
    let isGroup =
      child.isPassthrough && !child.children.contains { $0.slot == .tabItem }
      && !(isPaged && !child.record.conditions.isEmpty)
    return (isGroup || child.is(.tabSection, .forEach)) && depth < 8
      ? pages(child, isPaged: isPaged, depth: depth + 1) : [child]
  }
}

private func isContent(_ element: Element) -> Bool {
  element.slot == .content && element.record.modifierIndex == nil
}
