// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
// DO NOT EDIT: changes are lost with the next build.

import SwiftUI

struct AssetGallery: View {
  var body: some View {
    ScrollView {
      Image("onboarding_one")
      Image("onboarding_two")
      Image(systemName: "star.fill").onTapGesture { print("star") }
      Text("Two assets").font(.system(size: 10))
    }
  }
}
