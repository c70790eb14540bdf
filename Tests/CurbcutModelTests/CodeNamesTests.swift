import CurbcutModel
import Testing

@Suite("Names from code")
struct CodeNamesTests {
  @Test(
    "are told from words that people say",
    arguments: [
      "save_button", "btnSave", "SaveButton", "settings.save.button", "SAVE_DRAFT", "row2_title",
    ]
  )
  func names(_ text: String) {
    #expect(CodeNames.isName(text))
  }

  @Test(
    "are no brands, words or signs",
    arguments: ["Save", "iPhone", "macOS", "GitHub", "Save_", "e.g.", "@save_it", "Save all", ""]
  )
  func words(_ text: String) {
    #expect(!CodeNames.isName(text))
  }

  @Test("say what is left without the kinds of views")
  func meaning() {
    #expect(CodeNames.words(of: "settings.save_button") == "Save")
    #expect(CodeNames.words(of: "settings.save.button") == "Save")
    #expect(CodeNames.words(of: "btnSaveDraft") == "Save draft")
    #expect(CodeNames.words(of: "button_2") == nil)
  }
}
