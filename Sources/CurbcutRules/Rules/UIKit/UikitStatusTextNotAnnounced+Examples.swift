extension Rule {
  /// More examples of `uikit-status-text-not-announced`: fields that shake, and what a camera reads.
  static let statusShakesAndScans: [Example] = [
    .reported(
      "A field that shakes",
      """
      final class PasscodeController: UIViewController {
        @IBOutlet private var passcodeField: UITextField!

        private func check(_ code: String) {
          if code != saved {
            passcodeField.text = ""
            passcodeField.shake()
          //^^^^^^^^^^^^^^^^^^^^^ Only a shake tells that something is wrong; post an announcement that says what it is
          }
        }
      }
      """
    ),
    .ignored(
      "Words come with the shake, or it is announced",
      """
      final class PasscodeController: UIViewController {
        @IBOutlet private var passcodeField: UITextField!

        private func check(_ code: String) {
          if code != saved {
            passcodeField.shake()
            present(WrongCodeController(), animated: true)
          }
        }
      }

      final class PinController: UIViewController {
        @IBOutlet private var pinField: UITextField!

        private func check(_ code: String) {
          if code != saved {
            pinField.shake()
            UIAccessibility.post(notification: .announcement, argument: "The PIN is wrong")
          }
        }
      }
      """
    ),
    .reported(
      "What the camera has read",
      """
      final class ScannerController: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
        @IBOutlet private var output: UILabel!

        func metadataOutput(
          _ captured: AVCaptureMetadataOutput,
          didOutput objects: [AVMetadataObject],
          from connection: AVCaptureConnection
        ) {
          output.text = message(for: objects)
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
        }
      }
      """
    ),
    .reported(
      "An error that a condition shows, and a banner beside one that is announced",
      """
      final class AccountView: UIView {
        private let mistake = UILabel()
        private let errorText = UILabel()
        private let number = UIView()

        func textFieldDidEndEditing(_ field: UITextField) {
          errorText.text = "Too short"
          errorText.isHidden = field.text?.count == 12
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
        }
      }

      final class ProfileController: UIViewController {
        private let banner = UILabel()

        @objc private func store() {
          banner.text = "Stored"
        //^^^^^^^^^^^^^^^^^^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
        }

        @objc private func discard() {
          banner.text = "Discarded"
          UIAccessibility.post(notification: .announcement, argument: banner.text)
        }
      }
      """
    ),
    .reported(
      "An error in a form beside another one that is announced",
      """
      final class TransferView: UIView {
        private let amountError = UILabel()
        private let nameError = UILabel()

        @objc private func checkAmount() {
          amountError.text = "Too much"
          amountError.isHidden = amount < limit
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
        }

        @objc private func checkName() {
          nameError.text = "No such name"
          nameError.isHidden = isKnown
          UIAccessibility.post(notification: .announcement, argument: nameError.text)
        }
      }
      """
    ),
  ]
}
