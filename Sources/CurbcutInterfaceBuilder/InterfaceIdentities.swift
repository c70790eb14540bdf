/// What the objects of a file of Interface Builder are known by, whatever becomes of them.
package struct InterfaceIdentities: Sendable {
  private var views: [(start: Int, id: String)] = []
  private var classes: [String: String] = [:]
  private var known: Set<String> = []

  package init(_ source: InterfaceSource) {
    var owners: [String?] = []
    for element in source.elements {
      let around = element.parent.flatMap { owners[$0] }
      var owner = around
      if let id = element.attributes["id"], !Self.details.contains(element.name) {
        owner = id
        known.insert(id)
        classes[id] = element.attributes["customClass"]
      }
      owners.append(owner)
      if let owner { views.append((element.range.lowerBound, owner)) }
    }
  }

  /// What has an identifier and only says something of the object that it stands in.
  private static let details: Set<String> = [
    "constraint", "outlet", "outletCollection", "action", "segue", "exclude", "include",
  ]

  /// The identifier of the object that a place in the file says something of, in UTF-8 offsets.
  package func object(at offset: Int) -> String? {
    var (low, high) = (0, views.count)
    while low < high {
      let middle = (low + high) / 2
      if views[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? views[low - 1].id : nil
  }

  package func contains(_ id: String) -> Bool { known.contains(id) }

  /// The class of the project that an object is of; nil for one of the system.
  package func customClass(of id: String) -> String? { classes[id] }
}
