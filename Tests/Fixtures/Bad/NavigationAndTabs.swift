import SwiftUI

struct BankTabs: View {
  var body: some View {
    TabView {
      AccountsScreen()
        .tabItem { Image(systemName: "building.columns") }
//                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ tab-missing-label
      CardsScreen()
//    ^^^^^^^^^^^^^ tab-missing-label
      HelpScreen()
        .tabItem {
//       ^^^^^^^^^ tab-missing-label
          Label("", systemImage: "questionmark")
        }
    }
  }
}

@available(iOS 18, *)
struct ModernBankTabs: View {
  var body: some View {
    TabView {
      Tab("", systemImage: "house") {
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ tab-missing-label
        AccountsScreen()
      }
      Tab {
//    ^^^^^ tab-missing-label
        HelpScreen()
      } label: {
        Image("icon_help")
      }
    }
  }
}

struct AccountsScreen: View {
  var body: some View {
    NavigationStack {
//  ^^^^^^^^^^^^^^^^^ missing-navigation-title
      List {
        Text("Giro")
        Text("Depot")
      }
    }
  }
}

struct CardsScreen: View {
  var body: some View {
    NavigationStack {
      List {
        Text("Debit")
        Text("Credit")
      }
      .navigationTitle("")
//     ^^^^^^^^^^^^^^^^^^^ empty-navigation-title
    }
  }
}

struct HelpScreen: View {
  var body: some View {
    NavigationView {
//  ^^^^^^^^^^^^^^^^ missing-navigation-title
      VStack {
        Text("Call us between eight and six.")
      }
    }
  }
}
