import CurbcutRules

extension Configuration {
  /// A configuration to begin with, with a comment on each setting. It changes nothing.
  package static var template: String {
    let profiles = Profile.allCases.map { "  //   \($0.rawValue): \($0.summary)" }
    return """
      // What Curbcut checks in this folder and below. A \(ProjectConfiguration.fileName) nearer to a file
      // counts instead; with "extends": "../\(ProjectConfiguration.fileName)" it builds on this one.
      {
        // The rules to begin with:
      \(profiles.joined(separator: "\n"))
        "profile": "recommended",

        // The level of WCAG 2.2 to aim at: with "AA", rules that only serve criteria of AAA do not run.
        "wcag": "AAA",

        // Rules by id: "\(RuleLevel.words.joined(separator: "\", \""))".
        "rules": {
          // "missing-grouping": "off",
          // "touch-target-too-small": "error",
        },

        // What to leave out, by patterns as in a .gitignore; "include" names the only files to check.
        "exclude": [
          // "Generated/",
        ],

        // The platforms that this is built for; without it, all.
        // "platforms": ["\(PlatformName.allCases.map(\.rawValue).joined(separator: "\", \""))"],

        // Views of other packages, by what they act like and which argument names them.
        "components": {
          // "PrimaryButton": { "role": "button", "label": "title" },
          // "Backdrop": { "hides": true },
        },
      }

      """
  }
}
