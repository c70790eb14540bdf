import CurbcutProtocol
import Testing

/// JSON on bytes.
@Suite struct JSONTests {
  @Test(
    "a value is written as it is read",
    arguments: [
      "null", "true", "false", "0", "-1", "12345678901234567", "1.5", "\"\"", "\"a\"", "[]", "{}",
      "[1,[2,[3]]]", "{\"a\":{\"b\":[null,true]},\"c\":\"d\"}", "\"é🎉\"", "\"\\n\\t\\\"\\\\\"",
    ]
  )
  func roundTrip(text: String) throws {
    let value = try #require(JSON(parsing: Array(text.utf8)))
    #expect(value.text == text)
  }

  @Test(
    "escapes are the characters they stand for",
    arguments: [
      ("\"\\u0041\"", "A"), ("\"\\ud83c\\udf89\"", "🎉"), ("\"\\ud83c\"", "\u{FFFD}"),
      ("\"\\ud83cx\"", "\u{FFFD}x"), ("\"\\ud83c\\u0041\"", "\u{FFFD}A"),
      ("\"\\/\\b\\f\"", "/\u{8}\u{C}"),
      ("\"é\\u00e9\"", "éé"),
    ]
  )
  func escapes(text: String, expected: String) {
    #expect(JSON(parsing: Array(text.utf8))?.string == expected)
  }

  @Test(
    "numbers keep their value",
    arguments: [("1e3", 1000.0), ("1E-2", 0.01), ("-2.5e+1", -25), ("1e2", 100)]
  )
  func numbers(text: String, expected: Double) {
    #expect(JSON(parsing: Array(text.utf8)) == .number(expected))
  }

  @Test(
    "what is no JSON is refused",
    arguments: [
      "", " ", "nul", "truee", "[1,]", "[1", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "01",
      "-",
      "1.", "1e", "1e+", "\"", "\"\\x\"", "\"\\u12\"", "\"\u{1}\"", "1 2", "[]]", "'a'", "1e999",
    ]
  )
  func malformed(text: String) {
    #expect(JSON(parsing: Array(text.utf8)) == nil)
  }

  @Test("bytes that are not UTF-8 are refused in a string")
  func invalidUTF8() {
    for bytes: [UInt8] in [
      [0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ] {
      #expect(JSON(parsing: [34] + bytes + [34]) == nil)
      #expect(JSON(parsing: [34, 92, 110] + bytes + [34]) == nil)
    }
  }

  @Test("deep nesting is refused and does not exhaust the stack")
  func depth() {
    #expect(JSON(parsing: Array(String(repeating: "[", count: 100_000).utf8)) == nil)
    let deep = String(repeating: "{\"a\":", count: 100_000)
    #expect(JSON(parsing: Array(deep.utf8)) == nil)
    let fine = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(JSON(parsing: Array(fine.utf8)) != nil)
  }

  @Test("absent and null stay distinct")
  func absence() throws {
    let value = try #require(JSON(parsing: Array("{\"a\":null}".utf8)))
    #expect(value["a"] == .null)
    #expect(value["b"] == nil)
    #expect(JSON.object(["a": nil, "b": .null]).text == "{\"b\":null}")
  }
}
