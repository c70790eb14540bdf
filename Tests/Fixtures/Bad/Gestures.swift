import SwiftUI

/// A photo board for fingers only.
struct PhotoBoard: View {
  @State private var photos: [Photo] = []
  @State private var selection: Photo?
  @State private var scale = 1.0
  @State private var angle = Angle.zero

  var body: some View {
    ScrollView {
      ForEach(photos) { photo in
        VStack {
          Text(photo.title)
        }
        .onTapGesture { selection = photo }
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ tap-gesture-missing-button-trait

        Image(photo.asset)
          .accessibilityLabel(photo.title)
          .onTapGesture {
//         ^^^^^^^^^^^^^^ tap-gesture-missing-button-trait
//         ^^^^^^^^^^^^^^ tap-gesture-instead-of-button
            open(photo)
          }

        Text(photo.caption).onTapGesture(perform: { open(photo) })
//                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ tap-gesture-missing-button-trait
//                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ tap-gesture-instead-of-button

        Text(photo.caption)
          .gesture(TapGesture().onEnded { open(photo) })
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ tap-gesture-missing-button-trait

        HStack {
          Text(photo.caption)
        }
        .onTapGesture(count: 1) { open(photo) }
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ tap-gesture-missing-button-trait
        .accessibilityAddTraits(.isSelected)

        Text(photo.title)
          .onTapGesture { open(photo) }
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ tap-gesture-instead-of-button
          .accessibilityAddTraits(.isButton)

        Text(photo.title)
          .onTapGesture(count: 2) { like(photo) }
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ multi-tap-missing-alternative

        Text(photo.caption)
          .onLongPressGesture { like(photo) }
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ gesture-missing-alternative
          .accessibilityHint("Likes the photo.")
      }

      Text("Newest photo")
        .gesture(DragGesture().onEnded { _ in photos.removeFirst() })
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ gesture-missing-alternative
        .accessibilityHint("Throws the photo away.")

      Image("panorama")
        .resizable()
        .scaleEffect(scale)
        .accessibilityLabel("Panorama")
        .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ gesture-missing-alternative
        .accessibilityHint("Zooms the picture.")

      Image("compass")
        .rotationEffect(angle)
        .accessibilityLabel("Compass")
        .gesture(
//       ^^^^^^^^ gesture-missing-alternative
          RotateGesture().onChanged { angle = $0.rotation }
        )
        .accessibilityHint("Turns the needle.")
    }
  }

  private func open(_ photo: Photo) { selection = photo }
  private func like(_ photo: Photo) {}
}

struct Photo: Identifiable {
  let id: Int
  var asset, title, caption: String
}

struct LayerChips: View {
  @Binding var selected: String
  let names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Button {
//      ^^^^^^^^ selected-state-not-exposed
          selected = name
        } label: {
          Text(name)
            .padding()
            .background(selected == name ? Color.yellow : Color.clear)
//           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ color-contrast-insufficient
        }
        .foregroundStyle(.primary)
      }
    }
  }
}

struct TraitMix: View {
  var body: some View {
    VStack {
      Button("Save") {}
        .accessibilityAddTraits(.isButton)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ redundant-trait
      Image("plan")
        .accessibilityLabel("Plan")
        .accessibilityAddTraits(.isImage)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ redundant-trait
      Text("Chapter one")
        .accessibilityAddTraits(.isStaticText)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ redundant-trait
      Button("Open") {}
        .accessibilityAddTraits([.isButton, .isSelected])
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ redundant-trait
      Text("Volume")
        .accessibilityAddTraits([.isButton, .isLink])
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ conflicting-traits
      Text("Brightness")
        .accessibilityValue("40 percent")
        .accessibilityAddTraits(.isHeader)
        .accessibilityAdjustableAction { _ in }
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ conflicting-traits
      Text("Contrast")
        .accessibilityAdjustableAction { _ in }
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ adjustable-missing-value
    }
  }
}

struct TiltHandle: View {
  @Binding var tilt: Double

  var body: some View {
    Capsule()
      .frame(width: 60, height: 6)
      .gesture(DragGesture().onChanged { tilt += $0.translation.height })
      .accessibilityRepresentation {
        Slider(value: .constant(tilt), in: -45...45) { Text("Tilt of the photo") }
//                    ^^^^^^^^^^^^^^^ representation-without-effect
      }
  }
}
