import Testing

@testable import CurbcutModel

/// What is exposed of the views that a class of UIKit makes.
///
/// Source: rendered accessibility hierarchy, iOS 17.5 to 26.2, as the tables of UIKit's classes and
/// properties say; Apple, the references of the classes.
@Suite struct UIKitTranscriptTests {
  @Test(
    "values of controls",
    arguments: [
      (#"let v = UISwitch(); v.isOn = true"#, [" | on | switch button"]),
      (#"let v = UISwitch()"#, [" | off | switch button"]),
      (
        #"let v = UISwitch(); v.setOn(true, animated: false); v.accessibilityValue = "Often""#,
        [" | on | switch button"]
      ),
      (
        #"let v = UISlider(); v.maximumValue = 10; v.value = 4; v.accessibilityLabel = "Volume""#,
        ["Volume | 40% | adjustable"]
      ),
      (
        #"let v = UIPageControl(); v.numberOfPages = 5; v.currentPage = 2"#,
        [" | page 3 of 5 | adjustable"]
      ),
      (#"let v = UIProgressView(); v.progress = 0.3"#, ["Progress | 30% | "]),
      (#"let v = UIActivityIndicatorView(); v.startAnimating()"#, ["In progress | 1 | "]),
      (#"let v = UIActivityIndicatorView()"#, []),
      (
        #"let v = UITextField(); v.text = "abc"; v.isSecureTextEntry = true"#,
        [" | ••• | secure text field"]
      ),
      (
        #"let v = UISegmentedControl(items: ["Day", "Week"]); v.selectedSegmentIndex = 1"#,
        ["Day |  | button", "Week |  | button, selected"]
      ),
      (
        #"let v = UISegmentedControl(); v.insertSegment(withTitle: "B", at: 0, animated: false); v.insertSegment(withTitle: "A", at: 0, animated: false)"#,
        ["A |  | button", "B |  | button"]
      ),
      (#"let v = UISearchBar(); v.placeholder = "Find""#, [" | Find | search field"]),
      (#"let v = UIDatePicker(); v.datePickerMode = .date"#, ["Date Picker | ‹date› | button"]),
      (
        #"let v = UIButton(); v.setTitle("A", for: .normal); v.isSelected = true"#,
        ["A |  | button, selected"]
      ),
      (
        #"let v = UIButton(); v.setImage(UIImage(systemName: "trash"), for: .normal)"#,
        ["Trash |  | button"]
      ),
      (
        #"let v = UIView(); v.isAccessibilityElement = true; v.accessibilityLabel = "Card"; v.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in true }, UIAccessibilityCustomAction(name: "Delete") { _ in true }]"#,
        ["Card |  |  {Share · Delete}"]
      ),
      (#"let v = UILabel(); v.text = names[1].uppercased()"#, ["BOB |  | "]),
    ]
  )
  func values(code: String, expected: [String]) {
    let source = """
      class Screen: UIViewController {
        let names = ["Ann", "Bob"]
        override func viewDidLoad() { \(code); view.addSubview(v) }
      }
      """
    #expect(exposed(source, "Screen") == expected)
  }

  @Test("bar items stand around the title, the first of the trailing ones at the edge")
  func bar() {
    let source = """
      class Screen: UIViewController {
        let add = UIBarButtonItem(systemItem: .add)
        override func viewDidLoad() {
          title = "Trails"
          navigationItem.rightBarButtonItems = [
            add, UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil),
          ]
          navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        }
      }
      """
    let items = ["Close |  | button", "Trails |  | heading", "Sort |  | button", "Add |  | button"]
    #expect(exposed(source, "Screen") == items)
    let large = source.replacing(
      "title = ",
      with: "navigationController?.navigationBar.prefersLargeTitles = true; title = "
    )
    #expect(exposed(large, "Screen").last == "Trails |  | heading")
  }

  @Test("rows of a table, tabs")
  func tables() {
    let source = """
      struct Trail { let name: String; let length: Int }
      class Trails: UITableViewController {
        let trails = [Trail(name: "Ridge", length: 4), Trail(name: "Lake", length: 9)]
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { trails.count }
        override func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "c", for: path)
          let trail = trails[path.row]
          var content = cell.defaultContentConfiguration()
          content.text = trail.name
          content.secondaryText = "\\(trail.length) km"
          cell.contentConfiguration = content
          return cell
        }
        override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { "Near" }
      }
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let list = UINavigationController(rootViewController: Trails())
          list.tabBarItem = UITabBarItem(title: "Trails", image: nil, tag: 0)
          let more = UIViewController()
          more.tabBarItem = UITabBarItem(tabBarSystemItem: .mostRecent, tag: 1)
          viewControllers = [list, more]
        }
      }
      """
    #expect(
      exposed(source, "Trails") == [
        "Near |  | heading", "Ridge, 4 km |  | ", "Lake, 9 km |  | ",
      ]
    )
    #expect(exposed(source, "Tabs") == ["Trails |  | tab, selected", "Most Recent |  | tab"])
  }

  @Test("loops and branches that can be worked out")
  func branches() {
    let source = """
      class Screen: UIViewController {
        let names = ["Ann", "Bob"]
        let isFull = true
        let note = UILabel()
        override func viewDidLoad() {
          note.text = "Free"
          if isFull { note.text = "Full" } else { note.accessibilityLabel = "Some" }
          view.addSubview(note)
          view.addSubview(makeLabel("Guests", isHeader: true))
          view.addSubview(makeLabel("Two"))
          for name in names {
            let button = UIButton()
            button.setTitle(name, for: .normal)
            view.addSubview(button)
          }
        }
        func makeLabel(_ text: String, isHeader: Bool = false) -> UILabel {
          let label = UILabel()
          label.text = text
          if isHeader { label.accessibilityTraits = .header }
          return label
        }
      }
      """
    #expect(
      exposed(source, "Screen") == [
        "Full |  | ", "Guests |  | heading", "Two |  | ", "Ann |  | button", "Bob |  | button",
      ]
    )
  }

  @Test("what is done later is not done yet; what is kept for good is known")
  func later() {
    let source = """
      class Model { let title = "Sign in"; var name = "Ann"; var onError: () -> Void = {} }
      class Screen: UIViewController {
        let model: Model
        let status = UILabel(), send = UIButton(), hello = UILabel(), error = UILabel()
        init(model: Model = Model()) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          title = model.title
          status.text = "Ready"
          hello.text = model.name
          send.setTitle("Send", for: .normal)
          error.text = "Failed"
          error.isHidden = true
          model.onError = { [weak self] in self?.error.isHidden = false }
          for part in [status, send, hello, error] { view.addSubview(part) }
          toolbarItems = [UIBarButtonItem(systemItem: .refresh)]
        }
        @objc func tap() { status.text = "Sent"; send.isEnabled = false }
      }
      """
    let bar = ["Sign in |  | heading"]
    let tools = ["Refresh |  | button"]
    #expect(
      exposed(source, "Screen") == bar + [
        "‹Ready | Sent› |  | ", "Send |  | button, ‹dimmed if !isEnabled›", "‹model.name› |  | ",
        "Failed |  | ",
      ] + tools
    )
    #expect(
      exposed(source, "Screen", isFresh: true) == bar + [
        "Ready |  | ", "Send |  | button", "Ann |  | ",
      ] + tools
    )
  }

  @Test("views of the project are read with what they are made with; a modal one alone")
  func classes() {
    let source = """
      class StatView: UIView {
        let caption = UILabel()
        init(title: String) { super.init(frame: .zero); caption.text = title; addSubview(caption) }
        func configure(count: Int) { caption.accessibilityValue = "\\(count)" }
      }
      class BadgeView: UIView {
        override var isAccessibilityElement: Bool { get { true } set {} }
        override var accessibilityLabel: String? { get { "New" } set {} }
      }
      class Screen: UIViewController {
        let stat = StatView(title: "Steps")
        let badge = BadgeView()
        override func viewDidLoad() {
          stat.configure(count: 7)
          view.addSubview(stat)
          view.addSubview(badge)
        }
      }
      class Dialog: UIViewController {
        let back = UILabel(), panel = UIView(), ok = UIButton()
        override func viewDidLoad() {
          back.text = "Behind"; ok.setTitle("OK", for: .normal)
          panel.accessibilityViewIsModal = true
          panel.addSubview(ok); view.addSubview(panel); view.addSubview(back)
        }
      }
      """
    #expect(exposed(source, "Screen") == ["Steps | 7 | ", "New |  | "])
    #expect(exposed(source, "Dialog") == ["OK |  | button"])
  }
}

/// A line a stop of a class: label, value and traits, then its actions.
private func exposed(_ source: String, _ name: String, isFresh: Bool = false) -> [String] {
  let models = lowered("import UIKit\n" + source)
  var views = ReadableViews()
  for model in models { views.add(model, at: 0, in: "A.swift") }
  for model in models {
    for object in model.objects where object.isOwn && object.declaration.name == name {
      let transcript = Transcript(
        of: object,
        in: model,
        at: 0,
        knowing: isFresh ? views.startingFresh : views
      )
      return (transcript?.stops ?? []).map { stop in
        let traits = stop.traits.map(\.spoken).joined(separator: ", ")
        var line = "\(stop.label?.spoken ?? "") | \(stop.shownValue?.spoken ?? "") | \(traits)"
        if !stop.actions.isEmpty {
          line += " {\(stop.actions.map(\.spoken).joined(separator: " · "))}"
        }
        return line
      }
    }
  }
  return []
}
