extension Rule {
  /// More examples of `uikit-status-text-not-announced`: fields that shake, and what a camera reads.
  static let statusShakesAndScans: [Example] = [
    .reported(
      "What a button that is pressed has come to",
      """
      final class CouponController: UIViewController {
        private let resultLabel = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Coupon"
          resultLabel.font = .preferredFont(forTextStyle: .body)
          resultLabel.adjustsFontForContentSizeCategory = true
          let check = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Check") { [resultLabel] _ in
            resultLabel.text = "This coupon has expired"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
          })
          view.addSubview(check)
          view.addSubview(resultLabel)
        }
      }
      """
    ),
    .reported(
      "An error that a field is handed",
      """
      final class CaptionedField: UIStackView {
        private let errorLabel = UILabel()

        func showError(_ message: String?) {
          errorLabel.text = message
          errorLabel.isHidden = message == nil
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
        }
      }
      """
    ),
    .ignored(
      "An error that a field is handed, and says",
      """
      final class CaptionedField: UIStackView {
        private let errorLabel = UILabel()

        func showError(_ message: String?) {
          errorLabel.text = message
          errorLabel.isHidden = message == nil
          if message != nil {
            UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)
          }
        }
      }
      """
    ),
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
    .ignored(
      "A notice that is the page, and a result that comes with an announcement",
      """
      final class NoticeView: UIView {
        private let messageLabel = UILabel()

        init(message: String) {
          super.init(frame: .zero)
          messageLabel.text = message
          messageLabel.font = .preferredFont(forTextStyle: .body)
          messageLabel.adjustsFontForContentSizeCategory = true
          messageLabel.numberOfLines = 0
          addSubview(messageLabel)
        }

        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ),
    .reported(
      "A result that comes into sight when a button is used, although the type announces another one",
      """
      final class AddressController: UIViewController {
        private let nameStatus = UILabel()
        private let streetStatus = UILabel()
        private let errorLabel = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          let save = UIButton(configuration: .filled())
          save.setTitle("Results are announced", for: .normal)
          save.addTarget(self, action: #selector(saveStreet), for: .touchUpInside)
          save.addTarget(self, action: #selector(check), for: .touchUpInside)
          view.addSubview(save)
        }

        @objc private func saveName() {
          nameStatus.text = "Name saved"
          nameStatus.isHidden = false
          UIAccessibility.post(notification: .announcement, argument: "Name saved")
        }

        @objc private func saveStreet() {
          streetStatus.text = "Street saved"
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
          streetStatus.isHidden = false
        }

        @objc private func check() {
          errorLabel.text = "Too short"
          errorLabel.isHidden = false
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
        }
      }
      """
    ),
    .reported(
      "What a button works out",
      """
      final class ConverterController: UIViewController {
        @IBOutlet private var milesField: UITextField!
        @IBOutlet private var resultLabel: UILabel!

        @IBAction private func convert(_ sender: UIButton) {
          let miles = Double(milesField.text ?? "") ?? 0
          resultLabel.text = "\\(miles * 1.609) kilometres"
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text appears without an announcement; post one with `UIAccessibility.post`
        }
      }
      """
    ),
    .ignored(
      "What a slider is set to, which the slider says",
      """
      final class TempoController: UIViewController {
        @IBOutlet private var resultLabel: UILabel!

        @IBAction private func tempoChanged(_ sender: UISlider) {
          resultLabel.text = "\\(Int(sender.value)) beats a minute"
        }
      }
      """
    ),
  ]
}
