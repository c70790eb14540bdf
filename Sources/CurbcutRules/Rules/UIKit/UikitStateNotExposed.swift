import CurbcutModel

extension Rule {
  static let uikitStateNotExposed = Rule(
    id: "uikit-state-not-exposed",
    title: "State of a UIKit control is only drawn",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      A border, a color or another image shows that something is chosen, open or playing. People who
      use VoiceOver hear the same words in both states unless the code changes the traits, the value or
      the label with the picture.
      """,
    knownLimitations: """
      States are known by their names, such as "isChosen", and by what code draws under a condition. A
      type that sets the traits or the value of anything is left alone.
      """,
    examples: [
      .reported(
        """
        final class FilterChip: UIButton {
          private var isChosen = false {
            didSet {
              layer.borderWidth = isChosen ? 3 : 0
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isChosen" is only drawn; set `isSelected`, the trait or the accessibility value too
            }
          }
        }
        """
      ),
      .reported(
        "The image changes, and the label does not",
        """
        final class MiniPlayer: UIView {
          private let play = UIButton(type: .system)

          private var isPlaying = false {
            didSet {
              play.setImage(UIImage(systemName: isPlaying ? "pause" : "play"), for: .normal)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image shows a state, and the accessibility label does not change with it
            }
          }

          func setUp() {
            play.accessibilityLabel = "Play"
            addSubview(play)
          }
        }
        """
      ),
      .reported(
        "A cell that is filled under a condition",
        """
        final class FilterCell: UICollectionViewCell {
          private let name = UILabel()

          func show(_ title: String, isActive: Bool) {
            name.text = title
            contentView.layer.borderWidth = isActive ? 2 : 0
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isActive" is only drawn; set `isSelected`, the trait or the accessibility value too
          }
        }
        """
      ),
      .reported(
        "Two images in two branches",
        """
        final class CallController: UIViewController {
          private let mute = UIButton(type: .system)
          private var isMuted = false

          override func viewDidLoad() {
            super.viewDidLoad()
            mute.setImage(UIImage(systemName: "mic"), for: .normal)
            mute.accessibilityLabel = "Mute"
            view.addSubview(mute)
          }

          func toggle() {
            isMuted.toggle()
            if isMuted {
              mute.setImage(UIImage(systemName: "mic.slash"), for: .normal)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image shows a state, and the accessibility label does not change with it
            } else {
              mute.setImage(UIImage(systemName: "mic"), for: .normal)
            }
          }
        }
        """
      ),
      .reported(
        "What is opened in place, and the image of a list cell",
        """
        final class FaqView: UIView {
          private let arrow = UIImageView(image: UIImage(systemName: "chevron.down"))
          private let answer = UIStackView()
          private var isExpanded = false

          func update() {
            answer.isHidden = !isExpanded
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isExpanded" is only drawn; set `isSelected`, the trait or the accessibility value too
          }
        }

        final class MailController: UIViewController {
          func fill(_ cell: UICollectionViewListCell, _ mail: Mail) {
            var content = cell.defaultContentConfiguration()
            content.text = mail.subject
            content.image = UIImage(named: mail.isRead ? "open" : "closed")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isRead" is only drawn; set `isSelected`, the trait or the accessibility value too
            cell.contentConfiguration = content
          }
        }
        """
      ),
      .ignored(
        "What a segmented control chooses is told by its segments",
        """
        final class AlbumController: UITableViewController {
          private let layouts = UISegmentedControl(items: ["Rows", "Covers"])

          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = "Blue"
            content.image = layouts.selectedSegmentIndex == 1 ? UIImage(named: "blue") : nil
            cell.contentConfiguration = content
            return cell
          }
        }
        """
      ),
      .recommended(
        """
        final class FilterChip: UIButton {
          private var isChosen = false {
            didSet {
              layer.borderWidth = isChosen ? 3 : 0
              isSelected = isChosen
            }
          }
        }
        """
      ),
      .reported(
        "A chevron beside one title for both states",
        """
        final class QuestionView: UIView {
          private let questionButton = UIButton(type: .system)
          private let answerLabel = UILabel()

          init(question: String) {
            super.init(frame: .zero)
            var configuration = UIButton.Configuration.plain()
            configuration.title = question
            questionButton.configuration = configuration
          }

          private func show(_ isOpen: Bool) {
            answerLabel.isHidden = !isOpen
            questionButton.configuration?.image = UIImage(systemName: isOpen ? "chevron.up" : "chevron.down")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image shows a state, and the accessibility label does not change with it
          }
        }
        """
      ),
      .ignored(
        "A label that is put together of what the state says",
        """
        final class InboxController: UITableViewController {
          private func configure(_ cell: UITableViewCell, with message: Message) {
            var content = UIListContentConfiguration.subtitleCell()
            content.text = message.sender
            content.image = message.isUnread ? UIImage(named: "dot") : UIImage(named: "empty")
            cell.contentConfiguration = content
            let status = message.isUnread ? "Unread, " : ""
            cell.accessibilityLabel = "\\(status)\\(message.sender)"
          }
        }
        """
      ),
      .ignored(
        "A title that changes, or an image that is no state",
        """
        final class QuestionView: UIView {
          private let questionButton = UIButton(type: .system)
          private let sendButton = UIButton(type: .system)

