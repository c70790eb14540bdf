import SwiftUI
import UIKit

struct UploadScreen: View {
  @State private var isLoading = true
  @State private var showsToast = false
  @State private var isHighlighted = false
  @State private var message: String?

  var body: some View {
    VStack {
      if isLoading {
        ProgressView("Uploading")
      } else {
        Text("Your film is online.")
      }
      if showsToast {
        HStack {
          Text("Upload finished")
          Button("Dismiss") { showsToast = false }
        }
      }
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      isLoading = false
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        isHighlighted = true
      }
    }
    .onChange(of: isLoading) {
      showsToast = true
      AccessibilityNotification.Announcement("Upload finished").post()
    }
    .navigationTitle("Upload")
  }
}

final class FilmNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    [.portrait, .landscape]
  }

  override var shouldAutorotate: Bool { true }

  func unlockRotation(of scene: UIWindowScene) {
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .all))
  }
}

final class FilmAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    .allButUpsideDown
  }
}
