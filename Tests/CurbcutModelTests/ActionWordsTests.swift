import CurbcutModel
import CurbcutSyntax
import Testing

/// Words for labels from names in code.
@Suite struct ActionWordsTests {
  @Test(
    "of the name of an action",
    arguments: [
      ("deleteItem", "Delete item"), ("didTapSave", "Save"), ("showSettings", "Show settings"),
      ("dismiss", "Close"), ("dismissView", "Close"), ("logoutAccount", "Log out account"),
      ("showiPadColumn", "Show iPad column"), ("listEdit", "Edit list"),
      ("replyToStatusEditor", "Reply to status"), ("privateEmailStatusBool", nil),
      ("removeAction", "Remove"), ("onSwipeDismiss", "Close"), ("navigateBack", "Back"),
      ("showRenamePrompt", "Rename"), ("showAlert", nil), ("scrollTo", nil),
      ("setNavigation", nil), ("fetchMore", "Load more"), ("volumeButtonPushed", "Volume"),
      ("buttonTapped", nil), ("incrementButtonTapped", "Increase"),
      ("deleteBarButtonPressed", "Delete"), ("openWebView", "Open web view"),
      ("increment", nil), ("removeAll", nil), ("icon0", nil), ("update", nil), ("clear16", nil),
      ("closeFilterSheetTapped", "Close"), ("closeAccount", "Close account"),
    ] as [(String, String?)]
  )
  func actions(_ name: String, _ expected: String?) {
    #expect(ActionWords.label(forAction: name) == expected)
  }

  @Test("of a flag that is flipped, in both states")
  func toggles() {
    #expect(ActionWords.labels(forToggling: "isPlaying")?.set == "Pause")
    #expect(ActionWords.labels(forToggling: "isPlaying")?.unset == "Play")
    #expect(ActionWords.labels(forToggling: "isOn") == nil)
    #expect(ActionWords.labels(forToggling: "isInEditMode")?.set == "Done")
    #expect(ActionWords.labels(forToggling: "showsSidebar")?.unset == "Show sidebar")
    #expect(ActionWords.labels(forToggling: "sidebarIsCollapsed")?.set == "Expand sidebar")
  }

  @Test(
    "of the property that a control is bound to",
    arguments: [
      ("isLoud", "Loud"), ("sliderValue", nil), ("toggleValue", nil), ("selectedDate", "Date"),
      ("issueAreaListSelection", "Issue area"), ("enablesLiveText", "Live text"),
      ("noteToInput", nil), ("unwrapped", nil),
    ] as [(String, String?)]
  )
  func properties(_ name: String, _ expected: String?) {
    #expect(ActionWords.label(forProperty: name) == expected)
  }

  @Test(
    "of the first step that matters",
    arguments: [
      ("Haptics.tap(); model.deleteItem(item)", .order("Delete item")),
      ("presentedSheet = .accountSettings", .destination("Account settings")),
      ("store.send(.dismissMenu)", .order("Dismiss menu")),
      ("dismiss.callAsFunction()", .order("Close")),
      ("store.send(.view(.addTapped))", .order("Add")),
      ("store.send(.helpSheetRequested)", .destination("Help")),
      ("focusedField = .name; tags.append(tag)", nil),
      ("guard ok else { assertionFailure(); return }; app.setIcon(name)", nil),
      ("isMuted.toggle()", .toggle("isMuted")),
      ("searchQuery = \"\"", .order("Clear")),
      ("showSettings = true", .order("Show settings")),
      ("isSettingsPresented = true", .order("Show settings")),
      ("sheet = nil", .order("Close")),
      ("count += 1", nil),
      ("model.postVote(vote: liked ? .neutral : .upvote)", .order("Upvote")),
      ("store.send(.setNavigation(.clearHistory))", .order("Clear history")),
      ("store.send(.setNavigation(nil))", .order("Close")),
      ("store.send(.buttonTapped)", nil), ("store.send(.voteComment(id, -1))", nil),
      ("local.remove(favorite: reddit)", .order("Remove favorite")),
      ("sharePickerShown.toggle()", .order("Share")),
      ("store.showSettingsState.toggle()", .order("Show settings")),
      ("isAddingAsset = true", .order("Add asset")),
      ("if saved { deleteItem() } else { saveItem() }", nil),
    ] as [(String, ActionMeaning?)]
  )
  func meaning(_ action: String, _ expected: ActionMeaning?) throws {
    let source =
      "struct A: View { var body: some View { Button { \(action) } label: { Image(\"a\") } } }"
    let tree = SyntaxTree(parsing: source)
    let unit = try #require(tree.units.first { _ in true })
    let model = ItemModel(lowering: unit.root(at: 0))
    let button = try #require(model.trees.first?.elements.first { $0.is(.button) })
    #expect(Activation(of: button).meaning == expected)
  }
}
