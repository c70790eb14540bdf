/// The rows of a table that hold text which grows, and what fixes their height.
///
/// Source: Apple, `UITableView.rowHeight`: rows made of prototypes have the height of the table, and
/// what a prototype says counts in Interface Builder only; a static row may have a height of its own.
/// A delegate that answers `tableView(_:heightForRowAt:)` decides over both.
package struct InterfaceRows: Sendable {
  /// The height that the file fixes for one of them, in points; nil where it fixes none.
  package let height: Double?
  /// The start tag of what fixes the height, the table or a static row.
  package let range: Range<Int>
  /// The start tag of the table.
  package let tableRange: Range<Int>
  /// Whether most rows hold text that grows.
  package let isMostlyText: Bool
  /// The class of the table's delegate; nil where the file names none.
  package private(set) var delegate: String?
  /// The identifier of the delegate in the file.
  private let delegateID: String?

  init?(_ table: Int, in elements: [XMLElement]) {
    let isStatic = elements[table].attributes["dataMode"] == "static"
    let rows = Self.rows(of: table, in: elements)
    let growing = rows.filter { Self.holdsGrowingText($0, in: elements) }
    guard !growing.isEmpty else { return nil }
    isMostlyText = growing.count * 2 > rows.count
    tableRange = elements[table].range
    var found: (height: Double, range: Range<Int>)?
    for row in growing {
      let own = isStatic ? elements[row].height : nil
      guard let height = own ?? elements[table].height else { continue }
      found = (height, elements[own == nil ? table : row].range)
      break
    }
    height = found?.height
    range = found?.range ?? elements[table].range
    let outlet = elements[table].children.lazy.map { elements[$0] }
      .first { $0.name == "connections" }?.children.lazy.map { elements[$0] }
      .first { $0.name == "outlet" && $0.attributes["property"] == "delegate" }
    delegateID = outlet?.attributes["destination"]
  }

  /// The same with the class of the delegate.
  ///
  /// - Parameter classes: those of the project that the file names, by identifier.
  func resolved(by classes: [String: String]) -> InterfaceRows {
    var rows = self
    rows.delegate = delegateID.flatMap { classes[$0] }
    return rows
  }

  /// Prototypes stand in the table, static rows in its sections.
  private static func rows(of table: Int, in elements: [XMLElement]) -> [Int] {
    var found: [Int] = []
    var open = Array(elements[table].children.reversed())
    while let next = open.popLast() {
      if elements[next].name == "tableViewCell" {
        found.append(next)
      } else {
        open += elements[next].children.reversed()
      }
    }
    return found
  }

  private static func holdsGrowingText(_ cell: Int, in elements: [XMLElement]) -> Bool {
    var open = elements[cell].children
    while let next = open.popLast() {
      let element = elements[next]
      if ["label", "textField", "textView", "button"].contains(element.name),
        element.children.contains(where: {
          elements[$0].name == "fontDescription" && elements[$0].attributes["style"] != nil
        })
      {
        return true
      }
      open += element.children
    }
    return false
  }
}

extension XMLElement {
  /// The height of rows that it fixes, in points; nil where they are as high as what they hold.
  fileprivate var height: Double? {
    attributes["rowHeight"].flatMap { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
