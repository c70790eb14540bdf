import CurbcutAnalysis
import CurbcutModel
import Testing

/// The words that keys stand for in the string tables of a project.
@Suite struct ProjectStringsTests {
  private func project(_ files: [String: [UInt8]]) -> ProjectConfiguration {
    ProjectConfiguration(
      read: { files[$0] },
      list: { folder, _ in
        let prefix = folder == "/" ? "/" : folder + "/"
        return files.keys.filter { $0.hasPrefix(prefix) }
          .map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }
      },
      resources: { folder in files.keys.filter { $0.hasPrefix(folder + "/") } }
    )
  }

  private func strings(_ files: [String: String]) -> ProjectStrings {
    var project = project(files.mapValues { Array($0.utf8) })
    return project.configuration(forFile: "/p/App/A.swift").configuration.project.strings
  }

  @Test("are read from tables, in the language of the project")
  func tables() {
    let strings = strings([
      "/p/.git": "", "/p/App.xcodeproj/project.pbxproj": "\t\tdevelopmentRegion = de;\n",
      "/p/App/de.lproj/Localizable.strings": """
      /* A comment; with = signs */
      "close" = "Schließen"; // more
      "say \\"hi\\"" = "Sag \\U0041\\n";
      bare.key = "Ohne";
      """,
      "/p/App/en.lproj/Localizable.strings": "\"close\" = \"Close\"; \"only.english\" = \"E\";",
      "/p/App/de.lproj/Localizable.stringsdict": """
      <plist><dict><key>%d huts</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@n@</string></dict></dict></plist>
      """,
      "/p/App/de.lproj/InfoPlist.strings": "\"name\" = \"Name\";",
    ])
    #expect(strings.text(for: "close") == "Schließen")
    #expect(strings.text(for: "say \"hi\"") == "Sag A\n")
    #expect(strings.text(for: "bare.key") == "Ohne")
    #expect(strings.text(for: "only.english") == nil)
    #expect(strings.holds("only.english") && strings.holds("%d huts") && !strings.holds("name"))
    #expect(strings.text(for: "%d huts") == nil)
    #expect(strings.languages == ["de", "en"])
  }

  @Test("are read from catalogs")
  func catalogs() {
    let strings = strings([
      "/p/.git": "",
      "/p/App/Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Close": {},
        "tab.home": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Home"}},
          "fr": {"stringUnit": {"value": "Accueil"}}}},
        "n": {"localizations": {"en": {"variations": {"plural": {}}}}},
        "%lld hut": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld hut"}},
          "other": {"stringUnit": {"value": "%lld huts"}}}}}}}
      }}
      """,
    ])
    #expect(strings.text(for: "Close") == "Close")
    #expect(strings.text(for: "tab.home") == "Home")
    #expect(strings.holds("n") && strings.text(for: "n") == nil)
    #expect(strings.text(for: "%lld hut") == nil)
    #expect(strings == strings.merged(over: .none))
    #expect(strings.languages == ["en", "fr"])
  }

  @Test("what is wrong in a file is said once, and the rest counts")
  func malformed() {
    let wide = "\"a\" = \"b\"; ; \"c\" = ; \"d\" = \"e\";".utf16.flatMap { unit in
      [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    var project = project([
      "/p/.git": [], "/p/en.lproj/Localizable.strings": [0xFF, 0xFE] + wide,
      "/p/Broken.xcstrings": Array("{\"strings\": {\"x.y\": {".utf8),
      "/p/en.lproj/Other.strings": Array("bplist00".utf8),
    ])
    let strings = project.configuration(forFile: "/p/A.swift").configuration.project.strings
    _ = project.configuration(forFile: "/p/B.swift")
    #expect(strings.text(for: "a") == "b")
    #expect(strings.text(for: "d") == "e")
    #expect(project.stringProblems.count == 3, "\(project.stringProblems)")
  }

  @Test("a mark of the byte order within a file is no text")
  func marks() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var project = project([
      "/p/.git": [], "/p/en.lproj/Localizable.strings": mark + mark + Array("\"a\" = \"b\";".utf8),
    ])
    let strings = project.configuration(forFile: "/p/A.swift").configuration.project.strings
    #expect(strings.text(for: "a") == "b")
    #expect(project.stringProblems.isEmpty)
  }

  private let table = ProjectStrings(
    texts: ["Close button": "Close", "status.browse": "Browse Files"],
    keys: [],
    languages: ["de", "en"]
  )

  private func workspace(_ source: String) -> Workspace {
    var configuration = Configuration()
    configuration.project.strings = table
    var workspace = Workspace(configuration: configuration)
    workspace.open("/A.swift", bytes: Array(source.utf8))
    return workspace
  }

  @Test("a label is judged and spoken by its text, and its key is left as it is")
  func labels() {
    let source = """
      struct A: View {
        let close: () -> Void
        let browse: () -> Void
        var body: some View {
          VStack {
            Button(action: close) { Text("X") }.accessibilityLabel("Close button")
            Button(action: browse) { Text("Files") }.accessibilityLabel("status.browse")
          }
        }
      }
      """
    var workspace = workspace(source)
    let rules = workspace.diagnostics(for: "/A.swift").map(\.ruleID)
    #expect(!rules.contains("label-contains-role"), "\(rules)")
    #expect(workspace.fixAll("/A.swift").isEmpty)
    let text = workspace.transcripts(of: "/A.swift").map(\.text).joined()
    #expect(text.includes("Browse Files, button"), "\(text)")
    #expect(text.includes("Close, button") && !text.includes("Close button"), "\(text)")
  }

  @Test(
    "texts that generated code looks up, and only these",
    arguments: [
      (#"Text(LocalString.status_browse)"#, "Browse Files"),
      (#"Text(L10n.Status.browse)"#, "Browse Files"),
      (#"Text(L10n.Localizable.Status.browse)"#, "Browse Files"),
      (#"Text(R.string.localizable.statusBrowse())"#, "Browse Files"),
      (#"Text(R.string.localizable.statusCount(huts.count))"#, "‹huts.count› huts"),
      (#"Text(R.image.done)"#, "‹R.image.done›"),
      (#"Text("status.browse".localized)"#, "Browse Files"),
      (#"Text("status.browse".localized())"#, "Browse Files"),
      (#"Text(isOpen ? "status.browse" : "Close button")"#, "‹Browse Files | Close›"),
      (#"Text(isOpen ? L10n.Status.browse : L10n.done)"#, "‹Browse Files | Done›"),
      (#"Text(L10n.Status.count(huts.count))"#, "‹huts.count› huts"),
      (#"Text(L10n.Status.share(name, place))"#, "‹place›: ‹name›"),
      // By a function of the project, in whatever file it stands.
      (#"Text(tr("status.browse"))"#, "Browse Files"),
      (#"Text(.localized("status.browse"))"#, "Browse Files"),
      (#"Text(String.localized("Not in the table"))"#, "Not in the table"),
      (#"Text(shout("status.browse"))"#, #"‹shout("status.browse")›"#),
      // With values in the key; of a plural what most numbers have.
      (#"Text("\(name) nearby")"#, "Near ‹name›"),
      (#"Text("\(huts.count) bed")"#, "‹huts.count› beds"),
      (#"Text("\(name) by \(place)")"#, "‹name› by ‹place›"),
      (#"Text(verbatim: "\(huts.count) bed")"#, "‹huts.count› bed"),
      // No text, two keys, and names that may be of anything.
      (#"Text(L10n.Status.missing)"#, "‹L10n.Status.missing›"),
      (#"Text(L10n.Twice.a)"#, "‹L10n.Twice.a›"),
      (#"Text(Icon.done)"#, "‹Icon.done›"),
      (#"Text(model.status.browse)"#, "‹model.status.browse›"),
      (#"Text("status.browse".uppercased())"#, "STATUS.BROWSE"),
    ]
  )
  func accessors(view: String, expected: String) {
    let source = "struct A: View { var body: some View { \(view) } }"
    var configuration = Configuration()
    configuration.project.strings = ProjectStrings(
      texts: [
        "Close button": "Close", "status.browse": "Browse Files", "done": "Done",
        "status.count": "%d huts", "status.share": "%2$@: %1$@", "twice.a": "A", "twice_a": "B",
        "%@ nearby": "Near %@", "%@ by %@": "%2$@: %1$@",
      ],
      plurals: ["%lld bed": "%lld beds"],
      keys: ["status.missing"],
      languages: ["en"]
    )
    var workspace = Workspace(configuration: configuration)
    let lookups = """
      func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      func shout(_ key: String) -> String { NSLocalizedString(key + "!", comment: "") }
      extension String {
        static func localized(_ name: String) -> String {
          String(localized: LocalizationValue(name))
        }
      }
      """
    workspace.open("/Lookups.swift", bytes: Array(lookups.utf8))
    workspace.open("/A.swift", bytes: Array(source.utf8))
    for path in ["/Lookups.swift", "/A.swift"] { workspace.gather(path) }
    _ = workspace.settleGatheredFacts()
    _ = workspace.takeGatheredFacts()
    let stops = workspace.transcripts(of: "/A.swift").flatMap(\.transcript.stops)
    #expect(stops.map(\.spoken) == [expected])
  }

  @Test("a label of generated code is judged by its text")
  func judgedAccessors() {
    let source = """
      struct A: View {
        let close: () -> Void
        var body: some View {
          Button(action: close) { Image(systemName: "xmark") }
            .accessibilityLabel(L10n.Status.closeButton)
        }
      }
      """
    var configuration = Configuration()
    configuration.project.strings = ProjectStrings(
      texts: ["status.close_button": "Close button"],
      keys: [],
      languages: ["en"]
    )
    var workspace = Workspace(configuration: configuration)
    workspace.open("/A.swift", bytes: Array(source.utf8))
    #expect(workspace.diagnostics(for: "/A.swift").map(\.ruleID) == ["label-contains-role"])
    #expect(workspace.fixAll("/A.swift").isEmpty)
  }

  @Test(
    "a word is looked up by a key of controls, not by one of a subject",
    arguments: [
      ("charts.price.close", false), ("common.button.close", true), ("close", true),
      ("file.close", true),
    ]
  )
  func subjects(key: String, isOffered: Bool) throws {
    let strings = ProjectStrings(texts: [key: "Close"], keys: [], languages: ["en"])
    var workspace = Workspace()
    workspace.open("/A.swift", bytes: Array("struct A {}".utf8))
    let item = try #require(workspace.document("/A.swift")?.tree.root)
    #expect(strings.key(for: "Close", usedIn: item) == (isOffered ? key : nil))
  }

  @Test("a literal that is given as a key is spoken by its text, one that is given as words is not")
  func parameters() {
    let source = """
      struct A: View {
        var body: some View {
          VStack {
            Row(title: "status.browse")
            row("Close button")
            Plain(title: "status.browse")
          }
        }
        func row(_ title: LocalizedStringKey) -> some View { Text(title) }
      }
      struct Row: View {
        let title: LocalizedStringKey
        var body: some View { Text(title) }
      }
      struct Plain: View {
        let title: String
        var body: some View { Text(title) }
      }
      """
    var workspace = workspace(source)
    let views = workspace.transcripts(of: "/A.swift")
    let spoken = views.first { $0.view == "A" }?.transcript.stops.map(\.spoken)
    #expect(spoken == ["Browse Files", "Close", "status.browse"])
  }

  @Test("a fix never changes a key")
  func keys() {
    let key = ProjectStrings(
      texts: ["close the map button": "Close the map button"],
      keys: [],
      languages: ["en"]
    )
    var configuration = Configuration()
    configuration.project.strings = key
    var workspace = Workspace(configuration: configuration)
    let source = """
      struct A: View {
        let close: () -> Void
        var body: some View {
          Button(action: close) { Image("a") }.accessibilityLabel("close the map button")
        }
      }
      """
    workspace.open("/A.swift", bytes: Array(source.utf8))
    let found = workspace.diagnostics(for: "/A.swift")
    #expect(found.contains { $0.ruleID == "label-contains-role" })
    #expect(found.flatMap(\.fixes).isEmpty, "\(found.flatMap(\.fixes).map(\.title))")
  }
}
