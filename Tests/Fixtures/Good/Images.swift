import SwiftUI

/// A page of a museum guide. Every picture is named, is part of something named, or is decoration.
struct ExhibitPage: View {
  let exhibit: Exhibit
  let isDecorative: Bool
  @State private var isSaved = false
  @Namespace private var pairs

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Image("lighthouse")
          .resizable()
          .scaledToFit()
          .accessibilityLabel("The lighthouse of Westerhever at dusk")

        Image(decorative: "paper_grain", bundle: .main)

        Image("floor_plan", label: Text("Plan of the second floor"))

        Image("frame").accessibilityHidden(isDecorative)

        Image(.portraitOfTheCurator).accessibilityLabel(Text(exhibit.curator))

        Label {
          Text(exhibit.title)
        } icon: {
          Image("icon_exhibit")
        }

        saveButton
        roomLink
        summaryCard
        remotePhoto

        Text("Rated \(Image(systemName: "star.fill")) by our guides")

        HStack {
          Image("quote_mark")
            .accessibilityLabeledPair(role: .label, id: "quote", in: pairs)
          Text(exhibit.quote)
            .accessibilityLabeledPair(role: .content, id: "quote", in: pairs)
        }
        .accessibilityElement(children: .contain)

        pictogram
          .accessibilityLabel("Wheelchair access from the north door")
      }
      .padding()
      .background {
        Image("marble").resizable(capInsets: EdgeInsets())
      }
    }
    .navigationTitle(exhibit.title)
  }

  private var saveButton: some View {
    Button(action: { isSaved = true }) {
      HStack {
        Image("icon_save")
        Text("Save")
      }
    }
  }

  private var roomLink: some View {
    NavigationLink(destination: RoomPage(room: exhibit.room)) {
      HStack {
        Image("icon_room")
        Text(exhibit.room)
      }
    }
  }

  private var summaryCard: some View {
    VStack {
      Image("medal")
      Image("ribbon")
    }
    .accessibilityElement()
    .accessibilityLabel("Winner of the museum prize")
  }

  @ViewBuilder
  private var remotePhoto: some View {
    if let url = exhibit.photo {
      AsyncImage(url: url) { phase in
        if let image = phase.image {
          image.resizable().scaledToFit()
        } else if phase.error != nil {
          Color.gray.opacity(0.2)
        } else {
          ProgressView()
        }
      }
      .accessibilityLabel(exhibit.photoDescription)
    }
  }

  private var pictogram: some View {
    Image("pictogram_access")
      .renderingMode(.template)
      .padding(4)
  }
}

struct RoomPage: View {
  let room: String

  var body: some View {
    ScrollView {
      AsyncImage(url: URL(string: "https://museum.example/rooms/\(room).jpg"))
        .accessibilityHidden(true)
      Text("Room \(room)")
    }
    .navigationTitle("Room \(room)")
  }
}

/// An image that is a value here: who places it also names it.
struct Exhibit {
  var title: String
  var room: String
  var curator: String
  var quote: String
  var photo: URL?
  var photoDescription: String
  var icon = Image("icon_exhibit")
}
