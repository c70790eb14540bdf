import SwiftUI

struct OnboardingView: View {
    @Binding var isFinished: Bool
    @State private var page = 0
    @State private var isFloating = false

    private struct Page: Identifiable {
        let id: Int
        let artwork: String
        let title: LocalizedStringKey
        let text: LocalizedStringKey
    }

    private let pages = [
        Page(id: 0, artwork: "onboarding_map", title: "Find your trail", text: "Twelve thousand routes, checked by people who walked them."),
        Page(id: 1, artwork: "onboarding_journal", title: "Keep a journal", text: "Photos, moods and the weather, all in one place."),
        Page(id: 2, artwork: "onboarding_offline", title: "Go offline", text: "Maps work where the signal ends."),
    ]

    var body: some View {
        ZStack(alignment: .topTrailing) {
            Image("onboarding_background")
                .resizable()
                .ignoresSafeArea()

            VStack {
                TabView(selection: $page) {
                    ForEach(pages) { page in
                        content(of: page)
                            .tag(page.id)
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: .never))

                dots

                Button(page == pages.count - 1 ? "Start hiking" : "Continue") {
                    advance()
                }
                .buttonStyle(.primary)
                .padding()
            }

            Button {
                isFinished = true
            } label: {
                Image(systemName: "xmark")
                    .font(.system(size: 14, weight: .bold))
                    .frame(width: 20, height: 20)
            }
            .padding()
        }
    }

    private func content(of page: Page) -> some View {
        VStack(spacing: DS.Spacing.medium) {
            Image(page.artwork)
                .resizable()
                .scaledToFit()
                .frame(maxHeight: 280)
                .offset(y: isFloating ? -6 : 6)
                .animation(.easeInOut(duration: 2).repeatForever(), value: isFloating)
                .accessibilityHidden(true)
            Text(page.title)
                .font(.largeTitle.bold())
            Text(page.text)
                .font(.body)
                .multilineTextAlignment(.center)
        }
        .padding()
        .onAppear { isFloating = true }
    }

    private var dots: some View {
        HStack {
            ForEach(0..<3) { index in
                Circle()
                    .fill(index == page ? DS.Colors.moss : DS.Colors.fog)
                    .frame(width: 8, height: 8)
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Page")
        .accessibilityValue("\(page + 1) of 3")
    }

    private func advance() {
        if page < pages.count - 1 {
            page += 1
        } else {
            isFinished = true
        }
    }
}

#Preview {
    OnboardingView(isFinished: .constant(false))
}
