extension Rule {
  /// The examples of `sf-symbol-missing-label` about symbols that go with what is beside them.
  static let symbolsBesideExamples: [Example] = [
    .reported(
      "A chevron in a row adds nothing, even where it comes and goes",
      """
      struct Pill<Caption: View>: View {
        let opens: Bool
        @ViewBuilder let caption: () -> Caption

        var body: some View {
          HStack {
            caption()
            if opens { Image(systemName: "chevron.down") }
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this symbol as "Go Down"
          }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityHidden(true)`": """
        struct Pill<Caption: View>: View {
          let opens: Bool
          @ViewBuilder let caption: () -> Caption

          var body: some View {
            HStack {
              caption()
              if opens { Image(systemName: "chevron.down").accessibilityHidden(true) }
            }
          }
        }
        """,
        #"Add `.accessibilityLabel("<#What the image shows#>")`"#: """
        struct Pill<Caption: View>: View {
          let opens: Bool
          @ViewBuilder let caption: () -> Caption

          var body: some View {
            HStack {
              caption()
              if opens { Image(systemName: "chevron.down").accessibilityLabel("<#What the image shows#>") }
            }
          }
        }
        """,
      ]
    ),
    .ignored(
      "A check mark where something is on, which VoiceOver reads as selected",
      """
      struct Tick: View {
        let isOn: Bool

        var body: some View {
          VStack {
            if isOn { Image(systemName: "checkmark.circle.fill") }
          }
        }
      }
      """
    ),
    .reported(
      "It alone says what the figures beside it are about",
      """
      struct StreamRow: View {
        let icon: String
        let bytes: Int64
        let progress: Double

        var body: some View {
          HStack {
            Image(systemName: icon)
          //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this symbol's own name
            ProgressView(value: progress).accessibilityLabel("Download")
            Text(formatBytes(bytes))
            Text("\\(Int(progress * 100))%")
          }
        }
      }
      """
    ),
    .reported(
      "The words of another platform, one for each of two symbols",
      """
      struct Fact: View {
        let title: String
        let isTrue: Bool

        var body: some View {
          HStack {
            Text(title)
            Spacer()
            #if os(macOS)
            Text(isTrue ? "Yes" : "No")
            #else
            if isTrue {
              Image(systemName: "seal.fill")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this symbol as "seal.fill"
            } else {
              Image(systemName: "nosign")
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this symbol as "Block"
            }
            #endif
          }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityLabel(\"Yes\")`": """
        struct Fact: View {
          let title: String
          let isTrue: Bool

          var body: some View {
            HStack {
              Text(title)
              Spacer()
              #if os(macOS)
              Text(isTrue ? "Yes" : "No")
              #else
              if isTrue {
                Image(systemName: "seal.fill").accessibilityLabel("Yes")
              } else {
                Image(systemName: "nosign")
              }
              #endif
            }
          }
        }
        """,
        "Add `.accessibilityLabel(\"No\")`": """
        struct Fact: View {
          let title: String
          let isTrue: Bool

          var body: some View {
            HStack {
              Text(title)
              Spacer()
              #if os(macOS)
              Text(isTrue ? "Yes" : "No")
              #else
              if isTrue {
                Image(systemName: "seal.fill")
              } else {
                Image(systemName: "nosign").accessibilityLabel("No")
              }
              #endif
            }
          }
        }
        """,
      ]
    ),
  ]
}
