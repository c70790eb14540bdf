import CurbcutModel

extension Rule {
  static let uikitSmartInvertMissing = Rule(
    id: "uikit-smart-invert-missing",
    title: "Photo is inverted by Smart Invert",
    group: .uiKit,
    severity: .hint,
    impact: .minor,
    criteria: [],
    since: "0.5.0",
    isOn: false,
    // Source: Apple, `UIView.accessibilityIgnoresInvertColors`: photos and videos are to set it.
    why: """
      Smart Invert turns dark what is light, for people whom bright screens dazzle. A photo turns into a
      negative, in which faces and colors cannot be recognized.
      """,
    knownLimitations: "Photos are known by their names and those of their views.",
    examples: [
      .reported(
        """
        final class TripController: UIViewController {
          private let coverPhoto = UIImageView()
                                 //^^^^^^^^^^^^^ Smart Invert turns this photo into a negative; set `accessibilityIgnoresInvertColors`

          func show(_ trip: Trip) {
            coverPhoto.image = trip.photo
            view.addSubview(coverPhoto)
          }
        }
        """
      ),
      .reported(
        "A view that is made with a photo",
        """
        final class TripController: UIViewController {
          private let photo: UIImage

          override func viewDidLoad() {
            super.viewDidLoad()
            let picture = UIImageView(image: photo)
                        //^^^^^^^^^^^^^^^^^^^^^^^^^ Smart Invert turns this photo into a negative; set `accessibilityIgnoresInvertColors`
            view.addSubview(picture)
          }
        }
        """
      ),
      .recommended(
        """
        final class TripController: UIViewController {
          private let coverPhoto = UIImageView()

          func show(_ trip: Trip) {
            coverPhoto.accessibilityIgnoresInvertColors = true
            coverPhoto.image = trip.photo
            view.addSubview(coverPhoto)
          }
        }
        """
      ),
      .ignored(
        "A symbol, and a screen that decides for all that is in it",
        """
        final class TripController: UIViewController {
          private let photoHint = UIImageView(image: UIImage(systemName: "photo"))

          func show() { view.addSubview(photoHint) }
        }

        final class AlbumController: UIViewController {
          private let photo = UIImageView()

          func show(_ trip: Trip) {
            photo.image = trip.photo
            view.accessibilityIgnoresInvertColors = true
            view.addSubview(photo)
          }
        }
        """
      ),
    ],
    check: .object { image, _, findings in
      guard image.type == .imageView, !image.isOwn else { return }
      let given =
        image.settings(of: "image").compactMap(\.value)
        + [image.creation?.call?.arguments.first { $0.label == "image" }?.value].compactMap { $0 }
      // What is shown is said by the view, or by what holds the image.
      guard
        given.contains(where: { value in
          photo.matchesEnd(of: image.name) && value.call == nil
            || value.path?.pathNames.last.map { photo.matchesEnd(of: $0) } == true
        })
      else { return }
      findings.report(
        "Smart Invert turns this photo into a negative; set `accessibilityIgnoresInvertColors`",
        at: image.range
      )
    },
    exemptions: Exemption.elsewhere + [
      .object("its type decides what is inverted") {
        $0.mentions(anyOf: ["accessibilityIgnoresInvertColors"])
      }
    ]
  )

  private static let photo = NameHint(
    "photo portrait poster artwork cover thumbnail photo-view photo-image-view selfie"
  )
}
