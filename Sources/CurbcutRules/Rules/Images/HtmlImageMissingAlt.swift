import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let htmlImageMissingAlt = Rule(
    id: "html-image-missing-alt",
    title: "Image in HTML has no alternative text",
    group: .images,
    severity: .warning,
    impact: .serious,
    criteria: [.nonTextContent],
    since: "0.3.0",
    why: """
      A web view gives its page to VoiceOver as a browser does: an `img` without `alt` is read by its
      file name or as "image". Say what it shows, or write `alt=""` where it only decorates.
      """,
    knownLimitations: "HTML in files of the app, and HTML that is put together, is not read.",
    examples: [
      .reported(
        #"""
        struct Guide: UIViewRepresentable {
          func makeUIView(context: Context) -> WKWebView {
            let view = WKWebView()
            view.loadHTMLString("<p><img src='step1.png'></p>", baseURL: nil)
                                  //^^^^^^^^^^^^^^^^^^^^^ An image in this HTML has no `alt` text
            return view
          }

          func updateUIView(_ view: WKWebView, context: Context) {}
        }
        """#
      ),
      .recommended(
        #"""
        struct Guide: UIViewRepresentable {
          func makeUIView(context: Context) -> WKWebView {
            let view = WKWebView()
            view.loadHTMLString("<p><img src='step1.png' alt='Two panels'></p>", baseURL: nil)
            return view
          }

          func updateUIView(_ view: WKWebView, context: Context) {}
        }
        """#
      ),
    ],
    check: .declaration { declaration, _, findings in
      guard declaration.mentionedSymbols.contains(.showsHTML),
        declaration.mentions(anyOf: ["loadHTMLString", "WKWebView"])
      else { return }
      for literal in declaration.ownNodes(.stringLiteralExpr) {
        for tag in tagsWithoutAlt(in: literal) {
          findings.report("An image in this HTML has no `alt` text", at: tag)
        }
      }
    }
  )
}

/// Where the tags of images without alternative text stand, in UTF-8 offsets.
private func tagsWithoutAlt(in literal: Node) -> [Range<Int>] {
  let bytes = literal.bytes
  let opening = Array("<img ".utf8)
  var tags: [Range<Int>] = []
  var start = bytes.startIndex
  while let open = bytes[start...].firstIndex(of: opening[0]) {
    start = open + 1
    guard bytes[open...].prefix(opening.count).elementsEqual(opening),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: ">"))
    else { continue }
    let tag = String(decoding: bytes[open...close], as: UTF8.self)
    // What is interpolated may bring anything.
    guard !tag.includes("alt"), !tag.includes("\\(") else { continue }
    let offset = literal.range.lowerBound - bytes.startIndex
    tags.append(open + offset..<close + 1 + offset)
  }
  return tags
}
