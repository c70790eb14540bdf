import SwiftUI

struct RecipeScreen: View {
  let recipe: Recipe

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(recipe.name)
//      ^^^^^^^^^^^^^^^^^ heading-trait-missing
          .font(.largeTitle)
        Text(recipe.summary)

        Text("Ingredients")
//      ^^^^^^^^^^^^^^^^^^^ heading-trait-missing
          .font(.title2.bold())
        Text(recipe.ingredients)

        Text("Method").font(.title3).foregroundStyle(.primary)
//      ^^^^^^^^^^^^^^ heading-trait-missing
        Text(recipe.method)

        Text("Variations")
//      ^^^^^^^^^^^^^^^^^^ heading-trait-missing
          .font(.system(.title, design: .serif, weight: .semibold))
        Text(recipe.summary)

        Label("Nutrition", systemImage: "leaf")
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ heading-trait-missing
          .font(.title2)
        Text("\(recipe.calories) kilocalories")

        section("Wine") {
          Text(recipe.wine)
        }

        Text("Tips")
          .accessibilityLabel("Tips heading")
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ fake-heading-in-label
        Text(recipe.summary)
      }
    }
    .navigationTitle(recipe.name)
  }

  private func section(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> some View
  ) -> some View {
    VStack(alignment: .leading) {
      Text(title)
//    ^^^^^^^^^^^ heading-trait-missing
        .font(.title2)
      content()
    }
  }
}

struct Sending: View {
  var body: some View {
    VStack {
      // What stands behind a spinner tells what is going on, as an element of its own.
      ProgressView()
//    ^^^^^^^^^^^^^^ progress-view-missing-label
      Text("Sending the recipe")
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^ heading-trait-missing
        .font(.title)
      Text("Please wait")
    }
  }
}

struct Recipe {
  var name, summary, ingredients, method, wine: String
  var calories: Int
}
