import CurbcutInterfaceBuilder

extension RuleRunner {
  /// What the rules find in a file of Interface Builder, in UTF-8 offsets of the file.
  package func findings(of document: InterfaceDocument, knowing code: InterfaceCode) -> [Finding] {
    var findings: [Finding] = []
    for view in document.views {
      for rule in rules {
        guard case .interface(let check) = rule.check, let fault = check(view, code) else {
          continue
        }
        findings.append(
          Finding(
            ruleID: rule.id,
            message: fault.message,
            range: fault.range,
            severity: fault.severity ?? rule.severity,
            fixes: []
          )
        )
      }
    }
    return findings
  }
}
