import SwiftUI

/// Suppressions that no longer silence anything, and one fault that none of them covers.
struct PosterView: View {
  var body: some View {
    VStack {
      // curbcut:disable:next image-missing-label - the print has a caption
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unused-suppression
      Image("poster_print").accessibilityLabel("A poster of the north face")

      Text("Fig. 1").font(.caption) // curbcut:disable:this fixed-font-size - print layout
//                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unused-suppression

      // curbcut:disable:next image-missing-label - wrong rule
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unused-suppression
      Text("1 : 25 000").font(.system(size: 10))
//                       ^^^^^^^^^^^^^^^^^^^^^^^ fixed-font-size

      // curbcut:disable:next fixed-font-size - right rule
      Text("North is up").font(.system(size: 10))
    }
  }
}
