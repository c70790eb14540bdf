import SwiftUI

/// The museum guide before anybody listened to it.
struct ExhibitPage: View {
  let exhibit: Exhibit
  let logo: UIImage

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Image("lighthouse")
//      ^^^^^^^^^^^^^^^^^^^ image-missing-label
          .resizable()
          .scaledToFit()

        Image("lighthouse").resizable().frame(height: 120)
//      ^^^^^^^^^^^^^^^^^^^ image-missing-label

        Image(.portraitOfTheCurator)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ image-missing-label
          .clipShape(Circle())
        Image(uiImage: logo)
//      ^^^^^^^^^^^^^^^^^^^^ image-missing-label
        Image("poster_1890", bundle: .main)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ image-missing-label
          .accessibilityIdentifier("exhibit.poster")

        Image("map_wing").accessibilityHidden(false)
//      ^^^^^^^^^^^^^^^^^ image-missing-label

        if exhibit.isOnLoan {
          Image("loan_stamp")
//        ^^^^^^^^^^^^^^^^^^^ image-missing-label
        } else {
          Image("owned_stamp").accessibilityLabel("Owned by the museum")
        }

        VStack {
          Image("arch_left").accessibilityHidden(true)
          Image("arch_right")
//        ^^^^^^^^^^^^^^^^^^^ image-missing-label
        }

        Image(systemName: "figure.roll")
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ sf-symbol-missing-label
        Image(systemName: exhibit.isOpen ? "door.left.hand.open" : "door.left.hand.closed")
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ sf-symbol-missing-label
          .imageScale(.large)

        photos
        ornaments
        fileNames
      }
    }
    .navigationTitle(exhibit.title)
  }

  @ViewBuilder
  private var photos: some View {
    AsyncImage(url: exhibit.photo)
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ async-image-missing-label
      .frame(height: 200)

    AsyncImage(url: exhibit.photo) { image in
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ async-image-missing-label
      image.resizable()
    } placeholder: {
      Color.gray
    }

    AsyncImage(url: exhibit.photo, scale: 2) { phase in
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ async-image-missing-label
      if let image = phase.image {
        image
      } else {
        ProgressView()
      }
    }
  }

  @ViewBuilder
  private var ornaments: some View {
    Image(decorative: "paper_grain")
      .resizable()
      .accessibilityLabel("Paper")
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^ decorative-image-labeled

    Image("frame")
      .accessibilityHidden(true)
      .accessibilityLabel("Golden frame")
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ decorative-image-labeled

    Image(decorative: "seal", bundle: .main).accessibilityAddTraits(.isButton)
//                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ decorative-image-labeled

    HStack {
      Text(exhibit.room)
      Spacer()
      Image(systemName: "chevron.right")
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ decorative-image-exposed
    }

    HStack {
      Image(systemName: "clock")
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^ decorative-image-exposed
      Text("Open until six")
    }
  }

  @ViewBuilder
  private var fileNames: some View {
    Image("kitchen").accessibilityLabel("kitchen_1840.png")
//                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ image-label-is-file-name
    Image("garden")
      .accessibilityLabel("IMG_2041")
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ image-label-is-file-name
    Image("hall")
      .accessibilityLabel("A photo")
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ image-label-not-meaningful
    Image(systemName: "star.fill")
      .accessibilityLabel("star.fill")
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ image-label-is-file-name
  }
}

struct Exhibit {
  var title: String
  var room: String
  var photo: URL?
  var isOpen = true
  var isOnLoan = false
}