          private func show(_ isOpen: Bool) {
            questionButton.setTitle(isOpen ? "Less" : "More", for: .normal)
            questionButton.setImage(UIImage(systemName: isOpen ? "chevron.up" : "chevron.down"), for: .normal)
            sendButton.setTitle("Send", for: .normal)
            sendButton.setImage(UIImage(systemName: isOpen ? "paperplane" : "envelope"), for: .normal)
          }
        }
        """
      ),
      .reported(
        "A mark that is faded in",
        """
        final class LanguageCell: UITableViewCell {
          private let nameLabel = UILabel()
          private let tickView = UIImageView(image: UIImage(systemName: "checkmark"))

          func configure(name: String, isCurrent: Bool) {
            nameLabel.text = name
            tickView.alpha = isCurrent ? 1 : 0
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isCurrent" is only drawn; set `isSelected`, the trait or the accessibility value too
            accessibilityLabel = name
            accessibilityTraits = .button
          }
        }
        """
      ),
      .ignored(
        "A value says whether it is open",
        """
        final class FaqView: UIView {
          private let arrow = UIImageView(image: UIImage(systemName: "chevron.down"))
          private let question = UIButton(type: .system)
          private let answer = UIStackView()
          private var isExpanded = false

          func update() {
            question.setTitle("Refunds", for: .normal)
            answer.isHidden = !isExpanded
            question.accessibilityValue = isExpanded ? "Expanded" : "Collapsed"
          }
        }
        """
      ),
      .ignored(
        "UIKit tells what is selected, or words do",
        """
        final class FilterCell: UICollectionViewCell {
          private let name = UILabel()

          override var isSelected: Bool {
            didSet { contentView.layer.borderWidth = isSelected ? 2 : 0 }
          }

          func show(isOpen: Bool) {
            name.text = isOpen ? "Open" : "Closed"
            name.textColor = isOpen ? .systemGreen : .systemRed
          }
        }
        """
      ),
      .ignored(
        "The label or the trait changes with the image",
        """
        final class MiniPlayer: UIView {
          private let play = UIButton(type: .system)
          private let like = UIButton(type: .system)

          private var isPlaying = false {
            didSet {
              play.setImage(UIImage(systemName: isPlaying ? "pause" : "play"), for: .normal)
              play.accessibilityLabel = isPlaying ? "Pause" : "Play"
            }
          }

          func show(isLiked: Bool) {
            like.accessibilityLabel = "Like"
            like.setImage(UIImage(systemName: isLiked ? "heart.fill" : "heart"), for: .normal)
            like.isSelected = isLiked
          }
        }
        """
      ),
      .ignored(
        "The cell is given other words as well",
        """
        final class ReaderController: UIViewController {
          private var isUpdateAvailable = false

          private func configure(_ cell: ReaderTableViewCell) {
            if isUpdateAvailable {
              cell.configure(image: UIImage(named: "info"), text: "Update now")
              cell.backgroundColor = .systemOrange
            } else {
              cell.configure(image: UIImage(named: "info"), text: "Your reader is up to date")
              cell.backgroundColor = nil
            }
          }
        }
        """
      ),
      .reported(
        "A state of the model, which of several was pressed, and an image in each case",
        """
        final class OptionCell: UICollectionViewCell {
          func show(_ option: Option) {
            contentView.layer.borderWidth = option.isSelected ? 2 : 0
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "isSelected" is only drawn; set `isSelected`, the trait or the accessibility value too
          }
        }

        final class RecorderView: UIView {
          private let record = UIButton()

          func setUp() {
            record.accessibilityLabel = "Record"
            addSubview(record)
          }

          func show(_ state: RecorderState) {
            switch state {
            case .idle: record.setImage(UIImage(named: "record"), for: .normal)
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image shows a state, and the accessibility label does not change with it
            case .recording: record.setImage(UIImage(named: "stop"), for: .normal)
            }
          }
        }
        """
      ),
      .reported(
        "A menu item that only an image marks",
        """
        final class LibraryController: UIViewController {
          private var order = Order.name

          func makeSortMenu() -> UIMenu {
            let byName = UIAction(
              title: "Name",
              image: order == .name ? UIImage(systemName: "checkmark") : nil
                   //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only an image marks the menu item that is chosen; set its state to `.on`
            ) { [weak self] _ in self?.order = .name }
            let byDate = UIAction(title: "Date", state: order == .date ? .on : .off) { [weak self] _ in
              self?.order = .date
            }
            return UIMenu(children: [byName, byDate])
          }
        }
        """
      ),
      .reported(
        "An icon that comes and goes in a cell",
        """
        final class EpisodeCell: UITableViewCell {
          private let lockImage = UIImageView(image: UIImage(named: "locks"))
          private let artworkIcon = UIImageView()

