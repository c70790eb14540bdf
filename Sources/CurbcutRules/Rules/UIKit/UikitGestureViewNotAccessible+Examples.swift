extension Rule {
  /// More examples of `uikit-gesture-view-not-accessible`: the view is stored by another declaration.
  static let gestureViewsStoredElsewhere: [Example] = [
    .ignored(
      "An element in the view is a button, and VoiceOver taps where it stands",
      """
      final class ConsentView: UIView {
        private let card = UIView()
        private let box = UIImageView()

        func setUp(_ consent: Consent) {
          card.addSubview(box)
          addSubview(card)
          card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pick)))
          box.isAccessibilityElement = true
          box.accessibilityLabel = consent.title
          box.accessibilityTraits = consent.isGiven ? [.button, .selected] : .button
        }

        @objc private func pick() { router.open() }
      }
      """
    ),
    .reported(
      "An element in the view is a picture",
      """
      final class ConsentView: UIView {
        private let card = UIView()
        private let seal = UIImageView()

        func setUp(_ consent: Consent) {
          card.addSubview(seal)
          addSubview(card)
          let tap = UITapGestureRecognizer(target: self, action: #selector(pick))
                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this view can be tapped
          card.addGestureRecognizer(tap)
          seal.isAccessibilityElement = true
          seal.accessibilityLabel = consent.title
          seal.accessibilityTraits = .image
        }

        @objc private func pick() { router.open() }
      }
      """
    ),
    .reported(
      "An extension adds the tap, and another class does, to a view that a class of the project has",
      """
      final class RouteView: UIView {
        let map = UIView()
        private let stage = UIView()
      }

      extension RouteView {
        func setUp() {
          let tap = UITapGestureRecognizer(target: self, action: #selector(openStage))
                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this view can be tapped
          stage.addGestureRecognizer(tap)
          addSubview(stage)
        }

        @objc private func openStage() { router.open() }
      }

      final class RouteController: UIViewController {
        private let route = RouteView()

        override func loadView() {
          view = route
          let tap = UITapGestureRecognizer(target: self, action: #selector(openMap))
                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this view can be tapped
          route.map.addGestureRecognizer(tap)
        }

        @objc private func openMap() { router.open() }
      }
      """
    ),
    .ignored(
      "Its class makes it a button, or what another declaration does is not known",
      """
      final class RouteView: UIView {
        private let stage = UIView()
        private let leg = UIView()

        func fill() {
          stage.isAccessibilityElement = true
          stage.accessibilityLabel = "Stage"
          stage.accessibilityTraits = .button
          Styles.apply(to: leg)
        }
      }

      extension RouteView {
        func setUp() {
          stage.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openStage)))
          leg.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openStage)))
          unknownView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openStage)))
        }

        @objc private func openStage() { router.open() }
      }
      """
    ),
    .reported(
      "The header of a section in a collection",
      """
      final class RegionHeader: UICollectionReusableView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(fold)))
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this view can be tapped
        }

        required init?(coder: NSCoder) { fatalError() }
        @objc private func fold() { router.open() }
      }
      """
    ),
    .reported(
      "A picture that is only said to be one",
      """
      final class HarborController: UIViewController {
        private let photo = UIImageView()

        override func viewDidLoad() {
          super.viewDidLoad()
          photo.isAccessibilityElement = true
          photo.accessibilityLabel = "Harbor at night"
          photo.accessibilityTraits = .image
          photo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(enlarge)))
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this image can be tapped
        }

        @objc private func enlarge() { router.open() }
      }
      """
    ),
    .ignored(
      "An outlet, which a file of Interface Builder may make a button",
      """
      final class RouteController: UIViewController {
        @IBOutlet private var stage: UIView!

        override func viewDidLoad() {
          super.viewDidLoad()
          stage.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openStage)))
        }

        @objc private func openStage() { router.open() }
      }
      """
    ),
    .reported(
      "A tap on the picture of a cross closes something",
      """
      final class HintView: UIView {
        private let closeIcon = UIImageView()

        func setUp() {
          addSubview(closeIcon)
          closeIcon.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this image can be tapped
        }

        @objc private func close() { removeFromSuperview() }
      }
      """
    ),
    .ignored(
      "A tap that does nothing only keeps taps from what lies below",
      """
      final class ServerPopup: UIView {
        func setUp() {
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(swallow)))
        }

        @objc private func swallow() {}
      }
      """
    ),
    .reported(
      "A label that reacts to taps is to do something, even before its code is written",
      """
      final class TermsView: UIView {
        private let terms = UILabel()

        func setUp() {
          terms.text = "Read the terms"
          terms.font = .preferredFont(forTextStyle: .body)
          terms.adjustsFontForContentSizeCategory = true
          terms.isUserInteractionEnabled = true
          terms.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openTerms)))
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this label can be tapped
          addSubview(terms)
        }

        @objc private func openTerms() {}
      }
      """
    ),
    .reported(
      "A picture of a screen whose file is not there",
      """
      final class PhotoController: UIViewController {
        @IBOutlet private var photo: UIImageView!

        override func viewDidLoad() {
          super.viewDidLoad()
          photo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(enlarge)))
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this image can be tapped
        }

        @objc private func enlarge() { router.open() }
      }
      """
    ),
    .reported(
      "What another screen does to its label of the same class",
      """
      class BodyLabel: UILabel {}

      final class TermsView: UIView {
        private let terms = BodyLabel()

        override func awakeFromNib() {
          super.awakeFromNib()
          terms.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this label can be tapped
        }

        @objc private func open() { router.open() }
      }

      final class RulesView: UIView {
        private let rules = BodyLabel()

        override func awakeFromNib() {
          super.awakeFromNib()
          rules.accessibilityTraits = .link
        }
      }
      """
    ),
    .reported(
      "What the tap does is yet to be written",
      """
      final class GalleryController: UIViewController {
        private let poster = UIView()

        override func viewDidLoad() {
          super.viewDidLoad()
          poster.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openPoster)))
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this view can be tapped
        }

        @objc private func openPoster() {}
      }
      """
    ),
    .ignored(
      "The tap only stops there",
      """
      final class GalleryController: UIViewController {
        private let poster = UIView()

        override func viewDidLoad() {
          super.viewDidLoad()
          poster.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(ignoreTaps)))
        }

        @objc private func ignoreTaps() {}
      }
      """
    ),
    .reported(
      "Traits of content are no traits of a control, and a library that loads a picture names none",
      """
      final class TripHeader: UIView {
        private let portrait = UIImageView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = false
          addSubview(portrait)
          portrait.isUserInteractionEnabled = true
          portrait.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openProfile)))
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this image can be tapped
        }

        func show(_ url: URL) { portrait.kf.setImage(with: url) }

        @objc private func openProfile() { router.openProfile() }
      }

      final class TripSummary: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
          accessibilityLabel = Trip.summary
          accessibilityTraits = [.summaryElement, .header]
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openTrip)))
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this view can be tapped
        }

        @objc private func openTrip() { router.openTrip() }
      }
      """
    ),
    .ignored(
      "A library that may do anything, and a trait of a control among those of content",
      """
      final class TripHeader: UIView {
        private let portrait = UIImageView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(portrait)
          portrait.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openProfile)))
        }

        func show(_ person: Person) { portrait.adorn(for: person) }

        @objc private func openProfile() { router.openProfile() }
      }

      final class TripSummary: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
          accessibilityLabel = Trip.summary
          accessibilityTraits = [.summaryElement, .button]
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openTrip)))
        }

        @objc private func openTrip() { router.openTrip() }
      }
      """
    ),
    .ignored(
      "Taps that bring up the keyboard for a field inside, and what a connected button does too",
      """
      final class NoteRow: UIView {
        private let frameView = UIView()
        private let noteField = UITextField()

        override init(frame: CGRect) {
          super.init(frame: frame)
          noteField.placeholder = "Note"
          noteField.accessibilityLabel = "Note"
          noteField.font = .preferredFont(forTextStyle: .body)
          noteField.adjustsFontForContentSizeCategory = true
          addSubview(frameView)
          frameView.addSubview(noteField)
          let tap = UITapGestureRecognizer(target: self, action: #selector(startNote))
          frameView.addGestureRecognizer(tap)
        }

        required init?(coder: NSCoder) { fatalError() }

        @objc private func startNote() { noteField.becomeFirstResponder() }
      }

      final class OfferCard: UIView {
        private let card = UIView()
        var onOpen: (() -> Void)?

        func setUp() {
          addSubview(card)
          let tap = UITapGestureRecognizer(target: self, action: #selector(cardTapped))
          card.addGestureRecognizer(tap)
        }

        @objc private func cardTapped() { onOpen?() }

        @IBAction private func arrowPressed(_ sender: UIButton) { onOpen?() }
      }
      """
    ),
    .ignored(
      "A tap that nothing follows only keeps others away",
      """
      final class DragRow: UIView {
        private let grip = UIImageView()

        func setUp() {
          grip.isUserInteractionEnabled = true
          grip.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))
        }
      }
      """
    ),
    .reported(
      "A picture with words and a trait that is no element, a spinner that stops something, a drawn switch",
      """
      final class ReplyCell: UITableViewCell {
        private let thumb = UIImageView()

        func setUp() {
          let tap = UITapGestureRecognizer(target: self, action: #selector(like))
                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this image can be tapped
          thumb.addGestureRecognizer(tap)
          thumb.accessibilityTraits = .button
          thumb.accessibilityLabel = "Like"
          contentView.addSubview(thumb)
        }

        @objc private func like() { api.like() }
      }

      final class ArchiveController: UIViewController {
        private let notify = PaintedSwitch()
        private let row = UIButton(configuration: .plain())

        override func viewDidLoad() {
          super.viewDidLoad()
          let spinner = UIActivityIndicatorView(style: .medium)
          let stop = UITapGestureRecognizer(target: self, action: #selector(cancelDownload))
                   //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this view can be tapped
          spinner.addGestureRecognizer(stop)
          view.addSubview(spinner)
          notify.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(flip)))
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this view can be tapped
          row.setTitle("Notify me", for: .normal)
          row.addTarget(self, action: #selector(flip), for: .touchUpInside)
          view.addSubview(notify)
          view.addSubview(row)
        }

        @objc private func cancelDownload() { archive.stop() }
        @objc private func flip() { archive.notifies.toggle() }
      }

      final class PaintedSwitch: UIView {}
      """,
      fixed: [:]
    ),
    .ignored(
      "A view whose tap a button repeats, and a tap that cancels all that is open",
      """
      final class ArchiveController: UIViewController {
        private let card = UIView()
        private let row = UIButton(configuration: .plain())

        override func viewDidLoad() {
          super.viewDidLoad()
          card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(flip)))
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(cancel)))
          row.setTitle("Notify me", for: .normal)
          row.addTarget(self, action: #selector(flip), for: .touchUpInside)
          view.addSubview(card)
          view.addSubview(row)
        }

        @objc private func cancel() { editor.end() }
        @objc private func flip() { archive.notifies.toggle() }
      }
      """
    ),
    .ignored(
      "Where a camera should look",
      """
      final class CameraController: UIViewController {
        private let previewView = UIView()

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Camera"
          previewView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(focus(_:)))
          )
          view.addSubview(previewView)
        }

        @objc private func focus(_ tap: UITapGestureRecognizer) {
          look(at: tap.location(in: previewView))
        }

        private func look(at point: CGPoint) {}
      }
      """
    ),
    .ignored(
      "A picture into which others are put",
      """
      final class PlanController: UIViewController {
        private let plan = UIImageView()

        func show(_ huts: [Hut]) {
          plan.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
          for hut in huts { plan.addSubview(HutPin(hut)) }
        }

        @objc private func tapped() { model.selected = nil }
      }
      """
    ),
  ]
}
