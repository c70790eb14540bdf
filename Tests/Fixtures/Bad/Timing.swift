import SwiftUI
import UIKit

struct UploadScreen: View {
  @State private var showsToast = false
  @State private var message: String?

  var body: some View {
    VStack {
      Button("Upload") { upload() }
      if showsToast {
        Text("Upload finished")
      }
      if let message {
        Text(message)
      }
    }
    .task(id: message) {
      try? await Task.sleep(for: .seconds(4))
//    ^^^ auto-dismiss-no-control
      message = nil
    }
    .navigationTitle("Upload")
  }

  private func upload() {
    showsToast = true
    AccessibilityNotification.Announcement("Upload finished").post()
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      showsToast = false
    }
  }
}

struct ExportScreen: View {
  @State private var showsToast = false

  var body: some View {
    VStack {
      Button("Export") { showsToast = true }
      if showsToast {
        HStack {
//      ^^^^^^^^ status-change-not-announced
          Text("Export finished")
          Button("Dismiss") { showsToast = false }
        }
      }
    }
    .navigationTitle("Export")
  }
}

final class FilmNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
//  ^^^^^^^^^ orientation-lock
  }

  override var shouldAutorotate: Bool {
    false
//  ^^^^^ orientation-lock
  }

  func lockRotation(of scene: UIWindowScene) {
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
//  ^^^^^ orientation-lock
  }
}
