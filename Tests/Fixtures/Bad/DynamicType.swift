import SwiftUI

/// An article that stays as small as it was drawn.
struct ArticleView: View {
  let article: Article

  private enum Typeface {
    static let lead = Font.custom("Charter-Bold", fixedSize: 22)
//                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ custom-font-fixed-size
    static let body = Font.system(size: 17, design: .serif)
//                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ fixed-font-size
    static let size: CGFloat = 13
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(article.lead)
          .font(Typeface.lead)
        Text(article.author)
          .font(.system(size: 13))
//         ^^^^^^^^^^^^^^^^^^^^^^^ fixed-font-size
        Text(article.text).font(.system(size: 17, weight: .bold, design: .rounded)).lineSpacing(4)
//                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ fixed-font-size
        Text(article.note)
          .font(.system(size: Typeface.size))
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ fixed-font-size
        Text(article.note)
          .font(Font.system(size: 28, weight: .heavy).italic())
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ fixed-font-size
        Text(article.legal)
          .font(.custom("Charter", fixedSize: 12))
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ custom-font-fixed-size
        Label(article.section, systemImage: "tag")
          .font(
//         ^^^^^ fixed-font-size
            .system(
              size: 15,
              weight: .medium
            )
          )
        VStack {
          Text(article.author)
          Text(article.section)
        }
        .font(.system(size: 12))
//       ^^^^^^^^^^^^^^^^^^^^^^^ fixed-font-size
        Text(article.title)
          .lineLimit(1)
//         ^^^^^^^^^^^^ line-limit-truncates
        Text(article.text)
          .frame(height: 44)
//         ^^^^^^^^^^^^^^^^^ fixed-frame-clips-text
      }
    }
    .navigationTitle(article.title)
    .dynamicTypeSize(...DynamicTypeSize.xLarge)
//   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ dynamic-type-capped
  }
}

struct Footer: View {
  let article: Article

  var body: some View {
    VStack {
      Text(article.legal)
        .dynamicTypeSize(.large)
//       ^^^^^^^^^^^^^^^^^^^^^^^ dynamic-type-disabled
      Text(article.note)
        .environment(\.sizeCategory, .medium)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ dynamic-type-disabled
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ deprecated-accessibility-api
      TextField("Remark", text: .constant(""))
        .font(.system(size: 16))
//       ^^^^^^^^^^^^^^^^^^^^^^^ fixed-font-size
      Button("Subscribe") {}
        .font(.system(size: 18, weight: .semibold))
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ fixed-font-size
    }
  }
}

struct Article {
  var title, lead, author, section, text, note, legal: String
}

struct Masthead: View {
  var body: some View {
    Text("The Lake Post")
      .font(.custom("Barlow-Black", size: 34))
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ custom-font-missing-text-style
      .accessibilityAddTraits(.isHeader)
  }
}
