import CurbcutModel

extension Rule {
  static let orientationLock = Rule(
    id: "orientation-lock",
    title: "Screen that cannot be turned",
    group: .timing,
    severity: .warning,
    impact: .serious,
    criteria: [.orientation],
    since: "0.1.0",
    why: """
      Some people have their phone or tablet mounted on a wheelchair or a bed, always the same way.
      An app that works in one orientation only is sideways for them, for ever.
      """,
    knownLimitations: """
      What Info.plist allows is not read. Silent where the mask is a variable, and where a type
      turns the screen both ways, as a button for full screen does.
      """,
    examples: [
      .reported(
        """
        final class FilmController: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            .portrait
          //^^^^^^^^^ The screen cannot be turned here
          }

          override var shouldAutorotate: Bool { false }
                                              //^^^^^ The screen cannot be turned here
        }
        """,
        fixed: [
          "Allow all but upside down": """
          final class FilmController: UINavigationController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
              .allButUpsideDown
            }

            override var shouldAutorotate: Bool { false }
          }
          """,
          "Let it turn": """
          final class FilmController: UINavigationController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
              .portrait
            }

            override var shouldAutorotate: Bool { true }
          }
          """,
        ]
      ),
      .reported(
        "The whole app",
        """
        final class AppDelegate: NSObject, UIApplicationDelegate {
          func application(
            _ application: UIApplication,
            supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask {
            return [.landscapeLeft, .landscapeRight]
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The screen cannot be turned here
          }
        }
        """
      ),
      .reported(
        "An order to turn",
        """
        final class FilmController: UIViewController {
          func show(in scene: UIWindowScene) {
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This turns the screen, however the person holds it
            UIDevice.current.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This turns the screen, however the person holds it
          }
        }
        """,
        fixed: [
          "Allow all": """
          final class FilmController: UIViewController {
            func show(in scene: UIWindowScene) {
              scene.requestGeometryUpdate(.iOS(interfaceOrientations: .all))
              UIDevice.current.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
            }
          }
          """
        ]
      ),
      .recommended(
        """
        final class FilmController: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            [.portrait, .landscape]
          }

          override var shouldAutorotate: Bool { true }

          func unlock(in scene: UIWindowScene) {
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .all))
          }
        }
        """
      ),
      .ignored(
        "Upside down is nobody’s need",
        """
        final class AppDelegate: NSObject, UIApplicationDelegate {
          func application(
            _ application: UIApplication,
            supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask {
            .allButUpsideDown
          }
        }
        """
      ),
      .ignored(
        "It depends on the device or on a variable",
        """
        final class FilmController: UIViewController {
          private var mask: UIInterfaceOrientationMask = .portrait

          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
          }

          override var shouldAutorotate: Bool {
            if mask == .all { return true }
            return false
          }
        }
        """
      ),
      .ignored(
        "What is shown decides",
        """
        final class FilmController: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            topViewController?.supportedInterfaceOrientations ?? .portrait
          }
        }
        """
      ),
      .ignored(
        "A button for full screen turns it both ways",
        """
        final class FilmController: UIViewController {
          func setFullScreen(_ isFull: Bool, in scene: UIWindowScene) {
            if isFull {
              scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
            } else {
              scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
            }
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, _, findings in
      for lock in declaration.orientationLocks {
        findings.report(
          lock.kind == .turned || lock.kind == .forced
            ? "This turns the screen, however the person holds it"
            : "The screen cannot be turned here",
          at: lock.range,
          severity: declaration.needsOneOrientation ? .info : nil,
          fixes: lock.remedies
        )
      }
    }
  )
}

extension OrientationChoice {
  fileprivate var remedies: [FixProposal] {
    guard let mask else { return [] }
    switch kind {
    case .allowed:
      return [.review("Allow all but upside down", .replace(mask.range, with: ".allButUpsideDown"))]
    case .fixed: return [.review("Let it turn", .replace(mask.range, with: "true"))]
    case .turned: return [.review("Allow all", .replace(mask.range, with: ".all"))]
    case .forced: return []
    }
  }
}

extension Declaration {
  /// Whether one orientation may be essential to what the type does, by its name.
  fileprivate var needsOneOrientation: Bool {
    let name = name.lowercased()
    let words = ["camera", "scan", "game", "video", "player", "capture", "qrcode", "barcode"]
    return words.contains { name.contains($0) }
  }
}
