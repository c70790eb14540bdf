import SwiftUI

/// A photo board: gestures for those who use them, and another way for everyone else.
struct PhotoBoard: View {
  @State private var query = ""
  @State private var photos: [Photo] = []
  @State private var selection: Photo?
  @State private var scale = 1.0
  @FocusState private var isFocused: Bool

  private let cardTraits: AccessibilityTraits = .isButton

  var body: some View {
    ZStack {
      Color.clear
        .contentShape(Rectangle())
        .onTapGesture { isFocused = false }

      ScrollView {
        TextField("Search photos", text: $query)
          .focused($isFocused)

        ForEach(photos) { photo in
          VStack {
            Image(photo.asset).accessibilityHidden(true)
            Text(photo.title)
          }
          .accessibilityElement(children: .combine)
          .onTapGesture { selection = photo }
          .accessibilityAddTraits(.isLink)

          VStack {
            Text(photo.title)
          }
          .onTapGesture(perform: { open(photo) })
          .accessibilityAddTraits(cardTraits)

          VStack {
            Text(photo.caption)
          }
          .onTapGesture(perform: { open(photo) })
          .buttonTraits(isOn: selection == photo)

          Image(photo.asset)
            .accessibilityLabel(photo.title)
            .onTapGesture(count: 2) { like(photo) }
            .accessibilityAction(named: "Like") { like(photo) }
            .accessibilityRespondsToUserInteraction()

          HStack {
            Image(photo.asset)
            Image(systemName: "chevron.right")
          }
          .accessibilityElement()
          .accessibilityLabel(photo.title)
          .accessibilityAddTraits(.isButton)
          .accessibilityAction { open(photo) }
          .onTapGesture(perform: { open(photo) })

          Text(photo.caption)
            .onLongPressGesture { like(photo) }
            .contextMenu {
              Button("Like") { like(photo) }
            }
        }

        zoomable
      }
    }
    .scrollDismissesKeyboard(.interactively)
  }

  private var zoomable: some View {
    Image("panorama")
      .resizable()
      .scaleEffect(scale)
      .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
      .accessibilityLabel("Panorama")
      .accessibilityZoomAction { action in
        scale = action.direction == .zoomIn ? scale * 1.5 : scale / 1.5
      }
  }

  private func open(_ photo: Photo) { selection = photo }
  private func like(_ photo: Photo) {}
}

struct Photo: Identifiable, Equatable {
  let id: Int
  var asset, title, caption: String
}

extension View {
  @ViewBuilder
  func buttonTraits(isOn: Bool) -> some View {
    if #available(iOS 17, *) {
      accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
    } else {
      accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)
    }
  }
}

/// A brightness wheel: dragging works, and so does swiping up and down with VoiceOver.
struct BrightnessWheel: View {
  @Binding var brightness: Double

  var body: some View {
    Circle()
      .fill(.yellow)
      .frame(width: 120, height: 120)
      .gesture(
        DragGesture().onChanged { drag in
          brightness = min(max(brightness - drag.translation.height / 500, 0), 1)
        }
      )
      .accessibilityElement()
      .accessibilityLabel("Brightness")
      .accessibilityValue(Text(brightness, format: .percent))
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: brightness = min(brightness + 0.1, 1)
        case .decrement: brightness = max(brightness - 0.1, 0)
        @unknown default: break
        }
      }
  }
}

struct CropHandle: View {
  @Binding var width: Double

  var body: some View {
    Capsule()
      .frame(width: 6, height: 60)
      .gesture(DragGesture().onChanged { width += $0.translation.width })
      .accessibilityRepresentation {
        Slider(value: $width, in: 0...100) { Text("Width of the crop") }
      }
  }
}

struct SignaturePad: View {
  @State private var points: [CGPoint] = []

  var body: some View {
    Canvas { context, _ in
      var path = Path()
      path.addLines(points)
      context.stroke(path, with: .color(.primary))
    }
    .gesture(DragGesture(minimumDistance: 0).onChanged { points.append($0.location) })
    .accessibilityLabel("Signature")
    .accessibilityDirectTouch(options: .silentOnTouch)
    .accessibilityAction(named: "Clear") { points = [] }
    .accessibilityRespondsToUserInteraction()
  }
}

struct TiltHandle: View {
  @Binding var tilt: Double

  var body: some View {
    Capsule()
      .frame(width: 60, height: 6)
      .gesture(DragGesture().onChanged { tilt += $0.translation.height })
      .accessibilityRepresentation {
        Slider(value: $tilt, in: -45...45) { Text("Tilt of the photo") }
      }
  }
}
