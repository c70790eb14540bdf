import CurbcutRules

/// A page that needs nothing but itself: no network, no other file.
struct HTMLPage {
  let title: String
  /// What stands over the title, as HTML; empty for nothing.
  var banner = ""
  /// The sections that the page has, by their ids.
  var sections: [(id: String, title: String)] = []
  /// The content of `main` below the title, as HTML.
  let content: String
  /// What the page does when it is used.
  var script = ""

  var text: String {
    var html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="curbcut \(Curbcut.version)">
      <title>\(HTMLText.text(title))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to content</a>
      <header>\(banner)<h1>\(HTMLText.text(title))</h1></header>

      """
    if !sections.isEmpty {
      let items = sections.map { "<li><a href=\"#\($0.id)\">\(HTMLText.text($0.title))</a></li>" }
      html += "<nav aria-label=\"On this page\"><ul>\(items.joined())</ul></nav>\n"
    }
    html += "<main id=\"main\" tabindex=\"-1\">\n\(content)</main>\n"
    html += "<footer><p>Made by <a href=\"\(Rule.home)\">curbcut</a> "
    html += "\(Curbcut.version).</p></footer>\n"
    if !script.isEmpty { html += "<script>\(script)</script>\n" }
    return html + "</body>\n</html>\n"
  }

  /// Colors have a contrast of 4.5:1 or more in light and dark; nothing has a fixed width, so that a
  /// page can be enlarged to 400 %.
  private static let style = """
    :root{--text:#1b1b1f;--back:#fff;--soft:#f3f3f6;--line:#8a8a94;--faint:#55555f;--link:#0a4fb3;\
    --error:#a80f1b;--warning:#7a4a00;--info:#0a5570;--mark:#ffe49c;--marktext:#1b1b1f}
    @media (prefers-color-scheme:dark){:root{--text:#ececf1;--back:#17171b;--soft:#232329;\
    --line:#82828e;--faint:#b4b4c0;--link:#8db8ff;--error:#ff9c9c;--warning:#ffc46b;--info:#86d3ef;\
    --mark:#4a3800;--marktext:#fff}}
    *{box-sizing:border-box}
    html{scroll-padding-top:1rem}
    body{margin:0 auto;max-width:76rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;\
    color:var(--text);background:var(--back);overflow-wrap:anywhere}
    a{color:var(--link)}
    a:focus-visible,summary:focus-visible,input:focus-visible,select:focus-visible,\
    [tabindex="0"]:focus-visible{outline:3px solid var(--link);outline-offset:2px}
    main:focus{outline:none}
    .skip{position:absolute;left:-99rem}
    .skip:focus{position:static}
    .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);\
    white-space:nowrap}
    h1{font-size:1.8rem;line-height:1.2;margin:.5rem 0}
    h2{font-size:1.4rem;margin:2rem 0 .5rem;border-bottom:1px solid var(--line)}
    h3{font-size:1.1rem;margin:1.5rem 0 .5rem}
    h4{font-size:1rem;margin:0 0 .25rem}
    nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:.5rem 0}
    nav a{display:inline-block;padding:.25rem 0}
    code,pre{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.9em}
    pre{background:var(--soft);border:1px solid var(--line);border-radius:.4rem;padding:.6rem;\
    margin:.5rem 0;white-space:pre-wrap}
    mark{background:var(--mark);color:var(--marktext);border-bottom:2px solid currentColor}
    .number{text-align:right;white-space:nowrap}
    .line{color:var(--faint);user-select:none}
    .scroll{overflow-x:auto;margin:1rem 0}
    table{border-collapse:collapse}
    caption{text-align:left;font-weight:600;padding:.25rem 0}
    th,td{text-align:left;font-weight:400;padding:.25rem .9rem .25rem 0;vertical-align:top;\
    border-bottom:1px solid var(--line)}
    thead th{font-weight:600}
    .tables{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:0 2rem}
    .file{content-visibility:auto;contain-intrinsic-size:auto 30rem}
    .finding{border-left:.3rem solid var(--info);padding:.25rem 0 .25rem .8rem;margin:1rem 0}
    .finding.error{border-color:var(--error)}
    .finding.warning{border-color:var(--warning)}
    .facts{margin:.1rem 0;color:var(--faint)}
    .severity{font-weight:600;color:var(--info)}
    .error .severity,.wrong{color:var(--error)}
    .warning .severity{color:var(--warning)}
    .wrong{font-weight:600;margin:0}
    .beside{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:0 1.5rem}
    .transcript{padding-left:1.6rem;margin:.5rem 0}
    .transcript li{margin:.3rem 0}
    .transcript .place{list-style:none;margin-left:-1.6rem;font-weight:600}
    details{margin:.5rem 0}
    summary{cursor:pointer;padding:.25rem 0}
    form{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:end;margin:1rem 0}
    label{display:block}
    input,select{font:inherit;color:inherit;background:var(--back);border:1px solid var(--line);\
    border-radius:.3rem;padding:.35rem .5rem;min-height:2.2rem;max-width:100%}
    [hidden]{display:none}
    footer{margin-top:3rem;border-top:1px solid var(--line);color:var(--faint)}
    @media print{.skip,nav,form{display:none}}

    """
}
