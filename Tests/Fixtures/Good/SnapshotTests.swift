import SwiftUI
import XCTest

final class SnapshotTests: XCTestCase {
  struct Sample: View {
    var body: some View {
      VStack {
        Image("fixture")
        Button(action: {}) { Image(systemName: "star") }
        Text("Sample").font(.system(size: 8))
      }
    }
  }

  func testSampleHasBody() {
    XCTAssertNotNil(Sample().body)
  }
}
