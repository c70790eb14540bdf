import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let autoAdvancingContent = Rule(
    id: "auto-advancing-content",
    title: "Pages turn by themselves",
    group: .timing,
    severity: .warning,
    impact: .serious,
    criteria: [.pauseStopHide, .timingAdjustable],
    since: "0.2.0",
    why: """
      People who read slowly, use a switch or listen to VoiceOver lose what they are at when a
      timer turns the page. Let people turn pages themselves, or stop the timer with Reduce Motion
      on, with VoiceOver running, and on demand.
      """,
    examples: timelineExamples + [
      .reported(
        """
        struct Stories: View {
          @State private var page = 0
          let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()

          var body: some View {
            TabView(selection: $page) {
              Text("Mountains").tag(0)
              Text("Lakes").tag(1)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .onReceive(timer) { _ in
           //^^^^^^^^^^^^^^^^^^^^^^^ A timer changes "page" whether or not people have finished reading
              page = (page + 1) % 2
            }
          }
        }
        """
      ),
      .reported(
        "A loop that sleeps, and a timer that a function starts",
        """
        struct Stories: View {
          @State private var page = 0

          var body: some View {
            TabView(selection: $page) {
              Text("Mountains").tag(0)
              Text("Lakes").tag(1)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .task {
           //^^^^^^ A timer changes "page" whether or not people have finished reading
              while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(4))
                page = (page + 1) % 2
              }
            }
          }
        }

        struct Offers: View {
          @State private var offer = 0

          var body: some View {
            TabView(selection: $offer) {
              Text("Tents").tag(0)
              Text("Boots").tag(1)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .onAppear { startTimer() }
           //^^^^^^^^^^^^^^^^^^^^^^^^^ A timer changes "offer" whether or not people have finished reading
          }

          private func startTimer() {
            Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { _ in
              offer = (offer + 1) % 2
            }
          }
        }
        """
      ),
      .ignored(
        "A loop that people can stop, and one that turns no pages",
        """
        struct Stories: View {
          @State private var page = 0
          @State private var seconds = 0
          @State private var isPaused = false

          var body: some View {
            TabView(selection: $page) {
              Text("Mountains").tag(0)
              Text("Lakes").tag(1)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .task {
              while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(4))
                if !isPaused { page = (page + 1) % 2 }
              }
            }
            .onAppear {
              Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in seconds += 1 }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Stories: View {
          @State private var page = 0

          var body: some View {
            TabView(selection: $page) {
              Text("Mountains").tag(0)
              Text("Lakes").tag(1)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
          }
        }
        """
      ),
      .ignored(
        "People can stop it",
        """
        struct Stories: View {
          @State private var page = 0
          @State private var isPaused = false
          let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()

          var body: some View {
            TabView(selection: $page) {
              Text("Mountains").tag(0)
              Text("Lakes").tag(1)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .onReceive(timer) { _ in
              guard !isPaused else { return }
              page = (page + 1) % 2
            }
          }
        }
        """
      ),
      .reported(
        "One of several texts after the other",
        """
        struct Tips: View {
          let tips: [String]
          @State private var current = 0
          let clock = Timer.publish(every: 6, on: .main, in: .common).autoconnect()

          var body: some View {
            Text(tips[current])
              .onReceive(clock) { _ in current = (current + 1) % tips.count }
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A timer changes "current" whether or not people have finished reading
          }
        }
        """
      ),
      .reported(
        "A number that what scrolls follows, in a loop that only ends with the view",
        """
        struct Offers: View {
          let offers: [Offer]
          @State private var position = 0
          @State private var shownID: String?

          var body: some View {
            ScrollView(.horizontal) {
              LazyHStack {
                ForEach(offers) { offer in Text(offer.title).containerRelativeFrame(.horizontal) }
              }
              .scrollTargetLayout()
            }
            .scrollPosition(id: $shownID)
            .onChange(of: position) { _, new in shownID = offers[new].id }
            .task {
           //^^^^^^ A timer changes "position" whether or not people have finished reading
              while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(8))
                guard !Task.isCancelled else { break }
                position = (position + 1) % offers.count
              }
            }
          }
        }
        """
      ),
      .reported(
        "Steps that a loop shows one after the other",
        """
        struct Guide: View {
          @State private var step = 1

          var body: some View {
            VStack {
              switch step {
              case 1: Text("Open the letter.")
              case 2: Text("Find the code.")
              default: Text("Type it below.")
              }
            }
            .task { await turn() }
           //^^^^^^^^^^^^^^^^^^^^^ A timer changes "step" whether or not people have finished reading
          }

          private func turn() async {
            while !Task.isCancelled {
              try? await Task.sleep(for: .seconds(5))
              step = 2
              try? await Task.sleep(for: .seconds(4))
              step = 3
              try? await Task.sleep(for: .seconds(7))
              step = 1
            }
          }
        }
        """
      ),
      .ignored(
        "A loop that looks whether something has ended",
        """
        struct Guide: View {
          @State private var step = 1

          var body: some View {
            VStack {
              switch step {
              case 1: Text("Open the letter.")
              default: Text("Type the code.")
              }
            }
            .task {
              while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(5))
                step = await hasArrived() ? 2 : 1
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A number that is counted, and texts that people can stop",
        """
        struct Tips: View {
          let tips: [String]
          @State private var current = 0
          @State private var seconds = 0
          @State private var isPlaying = false
          let clock = Timer.publish(every: 6, on: .main, in: .common).autoconnect()

          var body: some View {
            VStack {
              Text(tips[current])
                .onReceive(clock) { _ in if isPlaying { current = (current + 1) % tips.count } }
              Text("Reading for \\(seconds) seconds")
                .accessibilityAddTraits(.updatesFrequently)
                .onReceive(clock) { _ in seconds += 1 }
              Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .timelineView, withModifiers: .event) { element, findings in
      guard !element.tree.isOverlong else { return }
      if let list = listShownByTime(element) {
        findings.report(
          "A timeline shows one of \"\(list)\" after the other, whether or not people have finished reading",
          at: element.head,
          severity: .info,
          unless: [
            Exemption("something can stop it") { timeline in
              timeline.conditions.contains { $0.kind == .branch }
            }
          ]
        )
      }
      for modifier in element.ownModifiers {
        guard let round = Round(startedBy: modifier, in: element.declaration) else { continue }
        let action = ActionFact(round.statements, in: element.declaration)
        let changed = Set(action.assignments.map(\.target).map { $0.withoutSelf })
        let page =
          pageNames(in: element.tree).first { changed.contains($0) }
          ?? action.nextStep(shownIn: element.tree)
        let item =
          page ?? action.nextItem(shownIn: element.tree)
          ?? action.nextItem(ofUserOf: element.declaration)
        guard let name = item else { continue }
        findings.report(
          "A timer changes \"\(name)\" whether or not people have finished reading",
          at: modifier.callRange,
          // One text that changes keeps people from less than a page does.
          severity: page == nil ? .info : nil,
          unless: [
            Exemption("something can stop it") { _ in
              round.isConditional
            }
          ]
        )
      }
    }
  )
}

/// What code does again and again, after the same time.
private struct Round {
  let statements: [Node]
  /// Whether a condition may stop it.
  let isConditional: Bool

  /// What a modifier starts when a view appears, or does whenever a timer publishes.
  init?(startedBy modifier: Modifier, in declaration: Declaration?) {
    guard let closure = modifier.handler else { return nil }
    switch modifier.name {
    case "onReceive":
      guard modifier.firstArgument?.isTimer(in: declaration) == true else { return nil }
      self.init(closure.node.items, in: closure.node)
    case "task", "onAppear":
      // Functions of the type that start a timer are read too.
      let started = ActionFact(closure, in: nil).calls.compactMap {
        declaration?.function($0.withoutSelf)?.node
      }
      guard
        let round = ([closure.node] + started).lazy.compactMap({
          Round(inside: $0, askedFor: declaration)
        }).first
      else { return nil }
      self = round
    default: return nil
    }
  }

  /// A loop that sleeps, or a timer that repeats, in some code.
  private init?(inside code: Node, askedFor declaration: Declaration?) {
    let isAsked = code.isLeftWithoutValue(handedTo: declaration)
    for node in code.descendants {
      if node.kind == .whileStmt, let body = node.child(.codeBlock),
        body.allTokens.contains(where: { $0.hasText("sleep") })
      {
        self.init(body.items, in: body, isAsked: isAsked)
        return
      }
      guard node.kind == .functionCallExpr,
        node.firstChild?.lastChild?.hasText("scheduledTimer") == true,
        case .call(_, let arguments) = Expression(node).form,
        arguments.contains(where: { $0.label == "repeats" && $0.value.boolean == true }),
        case .closure(let closure)? = arguments.last?.value.form
      else { continue }
      self.init(closure.node.items, in: closure.node, isAsked: isAsked)
      return
    }
    return nil
  }

  /// - Parameter isAsked: whether it begins only where a use asks for it.
  private init(_ statements: [Node], in code: Node, isAsked: Bool = false) {
    self.statements = statements
    let asked = code.descendants.filter { [.ifExpr, .guardStmt].contains($0.kind) }
    let source = code.text
    let isStopped =
      asked.isEmpty
      ? source.includes("guard ") || source.includes("if ") : !asked.allSatisfy(\.cannotStop)
    isConditional = isAsked || isStopped
  }
}

extension Expression {
  /// Whether it is a timer that publishes, or a property that holds one.
  fileprivate func isTimer(in declaration: Declaration?) -> Bool {
    if source.includes("Timer.publish") { return true }
    guard let name = memberName ?? path, let property = declaration?.property(name) else {
      return false
    }
    return property.initialValue?.source.includes("Timer.publish") == true
  }
}

extension Node {
  /// Whether code ends at once where a use hands a type no value: `guard let interval else { return }`.
  fileprivate func isLeftWithoutValue(handedTo declaration: Declaration?) -> Bool {
    items.contains { item in
      let conditions = item.statement.children.filter { $0.kind == .conditionElement }
      guard item.statement.kind == .guardStmt, conditions.count == 1,
        let asked = conditions[0].firstChild, asked.kind == .optionalBindingCondition,
        let name = asked.child(.initializerClause)?.lastChild.map({ Expression($0).path })
          ?? asked.child(.identifierPattern)?.text,
        let property = declaration?.property(name.withoutSelf)
      else { return false }
      return property.attributes.isEmpty && property.getter == nil && !property.isStatic
        && property.type?.hasSuffix("?") == true
    }
  }

  /// Whether the only condition of an `if` or `guard` is whether the task goes on, or whether there is something
  /// to go on to: nothing on the screen changes that.
  fileprivate var cannotStop: Bool {
    let conditions = children.filter { $0.kind == .conditionElement }
    guard conditions.count == 1 else { return false }
    let code = conditions[0].code
    return ["Task.isCancelled", "!Task.isCancelled"].contains(code)
      || code.includes(".count") || code.includes(".isEmpty")
  }
}

/// The properties that say which page is shown, and those that such a one follows: a change of theirs
/// moves what scrolls.
private func pageNames(in tree: ViewTree) -> [String] {
  let shown = shownPages(in: tree)
  guard !shown.isEmpty else { return [] }
  let leading = tree.elements.flatMap(\.ownModifiers).compactMap { modifier -> String? in
    guard modifier.name == "onChange", let name = modifier.argument("of")?.path?.withoutSelf,
      let closure = modifier.handler,
      ActionFact(closure, in: nil).assignments.contains(where: {
        shown.contains($0.target.withoutSelf)
      })
    else { return nil }
    return name
  }
  return shown + leading
}

/// The properties that say which page is shown: of tab views and of what scrolls.
private func shownPages(in tree: ViewTree) -> [String] {
  tree.elements.compactMap { view in
    let binding =
      view.is(.tabView)
      ? view.argument("selection") : view.modifier("scrollPosition")?.argument("id")
    return binding.map(\.source).flatMap { $0.hasPrefix("$") ? String($0.dropFirst()) : nil }
  }
}

extension Expression {
  /// Whether it is a number or a case of an enumeration, as written.
  fileprivate var isOneOfSeveral: Bool {
    if case .member(nil, _) = form { return true }
    return number != nil
  }
}

extension ActionFact {
  /// The number that it sets to one step after another, three or more, where the screen shows something
  /// else for each: `step = 2`, `step = 3`, `step = 1` over `switch step`.
  fileprivate func nextStep(shownIn tree: ViewTree) -> String? {
    var steps: [String: Set<String>] = [:]
    for (target, value) in assignments where value.isOneOfSeveral {
      steps[target.withoutSelf, default: []].insert(value.source)
    }
    return steps.filter { $0.value.count > 2 }.keys.sorted().first { name in
      let shown = tree.elements.filter { $0.is(.text, .label) || $0.isCustomView }
        .flatMap { view in sequence(first: view, next: \.parent).flatMap(\.conditions) }
      let asked = shown.filter { $0.switchedPath?.withoutSelf == name }
      return Set(asked.map(\.alternative)).count > 2
    }
  }

  /// The number of whoever uses a type that it steps on, round and round: a binding that says which page or
  /// item is shown.
  fileprivate func nextItem(ofUserOf declaration: Declaration?) -> String? {
    assignments.first { target, value in
      let name = target.withoutSelf
      return value.mentions(name) && value.source.includes("%")
        && declaration?.property(name)?.attributes.contains("Binding") == true
    }?.target.withoutSelf
  }

  /// The number that it steps on, round and round, and by which a text, picture or view is picked out
  /// of several: `index = (index + 1) % offers.count` where `offers[index]` is shown.
  fileprivate func nextItem(shownIn tree: ViewTree) -> String? {
    let stepped = assignments.compactMap { target, value -> String? in
      let name = target.withoutSelf
      return value.mentions(name) && (value.source.includes("%") || value.source.includes("+"))
        ? name : nil
    }
    return stepped.first { name in
      tree.elements.contains { view in
        view.is(.text, .label, .image) || view.isCustomView || view.isUnknownView
          ? view.arguments.contains { $0.value.source.includes("[\(name)]") } : false
      }
    }
  }
}
