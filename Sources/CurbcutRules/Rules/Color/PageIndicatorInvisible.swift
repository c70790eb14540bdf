import CurbcutModel

extension Rule {
  static let pageIndicatorInvisible = Rule(
    id: "page-indicator-invisible",
    title: "Page indicator cannot be seen",
    group: .color,
    severity: .hint,
    impact: .minor,
    criteria: [.nonTextContrast],
    since: "0.2.0",
    isOn: false,
    why: """
      The dots of a paged tab view are white, and cannot be seen on a light background. Give them a
      background of their own.
      """,
    examples: [
      .reported(
        """
        struct Tour: View {
          var body: some View {
            TabView {
              Text("Welcome")
              Text("Find a hut")
            }
            .tabViewStyle(.page)
           //^^^^^^^^^^^^^^^^^^^ The page dots are white on the light background; add `.indexViewStyle(_:)`
          }
        }
        """
      ),
      .recommended(
        """
        struct Tour: View {
          var body: some View {
            TabView {
              Text("Welcome")
              Text("Find a hut")
            }
            .tabViewStyle(.page)
            .indexViewStyle(.page(backgroundDisplayMode: .always))
          }
        }
        """
      ),
      .ignored(
        "It has a background of its own",
        """
        struct Tour: View {
          var body: some View {
            TabView {
              Text("Welcome")
              Text("Find a hut")
            }
            .tabViewStyle(.page)
            .background(Color.black)
          }
        }
        """
      ),
      .ignored(
        "The dots have colors of their own",
        """
        struct Tour: View {
          init() {
            UIPageControl.appearance().pageIndicatorTintColor = .darkGray
            UIPageControl.appearance().currentPageIndicatorTintColor = .black
          }

          var body: some View {
            TabView {
              Text("Welcome")
              Text("Find a hut")
            }
            .tabViewStyle(.page)
          }
        }
        """
      ),
    ],
    check: .element(of: .tabView) { element, findings in
      guard let style = element.ownModifiers.first(where: { $0.name == "tabViewStyle" }),
        style.firstArgument?.memberName == "page"
          || style.firstArgument?.call.map({
            $0.callee.memberName == "page" && $0.arguments.isEmpty
          })
            == true
          || style.firstArgument?.call.map({
            $0.callee.path == "PageTabViewStyle" && $0.arguments.isEmpty
          }) == true
      else { return }
      findings.report(
        "The page dots are white on the light background; add `.indexViewStyle(_:)`",
        at: style.callRange
      )
    },
    exemptions: [
      .notForIOS, .inWidget,
      Exemption("something draws a background for the dots") { element in
        sequence(first: element, next: \.parent).contains {
          $0.hasModifier("indexViewStyle", "background", "preferredColorScheme", "ignoresSafeArea")
            || $0.hasOwnModifier(.foreign) || $0.is(.zStack)
        }
      },
      Exemption("code sets the colors of page controls") {
        $0.declaration?.node.code.includes("UIPageControl") == true
      },
    ]
  )
}
