import SwiftUI
import UIKit

/// An article. Every size follows the reader's setting.
struct ArticleView: View {
  let article: Article

  @ScaledMetric(relativeTo: .body) private var symbolSize: CGFloat = 15
  @ScaledMetric(relativeTo: .largeTitle) private var dropCapSize = 48.0
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  private enum Typeface {
    static let lead = Font.custom("Charter-Bold", size: 22, relativeTo: .title2)
    static let body = Font.system(.body, design: .serif)
    static let legal = Font.footnote
    static let note = Font(UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13)))
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(article.lead)
          .font(Typeface.lead)
          .accessibilityAddTraits(.isHeader)

        layout {
          Label(article.author, systemImage: "person")
          Label(article.section, systemImage: "tag")
        }
        .font(.system(size: symbolSize))

        Image(systemName: "newspaper")
          .font(.system(size: 60))
          .accessibilityHidden(true)

        Text(article.firstLetter)
          .font(.system(size: dropCapSize, weight: .bold))
        Text(article.text)
          .font(Typeface.body)
        Text(article.note)
          .font(Typeface.note)
        Text(article.legal)
          .font(Typeface.legal)
          .lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 1)
        Text(article.section)
          .lineLimit(1)
          .minimumScaleFactor(0.8)
        Text(article.summary)
          .lineLimit(2...)
        Text(article.date, format: .dateTime)
          .lineLimit(1)
        sparkline

        Text(article.initials)
          .frame(width: 40, height: 40)
          .background(.quaternary, in: Circle())
          .accessibilityLabel(article.author)

        ScrollView(.horizontal) {
          Text(article.note)
        }
        .frame(height: 120)
      }
      .frame(minHeight: 44)
      .padding()
    }
    .dynamicTypeSize(.xSmall ... .accessibility5)
    .navigationTitle(article.title)
  }

  private var layout: AnyLayout {
    dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading))
      : AnyLayout(HStackLayout())
  }

  private var sparkline: some View {
    Canvas { context, size in
      context.draw(Text("Readers").font(.system(size: 9)), at: CGPoint(x: size.width / 2, y: 8))
    }
    .frame(height: 60)
    .accessibilityLabel("Readers per day")
    .accessibilityValue("Rising")
  }

  @MainActor
  func poster() -> UIImage? {
    let page = ZStack {
      Text(article.title).font(.title)
    }
    return ImageRenderer(content: page).uiImage
  }
}

struct Article {
  var title, lead, author, section, initials, firstLetter, text, note, legal, summary: String
  var date: Date
}

struct Masthead: View {
  var body: some View {
    Text("The Lake Post")
      .font(.custom("Barlow-Black", size: 34, relativeTo: .largeTitle))
      .accessibilityAddTraits(.isHeader)
  }
}
