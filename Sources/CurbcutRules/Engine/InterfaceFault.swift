import CurbcutInterfaceBuilder
import CurbcutModel

/// What the code of a project does to the views of a file of Interface Builder.
package struct InterfaceCode: Sendable {
  /// The properties and methods that the code of a class, or of whoever knows it, sets on one of its
  /// properties; `*` where the view is handed to code that was not read. Nil for a class that is not
  /// known.
  private let outlet: @Sendable (_ className: String, _ property: String) -> Set<String>?
  /// What a class of the project does to its instances; nil for a class that is not known.
  private let instance: @Sendable (_ className: String) -> Set<String>?
  /// A color of the project's asset catalogs by its name; nil for one that they do not have.
  let assetColor: @Sendable (_ name: String) -> AdaptiveColor?
  /// Whether people see the app in dark mode only.
  let isSeenInDarkOnly: Bool
  /// Whether people see the app in light mode only.
  let isSeenInLightOnly: Bool
  /// The one color that the code of a class gives its own view, or one of its properties, for good; nil
  /// where that is not known.
  let background: @Sendable (_ className: String, _ property: String?) -> ObjectBackground?
  /// Where the view of an outlet goes that is handed to code that was not read, in words.
  private let unread: @Sendable (_ className: String, _ property: String) -> String?

  package init(
    outlet: @escaping @Sendable (_ className: String, _ property: String) -> Set<String>?,
    instance: @escaping @Sendable (_ className: String) -> Set<String>?,
    assetColor: @escaping @Sendable (_ name: String) -> AdaptiveColor? = { _ in nil },
    isSeenInDarkOnly: Bool = false,
    isSeenInLightOnly: Bool = false,
    background:
      @escaping @Sendable (_ className: String, _ property: String?) -> ObjectBackground? = {
        _,
        _ in nil
      },
    unread: @escaping @Sendable (_ className: String, _ property: String) -> String? = { _, _ in
      nil
    }
  ) {
    self.outlet = outlet
    self.instance = instance
    self.assetColor = assetColor
    self.isSeenInDarkOnly = isSeenInDarkOnly
    self.isSeenInLightOnly = isSeenInLightOnly
    self.background = background
    self.unread = unread
  }

  /// Code that does nothing to any view.
  static let idle = InterfaceCode(outlet: { _, _ in [] }, instance: { _ in [] })

  /// Whether code that was read sets one of some properties of a view.
  package func sets(_ names: Set<String>, on view: InterfaceView) -> Bool {
    view.outlets.contains { known in
      known.className.flatMap { outlet($0, known.property) }?.isDisjoint(with: names) == false
    }
  }

  /// Whether the class that declares an outlet of a view knows what files of Interface Builder set
  /// on it.
  func isTold(of view: InterfaceView) -> Bool {
    view.customClass == nil
      && view.outlets.contains { known in
        guard let name = known.className, let told = outlet(name, known.property) else {
          return false
        }
        return told.contains(ObjectNames.interface)
          && !told.isDisjoint(with: [ObjectNames.outlet, ObjectNames.privateOutlet])
      }
  }

  /// Whether the class of the project that a file names may do one of some things to its instances.
  func mayDo(_ names: Set<String>, in className: String) -> Bool {
    instance(className)?.isDisjoint(with: names) != true
  }

  /// Whether a class of the project that was read does one of some things to its instances.
  func does(_ names: Set<String>, in className: String) -> Bool {
    instance(className)?.isDisjoint(with: names) == false
  }

  /// Whether a view can be made from the file: no class that has to be made for it traps then.
  func canLoad(_ view: InterfaceView) -> Bool { trap(on: view) == nil }

  /// The class that has to be made for a view and traps then.
  private func trap(on view: InterfaceView) -> String? {
    view.madeClasses.first { does([LoadingFacts.traps], in: $0) }
  }

  /// The height that a delegate of a table gives all rows for which it has no other answer; nil where
  /// it is not known.
  func rowHeight(answeredBy className: String) -> Double? {
    instance(className).flatMap { RowHeights.fallback(in: $0) }
  }

  /// The color that code gives a view that a text stands on; nil where that is not known.
  func background(of bearer: InterfaceBearer) -> AdaptiveColor? {
    var known: [ObjectBackground?] = []
    let names = bearer.owners + [bearer.customClass].compactMap { $0 }
    for name in names where mayPaint(InterfaceBearer(named: name)) {
      known.append(background(name, nil))
    }
    for outlet in bearer.outlets where mayPaint(InterfaceBearer(known: outlet)) {
      known.append(outlet.className.flatMap { background($0, outlet.property) })
    }
    guard let first = known.first ?? nil, known.allSatisfy({ $0?.color == first.color }) else {
      return nil
    }
    return first.color
  }

  /// Whether code may set one of some properties of a view.
  func maySet(_ names: Set<String>, on view: InterfaceView) -> Bool {
    treatment(of: names, on: view) != .leftAlone
  }

  /// What code does to some properties of a view.
  func treatment(of names: Set<String>, on view: InterfaceView) -> InterfaceTreatment {
    if setsFromInside(names, on: view) { return .changed }
    return treatment(of: names, on: view.outlets, of: view.customClass)
  }

  /// Whether code that knows a view in another one sets one of some properties of that other one.
  private func setsFromInside(_ names: Set<String>, on view: InterfaceView) -> Bool {
    view.innerOutlets.contains { known in
      known.className.flatMap { outlet($0, known.property) }?
        .isDisjoint(with: names.map(ObjectNames.around)) == false
    }
  }

  /// Whether code that was read sets one of some properties of a view, or may, so that it is not what the
  /// file writes that people meet.
  func replaces(_ names: Set<String>, on view: InterfaceView) -> Bool {
    sets(names, on: view) || setsFromInside(names, on: view)
      || view.customClass.map { does(names, in: $0) } == true
  }

  /// Whether code may give a view that a text stands on another background.
  func mayPaint(_ bearer: InterfaceBearer) -> Bool {
    treatment(of: bearer) != .leftAlone
  }

  /// What code does to the background of a view that a text stands on.
  func treatment(of bearer: InterfaceBearer) -> InterfaceTreatment {
    let names: Set<String> = ["backgroundColor", "alpha", "view", "contentView"]
    let classes = bearer.owners + [bearer.customClass].compactMap { $0 }
    let own = classes.map { name -> InterfaceTreatment in
      instance(name).map { $0.isDisjoint(with: names) ? .leftAlone : .changed } ?? .unread
    }
    return own.reduce(treatment(of: names, on: bearer.outlets, of: nil), max)
  }

  /// What code does to some properties of a view that a plain class of a package leaves alone: what
  /// Interface Builder says counts there.
  func treatmentKeptByPackages(
    of names: Set<String>,
    on view: InterfaceView
  ) -> InterfaceTreatment {
    let isKept = view.isOfPlainClass && view.customClass.map { instance($0) == nil } == true
    return treatment(of: names, on: view.outlets, of: isKept ? nil : view.customClass)
  }

  private func treatment(
    of names: Set<String>,
    on outlets: [InterfaceOutlet],
    of customClass: String?
  ) -> InterfaceTreatment {
    if let customClass, mayDo(names, in: customClass) { return .changed }
    let treatments = outlets.map { known -> InterfaceTreatment in
      guard let name = known.className, let sets = outlet(name, known.property) else {
        return known.isOfUIKit ? .leftAlone : known.isOfModule ? .unread : .changed
      }
      return sets.contains("*") || !sets.isDisjoint(with: names) ? .changed : .leftAlone
    }
    return treatments.max() ?? .leftAlone
  }
}

