import CurbcutModel

extension Rule {
  static let uikitCellReadInPieces = Rule(
    id: "uikit-cell-read-in-pieces",
    title: "Collection cell is read as separate elements",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.infoAndRelationships],
    since: "0.2.0",
    why: """
      A table view joins the labels of a cell, a collection view does not: each label is an element of its
      own. People who use VoiceOver hear a value, a unit and a name one after the other and have to put
      them together.
      """,
    examples: [
      .reported(
        """
        final class WeatherCell: UICollectionViewCell {
                  //^^^^^^^^^^^ VoiceOver reads the 3 labels of this cell one by one; make it one element
          private let day = UILabel()
          private let sky = UILabel()
          private let wind = UILabel()

          func setUp() {
            contentView.addSubview(day)
            contentView.addSubview(sky)
            contentView.addSubview(wind)
          }
        }
        """
      ),
      .recommended(
        """
        final class WeatherCell: UICollectionViewCell {
          private let day = UILabel()
          private let sky = UILabel()
          private let wind = UILabel()

          func setUp() {
            contentView.addSubview(day)
            contentView.addSubview(sky)
            contentView.addSubview(wind)
            isAccessibilityElement = true
          }

          override var accessibilityLabel: String? {
            get { [day.text, sky.text, wind.text].compactMap { $0 }.joined(separator: ", ") }
            set {}
          }
        }
        """
      ),
      .ignored(
        "A cell with something to operate in it",
        """
        final class WeatherCell: UICollectionViewCell {
          private let day = UILabel()
          private let sky = UILabel()
          private let wind = UILabel()
          private let alarm = UIPageControl()

          func setUp() {
            alarm.numberOfPages = 3
            contentView.addSubview(day)
            contentView.addSubview(sky)
            contentView.addSubview(wind)
            contentView.addSubview(alarm)
          }
        }
        """
      ),
      .ignored(
        "The cell is one element",
        """
        final class WeatherCell: UICollectionViewCell {
          private let day = UILabel()
          private let sky = UILabel()
          private let wind = UILabel()

          func setUp() {
            isAccessibilityElement = true
            accessibilityLabel = "Weather"
            contentView.addSubview(day)
            contentView.addSubview(sky)
            contentView.addSubview(wind)
          }
        }
        """
      ),
    ],
    check: .object { cell, item, findings in
      guard cell.isOwn, cell.type == .collectionViewCell, cell.declaration.keyword == .class,
        !cell.isUnread, !cell.declaration.isOpenClass
      else { return }
      let own = item.objects.filter { $0.declaration === cell.declaration && !$0.isOwn }
      let labels = own.filter { $0.isKind(of: .label) && $0.place == .member && !$0.isLeftOut }
      guard labels.count > 2 else { return }
      findings.report(
        "VoiceOver reads the \(labels.count) labels of this cell one by one; make it one element",
        at: cell.range,
        unless: [
          .object("there are controls or views of the project in it") { _ in
            own.contains {
              $0.isKind(of: .control, .textView, .scrollView, .gestureRecognizer)
                || $0.place == .member && $0.type == nil
            }
          }
        ]
      )
    },
    exemptions: [
      .object("it decides what it exposes") { cell in
        cell.setsForCertain(anyOf: [
          "isAccessibilityElement", "accessibilityElements", "accessibilityLabel",
          "shouldGroupAccessibilityChildren", "accessibilityElementsHidden",
        ])
          || cell.mentions(anyOf: [
            "isAccessibilityElement", "accessibilityElements", "shouldGroupAccessibilityChildren",
            "accessibilityLabel",
          ])
      }
    ]
  )
}
