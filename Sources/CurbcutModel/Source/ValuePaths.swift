/// Where a piece of source names a value: alone, or with one of its members.
package struct ValuePaths: Sendable {
  /// The first member after each mention of the value; nil where it is meant as a whole.
  package let members: [String?]

  package init(of root: String, in source: String) {
    var members: [String?] = []
    var path: [String] = []
    var word = ""
    func finish() {
      if let index = path.firstIndex(of: root), index == 0 || path[0] == "self" {
        members.append(path.count > index + 1 ? path[index + 1] : nil)
      }
    }
    for character in source + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else if character == "." || character == "?" || character == "!" {
        if !word.isEmpty { path.append(word) }
        word = ""
        // `a ? b` is no chain.
        if character != ".", path.isEmpty { continue }
      } else {
        if !word.isEmpty { path.append(word) }
        word = ""
        finish()
        path = []
      }
    }
    self.members = members
  }
}
