/// Where a rewriting does change something for people, so that what a rule says of it may change.
enum SpellingExceptions {
  /// Why a rewriting is not expected to leave a rule's findings as they are; nil where it is.
  static func reason(for rewriting: String, _ rule: String) -> String? {
    table.first { $0.rewriting == rewriting && $0.rules.contains(rule) }?.reason
  }

  private static let table: [(rewriting: String, rules: Set<String>, reason: String)] = []
}
