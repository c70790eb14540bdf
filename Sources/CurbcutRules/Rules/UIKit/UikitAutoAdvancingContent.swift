import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitAutoAdvancingContent = Rule(
    id: "uikit-auto-advancing-content",
    title: "UIKit pages or texts change by themselves",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.pauseStopHide, .timingAdjustable],
    since: "0.2.0",
    why: """
      Pages that a timer turns, and texts that it replaces, go away while people still read them, and take the focus of VoiceOver
      with them. Offer a way to pause, and do not turn pages while VoiceOver is running.
      """,
    examples: [
      .reported(
        """
        final class BannerController: UIViewController {
          private let pages = UIScrollView()
          private let dots = UIPageControl()
          private var timer: Timer?

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in
                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A timer turns the pages whether or not people have finished reading
              self?.advance()
            }
          }

          private func advance() {
            dots.currentPage += 1
            pages.contentOffset = CGPoint(x: pages.bounds.width * CGFloat(dots.currentPage), y: 0)
          }
        }
        """
      ),
      .reported(
        "Pages with a text, one after the other",
        """
        struct Page {
          let text: String
        }

        final class TourController: UIViewController {
          private let pages = [Page(text: "Pay in every shop"), Page(text: "See what you spend")]
          private let words = UILabel()
          private var index = 0

          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Tour"
            words.font = .preferredFont(forTextStyle: .body)
            words.adjustsFontForContentSizeCategory = true
            Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { [weak self] _ in
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A timer replaces a text whether or not people have finished reading
              self?.advance()
            }
          }

          private func advance() {
            index = (index + 1) % pages.count
            words.text = pages[index].text
          }
        }
        """
      ),
      .recommended(
        """
        final class BannerController: UIViewController {
          private let pages = UIScrollView()
          private let dots = UIPageControl()

          @objc private func pageChanged() {
            pages.contentOffset = CGPoint(x: pages.bounds.width * CGFloat(dots.currentPage), y: 0)
          }
        }
        """
      ),
      .ignored(
        "VoiceOver stops it, or the timer only moves a clock",
        """
        final class BannerController: UIViewController {
          private let pages = UIScrollView()
          private var timer: Timer?

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard !UIAccessibility.isVoiceOverRunning else { return }
            timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in
              self?.pages.contentOffset.x += 100
            }
          }
        }

        final class ClockController: UIViewController {
          private let time = UILabel()
          private var timer: Timer?

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
              self?.time.text = "12:00"
            }
          }
        }
        """
      ),
      .ignored(
        "People can pause it",
        """
        final class BannerController: UIViewController {
          private let pages = UIScrollView()
          private var timer: Timer?

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in
              self?.pages.contentOffset = .zero
            }
          }

          @objc private func pauseTapped() { timer?.invalidate() }
        }
        """
      ),
      .reported(
        "The list of a collection view controller",
        """
        final class StoriesController: UICollectionViewController {
          private var place = 0

          func begin() {
            _ = Timer.scheduledTimer(withTimeInterval: 6, repeats: true) { [weak self] _ in
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A timer turns the pages whether or not people have finished reading
              guard let self else { return }
              place += 1
              collectionView.scrollToItem(at: IndexPath(item: place, section: 0), at: .left, animated: false)
            }
          }
        }
        """
      ),
      .reported(
        "A text that a timer replaces",
        """
        final class OfferController: UIViewController {
          private let offers = ["Two for one", "New in", "Last chance"]
          private let offer = UILabel()
          private var place = 0
          private var timer: Timer?

          override func viewDidLoad() {
            super.viewDidLoad()
            offer.font = .preferredFont(forTextStyle: .body)
            offer.adjustsFontForContentSizeCategory = true
            offer.numberOfLines = 0
            timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { [weak self] _ in
                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A timer replaces a text whether or not people have finished reading
              guard let self else { return }
              place = (place + 1) % offers.count
              offer.text = offers[place]
            }
          }
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      let declaration = object.declaration
      guard object.isOwn, declaration.mentionedSymbols.contains(.waits),
        object.isKind(of: .view, .viewController)
      else { return }
      for node in declaration.ownNodes(.functionCallExpr) {
        let call = Expression(node)
        guard let timer = RepeatingTimer(call) else { continue }
        let turns = item.turnsPages(timer, of: object)
        guard turns || item.replacesText(timer, of: object) else { continue }
        findings.report(
          turns
            ? "A timer turns the pages whether or not people have finished reading"
            : "A timer replaces a text whether or not people have finished reading",
          at: node.range
        )
      }
    },
    exemptions: [
      .object("it looks whether VoiceOver is running, or movement is reduced") {
        $0.mentionedSymbols.contains(.asksAssistiveTechnology)
          || $0.mentionedSymbols.contains(.reducesMotion) && $0.declaration.stopsForMotion
      },
      .object("it can be paused") { object in
        object.declaration.functions.contains { NameHint.pausing.matches($0.name) }
      },
    ]
  )
}

/// A timer that fires again and again, with what it calls.
private struct RepeatingTimer {
  let range: Range<Int>
  /// The method it is given; nil where it is given a closure.
  let action: String?

  init?(_ call: Expression) {
    guard let (callee, arguments) = call.call, callee.memberName == "scheduledTimer",
      arguments.contains(where: { $0.label == "repeats" && $0.value.boolean == true })
    else { return nil }
    range = call.range
    let selector = arguments.first { $0.label == "selector" }?.value.source
    action = selector.flatMap { source in
      let inside = source.drop { $0 != "(" }.dropFirst().prefix { $0 != "(" && $0 != ")" }
      return inside.split(separator: ".").last.map(String.init)
    }
  }
}

extension ItemModel {
  /// The functions of a type that a timer calls, through each other.
  private func members(called timer: RepeatingTimer, of owner: UIKitObject) -> Set<String> {
    var members: Set<String> = []
    if let action = timer.action { members.insert(action) }
    let calls = owner.settings.filter { $0.isCall && $0.path.count == 1 }
    for call in calls where timer.range.contains(call.range.lowerBound) {
      members.insert(call.name)
    }
    for _ in 0..<3 {
      for call in calls where members.contains(call.member) { members.insert(call.name) }
    }
    return members
  }

  /// Whether what a timer does shows the next text of a list, unlike a clock, whose text stays what it is
  /// about.
  fileprivate func replacesText(_ timer: RepeatingTimer, of owner: UIKitObject) -> Bool {
    let members = members(called: timer, of: owner)
    return objects.contains { label in
      label.declaration === owner.declaration && label.isKind(of: .label, .textView)
        && label.settings(of: "text").contains { setting in
          (members.contains(setting.member) || timer.range.contains(setting.range.lowerBound))
            && setting.value.map(owner.declaration.isOneOfList) == true
        }
    }
  }

  /// Whether what a timer does scrolls to another page, through functions of the type.
  fileprivate func turnsPages(_ timer: RepeatingTimer, of owner: UIKitObject) -> Bool {
    let declaration = owner.declaration
    let members = members(called: timer, of: owner)
    let turning: Set<String> = [
      "contentOffset", "setContentOffset", "scrollToItem", "scrollRectToVisible",
      "setViewControllers", "currentPage",
    ]
    return objects.contains { object in
      guard object.declaration === declaration else { return false }
      // The list that a screen of UIKit's class has is one of its properties.
      let isScreen = object.isOwn && object.isKind(of: .viewController)
      return (isScreen || object.isKind(of: .scrollView, .pageControl, .pageViewController))
        && object.settings.contains { setting in
          (!isScreen || ["collectionView", "tableView"].contains(setting.path.first))
            && setting.path.contains { turning.contains($0) }
            && (members.contains(setting.member) || timer.range.contains(setting.range.lowerBound))
        }
    }
  }
}

extension Declaration {
  /// Whether it asks for reduced motion for something else than whether a page glides into place:
  /// `setContentOffset(offset, animated: !UIAccessibility.isReduceMotionEnabled)`.
  fileprivate var stopsForMotion: Bool {
    let asked = node.allTokens.filter { $0.text.hasSuffix("educeMotionEnabled") }
    let gliding = ownNodes(.labeledExpr).filter { $0.labelToken?.hasText("animated") == true }
    return asked.isEmpty
      || asked.contains { token in
        !gliding.contains { $0.range.contains(token.range.lowerBound) }
      }
  }

  /// Whether a value is one of a list of texts that the type holds: `tips[place]`, `tips.randomElement()`.
  fileprivate func isOneOfList(_ value: Expression) -> Bool {
    if case .member(let entry?, _) = value.form, entry.node.kind == .subscriptCallExpr {
      return isEntry(entry)
    }
    let list: String?
    if value.node.kind == .subscriptCallExpr {
      list = value.node.firstChild.map { Expression($0) }?.path
    } else if value.call?.callee.memberName == "randomElement",
      case .member(let base?, _)? = value.call?.callee.form
    {
      list = base.path
    } else {
      return false
    }
    guard let list, let property = property(list.withoutSelf) else { return false }
    if property.type == "[String]" { return true }
    guard case .array(let elements)? = property.initialValue?.form else { return false }
    return elements.first?.phrase.value?.literal != nil
  }

  /// Whether it is one of a list of pages that the type holds, chosen by a number that the type counts:
  /// `pages[index]`.
  private func isEntry(_ entry: Expression) -> Bool {
    guard let list = entry.node.firstChild.map({ Expression($0) })?.path,
      let property = property(list.withoutSelf)
    else { return false }
    if case .array? = property.initialValue?.form { return true }
    return property.type.map { $0.hasPrefix("[") && !$0.includes(":") } == true
  }
}
