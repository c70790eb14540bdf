/// Which scenes of a storyboard people can come to, as far as the file says.
///
/// Source: Apple, Interface Builder's warning: "Scene is unreachable due to lack of entry points and does
/// not have an identifier for runtime access via -instantiateViewControllerWithIdentifier:".
struct InterfaceReach {
  /// The scene that each element is in, by the element.
  private let scenes: [Int?]
  private let reached: Set<Int>

  init(_ elements: [XMLElement]) {
    var scenes: [Int?] = []
    var places: [String: Int] = [:]
    var entries: [Int] = []
    let initial = elements.first?.attributes["initialViewController"]
    for (index, element) in elements.enumerated() {
      let scene = element.name == "scene" ? index : element.parent.flatMap { scenes[$0] }
      scenes.append(scene)
      guard let scene else { continue }
      if let id = element.attributes["id"] {
        places[id] = index
        if id == initial { entries.append(scene) }
      }
      if element.attributes["storyboardIdentifier"] != nil { entries.append(scene) }
    }
    var ways: [Int: [Int]] = [:]
    for (index, element) in elements.enumerated()
    where element.name == "segue" && element.attributes["kind"] != "unwind" {
      let destination = element.attributes["destination"].flatMap { places[$0] }
      guard let scene = scenes[index], let end = destination.flatMap({ scenes[$0] }) else {
        continue
      }
      ways[scene, default: []].append(end)
    }
    var reached = Set(entries)
    while let scene = entries.popLast() {
      for end in ways[scene] ?? [] where reached.insert(end).inserted { entries.append(end) }
    }
    self.scenes = scenes
    self.reached = reached
  }

  /// Whether people can come to an element: it is in no scene, or something leads to its scene.
  func leads(to place: Int) -> Bool { scenes[place].map(reached.contains) ?? true }
}
