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
  ]
}
