import CurbcutModel

extension Rule {
  static let uikitElementsOrderStale = Rule(
    id: "uikit-elements-order-stale",
    title: "List of accessibility elements is out of order or incomplete",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.meaningfulSequence, .focusOrder],
    since: "0.2.0",
    why: """
      `accessibilityElements` replaces what a view has inside: what is not listed cannot be reached, and
      VoiceOver reads the rest in the order of the list. A button before the fields that it sends is met
      before anything has been typed.
      """,
    knownLimitations: "Lists that code puts together or sets twice are left alone.",
    examples: [
      .reported(
        """
        final class TransferView: UIView {
          private let amount = UITextField()
                             //^^^^^^^^^^^^^ The default font of this text field does not support Dynamic Type
          private let recipient = UITextField()
                                //^^^^^^^^^^^^^ The default font of this text field does not support Dynamic Type
          private let confirm = UIButton(configuration: .plain())

          func setUp() {
            confirm.setTitle("Transfer", for: .normal)
            amount.accessibilityLabel = "Amount"
            recipient.accessibilityLabel = "Recipient"
            addSubview(UIStackView(arrangedSubviews: [recipient, amount, confirm]))
            accessibilityElements = [confirm, recipient, amount]
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "confirm" before the field "recipient", which stands above it
          }
        }
        """
      ),
      .reported(
        "A control that is left out",
        """
        final class SongView: UIView {
          private let title = UILabel()
          private let play = UIButton(configuration: .plain())

          func setUp() {
            play.setTitle("Play", for: .normal)
            addSubview(title)
            addSubview(play)
            accessibilityElements = [title]
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "play" is not listed, so assistive technology cannot reach it
          }
        }
        """
      ),
      .reported(
        "A local view that leaves out a control of its own",
        """
        final class ShopView: UIView {
          func addLamp() {
            let name = UILabel()
            name.text = "Head lamp"
            name.font = .preferredFont(forTextStyle: .body)
            name.adjustsFontForContentSizeCategory = true
            name.numberOfLines = 0
            let buy = UIButton(configuration: .plain())
            buy.setTitle("Buy the lamp", for: .normal)
            let card = UIStackView(arrangedSubviews: [name, buy])
            card.accessibilityElements = [name]
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "buy" is not listed, so assistive technology cannot reach it
            addSubview(card)
          }
        }
        """
      ),
      .reported(
        "A constraint puts the second above the first",
        """
        final class ConsentView: UIView {
          private let reason = UILabel()
          private let allow = UIButton(configuration: .plain())

          func setUp() {
            allow.setTitle("Allow", for: .normal)
            addSubview(reason)
            addSubview(allow)
            allow.topAnchor.constraint(equalTo: reason.bottomAnchor, constant: 16).isActive = true
            accessibilityElements = [allow, reason]
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "allow" before "reason", which stands above it
          }
        }
        """
      ),
      .reported(
        "The last of a stack",
        """
        final class InvoiceView: UIView {
          private let companyLabel = UILabel()
          private let amountLabel = UILabel()
          private let payButton = UIButton(configuration: .plain())

          func setUp() {
            payButton.setTitle("Pay", for: .normal)
            let stack = UIStackView(arrangedSubviews: [companyLabel, amountLabel, payButton])
            stack.axis = .vertical
            addSubview(stack)
            accessibilityElements = [payButton, amountLabel, companyLabel]
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads "payButton" before "amountLabel", which stands above it
          }
        }
        """
      ),
      .reported(
        "A list that a getter gives, with a setter",
        """
        final class BasketView: UIView {
          private let amount = UILabel()
          private let less = UIButton(type: .close)
          private let more = UIButton(type: .contactAdd)

          override init(frame: CGRect) {
            super.init(frame: frame)
            let row = UIStackView(arrangedSubviews: [amount, less, more])
            addSubview(row)
          }

          required init?(coder: NSCoder) { fatalError() }

          override var accessibilityElements: [Any]? {
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "less" is not listed, so assistive technology cannot reach it
            get { [amount, more] }
            set { super.accessibilityElements = newValue }
          }
        }
        """
      ),
      .recommended(
        """
        final class TransferView: UIView {
          private let amount = UITextField()
          private let confirm = UIButton(configuration: .plain())

          func setUp() {
            confirm.setTitle("Transfer", for: .normal)
            amount.accessibilityLabel = "Amount"
            amount.font = .preferredFont(forTextStyle: .body)
            amount.adjustsFontForContentSizeCategory = true
            addSubview(UIStackView(arrangedSubviews: [amount, confirm]))
            accessibilityElements = [amount, confirm]
          }
        }
        """
      ),
      .ignored(
        "The control is hidden on purpose, or inside of what is listed",
        """
        final class SongView: UIView {
          private let title = UILabel()
          private let stack = UIStackView()
          private let play = UIButton(configuration: .plain())
          private let artwork = UIButton(configuration: .plain())

          func setUp() {
            play.setTitle("Play", for: .normal)
            artwork.setTitle("Artwork", for: .normal)
            artwork.isAccessibilityElement = false
            stack.addArrangedSubview(play)
            addSubview(stack)
            addSubview(artwork)
            accessibilityElements = [title, stack]
          }
        }
        """
      ),
      .reported(
        "A button of the storyboard that is left out",
        """
        class LoginController: UIViewController {
          @IBOutlet var titleLabel: UILabel!
          @IBOutlet var loginButton: UIButton!
          @IBOutlet var helpButton: UIButton!

          override func viewDidLoad() {
            super.viewDidLoad()
            view.accessibilityElements = [titleLabel!, loginButton!]
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "helpButton" is not listed, so assistive technology cannot reach it
          }
        }
        """
      ),
      .ignored(
        "A button of the storyboard that is hidden, and one that may stand in a view that is listed",
        """
        class LoginController: UIViewController {
          @IBOutlet var titleLabel: UILabel!
          @IBOutlet var helpButton: UIButton!

          override func viewDidLoad() {
            super.viewDidLoad()
            helpButton.isHidden = true
            view.accessibilityElements = [titleLabel!]
          }
        }

        class OfferController: UIViewController {
          @IBOutlet var card: UIView!
          @IBOutlet var orderButton: UIButton!

          override func viewDidLoad() {
            super.viewDidLoad()
            view.accessibilityElements = [card!]
          }
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      guard let listed = object.listed, object.isKind(of: .view, .viewController) else { return }
      let settings = object.settings.filter {
        // What the setter of a list does that a getter gives changes nothing.
        $0.name == "accessibilityElements" && ($0.isCall || $0.member != "accessibilityElements")
      }
      guard settings.count == 1, let setting = settings.first,
        setting.isPlainAssignment || object.isOwn && setting.isCall, !setting.isConditional
      else { return }
      if let (button, field) = item.buttonBeforeField(in: listed) {
        findings.report(
          "VoiceOver reads \"\(button)\" before the field \"\(field)\", which stands above it",
          at: setting.range
        )
      } else if let (lower, upper) = item.placedBelow(in: listed) {
        findings.report(
          "VoiceOver reads \"\(lower)\" before \"\(upper)\", which stands above it",
          at: setting.range
        )
      } else if let (lower, upper) = item.lastOfStack(in: listed) {
        findings.report(
          "VoiceOver reads \"\(lower)\" before \"\(upper)\", which stands above it",
          at: setting.range
        )
      } else if let name = item.missingControl(in: object, listing: listed) {
        findings.report(
          "\"\(name)\" is not listed, so assistive technology cannot reach it",
          at: setting.range,
          unless: [
            .object("it offers actions instead") {
              $0.setsForCertain(anyOf: ["accessibilityCustomActions", "accessibilityActivate"])
            }
          ]
        )
      }
    }
  )
}

extension ItemModel {
  /// A button that is listed before a field in front of it in the same stack.
  fileprivate func buttonBeforeField(in listed: [Int]) -> (button: String, field: String)? {
    guard let first = listed.first, objects.indices.contains(first),
      let container = objects[first].container, objects.indices.contains(container),
      objects[container].isKind(of: .stackView), objects[first].isKind(of: .button)
    else { return nil }
    let order = objects[container].children
    guard let place = order.firstIndex(of: first) else { return nil }
    for other in listed.dropFirst() {
      guard let before = order.firstIndex(of: other), before < place,
        objects[other].isKind(of: .textField, .textView)
      else { continue }
      return (objects[first].name, objects[other].name)
    }
    return nil
  }

  /// A button that is listed first and stands last in a vertical stack, with a text above it.
  fileprivate func lastOfStack(in listed: [Int]) -> (lower: String, upper: String)? {
    guard let first = listed.first, objects.indices.contains(first),
      objects[first].isKind(of: .button), let container = objects[first].container,
      objects.indices.contains(container), objects[container].isKind(of: .stackView),
      objects[container].settings(of: "axis").contains(where: {
        $0.value?.memberName == "vertical"
      })
    else { return nil }
    let order = objects[container].children
    guard order.last == first,
      let above = listed.dropFirst().first(where: {
        order.contains($0) && objects.indices.contains($0) && objects[$0].isKind(of: .label)
      })
    else { return nil }
    return (objects[first].name, objects[above].name)
  }

  /// Something that is listed before what a constraint puts above it.
  fileprivate func placedBelow(in listed: [Int]) -> (lower: String, upper: String)? {
    guard listed.count <= 32 else { return nil }
    for (place, index) in listed.enumerated() where objects.indices.contains(index) {
      let lower = objects[index]
      let constraints = lower.settings.filter { $0.path == ["topAnchor", "constraint"] }
      guard constraints.count == 1, let constraint = constraints.first, !constraint.isConditional,
        let anchor = constraint.arguments.first?.value,
        anchor.memberName == "bottomAnchor", let path = anchor.path
      else { continue }
      let name = path.dropLast(".bottomAnchor".count)
      let distance = constraint.argument("constant")?.number ?? 0
      for other in listed.dropFirst(place + 1) where objects.indices.contains(other) {
        let upper = objects[other]
        if distance >= 0, !upper.name.isEmpty, name == upper.name || name == "self.\(upper.name)" {
          return (lower.name, upper.name)
        }
      }
    }
    return nil
  }

  /// A control inside of an object that its list of elements leaves out.
  fileprivate func missingControl(in object: UIKitObject, listing listed: [Int]) -> String? {
    var reached = Set(listed)
    for place in listed where objects.indices.contains(place) {
      reached.formUnion(places(inside: objects[place]))
    }
    for place in places(inside: object) where !reached.contains(place) {
      let control = objects[place]
      guard control.isKind(of: .control, .textView, .searchBar),
        control.isMember || control.place == .local && !object.isOwn, !control.isLeftOut,
        control.container != nil,
        !places(inside: control).contains(where: { reached.contains($0) }),
        !control.settings.contains(where: {
          ["isHidden", "isUserInteractionEnabled", "isEnabled", "alpha"].contains($0.name)
        })
      else { continue }
      return control.name
    }
    if object.isOutlet { return outlet(leftOutOf: listed, inside: object)?.name }
    return object.isOwn ? outlet(leftOutOf: listed)?.name : nil
  }

  /// A control of Interface Builder, which stands in what its owner shows, where all that the owner
  /// lists are texts, images and controls, in which nothing else stands.
  ///
  /// - Parameter container: the outlet to a view of which it is known that the control stands in it.
  private func outlet(
    leftOutOf listed: [Int],
    inside container: UIKitObject? = nil
  ) -> UIKitObject? {
    guard !listed.isEmpty,
      listed.allSatisfy({
        objects.indices.contains($0) && objects[$0].isKind(of: .label, .imageView, .control)
      }), let owner = listed.first.map({ objects[$0].declaration })
    else { return nil }
    let others = objects.indices.lazy.filter { !listed.contains($0) }.map { objects[$0] }
    return others.first { control in
      control.isOutlet && control.place == .member && control.declaration === owner
        && control.isKind(of: .control, .textView, .searchBar)
        && (container.map { control.isInsideInInterface($0.name) } ?? true)
        && control.settings.allSatisfy { !Self.whatTakesAway.contains($0.name) }
        && control.setInInterface.isDisjoint(with: Self.whatTakesAway)
        && control.outside.isDisjoint(with: Self.whatTakesAway)
    }
  }

  private static let whatTakesAway: Set<String> = [
    "isHidden", "hidden", "alpha", "isEnabled", "isUserInteractionEnabled",
    "userInteractionEnabled", "isAccessibilityElement", "accessibilityElementsHidden",
    "removeFromSuperview", "*",
  ]
}

extension UIKitObject {
  fileprivate var isMember: Bool { place == .member && !isOutlet }
}
