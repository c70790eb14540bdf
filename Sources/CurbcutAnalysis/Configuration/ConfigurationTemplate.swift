import CurbcutRules

extension Configuration {
  /// A configuration to begin with, with a comment on each setting. It changes nothing.
  package static var template: String {
    let profiles = Profile.allCases.map { "  //   \($0.rawValue): \($0.summary)" }
    return """
      // Settings for this folder and its subfolders. The \(ProjectConfiguration.fileName) nearest to a file
      // applies; to build on this one, use "extends": "../\(ProjectConfiguration.fileName)".
      {
        // The set of rules to start from:
      \(profiles.joined(separator: "\n"))
        "profile": "recommended",

        // The WCAG 2.2 conformance level to check for: with "AA", rules for AAA criteria are off.
        "wcag": "AAA",

        // Severity of each rule by id: "\(RuleLevel.words.joined(separator: "\", \""))".
        "rules": {
          // "missing-grouping": "off",
          // "touch-target-too-small": "error",
        },

        // Files to leave out, as .gitignore patterns; "include" lists the only files to check.
        "exclude": [
          // "Generated/",
        ],

        // The platforms the project targets; all by default.
        // "platforms": ["\(PlatformName.allCases.map(\.rawValue).joined(separator: "\", \""))"],

        // Views from other packages: their role, and the argument that is the accessible name.
        "components": {
          // "PrimaryButton": { "role": "button", "label": "title" },
          // "Backdrop": { "hides": true },
        },
      }

      """
  }
}
