/// What a node is, named as swift-syntax names it.
///
/// swift-syntax's collection nodes (`codeBlockItemList`, `labeledExprList` …), item wrappers
/// (`codeBlockItem`, `memberBlockItem`, `expressionStmt`) and `versionTuple`s are left out: their
/// content is the direct content of the node above.
package enum NodeKind: UInt8, Sendable, CaseIterable {
  // The file and the ends of the grammar.
  case sourceFile, endOfFile, unexpectedNodes, missingDecl, missingExpr, missingPattern, missingType
  /// The place in a declaration where units stand; never seen through ``Node``.
  case hole

  // Declarations.
  case accessorBlock, accessorDecl, accessorEffectSpecifiers, accessorParameters, actorDecl
  case associatedTypeDecl, classDecl, deinitializerDecl, enumCaseDecl
  case enumCaseElement, enumCaseParameter, enumCaseParameterClause, enumDecl, extensionDecl
  case functionDecl, functionEffectSpecifiers, functionParameter, functionParameterClause
  case functionSignature, ifConfigClause, ifConfigDecl, importDecl, importPathComponent
  case inheritanceClause, inheritedType, initializerClause, initializerDecl, macroDecl
  case macroExpansionDecl, memberBlock, operatorDecl, operatorPrecedenceAndTypes, patternBinding
  case poundSourceLocation, poundSourceLocationArguments, precedenceGroupAssignment
  case precedenceGroupAssociativity, precedenceGroupDecl, precedenceGroupRelation
  case primaryAssociatedType, primaryAssociatedTypeClause, protocolDecl, returnClause, structDecl
  case subscriptDecl, throwsClause, typeAliasDecl, typeInitializerClause, usingDecl, variableDecl

  // Attributes and modifiers.
  case attribute, availabilityArgument, availabilityLabeledArgument, attributeArguments
  case declModifier, declModifierDetail, platformVersion

  // Generics.
  case conformanceRequirement, genericArgument, genericArgumentClause, genericParameter
  case genericParameterClause, genericWhereClause, layoutRequirement, sameTypeRequirement

  // Statements.
  case availabilityCondition, breakStmt, catchClause, catchItem, codeBlock, conditionElement
  case continueStmt, deferStmt, discardStmt, doStmt, fallThroughStmt, forStmt, guardStmt
  case labeledStmt, matchingPatternCondition, optionalBindingCondition, repeatStmt, returnStmt
  case switchCase, switchCaseItem, switchCaseLabel, switchDefaultLabel, throwStmt
  case whereClause, whileStmt, yieldStmt, yieldedExpression, yieldedExpressionsClause

  // Expressions.
  case arrayElement, arrayExpr, arrowExpr, assignmentExpr, awaitExpr, binaryOperatorExpr
  case booleanLiteralExpr, borrowExpr, closureCapture, closureCaptureClause
  case closureCaptureSpecifier, closureExpr, closureParameter, closureParameterClause
  case closureShorthandParameter, closureSignature, consumeExpr, copyExpr, declNameArgument
  case declNameArguments, declReferenceExpr, dictionaryElement, dictionaryExpr
  case discardAssignmentExpr, doExpr, editorPlaceholderExpr, expressionSegment, floatLiteralExpr
  case forceUnwrapExpr, functionCallExpr, genericSpecializationExpr, ifExpr, inOutExpr
  case integerLiteralExpr, keyPathComponent, keyPathExpr
  case keyPathOptionalComponent, keyPathPropertyComponent, keyPathSubscriptComponent, labeledExpr
  case macroExpansionExpr, memberAccessExpr, moduleSelector, multipleTrailingClosureElement
  case nilLiteralExpr, optionalChainingExpr, packElementExpr, packExpansionExpr, patternExpr
  case postfixIfConfigExpr, postfixOperatorExpr, prefixOperatorExpr, regexLiteralExpr
  case sequenceExpr, simpleStringLiteralExpr, stringLiteralExpr, stringSegment
  case subscriptCallExpr, superExpr, switchExpr, tryExpr, tupleExpr, typeExpr, unresolvedAsExpr
  case unresolvedIsExpr, unresolvedTernaryExpr, unsafeExpr

  // Patterns.
  case expressionPattern, identifierPattern, isTypePattern, tuplePattern, tuplePatternElement
  case typeAnnotation, valueBindingPattern, wildcardPattern

  // Types.
  case arrayType, attributedType, classRestrictionType, compositionType, compositionTypeElement
  case dictionaryType, functionType, identifierType, implicitlyUnwrappedOptionalType
  case inlineArrayType, memberType, metatypeType, namedOpaqueReturnType
  case nonisolatedTypeSpecifier, optionalType, packElementType, packExpansionType
  case simpleTypeSpecifier, someOrAnyType, suppressedType, tupleType, tupleTypeElement
  case typeEffectSpecifiers
}
