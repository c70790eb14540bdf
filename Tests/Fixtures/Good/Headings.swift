import SwiftUI

struct RecipeScreen: View {
  let recipe: Recipe
  let similar: [Recipe]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(recipe.name)
          .font(.largeTitle)
          .accessibilityAddTraits(.isHeader)

        Text("Ingredients").recipeHeading()
        Text(recipe.ingredients)

        Text("Method")
          .font(.title2.bold())
          .accessibilityAddTraits([.isHeader])
          .accessibilityHeading(.h2)
        Text(recipe.method)
        Text("Serve with bread").font(.subheadline)

        Label("Nutrition", systemImage: "leaf")
          .font(.title3)
          .modifier(HeadingTrait())
        nutrition

        Text("🥕")
          .font(.largeTitle)
        Text(recipe.minutes, format: .number)
          .font(.title)

        ForEach(similar) { other in
          Text(other.name).font(.headline)
        }

        Button(action: {}) {
          Text("Cook now").font(.title3)
        }

        NavigationLink {
          RecipeScreen(recipe: recipe, similar: [])
        } label: {
          VStack(alignment: .leading) {
            Text("Another one").font(.title2)
            Text(recipe.name)
          }
        }
      }
    }
    .navigationTitle(recipe.name)
  }

  private var nutrition: some View {
    VStack {
      Text("Energy").font(.title3)
      Text("\(recipe.calories) kilocalories")
    }
    .accessibilityElement(children: .combine)
  }
}

struct RecipeList: View {
  let recipes: [Recipe]

  var body: some View {
    List {
      Section {
        ForEach(recipes) { recipe in
          NavigationLink(recipe.name, value: recipe.id)
        }
      } header: {
        Text("Soups").font(.title3)
      }
      Section("Salads") {
        ForEach(recipes) { recipe in
          LabeledContent(recipe.name, value: "\(recipe.calories)")
        }
      }
    }
    .overlay {
      if recipes.isEmpty {
        ContentUnavailableView("No recipes", systemImage: "fork.knife")
      }
    }
    .navigationTitle("Recipes")
  }
}

/// Nothing follows the word on a splash screen, so it heads nothing.
struct RecipeSplash: View {
  var body: some View {
    ZStack {
      Color.orange.ignoresSafeArea()
      Text(verbatim: "Spoonful").font(.largeTitle)
    }
  }
}

struct HeadingTrait: ViewModifier {
  func body(content: Content) -> some View {
    content.accessibilityAddTraits(.isHeader)
  }
}

extension View {
  func recipeHeading() -> some View {
    font(.title2).accessibilityAddTraits(.isHeader)
  }
}

struct Recipe: Identifiable {
  let id: Int
  var name, ingredients, method: String
  var minutes, calories: Int
}
