import UIKit

/// Zoomable photo with a caption and a close button. Older than the SwiftUI screens.
final class PhotoViewController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let imageView = UIImageView()
    private let captionLabel = UILabel()
    private let likeButton = UIButton(type: .system)
    private let closeButton: UIButton = {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(named: "icon_close"), for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        return button
    }()

    private let image: UIImage
    private let caption: String
    private var isLiked = false {
        didSet { updateLikeButton() }
    }

    init(image: UIImage, caption: String) {
        self.image = image
        self.caption = caption
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        configureScrollView()
        configureCaption()
        configureButtons()

        let tap = UITapGestureRecognizer(target: self, action: #selector(toggleChrome))
        view.addGestureRecognizer(tap)
    }

    private func configureScrollView() {
        imageView.image = image
        imageView.contentMode = .scaleAspectFit
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = caption
        scrollView.delegate = self
        scrollView.maximumZoomScale = 4
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.addSubview(imageView)
        view.addSubview(scrollView)
    }

    private func configureCaption() {
        captionLabel.text = caption
        captionLabel.textColor = .white
        captionLabel.font = UIFont.systemFont(ofSize: 15)
        captionLabel.numberOfLines = 0
        view.addSubview(captionLabel)
    }

    private func configureButtons() {
        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
        view.addSubview(closeButton)

        likeButton.addTarget(self, action: #selector(toggleLike), for: .touchUpInside)
        likeButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        likeButton.titleLabel?.adjustsFontForContentSizeCategory = true
        view.addSubview(likeButton)
        updateLikeButton()

        let share = UIBarButtonItem(
            image: UIImage(systemName: "square.and.arrow.up"),
            style: .plain,
            target: self,
            action: #selector(sharePhoto)
        )
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
        navigationItem.rightBarButtonItems = [done, share]
    }

    private func updateLikeButton() {
        likeButton.setImage(UIImage(systemName: isLiked ? "heart.fill" : "heart"), for: .normal)
        likeButton.setTitle(NSLocalizedString("Like", comment: "Photo"), for: .normal)
        if isLiked {
            likeButton.accessibilityTraits.insert(.selected)
        } else {
            likeButton.accessibilityTraits.remove(.selected)
        }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    @objc private func close() {
        dismiss(animated: !UIAccessibility.isReduceMotionEnabled)
    }

    @objc private func toggleLike() {
        isLiked.toggle()
    }

    @objc private func toggleChrome() {
        captionLabel.isHidden.toggle()
    }

    @objc private func sharePhoto() {
        let sheet = UIActivityViewController(activityItems: [image], applicationActivities: nil)
        present(sheet, animated: true)
    }
}
