/// One built-in modifier: which of its closures and arguments are views, and where they go.
package struct ModifierRow: Sendable {
  package let name: String
  /// Closures and view arguments by label.
  let slots: [String: Slot]
  /// The unlabelled trailing closure.
  let trailing: Slot?
  /// The first argument, where it is a view and has no label.
  let firstArgument: Slot?

  init(
    _ name: String,
    trailing: Slot? = nil,
    first: Slot? = nil,
    slots: [String: Slot] = [:]
  ) {
    self.name = name
    self.trailing = trailing
    firstArgument = first
    self.slots = slots
  }

  /// Whether any of its closures and arguments go somewhere.
  var bringsViews: Bool { trailing != nil || firstArgument != nil || !slots.isEmpty }

  static let all: [ModifierRow] =
    bringingViews + plainNames.map { ModifierRow(String($0)) }
    + AccessibilityAPI.modifiers.compactMap { name in
      bringingViews.contains { $0.name == name } ? nil : ModifierRow(name)
    }

  /// Modifiers that bring views along.
  ///
  /// Source: Apple, "View modifiers" and the pages of the modifiers.
  private static let bringingViews: [ModifierRow] = [
    ModifierRow("overlay", trailing: .overlay, first: .overlay, slots: ["content": .overlay]),
    ModifierRow(
      "background",
      trailing: .background,
      first: .background,
      slots: ["content": .background]
    ),
    ModifierRow("mask", trailing: .mask, first: .mask, slots: ["mask": .mask]),
    ModifierRow("toolbar", trailing: .toolbar, slots: ["content": .toolbar, "items": .toolbar]),
    ModifierRow(
      "navigationBarItems",
      slots: ["leading": .toolbar, "trailing": .toolbar]
    ),
    ModifierRow("sheet", trailing: .sheet, slots: ["content": .sheet, "onDismiss": .action]),
    ModifierRow(
      "fullScreenCover",
      trailing: .sheet,
      slots: ["content": .sheet, "onDismiss": .action]
    ),
    ModifierRow("popover", trailing: .sheet, slots: ["content": .sheet]),
    ModifierRow("inspector", trailing: .sheet, slots: ["content": .sheet]),
    ModifierRow(
      "alert",
      trailing: .alert,
      slots: ["actions": .alert, "message": .alert, "content": .alert]
    ),
    ModifierRow(
      "confirmationDialog",
      trailing: .alert,
      slots: ["actions": .alert, "message": .alert]
    ),
    ModifierRow("actionSheet", trailing: .alert, slots: ["content": .alert]),
    ModifierRow(
      "contextMenu",
      trailing: .menu,
      slots: ["menuItems": .menu, "preview": .data]
    ),
    ModifierRow("toolbarTitleMenu", trailing: .menu, slots: ["content": .menu]),
    ModifierRow("swipeActions", trailing: .swipeActions, slots: ["content": .swipeActions]),
    ModifierRow("tabItem", trailing: .tabItem, first: .tabItem),
    ModifierRow(
      "safeAreaInset",
      trailing: .safeAreaInset,
      slots: ["content": .safeAreaInset]
    ),
    ModifierRow("safeAreaBar", trailing: .safeAreaInset, slots: ["content": .safeAreaInset]),
    ModifierRow(
      "navigationDestination",
      trailing: .destination,
      slots: ["destination": .destination]
    ),
    ModifierRow("navigationTitle", trailing: .navigationTitle),
    ModifierRow("searchSuggestions", trailing: .menu),
    ModifierRow("tabViewBottomAccessory", trailing: .safeAreaInset),
    ModifierRow(
      "tabViewSidebarHeader",
      trailing: .safeAreaInset,
      slots: ["content": .safeAreaInset]
    ),
    ModifierRow(
      "tabViewSidebarFooter",
      trailing: .safeAreaInset,
      slots: ["content": .safeAreaInset]
    ),
    ModifierRow(
      "tabViewSidebarBottomBar",
      trailing: .safeAreaInset,
      slots: ["content": .safeAreaInset]
    ),
    ModifierRow("listRowBackground", first: .background),
    ModifierRow("containerBackground", trailing: .background, slots: ["content": .background]),
    ModifierRow("presentationBackground", trailing: .background),
    ModifierRow("draggable", trailing: .data, slots: ["preview": .data]),
    ModifierRow("onDrag", trailing: .action, slots: ["preview": .data]),
    ModifierRow(
      "accessibilityRepresentation",
      trailing: .accessibility,
      slots: ["representation": .accessibility]
    ),
    ModifierRow(
      "accessibilityChildren",
      trailing: .accessibility,
      slots: ["children": .accessibility]
    ),
    ModifierRow("accessibilityLabel", trailing: .data, slots: ["content": .data]),
    ModifierRow("accessibilityActions", trailing: .menu, slots: ["content": .menu]),
    ModifierRow("accessibilityShowsLargeContentViewer", trailing: .accessibility),
    ModifierRow("accessibilityQuickAction", trailing: .accessibility),
    ModifierRow("keyboardToolbar", trailing: .toolbar),
    ModifierRow("ornament", trailing: .sheet, slots: ["ornament": .sheet]),
    ModifierRow("scrollTransition"),
    ModifierRow("visualEffect"),
  ]

  /// Modifiers that bring no views, by name.
  private static let plainNames = """
    alignmentGuide allowedDynamicRange allowsHitTesting allowsTightening animation antialiased
    aspectRatio autocapitalization autocorrectionDisabled backgroundExtensionEffect
    backgroundPreferenceValue backgroundStyle badge badgeProminence baselineOffset blendMode blur
    bold border brightness buttonBorderShape buttonRepeatBehavior buttonStyle buttonSizing
    chartAngleSelection chartBackground chartForegroundStyleScale chartLegend chartOverlay
    chartPlotStyle chartScrollPosition chartScrollableAxes chartXAxis chartXAxisLabel chartXScale
    chartXSelection chartYAxis chartYAxisLabel chartYScale clipShape clipped colorInvert
    colorMultiply colorScheme compositingGroup containerRelativeFrame containerShape
    containerValue contentMargins contentShape contentTransition contrast controlGroupStyle
    controlSize coordinateSpace cornerRadius datePickerStyle defaultAppStorage
    defaultFocus defaultHoverEffect defaultScrollAnchor defaultWheelPickerItemHeight deleteDisabled
    dialogIcon dialogSuppressionToggle disableAutocorrection disabled disclosureGroupStyle
    drawingGroup dropDestination dynamicTypeSize edgesIgnoringSafeArea environment
    environmentObject exportsItemProviders fileExporter fileImporter fileMover fill findDisabled
    findNavigator fixedSize flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope
    focusSection focusable focused focusedObject focusedSceneValue focusedValue font fontDesign
    fontWeight fontWidth foregroundColor foregroundStyle formStyle frame
    gaugeStyle geometryGroup gesture glassEffect glassEffectID grayscale gridCellAnchor
    gridCellColumns gridCellUnsizedAxes gridColumnAlignment groupBoxStyle handlesExternalEvents
    handGestureShortcut headerProminence help hidden highPriorityGesture hoverEffect hueRotation
    id ignoresSafeArea imageScale indexViewStyle interactiveDismissDisabled interpolation
    invalidatableContent italic itemProvider kerning keyboardShortcut keyboardType
    keyframeAnimator labelIconToTitleSpacing labelStyle labeledContentStyle labelsHidden
    labelsVisibility layoutDirectionBehavior layoutPriority layoutValue lineHeight lineLimit
    lineSpacing listItemTint listRowHoverEffect listRowInsets listRowPlatterColor
    listRowSeparator listRowSeparatorTint listRowSpacing listSectionSeparator
    listSectionSeparatorTint listSectionSpacing listSectionMargins listStyle luminanceToAlpha
    mapControlVisibility mapControls mapStyle matchedGeometryEffect matchedTransitionSource
    materialActiveAppearance menuActionDismissBehavior menuIndicator menuOrder menuStyle
    minimumScaleFactor modifier monospaced monospacedDigit moveDisabled multilineTextAlignment
    navigationBarBackButtonHidden navigationBarHidden navigationBarTitle
    navigationBarTitleDisplayMode navigationDocument navigationLinkIndicatorVisibility
    navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTransition
    navigationViewStyle offset onAppear onChange onCommand onContinuousHover
    onContinueUserActivity onCopyCommand onCutCommand onDelete onDeleteCommand onDisappear
    onDrop onExitCommand onGeometryChange onHover onInAppPurchaseCompletion onKeyPress
    onLongPressGesture onMove onMoveCommand onOpenURL onPasteCommand onPencilDoubleTap
    onPlayPauseCommand onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange
    onScrollVisibilityChange onSubmit onTapGesture onWorldRecenter opacity overlayPreferenceValue
    padding paletteSelectionEffect perspectiveRotationEffect phaseAnimator photosPicker
    photosPickerStyle pickerStyle popoverTip position preference preferredColorScheme
    prefersDefaultFocus presentationBackgroundInteraction presentationCompactAdaptation
    presentationContentInteraction presentationCornerRadius presentationDetents
    presentationDragIndicator presentationSizing previewContext previewDevice previewDisplayName
    previewInterfaceOrientation previewLayout privacySensitive progressViewStyle projectionEffect
    quickLookPreview redacted refreshable renderingMode renameAction replaceDisabled resizable
    rotation3DEffect rotationEffect safeAreaPadding saturation scaleEffect scaledToFill
    scaledToFit scenePadding scrollBounceBehavior scrollClipDisabled scrollContentBackground
    scrollDisabled scrollDismissesKeyboard scrollEdgeEffectStyle scrollIndicators
    scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTarget scrollTargetBehavior
    scrollTargetLayout searchCompletion searchDictationBehavior searchFocused
    searchPresentationToolbarBehavior searchScopes searchToolbarBehavior searchable
    sectionActions selectionDisabled sensoryFeedback shadow signInWithAppleButtonStyle
    simultaneousGesture speechAdjustedPitch speechAlwaysIncludesPunctuation
    speechAnnouncementsQueued speechSpellsOutCharacters springLoadingBehavior statusBar
    statusBarHidden stroke strokeBorder strikethrough submitLabel submitScope subscriptionStatusTask
    supportedFamilies symbolEffect symbolEffectsRemoved symbolRenderingMode symbolVariant
    symbolColorRenderingMode symbolVariableValueMode symbolVariableValue tabBarMinimizeBehavior
    tabViewCustomization tabViewSearchActivation tabViewStyle tableColumnHeaders
    tableStyle tag task textCase textContentType textEditorStyle textFieldStyle
    textInputAutocapitalization textInputFormattingControlVisibility textInputSuggestions textRenderer
    textScale textSelection textSelectionAffinity tint toggleStyle toolbarBackground
    toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle toolbarItemHidden
    toolbarRole toolbarTitleDisplayMode toolbarVisibility tracking
    transaction transformEffect transformEnvironment transformPreference transition trim
    truncationMode typesettingLanguage typeSelectEquivalent underline unredacted
    userActivity widgetAccentable widgetAccentedRenderingMode widgetBackground widgetLabel
    widgetURL windowToolbarFullScreenVisibility writingDirection writingToolsBehavior zIndex
    """.split { $0 == " " || $0 == "\n" }
}

extension Catalogue {
  private static let modifiers: [String: ModifierRow] = {
    var rows: [String: ModifierRow] = [:]
    for row in ModifierRow.all { rows[row.name] = row }
    return rows
  }()

  /// The row of a built-in modifier by its name.
  package static func modifier(_ name: String) -> ModifierRow? { modifiers[name] }
}
