import CurbcutModel

extension Rule {
  static let uikitMapAnnotationMissingTitle = Rule(
    id: "uikit-map-annotation-missing-title",
    title: "Map annotation has no title",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nonTextContent, .nameRoleValue],
    since: "0.2.0",
    why: """
      VoiceOver reads a pin on a map by the title of its annotation. Without one people hear "map pin"
      for every place and cannot tell the pins apart.
      """,
    examples: [
      .reported(
        """
        final class HutAnnotation: NSObject, MKAnnotation {
                  //^^^^^^^^^^^^^ VoiceOver cannot tell these pins apart; give the annotation a `title`
          let coordinate: CLLocationCoordinate2D

          init(coordinate: CLLocationCoordinate2D) {
            self.coordinate = coordinate
          }
        }
        """
      ),
      .recommended(
        """
        final class HutAnnotation: NSObject, MKAnnotation {
          let coordinate: CLLocationCoordinate2D
          let title: String?

          init(coordinate: CLLocationCoordinate2D, title: String) {
            self.coordinate = coordinate
            self.title = title
          }
        }
        """
      ),
      .reported(
        "A pin that is made where it is added",
        """
        final class MapController: UIViewController {
          private let map = MKMapView()

          func show(_ place: CLLocationCoordinate2D) {
            let pin = MKPointAnnotation()
                    //^^^^^^^^^^^^^^^^^^^ VoiceOver cannot tell this pin from others; set its `title`
            pin.coordinate = place
            map.addAnnotation(pin)
          }
        }
        """
      ),
      .ignored(
        "The class above may have the title, or the view has the label",
        """
        final class HutAnnotation: PlaceAnnotation, MKAnnotation {
          let coordinate: CLLocationCoordinate2D

          init(coordinate: CLLocationCoordinate2D) {
            self.coordinate = coordinate
          }
        }
        """
      ),
      .ignored(
        "It gets a title or its view a label, or others may set it up",
        """
        final class MapController: UIViewController {
          private let map = MKMapView()

          func show(_ place: CLLocationCoordinate2D, name: String) {
            let pin = MKPointAnnotation()
            pin.coordinate = place
            pin.title = name
            map.addAnnotation(pin)
          }

          func pin(at place: CLLocationCoordinate2D) -> MKPointAnnotation {
            let pin = MKPointAnnotation()
            pin.coordinate = place
            return pin
          }
        }

        final class LabelingController: UIViewController {
          func show(_ place: CLLocationCoordinate2D, on map: MKMapView, _ view: MKAnnotationView) {
            let pin = MKPointAnnotation()
            pin.coordinate = place
            map.addAnnotation(pin)
            view.accessibilityLabel = "Hut"
          }
        }
        """
      ),
      .reported(
        "Made by a function of the type's own, on a map with a label",
        """
        final class ShopsController: UIViewController {
          private let map = MKMapView()
          private let places: [CLLocationCoordinate2D] = []

          override func viewDidLoad() {
            super.viewDidLoad()
            map.accessibilityLabel = "Map of repair shops"
            view.addSubview(map)
            map.showAnnotations(places.map(pin(at:)), animated: false)
          }

          private func pin(at place: CLLocationCoordinate2D) -> MKPointAnnotation {
            let pin = MKPointAnnotation()
                    //^^^^^^^^^^^^^^^^^^^ VoiceOver cannot tell this pin from others; set its `title`
            pin.coordinate = place
            return pin
          }
        }
        """
      ),
      .ignored(
        "On a map that only decorates",
        """
        final class TunnelController: UIViewController {
          private let map = MKMapView()
          private let marker = MKPointAnnotation()

          override func viewDidLoad() {
            super.viewDidLoad()
            map.accessibilityElementsHidden = true
            map.addAnnotation(marker)
            view.addSubview(map)
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      if object.isOwn {
        let declaration = object.declaration
        guard declaration.keyword == .class, declaration.conforms(to: "MKAnnotation"),
          declaration.conformances.allSatisfy({ $0 == "NSObject" || $0 == "MKAnnotation" })
        else { return }
        findings.report(
          "VoiceOver cannot tell these pins apart; give the annotation a `title`",
          at: object.range,
          // The view that another file makes for it may have a label.
          severity: .info
        )
      } else if object.isKind(of: .pointAnnotation), object.creation != nil {
        findings.report(
          "VoiceOver cannot tell this pin from others; set its `title`",
          at: object.range
        )
      }
    },
    exemptions: [
      .object("it has a title or a label") { object in
        object.setsForCertain(anyOf: ["title", "accessibilityLabel"])
          || object.isOwn && object.declaration.property("title") != nil
      },
      .object("its map is hidden from assistive technology") {
        $0.declaration.node.code.includes("accessibilityElementsHidden = true")
      },
      .object("the type sets labels of the views of its pins") { pin in
        pin.mentionedSymbols.contains(.namesObjects)
          && pin.declaration.node.code.includes("AnnotationView")
      },
      .object("a function gives it to others, which may set it up") { pin in
        guard pin.isOpen || pin.factory != nil,
          let function = pin.declaration.function(pin.member), function.returnType != nil
        else { return false }
        // Where only the type itself calls it and sets no title of anything.
        return !function.isPrivate || pin.declaration.node.code.includes(".title")
      },
    ]
  )
}
