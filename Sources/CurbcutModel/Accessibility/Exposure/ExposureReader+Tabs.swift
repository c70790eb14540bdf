import CurbcutSyntax

/// Tab views: the pages, then the tab bar or the page control.
extension ExposureReader {
  /// The tab that is open, then the tab bar; or the pages that are swiped, then the page control.
  mutating func readTabs(_ element: Element) {
    let paging = Exposure(of: element).styleArgument("tabViewStyle").flatMap(Paging.init)
    let isPaged = paging != nil
    var counter = PageCounter()
    var pages = 0
    visitPages(of: element, isPaged: isPaged) { reader, page in
      let before = reader.context
      defer { reader.context = before }
      pages += 1
      let place = counter.place(
        of: reader.count(of: page, in: element),
        in: page.record.conditions.last { $0.kind == .branch }.map {
          ($0, reader.identity(of: $0.statement))
        }
      )
      let number = isPaged ? place : pages
      let isOpen = reader.isOpen(page, number: number, of: element)
      if isOpen == false { return }
      if isOpen == nil, let text = reader.pageText(of: page, number: number, isPaged: isPaged) {
        reader.enter(.branch, text, of: element, alternative: (number ?? pages) - 1)
      }
      if page.is(.tab) {
        guard reader.enterConditions(of: page) else { return }
        reader.readSlot(.content, of: page)
      } else {
        reader.read(page)
      }
    }
    if let paging {
      if paging.showsControl { addPageControl(of: element, pages: counter.count) }
      return
    }
    let outer = context
    context.append(ExposedElement.Context(.place, ExposedElement.ScreenPart.tabBar))
    let first = elements.count
    pages = 0
    visitPages(of: element, isPaged: false) { reader, page in
      pages += 1
      reader.readTab(page, number: pages, of: element)
    }
    number(first..<elements.count)
    context = outer
  }

  /// Visits the pages of a tab view in order, groups and sections of tabs opened, and those of a
  /// collection that the source spells out one by one. Where pages are swiped, what depends on
  /// something stays whole: it is read under its condition.
  private mutating func visitPages(
    of element: Element,
    isPaged: Bool,
    depth: Int = 0,
    visit: (inout ExposureReader, Element) -> Void
  ) {
    for child in element.children.filter(isContent) {
      let isGroup =
        child.isPassthrough && !child.children.contains { $0.slot == .tabItem }
        && !(isPaged && !child.record.conditions.isEmpty)
      if depth >= 8 || !isGroup && !child.is(.tabSection, .forEach) {
        visit(&self, child)
        continue
      }
      let outer = context
      defer { context = outer }
      guard enterConditions(of: child) else { continue }
      let isRead = readRepetition(child) {
        $0.visitPages(of: child, isPaged: isPaged, depth: depth + 1, visit: visit)
      }
      if !isRead { visitPages(of: child, isPaged: isPaged, depth: depth + 1, visit: visit) }
    }
  }

  /// How many pages are written as one: those of a collection that is too long to be read one by one
  /// are counted. Nil where that is known only when the app runs.
  private func count(of page: Element, in tabs: Element) -> Int? {
    guard !page.isPassthrough || page.children.count(where: isContent) == 1 else { return nil }
    var count = 1
    for element in sequence(first: page, next: \.parent).prefix(while: { $0.index != tabs.index }) {
      for condition in element.record.conditions where !isUnfolded(element.parent) {
        let data = element.parent?.arguments.first { !$0.isTrailingClosure && $0.label == nil }
        guard condition.kind == .repetition,
          let items = data.flatMap({ scopes[scope].value(of: $0.value)?.list })
        else { return nil }
        count *= items.count
      }
    }
    return count
  }

  /// Whether a page stands for several of a collection that only the running app knows.
  private func isRepeated(_ page: Element) -> Bool {
    page.record.conditions.contains { $0.kind == .repetition } && !isUnfolded(page.parent)
  }

  /// When a page is the one that is shown; nil for pages that repeat, which say so themselves.
  private func pageText(of page: Element, number: Int?, isPaged: Bool) -> String? {
    if isRepeated(page) { return nil }
    guard let number else { return "on a later page" }
    if isPaged { return "on page \(number)" }
    let item = page.children.first { $0.slot == .tabItem }
    let title = page.is(.tab) ? page.title : item.flatMap { $0.is(.label, .text) ? $0.title : nil }
    let name = title.flatMap { part(words($0.value), "title", $0.range)?.spoken }
    return "in tab \(number)" + (name.map { " “\($0)”" } ?? "")
  }

  /// Whether a page is the one that is shown first; nil where that is not asked, or not known.
  private func isOpen(_ page: Element, number: Int?, of tabs: Element) -> Bool? {
    guard known.types.startsFresh, !isRepeated(page) else { return nil }
    let selection = tabs.argument("selection") ?? tabs.argument(nil)
    guard let selection else { return number.map { $0 == 1 } }
    let tag = page.argument("value") ?? page.modifier("tag")?.firstArgument
    guard let tag, scopes[scope].isSettled(selection) else { return nil }
    return scopes[scope].tag(tag) == scopes[scope].tag(selection)
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
    } else if isOpen(page, number: number, of: tabs) != false {
      let isFirst = isOpen(page, number: number, of: tabs) == true
      add(
        Trait(
          kind: .selected,
          condition: isFirst ? nil : isRepeated(page) ? "it is open" : "in tab \(number)",
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
    let number = known.types.startsFresh && element.argument("selection") == nil ? "1" : "‹n›"
    stop.value = Part(
      phrase: Phrase("page \(number) of \(pages.map(String.init) ?? "‹count›")"),
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

/// Counts the pages of a tab view; the alternatives of one choice are one page.
private struct PageCounter {
  /// How many pages there are up to here; nil where only the running app knows.
  private(set) var count: Int? = 0
  /// The choice whose alternatives are being counted, with the pages before it.
  private var choice: (statement: Int, before: Int?)?

  /// - Parameters:
  ///   - pages: How many pages are written as one; nil for those under a condition.
  ///   - condition: The condition of the page with the identity of its statement.
  /// - Returns: Its number, the first is 1; nil where only the running app knows.
  mutating func place(of pages: Int?, in condition: (Condition, statement: Int)?) -> Int? {
    guard let (condition, statement) = condition else {
      let before = count
      choice = nil
      count = before.flatMap { before in pages.map { before + $0 } }
      return before.map { $0 + 1 }
    }
    let before = choice?.statement == statement ? choice?.before ?? nil : count
    choice = (statement, before)
    // Without an `else` there may be none.
    count = condition.closesChoice ? before.map { $0 + 1 } : nil
    return before.map { $0 + 1 }
  }
}

extension Condition {
  /// Whether one of the alternatives up to this one holds in any case.
  fileprivate var closesChoice: Bool {
    source == "else" || source.hasPrefix("default")
      || source.hasPrefix("case ") && !source.includes(" = ")
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

private func isContent(_ element: Element) -> Bool {
  element.slot == .content && element.record.modifierIndex == nil
}
