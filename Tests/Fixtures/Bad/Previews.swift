import SwiftUI

/// The same code is a fault in a screen and none in the preview below.
struct StatusLine: View {
  let text: String

  var body: some View {
    HStack {
      Button(action: {}) { Image("icon_debug") }
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ icon-button-missing-label
      Text(text).font(.system(size: 9))
//               ^^^^^^^^^^^^^^^^^^^^^^ fixed-font-size
    }
  }

  static var preview: some View {
    Image("backdrop")
//  ^^^^^^^^^^^^^^^^^ image-missing-label
  }
}

#Preview {
  HStack {
    Button(action: {}) { Image("icon_debug") }
    Text("Ready").font(.system(size: 9))
  }
}

struct StatusLine_Previews: PreviewProvider {
  static var previews: some View {
    StatusLine(text: "Ready").overlay { Image("backdrop") }
  }
}