/// What code does to a property that a file of Interface Builder sets.
enum InterfaceTreatment: Int, Comparable {
  /// What the file says is what people meet.
  case leftAlone
  /// A class of Swift that nobody has read has an outlet to the view. Three of four such classes leave
  /// fonts, names and sizes as they are, so these are told as advice; what is set in code more often
  /// than not is left to the class.
  case unread
  /// Code sets it, or may: it hands the view to code that was not read, or is a class of Objective-C,
  /// whose file is not read everywhere.
  case changed

  static func < (left: InterfaceTreatment, right: InterfaceTreatment) -> Bool {
    left.rawValue < right.rawValue
  }

  /// How bad a fault may be that code which nobody has read could mend: no more than advice.
  func severity(_ severity: Severity?) -> Severity? {
    guard self == .unread else { return severity }
    return severity.map { min($0, .info) } ?? .info
  }
}

extension InterfaceOutlet {
  /// Whether UIKit declares it, which changes nothing that people see: `view` of a controller.
  fileprivate var isOfUIKit: Bool {
    className == nil
      && ["view", "delegate", "dataSource", "contentView", "backgroundView", "accessoryView"]
        .contains(property)
  }
}

extension InterfaceCode {
  /// What of the code keeps a rule from reporting a view; nil where no single thing does.
  func reason(
    silencing check: (InterfaceView, InterfaceCode) -> InterfaceFault?,
    at view: InterfaceView
  ) -> String? {
    if let name = trap(on: view) {
      return "`\(name)` cannot be made from the file: its `init(coder:)` traps"
    }
    let bearers = view.paint?.bearers ?? []
    let outlets = view.outlets + bearers.flatMap(\.outlets)
    for known in outlets {
      guard let name = known.className else { continue }
      let isMeant: @Sendable (String, String) -> Bool = { $0 == name && $1 == known.property }
      guard let sets = outlet(name, known.property) else {
        if check(view, only(outlet: { isMeant($0, $1) ? nil : [] })) == nil {
          return "`\(name)`, which has the outlet `\(known.property)`, is not known"
        }
        continue
      }
      for set in sets.sorted(by: { ($0 == "*" ? 1 : 0, $0) < ($1 == "*" ? 1 : 0, $1) })
      where check(view, only(outlet: { isMeant($0, $1) ? [set] : [] })) == nil {
        guard set == "*" else { return "code sets `\(set)` on `\(name).\(known.property)`" }
        let place = unread(name, known.property).map { ": \($0)" } ?? ""
        return "`\(name).\(known.property)` is handed to code that was not read\(place)"
      }
    }
    let classes =
      [view.customClass].compactMap { $0 }
      + bearers.flatMap { $0.owners + [$0.customClass].compactMap { $0 } }
    for name in classes {
      guard let sets = instance(name) else {
        if check(view, only(instance: { $0 == name ? nil : [] })) == nil {
          return "the class `\(name)` is not known"
        }
        continue
      }
      for set in sets.sorted()
      where check(view, only(instance: { $0 == name ? [set] : [] })) == nil {
        return "the class `\(name)` sets `\(set)`"
      }
    }
    return nil
  }

  /// The same with some of the code only.
  private func only(
    outlet: @escaping @Sendable (String, String) -> Set<String>? = { _, _ in [] },
    instance: @escaping @Sendable (String) -> Set<String>? = { _ in [] }
  ) -> InterfaceCode {
    InterfaceCode(
      outlet: outlet,
      instance: instance,
      assetColor: assetColor,
      isSeenInDarkOnly: isSeenInDarkOnly,
      isSeenInLightOnly: isSeenInLightOnly,
      background: background
    )
  }
}

/// What is wrong with a view of a file of Interface Builder.
package struct InterfaceFault: Sendable {
  let message: String
  let range: Range<Int>
  var severity: Severity?
}
