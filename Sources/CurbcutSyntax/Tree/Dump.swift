/// The kinds that the comparison with swift-syntax looks at, as `kind start end` lines.
///
/// Offsets are UTF-8 and leave out trivia; empty nodes are left out. Lines are sorted by start,
/// longest first, then kind: the format of `Tests/ParserOracle`.
package func dump(of tree: SyntaxTree) -> String {
  var lines: [(start: Int, end: Int, kind: NodeKind)] = []
  for node in tree.root.descendants where node.kind.isCompared {
    let range = node.range
    if !range.isEmpty { lines.append((range.lowerBound, range.upperBound, node.kind)) }
  }
  let names = Dictionary(
    uniqueKeysWithValues: NodeKind.allCases.map { ($0, String(describing: $0)) }
  )
  lines.sort { first, second in
    if first.start != second.start { return first.start < second.start }
    if first.end != second.end { return first.end > second.end }
    return names[first.kind, default: ""] < names[second.kind, default: ""]
  }
  return lines.map { "\(names[$0.kind, default: ""]) \($0.start) \($0.end)\n" }.joined()
}

extension NodeKind {
  /// Whether the comparison with swift-syntax looks at nodes of this kind.
  fileprivate var isCompared: Bool {
    switch self {
    case .accessorBlock, .accessorDecl, .actorDecl, .arrayElement, .arrayExpr, .arrayType,
      .associatedTypeDecl, .attribute, .attributedType, .availabilityCondition, .awaitExpr,
      .booleanLiteralExpr, .borrowExpr, .breakStmt, .catchClause, .classDecl,
      .classRestrictionType, .closureCapture, .closureExpr, .closureParameter,
      .closureShorthandParameter, .closureSignature, .codeBlock, .compositionType,
      .conditionElement, .consumeExpr, .continueStmt, .copyExpr, .declModifier,
      .declReferenceExpr, .deferStmt, .deinitializerDecl, .dictionaryElement, .dictionaryExpr,
      .dictionaryType, .discardStmt, .doExpr, .doStmt, .enumCaseDecl, .enumCaseElement,
      .enumCaseParameter, .enumDecl, .expressionSegment, .extensionDecl, .fallThroughStmt,
      .floatLiteralExpr, .forStmt, .forceUnwrapExpr, .functionCallExpr, .functionDecl,
      .functionParameter, .functionParameterClause, .functionSignature, .functionType,
      .genericArgumentClause, .genericParameter, .genericParameterClause,
      .genericSpecializationExpr, .genericWhereClause, .guardStmt, .identifierPattern,
      .identifierType, .ifConfigClause, .ifConfigDecl, .ifExpr,
      .implicitlyUnwrappedOptionalType, .importDecl, .inOutExpr, .inheritanceClause,
      .inheritedType, .initializerClause, .initializerDecl, .inlineArrayType,
      .integerLiteralExpr, .isTypePattern, .keyPathExpr, .labeledExpr, .labeledStmt,
      .macroDecl, .macroExpansionDecl, .macroExpansionExpr, .matchingPatternCondition,
      .memberAccessExpr, .memberBlock, .memberType, .metatypeType,
      .multipleTrailingClosureElement, .namedOpaqueReturnType, .nilLiteralExpr, .operatorDecl,
      .optionalBindingCondition, .optionalChainingExpr, .optionalType, .packElementExpr,
      .packElementType, .packExpansionExpr, .packExpansionType, .patternBinding,
      .postfixIfConfigExpr, .postfixOperatorExpr, .precedenceGroupDecl, .prefixOperatorExpr,
      .protocolDecl, .regexLiteralExpr, .repeatStmt, .returnClause, .returnStmt, .sequenceExpr,
      .someOrAnyType, .stringLiteralExpr, .structDecl, .subscriptCallExpr, .subscriptDecl,
      .superExpr, .suppressedType, .switchCase, .switchCaseItem, .switchExpr, .throwStmt,
      .throwsClause, .tryExpr, .tupleExpr, .tuplePattern, .tupleType, .tupleTypeElement,
      .typeAliasDecl, .typeAnnotation, .unsafeExpr, .valueBindingPattern, .variableDecl,
      .whereClause, .whileStmt, .wildcardPattern, .yieldStmt:
      true
    default:
      false
    }
  }
}