          func show(_ episode: Episode) {
            textLabel?.text = episode.title
            artworkIcon.isHidden = !episode.hasArtwork
            if episode.isSecret {
              lockImage.isHidden = false
            //^^^^^^^^^^^^^^^^^^^^^^^^^^ Only an icon shows "isSecret"; add it to the accessibility label of the cell
            } else {
              lockImage.isHidden = true
            }
          }
        }
        """
      ),
      .ignored(
        "Words say what the icon does",
        """
        final class EpisodeCell: UITableViewCell {
          private let cacheIcon = UIImageView(image: UIImage(named: "saved"))

          func show(_ episode: Episode) {
            cacheIcon.isHidden = !episode.isCached
            detailTextLabel?.text = episode.isCached ? "Downloaded" : "Not downloaded"
          }
        }
        """
      ),
      .ignored(
        "UIKit tells what it selects, or the label is that of the case",
        """
        final class OptionCell: UICollectionViewCell {
          override var isSelected: Bool {
            didSet { contentView.layer.borderWidth = isSelected ? 2 : 0 }
          }
        }

        final class RecorderView: UIView {
          private let record = UIButton()

          func show(_ state: RecorderState) {
            switch state {
            case .idle:
              record.setImage(UIImage(named: "record"), for: .normal)
              record.accessibilityLabel = "Record"
            case .recording:
              record.setImage(UIImage(named: "stop"), for: .normal)
              record.accessibilityLabel = "Stop"
            }
          }
        }
        """
      ),
      .reported(
        "The image of the button that has called an action",
        """
        final class ServerCell: UITableViewCell {
          @IBAction func toggleFavorite(_ sender: UIButton) {
            let isFavorite = Servers.toggle(server)
            sender.setImage(UIImage(named: isFavorite ? "star-on" : "star-off"), for: .normal)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This image shows a state, and the accessibility label does not change with it
          }
        }
        """
      ),
    ] + statesOfOneOfSeveral + statesBesideNames + observedStateExamples,
    check: .object { object, item, findings in
      if object.isOwn {
        if let flag = object.flagOfDrawing {
          return findings.report(
            "\"\(flag.name)\" is only drawn; set `isSelected`, the trait or the accessibility value too",
            at: flag.range
          )
        }
        guard let state = item.drawnState(of: object) ?? item.drawnCondition(of: object) else {
          guard let icon = item.shownIcon(of: object) else { return }
          return findings.report(
            "Only an icon shows \"\(icon.name)\"; add it to the accessibility label of the cell",
            at: icon.setting.range,
            severity: .info
          )
        }
        findings.report(
          "\"\(state.name)\" is only drawn; set `isSelected`, the trait or the accessibility value too",
          at: state.setting.range
        )
      } else if let setting = object.imageOfSender {
        findings.report(
          "This image shows a state, and the accessibility label does not change with it",
          at: setting.range
        )
      } else if let mark = object.markOfChoice {
        findings.report(
          "Only an image marks the menu item that is chosen; set its state to `.on`",
          at: mark.node.range
        )
      } else if let setting = object.drawnImage(in: item) {
        findings.report(
          "This image shows a state, and the accessibility label does not change with it",
          at: setting.range,
          unless: [
            .object(
              "it has a title",
              certainty: { $0.hasOneTitle && setting.showsPairOfStates ? .no : $0.hasTitle }
            ),
            .object("its label is not written in one place") { !$0.hasOneLabel },
          ]
        )
      }
    },
    exemptions: [
      .object(
        "other code may set it up",
        certainty: {
          !$0.isOwn && $0.type != .action && $0.isHandedOn && $0.imageOfSender == nil
            ? .unknown : .no
        }
      ),
      .object("its traits or its value tell the state") { object in
        object.setsForCertain(anyOf: [
          "accessibilityValue", "setAccessibilityTraits",
          "accessibilityAttributedValue", "accessibilityValueBlock", "isOn",
        ])
          || object.setsForCertain(anyOf: ["isSelected"])
            && !(object.isOwn && object.declaration.keepsOwnSelection)
          // Which traits its own code sets is looked at before.
          || !object.isOwn && object.setsForCertain(anyOf: ["accessibilityTraits"])
      },
      .leftOut,
    ]
  )
}

extension UIKitObject {
  /// The image by which alone a menu item that is created shows whether it is the chosen one.
  fileprivate var markOfChoice: Expression? {
    guard type == .action, settings(of: "state").isEmpty, let arguments = creation?.call?.arguments,
      !arguments.contains(where: { argument in
        ["state", "attributes"].contains(argument.label)
          || argument.label == "title" && argument.value.firstCondition != nil
      }),
      let image = arguments.first(where: { $0.label == "image" })?.value,
      case .ternary(let condition, let then, let otherwise) = image.form,
      let shown = then.form == .nothing ? otherwise : otherwise.form == .nothing ? then : nil,
      shown.form != .nothing
    else { return nil }
    if case .operators(_, ["=="]) = condition.form { return image }
    return NameHint("check checkmark tick").matches(shown.source) ? image : nil
  }
}
