import SwiftUI

struct LoginView: View {
    @EnvironmentObject private var session: SessionModel
    @Environment(\.openURL) private var openURL

    @State private var email = ""
    @State private var password = ""
    @State private var showsPassword = false
    @State private var staysSignedIn = true

    private var canSubmit: Bool { !email.isEmpty && !password.isEmpty }

    var body: some View {
        ScrollView {
            VStack(spacing: DS.Spacing.large) {
                Image("logo_mark")
                    .resizable()
                    .frame(width: 96, height: 96)

                Text("Welcome back 👋")
                    .font(DS.Fonts.hero)

                fields

                HStack {
                    Text("Stay signed in")
                    Spacer()
                    Toggle(isOn: $staysSignedIn) {}
                        .toggleStyle(.switch)
                }

                if let message = session.errorMessage {
                    Text(message)
                        .foregroundStyle(.red)
                }

                signInButton
                footer
            }
            .padding()
        }
        .background(.white)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }

    private var fields: some View {
        VStack(spacing: DS.Spacing.medium) {
            TextField("Email", text: $email)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .keyboardType(.emailAddress)

            HStack {
                if showsPassword {
                    TextField("Password", text: $password)
                        .textContentType(.password)
                } else {
                    SecureField("Password", text: $password)
                        .textContentType(.password)
                }
                Button {
                    showsPassword.toggle()
                } label: {
                    Image(systemName: showsPassword ? "eye.slash" : "eye")
                }
                .accessibilityLabel("Show password")
            }
        }
        .textFieldStyle(.roundedBorder)
    }

    private var signInButton: some View {
        Button {
            Task { await session.signIn(email: email, password: password) }
        } label: {
            if session.isWorking {
                ProgressView()
            } else {
                Text("Sign in")
            }
        }
        .buttonStyle(.primary)
        .opacity(canSubmit ? 1 : 0.4)
        .accessibilityHint("Double tap to sign in")
    }

    private var footer: some View {
        VStack(spacing: DS.Spacing.small) {
            Text("Forgot your password?")
                .font(.system(size: 14))
                .foregroundStyle(.blue)
                .underline()
                .onTapGesture {
                    guard let url = URL(string: "https://trailhead.example/reset") else { return }
                    openURL(url)
                }

            Text("By signing in you accept our terms.")
                .font(.caption2)
                .foregroundStyle(.tertiary)
                .lineLimit(1)
        }
    }
}

#Preview {
    LoginView()
        .environmentObject(SessionModel())
}
