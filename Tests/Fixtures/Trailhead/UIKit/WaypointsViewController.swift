import UIKit

/// The waypoints of a tour, with a search field and an empty state.
final class WaypointsViewController: UIViewController {
  private let nameField = UITextField()
  private let heading = UILabel()
  private let emptyArt = UIImageView(image: UIImage(named: "empty_waypoints"))
  private let elevation = UISlider()
  private lazy var addButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(systemName: "plus")
    let button = UIButton(configuration: configuration)
    button.addTarget(self, action: #selector(addWaypoint), for: .touchUpInside)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "Waypoints"
    heading.font = .preferredFont(forTextStyle: .title2)
    heading.adjustsFontForContentSizeCategory = true
    nameField.placeholder = "Name of the waypoint"
    elevation.accessibilityLabel = "Elevation"
    emptyArt.contentMode = .scaleAspectFit
    [heading, nameField, emptyArt, elevation, addButton].forEach(view.addSubview)

    let press = UILongPressGestureRecognizer(target: self, action: #selector(moveWaypoint))
    emptyArt.addGestureRecognizer(press)
  }

  @objc private func addWaypoint() {}
  @objc private func moveWaypoint() {}
}
