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
        .onAppear { isOnLocker = true }
      SecureField("Password", text: $password)
        .textContentType(.password)
        .onChange(of: password) { old, new in
          if new.count > 64 { password = old }
        }
      Button("Open locker") { open(locker, password) }
    }
    .navigationTitle("Locker")
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
  @State private var isShown = false
  @State private var left = 60
  private let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      ForEach(pools) { pool in
        HStack {
          Text(pool.name)
          Text(pool.depth)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(pool.name), \(pool.depth)")
      }
      Text("\(left) seconds")
        .accessibilityAddTraits(.updatesFrequently)
        .offset(y: isShown ? 0 : -500)
      ColorPicker("Accent color", selection: $accent)
      Button("Start") {
        if reduceMotion {
          isShown = true
        } else {
          withAnimation(.bouncy) { isShown = true }
        }
      }
    }
    .onReceive(tick) { _ in
      left -= 1
      if left == 10 { AccessibilityNotification.Announcement("10 seconds left").post() }
    }
    .navigationTitle("Pools")
  }
}
