import CurbcutInterfaceBuilder

extension RuleRunner {
  /// What the rules find in a file of Interface Builder, in UTF-8 offsets of the file.
  package func findings(of document: InterfaceDocument, knowing code: InterfaceCode) -> [Finding] {
    var findings: [Finding] = []
    for view in document.views where code.canLoad(view) {
      for rule in rules {
        guard let fault = rule.interfaceCheck?(view, code) else { continue }
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

  /// What became of each rule at each view of a file of Interface Builder, in UTF-8 offsets of the
  /// file.
  package func traces(of document: InterfaceDocument, knowing code: InterfaceCode) -> [Trace] {
    var traces: [Trace] = []
    for view in document.views {
      for rule in rules {
        guard let check = rule.interfaceCheck else { continue }
        if code.canLoad(view), let fault = check(view, code) {
          traces.append(
            Trace(ruleID: rule.id, range: fault.range, outcome: .reported(fault.message))
          )
        } else if let fault = check(view, .idle) {
          // It would be wrong if there were no code.
          traces.append(
            Trace(
              ruleID: rule.id,
              range: fault.range,
              outcome: .exempt(
                code.reason(silencing: check, at: view) ?? "code of the project sets it, or may"
              )
            )
          )
        } else {
          traces.append(Trace(ruleID: rule.id, range: view.range, outcome: .nothingFound))
        }
      }
    }
    return traces
  }
}
