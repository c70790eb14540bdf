import SwiftUI

struct LessonCard: View {
  let lesson: Lesson
  @State private var isDone = false
  @State private var answer = ""

  var body: some View {
    VStack(alignment: .leading) {
      Button("Mark as done") { isDone = true }
        .accessibilityHidden(true)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^ hidden-interactive-content

      HStack {
        Text("Notify me")
        Toggle("Notify me", isOn: $isDone)
      }
      .accessibilityHidden(true)
//     ^^^^^^^^^^^^^^^^^^^^^^^^^ hidden-interactive-content

      ScrollView {
        VStack {
          Text(lesson.title)
          NavigationLink("Next lesson", value: 2)
        }
      }
      .accessibilityHidden(true)
//     ^^^^^^^^^^^^^^^^^^^^^^^^^ hidden-interactive-content

      TextField("Answer", text: $answer).accessibility(hidden: true)
//                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^ hidden-interactive-content
//                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^ deprecated-accessibility-api

      skipRow
        .accessibilityHidden(true)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^ hidden-interactive-content

      Text("•")
        .accessibilityHidden(true)
        .accessibilityAddTraits(.isHeader)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hidden-with-semantics
      Text("|")
        .accessibilityLabel("Separator")
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hidden-with-semantics
        .accessibilityHidden(true)
    }
  }

  private var skipRow: some View {
    HStack {
      Text("Too hard?")
      Link("Skip", destination: lesson.page)
    }
  }
}

struct Lesson {
  var title: String
  var page: URL
}
