import CurbcutModel

extension Rule {
  static let representableMissingAccessibility = Rule(
    id: "representable-missing-accessibility",
    title: "Wrapped UIKit view has no accessibility",
    group: .uiKit,
    severity: .hint,
    impact: .serious,
    criteria: [.nonTextContent, .nameRoleValue],
    since: "0.2.0",
    why: """
      SwiftUI passes on what the wrapped view exposes, and a view that renders by itself exposes
      nothing. Set a label and traits in `makeUIView`, or where the view is used.
      """,
    knownLimitations: "Modifiers where the view is used in other files are not looked at.",
    examples: [
      .reported(
        """
        struct ModelView: UIViewRepresentable {
             //^^^^^^^^^ VoiceOver users do not learn of this rendered view; give it a label in `makeUIView`
          func makeUIView(context: Context) -> SCNView {
            let view = SCNView()
            view.allowsCameraControl = true
            return view
          }

          func updateUIView(_ view: SCNView, context: Context) {}
        }
        """
      ),
      .recommended(
        """
        struct ModelView: UIViewRepresentable {
          func makeUIView(context: Context) -> SCNView {
            let view = SCNView()
            view.isAccessibilityElement = true
            view.accessibilityLabel = "Model of the house"
            return view
          }

          func updateUIView(_ view: SCNView, context: Context) {}
        }
        """
      ),
      .ignored(
        "A view that brings its accessibility",
        """
        struct BrowserView: UIViewRepresentable {
          func makeUIView(context: Context) -> WKWebView { WKWebView() }
          func updateUIView(_ view: WKWebView, context: Context) {}
        }
        """
      ),
    ],
    check: .declaration { declaration, item, findings in
      guard declaration.conforms(to: "UIViewRepresentable"), !declaration.isPreview,
        declaration.platforms.contains(.iOS),
        let type = declaration.function("makeUIView")?.returnType, rendered.contains(type),
        !declaration.mentionedSymbols.contains(.namesObjects),
        !declaration.mentions(anyOf: ["isAccessibilityElement", "accessibilityElements"])
      else { return }
      findings.report(
        "VoiceOver users do not learn of this rendered view; give it a label in `makeUIView`",
        at: declaration.nameRange
      )
    }
  )
}

/// Classes that draw by themselves and expose nothing.
///
/// Source: Apple, the reference of each: none describes accessibility elements.
private let rendered: Set<String> = [
  "MTKView", "GLKView", "SCNView", "SKView", "ARSCNView", "ARSKView", "ARView",
]
