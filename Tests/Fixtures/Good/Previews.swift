import SwiftUI

struct StatusLine: View {
  let text: String

  var body: some View {
    Text(text).font(.callout)
  }
}

#Preview {
  VStack {
    Image("backdrop")
    Text("Preview").font(.system(size: 9))
    Button(action: {}) { Image("icon_debug") }
    Toggle("", isOn: .constant(true))
    StatusLine(text: "Ready").onTapGesture { print("tap") }
  }
}

#Preview("Landscape", traits: .landscapeLeft) {
  @Previewable @State var volume = 0.5
  Slider(value: $volume)
}

struct StatusLine_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Image("backdrop").frame(width: 12, height: 12).onTapGesture {}
      TextField("", text: .constant(""))
      phone
    }
  }

  private static var phone: some View {
    Image("phone_frame").accessibility(label: Text(""))
  }
}

struct Gallery_Previews: PreviewProvider {
  static let sizes: [CGFloat] = [10, 12]

  static var previews: some View {
    ForEach(sizes, id: \.self) { size in
      Text("Aa").font(.custom("Inter", fixedSize: size))
    }
  }
}
