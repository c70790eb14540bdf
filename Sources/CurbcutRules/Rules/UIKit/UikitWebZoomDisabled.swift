import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitWebZoomDisabled = Rule(
    id: "uikit-web-zoom-disabled",
    title: "Zoom is turned off in a web view",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.resizeText],
    since: "0.2.0",
    why: """
      People with low vision enlarge web pages with two fingers, because pages do not follow the text
      size of iOS by themselves. A page that cannot be zoomed is too small for them.
      """,
    examples: [
      .reported(
        """
        final class ArticleController: UIViewController {
          private let page = WKWebView()

          override func viewDidLoad() {
            super.viewDidLoad()
            page.scrollView.pinchGestureRecognizer?.isEnabled = false
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ People with low vision cannot enlarge this web page
            view.addSubview(page)
          }
        }
        """
      ),
      .reported(
        "The page says so itself",
        """
        final class ArticleController: UIViewController {
          private let page = WKWebView()

          func show(_ body: String) {
            let head = "<meta name='viewport' content='width=device-width, user-scalable=no'>"
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ People with low vision cannot enlarge this web page
            page.loadHTMLString(head + body, baseURL: nil)
          }
        }
        """
      ),
      .recommended(
        """
        final class ArticleController: UIViewController {
          private let page = WKWebView()

          func show(_ body: String) {
            let head = "<meta name='viewport' content='width=device-width'>"
            page.loadHTMLString(head + body, baseURL: nil)
          }
        }
        """
      ),
      .ignored(
        "The web view zooms all the same",
        """
        final class ArticleController: UIViewController {
          private let page: WKWebView = {
            let configuration = WKWebViewConfiguration()
            configuration.ignoresViewportScaleLimits = true
            return WKWebView(frame: .zero, configuration: configuration)
          }()

          func show(_ body: String) {
            let head = "<meta name='viewport' content='width=device-width, user-scalable=no'>"
            page.loadHTMLString(head + body, baseURL: nil)
          }
        }
        """
      ),
      .reported(
        "A template that another type shows",
        """
        struct LegalPage {
          let body: String

          var html: String {
            "<head><meta name='viewport' content='width=device-width, user-scalable=no'></head>\\(body)"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ People with low vision cannot enlarge this web page
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, item, findings in
      let hasWebView = declaration.mentions(anyOf: webNames)
      // A template for pages has no web view of its own.
      guard hasWebView || declaration.keyword == .struct || declaration.keyword == .enum,
        !declaration.mentions(anyOf: ["ignoresViewportScaleLimits"])
      else { return }
      let message = "People with low vision cannot enlarge this web page"
      if hasWebView {
        for object in item.objects where object.declaration === declaration {
          for setting in object.settings where setting.turnsZoomOff {
            findings.report(message, at: setting.range)
          }
        }
      }
      for node in declaration.ownNodes(.stringLiteralExpr)
      where node.forbidsZoom && (hasWebView || node.isPage) {
        findings.report(message, at: node.lineForbiddingZoom ?? node.range)
      }
    }
  )

  private static let webNames: Set<String> = [
    "WKWebView", "webView", "loadHTMLString", "WKUserScript", "evaluateJavaScript",
  ]
}

extension ObjectSetting {
  /// Whether it takes the zoom away from the scroll view of a web view.
  fileprivate var turnsZoomOff: Bool {
    guard path.contains("scrollView"), !isConditional else { return false }
    switch name {
    case "maximumZoomScale": return value?.number.map { $0 <= 1 } == true
    case "isEnabled": return path.contains("pinchGestureRecognizer") && value?.boolean == false
    case "bouncesZoom": return false
    default: return false
    }
  }
}

extension Node {
  /// The line of a literal of several lines that forbids it.
  fileprivate var lineForbiddingZoom: Range<Int>? {
    var start = range.lowerBound
    let text = text
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count > 2 else { return nil }
    for line in lines {
      let end = start + line.utf8.count
      let lowered = line.lowercased()
      if lowered.includes("user-scalable") || lowered.includes("maximum-scale") {
        let indent = line.utf8.count - line.drop { $0 == " " || $0 == "\t" }.utf8.count
        return start + indent..<end
      }
      let newline = text[line.endIndex...].first?.utf8.count ?? 0
      start = end + newline
    }
    return nil
  }

  /// Whether a literal is a page with a head.
  fileprivate var isPage: Bool {
    let text = text.lowercased()
    return text.includes("<meta") && text.includes("viewport")
  }

  /// Whether a literal is a page, or a script for one, that cannot be zoomed.
  fileprivate var forbidsZoom: Bool {
    let text = text.filter { !$0.isWhitespace }.lowercased()
    guard text.includes("viewport") || text.includes("user-scalable") else { return false }
    return ["user-scalable=no", "user-scalable=0", "maximum-scale=1,", "maximum-scale=1.0"]
      .contains { text.includes($0) }
      || ["maximum-scale=1\"", "maximum-scale=1'", "maximum-scale=1\\"].contains {
        text.includes($0)
      }
  }
}
