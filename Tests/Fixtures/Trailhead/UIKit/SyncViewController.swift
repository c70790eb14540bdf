import UIKit

/// Progress of a download, careful in every respect.
final class SyncViewController: UIViewController {
  private let progress = UIProgressView()
  private let status = UILabel()
  private let cancel = UIButton(configuration: .plain())

  override func viewDidLoad() {
    super.viewDidLoad()
    progress.accessibilityLabel = "Download of the maps"
    status.font = .preferredFont(forTextStyle: .body)
    status.adjustsFontForContentSizeCategory = true
    status.numberOfLines = 0
    cancel.setTitle("Cancel", for: .normal)
    cancel.addTarget(self, action: #selector(stop), for: .touchUpInside)
    [progress, status, cancel].forEach(view.addSubview)
  }

  @objc private func stop() {
    status.text = "Canceled"
    UIAccessibility.post(notification: .announcement, argument: status.text)
  }
}
