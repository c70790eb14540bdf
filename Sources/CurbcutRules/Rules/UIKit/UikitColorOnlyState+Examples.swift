extension Rule {
  /// More examples of `uikit-color-only-state`: plain views.
  static let colorOnlyStatesOfPlainViews: [Example] = [
    .reported(
      "The color of a text in the content of a cell",
      """
      final class BillsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "bill", for: path)
          let bill = bills[path.row]
          let green = UIColor(red: 0, green: 0.35, blue: 0.1, alpha: 1)
          let red = UIColor(red: 0.6, green: 0, blue: 0, alpha: 1)
          var content = UIListContentConfiguration.valueCell()
          content.text = bill.payee
          content.secondaryText = bill.amount
          content.secondaryTextProperties.color = bill.isPaid ? green : red
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color of this text shows "isPaid"; say it in words too
          cell.contentConfiguration = content
          return cell
        }
      }
      """
    ),
    .ignored(
      "The color of a text that says the same",
      """
      final class BillsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "bill", for: path)
          let bill = bills[path.row]
          var content = UIListContentConfiguration.valueCell()
          content.text = bill.payee
          content.secondaryText = bill.isPaid ? "Paid" : "Due"
          content.secondaryTextProperties.color = bill.isPaid ? .green : .red
          cell.contentConfiguration = content
          return cell
        }
      }
      """
    ),
    .reported(
      "A plain view that turns from red to green",
      """
      final class ExamCell: UITableViewCell {
        @IBOutlet private weak var edge: UIView!
        @IBOutlet private weak var nameLabel: UILabel!

        func show(name: String, hasPassed: Bool) {
          nameLabel.text = name
          edge.backgroundColor = hasPassed ? .systemGreen : .systemRed
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color of "edge" shows this state; add text or an accessibility value
        }
      }
      """
    ),
    .ignored(
      "Two hues that do not judge, and a view with content",
      """
      final class ExamCell: UITableViewCell {
        private let edge = UIView()
        private let banner = UIView()
        private let bannerLabel = UILabel()

        func show(isOral: Bool, hasPassed: Bool) {
          banner.addSubview(bannerLabel)
          edge.backgroundColor = isOral ? .systemBlue : .systemTeal
          banner.backgroundColor = hasPassed ? .systemGreen : .systemRed
        }
      }
      """
    ),
  ]
}
