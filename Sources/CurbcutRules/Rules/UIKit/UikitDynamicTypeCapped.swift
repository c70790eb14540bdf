import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitDynamicTypeCapped = Rule(
    id: "uikit-dynamic-type-capped",
    title: "Dynamic Type of UIKit views is capped too low",
    group: .uiKit,
    severity: .info,
    impact: .serious,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      People with low vision need text that grows to at least twice its size. Body text reaches that
      only at the third accessibility size, so a smaller upper bound keeps it too small for them.
      """,
    examples: [
      .reported(
        """
        final class NewsController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.maximumContentSizeCategory = .large
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text stops growing at `.large`, before twice its default size
          }
        }
        """
      ),
      .reported(
        "A scaled font with a limit",
        """
        func makeDose() -> UILabel {
          let base = UIFont(name: "Lora", size: 16) ?? .preferredFont(forTextStyle: .body)
          let label = UILabel()
          label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: base, maximumPointSize: 20)
                                                                                                //^^ Text stops growing at 20 points, before twice its default size
          label.adjustsFontForContentSizeCategory = true
          label.numberOfLines = 0
          return label
        }
        """
      ),
      .recommended(
        """
        final class NewsController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.maximumContentSizeCategory = .accessibilityExtraLarge
          }
        }
        """
      ),
      .ignored(
        "A bar or a badge, which has little room",
        """
        final class NewsController: UIViewController {
          private let badge = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            badge.maximumContentSizeCategory = .extraExtraLarge
            view.addSubview(badge)
            let distance = UILabel()
            distance.maximumContentSizeCategory = .extraExtraLarge
            distance.showsLargeContentViewer = true
            view.addSubview(distance)
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      if object.isOwn, object.mentions(anyOf: ["scaledFont"]) {
        for cap in object.declaration.cappedFonts {
          findings.report(
            "Text stops growing at \(pointsText(cap.points)) points, before twice its default size",
            at: cap.range
          )
        }
      }
      for setting in object.settings {
        guard
          ["maximumContentSizeCategory", "preferredContentSizeCategory"].contains(setting.name),
          setting.name != "preferredContentSizeCategory" || setting.path.contains("traitOverrides"),
          let size = setting.value?.memberName, small.contains(size), !setting.isConditional,
          !setting.path.contains(where: { smallPlaces.matches($0) })
        else { continue }
        findings.report(
          "Text stops growing at `.\(size)`, before twice its default size",
          at: setting.range
        )
      }
    },
    exemptions: [
      .object("it is a bar or a badge") { object in
        smallPlaces.matches(object.name) || object.isKind(of: .tabBar, .navigationBar, .toolbar)
          || object.isOwn && smallPlaces.matches(object.declaration.name)
      },
      .object("it shows its text in the Large Content Viewer") {
        $0.setsForCertain(anyOf: ["showsLargeContentViewer"])
      },
    ]
  )

  /// The sizes below that at which body text has twice its size.
  ///
  /// Source: Apple, Human Interface Guidelines, "Typography": Dynamic Type sizes.
  private static let small: Set<String> = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium",
  ]

  /// Places that cannot grow with the text.
  private static let smallPlaces = NameHint("bar badge tab toolbar navigation header icon avatar")
}

extension Declaration {
  /// Fonts that are scaled up to less than twice their size.
  fileprivate var cappedFonts: [(points: Double, range: Range<Int>)] {
    var found: [(points: Double, range: Range<Int>)] = []
    // For each the function around it is searched.
    var remaining = 64
    for node in ownNodes(.functionCallExpr) where remaining > 0 {
      guard let call = Expression(node).call, call.callee.memberName == "scaledFont",
        let limit = call.arguments.first(where: { $0.label == "maximumPointSize" })?.value,
        let points = limit.number,
        let base = call.arguments.first(where: { $0.label == "for" })?.value
      else { continue }
      remaining -= 1
      // No text has less than 11 points.
      let size = base.fontSize ?? value(of: base, near: node)?.fontSize ?? 11
      if points < size * 2 { found.append((points, limit.range)) }
    }
    return found
  }

  /// What a local name stands for in the function around a node.
  private func value(of name: Expression, near node: Node) -> Expression? {
    guard let path = name.path, !path.includes(".") else { return nil }
    for outer in nodes(around: node.range).reversed() where outer.kind == .codeBlock {
      for local in outer.children where local.kind == .variableDecl {
        for property in Property.properties(of: local) where property.name == path {
          return property.initialValue
        }
      }
    }
    return nil
  }
}

extension Expression {
  /// The number that a font is created with: 16 of `UIFont(name: "Lora", size: 16) ?? .system`.
  fileprivate var fontSize: Double? {
    for inner in node.descendants where inner.kind == .functionCallExpr {
      if let size = Expression(inner).ownFontSize { return size }
    }
    return ownFontSize
  }

  private var ownFontSize: Double? {
    call?.arguments.first { ["size", "ofSize"].contains($0.label) }?.value.number
  }
}
