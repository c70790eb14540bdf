import CurbcutModel
import CurbcutSyntax

/// The list of which a timeline shows one item after the other, by the time that has passed:
/// `slides[seconds / 6 % slides.count]`.
func listShownByTime(_ timeline: Element) -> String? {
  guard timeline.is(.timelineView), let schedule = timeline.arguments.first?.value.call,
    schedule.callee.memberName == "periodic",
    let seconds = schedule.arguments.first(where: { $0.label == "by" })?.value.computedNumber,
    seconds >= 2, let content = timeline.closure(.content), let date = content.parameters.first,
    content.node.text.includes("%")
  else { return nil }
  // What follows the date, by local constants too.
  var names: Set<String> = [date]
  for local in content.items where local.statement.kind == .variableDecl {
    guard local.allTokens.contains(where: { names.contains($0.text) }) else { continue }
    names.formUnion(Declaration.Property.properties(of: local.statement).map(\.name))
  }
  for view in timeline.descendants where view.is(.text, .label, .image) || view.isCustomView {
    for value in view.arguments.map(\.value) where names.contains(where: { value.mentions($0) }) {
      let source = value.source
      guard source.includes("["), let start = source.split(separator: "[").first,
        let list = String(start).sourceWords.last
      else { continue }
      return String(list)
    }
  }
  return nil
}

extension Rule {
  static let timelineExamples: [Example] = [
    .reported(
      "By a modifier that steps a page on",
      """
      struct AutoAdvance: ViewModifier {
        @Binding var page: Int
        let count: Int
        private let clock = Timer.publish(every: 3, on: .main, in: .default).autoconnect()

        func body(content: Content) -> some View {
          content.onReceive(clock) { _ in page = (page + 1) % count }
                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A timer changes "page" whether or not people have finished reading
        }
      }
      """
    ),
    .reported(
      "By the time of a timeline",
      """
      struct Slides: View {
        private let slides = ["1890: sailing ships", "1920: the first steam crane"]

        var body: some View {
          TimelineView(.periodic(from: .now, by: 6)) { context in
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A timeline shows one of "slides" after the other, whether or not people have finished reading
            let seconds = Int(context.date.timeIntervalSinceReferenceDate)
            let position = (seconds / 6) % slides.count
            Text(slides[position])
          }
        }
      }
      """
    ),
    .ignored(
      "A timeline that people can pause, or that shows the time",
      """
      struct Slides: View {
        private let slides = ["1890: sailing ships", "1920: the first steam crane"]
        @State private var isPlaying = true

        var body: some View {
          VStack {
            if isPlaying {
              TimelineView(.periodic(from: .now, by: 6)) { context in
                Text(slides[Int(context.date.timeIntervalSinceReferenceDate / 6) % slides.count])
              }
            }
            TimelineView(.periodic(from: .now, by: 60)) { context in
              Text(context.date, style: .time)
            }
            Toggle("Play", isOn: $isPlaying)
          }
        }
      }
      """
    ),
    .reported(
      "A time that a use hands over",
      """
      struct Pager: View {
        let count: Int
        var interval: TimeInterval?
        @State private var page = 0

        var body: some View {
          TabView(selection: $page) {
            ForEach(0..<count, id: \\.self) { Text("Offer \\($0 + 1)").tag($0) }
          }
          .tabViewStyle(.page(indexDisplayMode: .never))
          .task {
            guard let interval else { return }
            while !Task.isCancelled {
              try? await Task.sleep(for: .seconds(interval))
              page = (page + 1) % count
            }
          }
        }
      }

      struct Offers: View {
        var body: some View {
          VStack {
            Pager(count: 3, interval: 4)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ In `Pager`: A timer changes "page" whether or not people have finished reading
            Pager(count: 5)
          }
        }
      }
      """
    ),
    .reported(
      "That there is more than one page stops nothing",
      """
      struct Offers: View {
        let offers: [Offer]
        @State private var page = 0
        private let ticker = Timer.publish(every: 4, on: .main, in: .common).autoconnect()

        var body: some View {
          TabView(selection: $page) {
            ForEach(offers.indices, id: \\.self) { index in
              Text(offers[index].title).tag(index)
            }
          }
          .onReceive(ticker) { _ in
         //^^^^^^^^^^^^^^^^^^^^^^^^ A timer changes "page" whether or not people have finished reading
            guard offers.count > 1 else { return }
            page = (page + 1) % offers.count
          }
        }
      }
      """
    ),
  ]
}
