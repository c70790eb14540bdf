import SwiftUI

struct BankTabs: View {
  @State private var showsCards = true

  var body: some View {
    TabView {
      AccountsScreen()
        .tabItem { Label("Accounts", systemImage: "building.columns") }
      if showsCards {
        CardsScreen()
          .tabItem {
            Image("icon_cards")
            Text("Cards")
          }
      }
      ForEach(["Loans", "Savings"], id: \.self) { title in
        Text(title)
          .tabItem { Label(title, systemImage: "percent") }
      }
    }
  }
}

@available(iOS 18, *)
struct ModernBankTabs: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {
        AccountsScreen()
      }
      Tab(role: .search) {
        CardsScreen()
      }
      Tab {
        CardsScreen()
      } label: {
        Label("Cards", systemImage: "creditcard")
      }
      TabSection("Products") {
        Tab("Loans", image: "icon_loans") {
          Text("Loans")
        }
      }
    }
  }
}

struct AccountsScreen: View {
  var body: some View {
    NavigationStack {
      ScrollView(.horizontal) {
        AccountCarousel()
      }
      .navigationTitle("Accounts")
    }
  }
}

struct AccountCarousel: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        NavigationLink("Details", destination: CardsScreen())
      }
    }
  }
}

struct CardsScreen: View {
  @State private var page = 0

  var body: some View {
    NavigationView {
      VStack {
        TabView(selection: $page) {
          Text("Debit").tag(0)
          Text("Credit").tag(1)
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
      }
      .toolbar {
        ToolbarItem(placement: .principal) {
          Text("Cards").font(.headline)
        }
      }
    }
  }
}

struct HelpScreen: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("Help")
          .font(.largeTitle)
          .accessibilityAddTraits(.isHeader)
        Text("Call us between eight and six.")
      }
      .toolbar(.hidden, for: .navigationBar)
    }
  }
}

struct BankSplitView: View {
  @State private var account: String?

  var body: some View {
    NavigationSplitView {
      List(["Giro", "Depot"], id: \.self, selection: $account) { name in
        Text(name)
      }
      .navigationTitle("Accounts")
    } detail: {
      Text(account ?? "Choose an account")
        .navigationTitle(account ?? "Account")
    }
  }
}
