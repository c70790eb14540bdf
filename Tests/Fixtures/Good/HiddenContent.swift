import SwiftUI

struct LessonCard: View {
  let lesson: Lesson
  @State private var isCovered = false
  @State private var isDone = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(lesson.artwork)
          .accessibilityHidden(true)
          .accessibilityIdentifier("lesson.artwork")
        Text("•").accessibilityHidden(true)
        Text(lesson.title)
      }
      .accessibilityElement(children: .combine)

      Divider()

      HStack {
        Button("Mark as done") { isDone = true }
        Button("Skip") { isDone = false }
      }
      .accessibilityHidden(isCovered)

      Rectangle()
        .fill(.quaternary)
        .frame(height: 1)
        .accessibilityHidden(true)
    }
    .overlay {
      if isCovered {
        ProgressView("Loading the lesson")
      }
    }
  }
}

/// The swipe buttons are a second way to do what the row's actions do.
struct LessonRow: View {
  let lesson: Lesson
  var delete: () -> Void

  var body: some View {
    HStack {
      Text(lesson.title)
      HStack {
        Button("Delete", action: delete)
      }
      .accessibilityHidden(true)
    }
    .accessibilityElement(children: .combine)
    .accessibilityAction(named: "Delete", delete)
    .accessibilityRespondsToUserInteraction()
  }
}

struct LessonProgress: View {
  let done: Int
  let total: Int

  var body: some View {
    VStack {
      Image(systemName: "trophy")
        .hidden()
      Image(systemName: "trophy")
        .opacity(0)
      Text("\(done) of \(total) lessons")
    }
  }
}

struct Lesson {
  var title, artwork: String
}
