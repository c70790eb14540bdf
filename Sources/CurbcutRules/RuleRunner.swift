import CurbcutModel

/// What the rules find in an item, sorted by place, then rule.
///
/// Every view is offered to every rule once for each place where it is entered. What is found must
/// hold in all of them: a symbol in a member that is used alone and beside a text is silent.
package func findings(of item: ItemModel, rules: [Rule]) -> [Finding] {
  var findings = Findings(item: item, rules: rules)
  for tree in item.trees where tree.isChecked {
    for element in tree.elements {
      findings.element = element
      for index in rules.indices {
        switch rules[index].check {
        case .element(let check), .elementAndDeclaration(let check, _):
          findings.rule = index
          check(element, &findings)
        case .declaration, .suppressions:
          break
        }
      }
    }
  }
  findings.element = nil
  for declaration in item.declarations where !declaration.isUnavailable {
    for index in rules.indices {
      switch rules[index].check {
      case .declaration(let check), .elementAndDeclaration(_, let check):
        findings.rule = index
        check(declaration, item, &findings)
      case .element, .suppressions:
        break
      }
    }
  }
  return findings.entries.isEmpty ? [] : agreed(findings.entries, in: item)
}

extension ViewTree {
  /// Whether it is shown to people at all.
  fileprivate var isChecked: Bool {
    guard purpose != .preview else { return false }
    guard let declaration else { return true }
    return !declaration.isUnavailable && !declaration.holdsPreviews
  }
}

/// The findings that hold wherever their view is entered, each once, in order.
private func agreed(_ entries: [Findings.Entry], in item: ItemModel) -> [Finding] {
  var counts: [FindingKey: Int] = [:]
  var first: [FindingKey: Finding] = [:]
  var heads: [Int: Int] = [:]
  for entry in entries {
    let key = FindingKey(entry)
    counts[key, default: 0] += 1
    // The mildest of several contexts decides.
    if let known = first[key], known.severity <= entry.finding.severity { continue }
    first[key] = entry.finding
  }
  for entry in entries {
    if let head = entry.head { heads[head] = 0 }
  }
  for tree in item.trees where tree.isChecked {
    for element in tree.elements where heads[element.headRange.lowerBound] != nil {
      heads[element.headRange.lowerBound, default: 0] += 1
    }
  }
  var findings: [Finding] = []
  var seen: Set<FindingKey> = []
  for entry in entries {
    let key = FindingKey(entry)
    guard let finding = first[key], seen.insert(FindingKey(finding)).inserted else { continue }
    if let head = key.head, let places = heads[head], counts[key, default: 0] < places { continue }
    findings.append(finding)
  }
  return findings.sorted {
    ($0.range.lowerBound, $0.range.upperBound, $0.ruleID, $0.message)
      < ($1.range.lowerBound, $1.range.upperBound, $1.ruleID, $1.message)
  }
}

/// What makes two findings the same.
private struct FindingKey: Hashable {
  let ruleID: String
  let range: Range<Int>
  let head: Int?

  init(_ entry: Findings.Entry) {
    ruleID = entry.finding.ruleID
    range = entry.finding.range
    head = entry.head
  }

  init(_ finding: Finding) {
    ruleID = finding.ruleID
    range = finding.range
    head = nil
  }
}
