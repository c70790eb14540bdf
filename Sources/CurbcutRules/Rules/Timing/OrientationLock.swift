import CurbcutModel

extension Rule {
  static let orientationLock = Rule(
    id: "orientation-lock",
    title: "Orientation is locked",
    group: .timing,
    severity: .warning,
    impact: .serious,
    criteria: [.orientation],
    since: "0.1.0",
    why: """
      Some people have their phone or tablet mounted to a wheelchair or a bed and cannot rotate
      it. For them, an app that supports one orientation only may be sideways for good.
      """,
    knownLimitations: """
      Info.plist is not read. Silent where the mask is a variable, and where a type turns the
      screen both ways, as a button for full screen does.
      """,
    examples: [
      .reported(
        """
        final class FilmController: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            .portrait
          //^^^^^^^^^ Orientation is locked here; a mounted device cannot be rotated
          }

          override var shouldAutorotate: Bool { false }
                                              //^^^^^ Orientation is locked here; a mounted device cannot be rotated
        }
        """
      ),
      .ignored(
        "A screen on a navigation stack, which the system does not ask",
        """
        final class ChatController: UIViewController {
          override var shouldAutorotate: Bool { false }
        }
        """
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
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Orientation is locked here; a mounted device cannot be rotated
          }
        }
        """
      ),
      .reported(
        "A request to rotate",
        """
        final class FilmController: UIViewController {
          func show(in scene: UIWindowScene) {
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This forces an orientation, however the device is held
            UIDevice.current.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This forces an orientation, however the device is held
          }
        }
        """
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
        "All but upside down",
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
        "The view controller that is shown decides",
        """
        final class FilmController: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            topViewController?.supportedInterfaceOrientations ?? .portrait
          }
        }
        """
      ),
      .ignored(
        "A button for full screen rotates both ways",
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
            ? "This forces an orientation, however the device is held"
            : "Orientation is locked here; a mounted device cannot be rotated",
          at: lock.range,
          // Since iOS 16 the system does not ask `shouldAutorotate`.
          // A request lasts until the next one.
          severity: lock.kind == .fixed
            ? .hint : lock.kind == .turned || declaration.needsOneOrientation ? .info : nil
        )
      }
    }
  )
}

extension Declaration {
  /// Whether one orientation may be essential to what the type does, by its name.
  fileprivate var needsOneOrientation: Bool { NameHint.oneOrientation.matches(name) }
}
