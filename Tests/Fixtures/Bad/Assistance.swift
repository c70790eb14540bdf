import SwiftUI

struct LockerSignIn: View {
  @State private var locker = ""
  @State private var password = ""
  @FocusState private var isOnLocker: Bool
  let open: (String, String) -> Void

  var body: some View {
    Form {
      TextField("Locker", text: $locker)
        .textContentType(.username)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($isOnLocker)
        .onChange(of: isOnLocker) { _, isFocused in
          if !isFocused { isOnLocker = true }
//                        ^^^^^^^^^^^^^^^^^ focus-trapped
        }
      SecureField("Password", text: $password)
        .textContentType(.password)
        .onChange(of: password) { old, new in
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ input-discards-paste
          if new.count > old.count + 1 { password = old }
        }
      Button("Open locker") { open(locker, password) }
    }
    .navigationTitle("Locker")
    .accessibilityDirectTouch()
//   ^^^^^^^^^^^^^^^^^^^^^^^^^^ direct-touch-misused
  }
}

struct Pool: Identifiable {
  let id: Int
  let name: String
  let depth: String
}

struct PoolTable: View {
  let pools: [Pool]
  @Binding var accent: Color
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn
  @State private var isShown = false
  @State private var left = 60
  private let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      HStack {
//    ^^^^^^^^ label-value-ungrouped
        VStack {
          Text("Pool").bold()
          ForEach(pools) { pool in Text(pool.name) }
        }
        VStack {
          Text("Depth").bold()
          ForEach(pools) { pool in Text(pool.depth) }
        }
      }
      ForEach(pools) { pool in
        Image(systemName: "figure.pool.swim")
          .accessibilityLabel(String(describing: pool))
//                            ^^^^^^^^^^^^^^^^^^^^^^^^ accessibility-text-unformatted
      }
      Text("\(left) seconds")
        .accessibilityAddTraits(.updatesFrequently)
        .offset(y: isShown ? 0 : -500)
      if !isVoiceOverOn {
        ColorPicker("Accent color", selection: $accent)
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ content-missing-with-voiceover
      }
      Button("Start") {
        if reduceMotion {
//         ^^^^^^^^^^^^ animation-ignores-reduce-motion
          withAnimation(.bouncy) { isShown = true }
        } else {
          isShown = true
        }
      }
    }
    .onReceive(tick) { _ in
      left -= 1
      AccessibilityNotification.Announcement("\(left) seconds left").post()
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ voiceover-interrupted-repeatedly
    }
    .navigationTitle("Pools")
  }
}
