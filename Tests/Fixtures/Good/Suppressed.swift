import SwiftUI

/// Findings that somebody looked at and decided to live with.
struct PosterView: View {
  var body: some View {
    VStack {
      // curbcut:disable:next image-missing-label - printed on the poster, described in its caption
      Image("poster_print")

      Text("Fig. 1").font(.system(size: 12)) // curbcut:disable:this fixed-font-size - print layout

      // curbcut:disable fixed-font-size - the legend is drawn to scale
      Text("1 : 25 000").font(.system(size: 10))
      Text("North is up").font(.system(size: 10))
      // curbcut:enable fixed-font-size

      Text("Legend").font(.system(size: 14))
      // curbcut:disable:previous fixed-font-size - the legend is drawn to scale
    }
  }
}
