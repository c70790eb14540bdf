extension Rule {
  /// More examples of `uikit-state-not-exposed`: one of several that are drawn in a loop.
  static let statesOfOneOfSeveral: [Example] = [
    .reported(
      "A symbol that an observer chooses by its name",
      """
      final class ItemView: UIView {
        private let starButton = UIButton(type: .system)
        var isFavorite = false {
          didSet {
            let name = isFavorite ? "star.fill" : "star"
            starButton.setImage(UIImage(systemName: name), for: .normal)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image shows a state, and the accessibility label does not change with it
          }
        }

        func setUp() { starButton.accessibilityLabel = "Favorite" }
      }
      """
    ),
    .reported(
      "A box that draws its own check",
      """
      final class TermsBox: UIControl {
        var isTicked = false { didSet { setNeedsDisplay() } }

        func setUp() {
          isAccessibilityElement = true
          accessibilityLabel = "Accept the terms"
          accessibilityTraits = .button
        }

        override func draw(_ rect: CGRect) {
          let frame = UIBezierPath(rect: rect)
          isTicked ? frame.fill() : frame.stroke()
        //^^^^^^^^ "isTicked" is only drawn; set `isSelected`, the trait or the accessibility value too
        }
      }
      """
    ),
    .ignored(
      "The label says what is drawn",
      """
      final class TermsBox: UIControl {
        var isTicked = false {
          didSet {
            accessibilityLabel = isTicked ? "Terms accepted" : "Accept the terms"
            setNeedsDisplay()
          }
        }

        func setUp() {
          isAccessibilityElement = true
          accessibilityTraits = .button
        }

        override func draw(_ rect: CGRect) {
          let frame = UIBezierPath(rect: rect)
          if isTicked { frame.fill() } else { frame.stroke() }
        }
      }
      """
    ),
    .ignored(
      "The button is dimmed with one of its images",
      """
      final class EpisodeView: UIView {
        private let listen = UIButton()

        func show(_ episode: Episode) {
          listen.accessibilityLabel = "Listen"
          if episode.isFree {
            listen.setImage(UIImage(named: "ears"), for: .normal)
            listen.isEnabled = true
          } else {
            listen.setImage(UIImage(named: "ban"), for: .normal)
            listen.isEnabled = false
          }
        }
      }
      """
    ),
    .reported(
      "The image at the end of a row that a controller fills",
      """
      final class PlaylistPicker: UITableViewController {
        private var picked: Set<String> = []

        func fill(_ cell: UITableViewCell, with playlist: String) {
          let isMarked = picked.contains(playlist)
          let mark = UIImageView(image: isMarked ? .mark : .circle)
          mark.tintColor = isMarked ? .tintColor : .secondaryLabel
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isMarked" is only drawn; set `isSelected`, the trait or the accessibility value too
          cell.accessoryView = mark
        }
      }
      """
    ),
    .reported(
      "The one of several that is drawn otherwise",
      """
      final class WeekBar: UIStackView {
        private var days: [UIButton] = []

        private func mark(_ today: Int) {
          for (place, button) in days.enumerated() {
            button.configuration?.background.strokeColor = place == today ? .label : .clear
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "today" is only drawn; set `isSelected`, the trait or the accessibility value too
          }
        }
      }
      """
    ),
    .ignored(
      "It is selected too",
      """
      final class WeekBar: UIStackView {
        private var days: [UIButton] = []

        private func mark(_ today: Int) {
          for (place, button) in days.enumerated() {
            button.configuration?.background.strokeColor = place == today ? .label : .clear
            button.isSelected = place == today
          }
        }
      }
      """
    ),
    .reported(
      "The image of the button that has called its action, and an icon that a flag puts into a cell",
      """
      final class ArticleController: UIViewController {
        private var isSaved = false

        override func viewDidLoad() {
          super.viewDidLoad()
          let keep = UIButton(type: .custom, primaryAction: UIAction { [weak self] action in
            guard let self, let caller = action.sender as? UIButton else { return }
            isSaved.toggle()
            caller.setImage(UIImage(named: isSaved ? "kept" : "keep"), for: .normal)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image shows a state, and the accessibility label does not change with it
          })
          keep.setImage(UIImage(named: "keep"), for: .normal)
          keep.accessibilityLabel = "Keep"
          view.addSubview(keep)
        }
      }

      final class SensorCell: UITableViewCell {
        func show(room: String, isWet: Bool) {
          textLabel?.text = room
          accessoryView = isWet ? UIImageView(image: UIImage(named: "drop")) : nil
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only an icon shows "isWet"; add it to the accessibility label of the cell
        }
      }
      """
    ),
    .reported(
      "A view that is tapped, one that keeps its own selection, and steps that are filled one by one",
      """
      final class AgreeView: UIView {
        private let box = UIImageView()
        private var isChecked = false

        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
          accessibilityLabel = "Agree"
          accessibilityTraits = .button
          addSubview(box)
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(agree)))
        }

        required init?(coder: NSCoder) { fatalError() }

        @objc private func agree() {
          isChecked.toggle()
          box.image = UIImage(systemName: isChecked ? "checkmark.square" : "square")
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isChecked" is only drawn; set `isSelected`, the trait or the accessibility value too
        }
      }

      final class SizeView: UIView {
        var isSelected = false {
          didSet { paint() }
        }

        private let mark = UIImageView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
          accessibilityLabel = "Size"
          addSubview(mark)
        }

        required init?(coder: NSCoder) { fatalError() }

        private func paint() {
          mark.image = isSelected ? Marks.full : Marks.empty
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isSelected" is only drawn; set `isSelected`, the trait or the accessibility value too
        }
      }

      final class StageView: UIView {
        private let row = UIStackView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
          accessibilityLabel = "Order"
          addSubview(row)
        }

        required init?(coder: NSCoder) { fatalError() }

        func reach(_ stage: Int) {
          for (place, bar) in row.arrangedSubviews.enumerated() {
            bar.backgroundColor = place <= stage ? .systemGreen : .clear
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "stage" is only drawn; set `isSelected`, the trait or the accessibility value too
          }
        }
      }

      final class DaySegment: UIView {
        private var days: [UILabel] = []

        @objc private func choose(_ tap: UITapGestureRecognizer) {
          for day in days {
            day.backgroundColor = day === tap.view ? .systemFill : .clear
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "sender" is only drawn; set `isSelected`, the trait or the accessibility value too
          }
        }
      }
      """
    ),
    .reported(
      "An image for each case, of which the label of the cell knows nothing",
      """
      final class TicketCell: UITableViewCell {
        private let mark = UIImageView()

        func show(_ ticket: Ticket) {
          textLabel?.text = ticket.subject
          contentView.addSubview(mark)
          let name: String
          switch ticket.status {
          case .open: name = "door"
          case .closed: name = "lock"
          }
          mark.image = UIImage(named: name)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only an icon shows "status"; add it to the accessibility label of the cell
        }

        override var accessibilityLabel: String? {
          get { Labels.joined(of: self) }
          set {}
        }
      }
      """
    ),
    .ignored(
      "Words of each case, or a cell that keeps what its label is made of",
      """
      final class TicketCell: UITableViewCell {
        private let mark = UIImageView()

        func show(_ ticket: Ticket) {
          contentView.addSubview(mark)
          let name: String
          let words: String
          switch ticket.status {
          case .open:
            name = "door"
            words = "Open"
          case .closed:
            name = "lock"
            words = "Closed"
          }
          mark.image = UIImage(named: name)
          textLabel?.text = words
        }
      }

      final class BookingCell: UITableViewCell {
        private let mark = UIImageView()
        private var booking: Booking?

        func show(_ booking: Booking) {
          self.booking = booking
          contentView.addSubview(mark)
          let name: String
          switch booking.status {
          case .open: name = "door"
          case .closed: name = "lock"
          }
          mark.image = UIImage(named: name)
        }

        override var accessibilityLabel: String? {
          get { booking?.summary }
          set {}
        }
      }
      """
    ),
    .ignored(
      "The button is selected, and the cell says it",
      """
      final class ArticleController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let keep = UIButton(type: .custom, primaryAction: UIAction { action in
            guard let caller = action.sender as? UIButton else { return }
            caller.isSelected.toggle()
            caller.setImage(UIImage(named: caller.isSelected ? "kept" : "keep"), for: .normal)
          })
          keep.setImage(UIImage(named: "keep"), for: .normal)
          keep.accessibilityLabel = "Keep"
          view.addSubview(keep)
        }
      }

      final class SensorCell: UITableViewCell {
        func show(room: String, isWet: Bool) {
          textLabel?.text = room
          accessoryView = isWet ? UIImageView(image: UIImage(named: "drop")) : nil
          accessibilityValue = isWet ? "Wet" : nil
        }
      }
      """
    ),
    .reported(
      "A method of its own that is called as one of UIKit, and a property that others set",
      """
      final class SeatButton: UIButton {
        func setSelected(_ isSelected: Bool) {
          layer.borderWidth = isSelected ? 3 : 1
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isSelected" is only drawn; set `isSelected`, the trait or the accessibility value too
        }
      }

      final class MealDot: UIView {
        private let dot = UIImageView()

        var isSelected = false {
          didSet { update() }
        }

        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
          accessibilityLabel = Meal.name
          accessibilityTraits = .button
          addSubview(dot)
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(choose)))
        }

        private func update() {
          dot.image = isSelected ? UIImage(named: "full") : UIImage(named: "empty")
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isSelected" is only drawn; set `isSelected`, the trait or the accessibility value too
        }

        @objc private func choose() { isSelected.toggle() }
      }

      final class MealView: UIView {
        private let vegan = MealDot()

        func show(_ meal: Meal) { vegan.isSelected = meal.isVegan }
      }
      """
    ),
    .ignored(
      "The method of UIKit that selects a cell, and a control that others select",
      """
      final class SeatCell: UITableViewCell {
        override func setSelected(_ selected: Bool, animated: Bool) {
          super.setSelected(selected, animated: animated)
          contentView.layer.borderWidth = selected ? 3 : 1
        }

        func show(isSelected: Bool) {
          contentView.layer.borderWidth = isSelected ? 3 : 1
          setSelected(isSelected, animated: false)
        }
      }
      """
    ),
    .ignored(
      "One picture on newer systems and another on older ones",
      """
      final class Bar: UIView {
        private let more = UIButton(type: .system)

        func setUp() {
          if #available(iOS 26, *) {
            more.setImage(UIImage(named: "dots"), for: .normal)
          } else {
            more.setImage(UIImage(named: "ringedDots"), for: .normal)
          }
          more.accessibilityLabel = "More"
        }
      }
      """
    ),
    .reported(
      "The chosen one of several views, by a flag that others set",
      """
      final class PageTab: UIView {
        private let mark = UIView()

        var isHighlighted = false {
          didSet {
            if isHighlighted {
              mark.backgroundColor = tintColor
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isHighlighted" is only drawn; set `isSelected`, the trait or the accessibility value too
            } else {
              mark.backgroundColor = .clear
            }
          }
        }

        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
          accessibilityLabel = "Trips"
          accessibilityTraits = .button
          addSubview(mark)
        }
      }
      """
    ),
    .ignored(
      "A flag that follows the finger",
      """
      final class PageTab: UIView {
        private let mark = UIView()

        var isHighlighted = false {
          didSet { mark.backgroundColor = isHighlighted ? tintColor : .clear }
        }

        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
          accessibilityLabel = "Trips"
          accessibilityTraits = .button
          addSubview(mark)
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          isHighlighted = true
        }
      }
      """
    ),
    .reported(
      "A row that opens to its answer",
      """
      class QuestionCell: UITableViewCell {
        let chevron = UIImageView(image: UIImage(systemName: "chevron.down"))
        let answer = UILabel()

        func setExpanded(_ expanded: Bool) {
          answer.isHidden = !expanded
          chevron.transform = expanded ? CGAffineTransform(rotationAngle: .pi) : .identity
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "expanded" is only drawn; set `isSelected`, the trait or the accessibility value too
        }
      }
      """
    ),
    .reported(
      "A slot that is taken",
      """
      final class SlotCell: UICollectionViewCell {
        func configure(time: String, isTaken: Bool) {
          contentView.backgroundColor = isTaken ? UIColor(named: "Red") : UIColor(named: "Green")
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isTaken" is only drawn; set `isSelected`, the trait or the accessibility value too
        }
      }
      """
    ),
    .ignored(
      "A button that comes with the state",
      """
      final class HutController: UIViewController {
        var isDone = false
        override func viewWillAppear(_ animated: Bool) {
          guard isDone else { return }
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: nil)
          navigationItem.rightBarButtonItem?.tintColor = .red
        }
      }
      """
    ),
  ]
}
