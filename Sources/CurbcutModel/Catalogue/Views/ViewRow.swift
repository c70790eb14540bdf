/// What part of its parent a view or closure fills.
package enum Slot: UInt8, Sendable {
  case content, label, title, icon, header, footer, placeholder
  case currentValueLabel, minimumValueLabel, maximumValueLabel, markedValueLabels
  /// Closures that do something when activated: no views.
  case action
  /// Closures that compute data: no views.
  case data
  case destination, background, overlay, mask, toolbar
  /// Sheets, covers, popovers and inspectors.
  case sheet
  case alert
  /// The content of menus and context menus.
  case menu
  case swipeActions, tabItem, navigationTitle, safeAreaInset
  /// Views given to assistive technology only: representations, children, labels.
  case accessibility
  /// `AsyncImage`'s content for a phase of loading.
  case phase
  /// What a modifier of the project's own is handed: nobody knows where it shows that.
  case modifierContent
}

/// What assistive technology takes a view for.
package enum Role: String, Sendable {
  case none, text, image, button, link, toggle, slider, stepper, picker, textField, secureField
  case searchField, textEditor, progress, gauge, menu, disclosure, datePicker, colorPicker, tab
  case list, container, header, chart, map, video, canvas
}

/// How a container arranges what it holds.
package enum Layout: Sendable {
  case horizontal, vertical, depth, grid, list, form, scroll, group, section, navigation, tabs
}

/// How a view's initializers read their first unlabelled trailing closure.
package enum TrailingClosure: Sendable {
  case always(Slot)
  /// One slot where any of these labels is among the arguments, `_` for an unlabelled one; else
  /// another.
  case having([String], Slot, otherwise: Slot)
  /// `label:`, unless it takes a parameter: then it is told about changes.
  case labelUnlessParameter
}

/// What names a view of another package.
package enum ComponentNaming: Sendable, Equatable {
  /// The argument with a label, `_` for the first one without.
  case argument(String)
  /// Something that nobody has told.
  case unknown
}

/// One built-in view: what it becomes, what names it, which closures and arguments are what.
///
/// Note: immutable, and a class only so that every record can refer to its row.
package final class ViewRow: Sendable {
  package let kind: ViewKind
  package let role: Role
  package let layout: Layout?
  /// Whether a person operates it.
  package let isInteractive: Bool
  /// Whether it draws a picture rather than text.
  package let isDrawing: Bool
  /// Whether it only paints and is nothing to assistive technology: colors, shapes, spacers.
  package let isPaint: Bool
  /// Whether the system names it.
  package let isNamedBySystem: Bool
  /// Whether an unlabelled first argument is its title.
  package let hasTitle: Bool
  /// What the project says names a view that is not Apple's and acts like one of Apple's.
  package let naming: ComponentNaming?
  let closures: [String: Slot]
  let trailing: TrailingClosure
  let viewArguments: [String: Slot]

  init(
    _ kind: ViewKind,
    _ role: Role = .none,
    layout: Layout? = nil,
    interactive: Bool = false,
    drawing: Bool = false,
    paint: Bool = false,
    namedBySystem: Bool = false,
    title: Bool = false,
    closures: [String: Slot] = [:],
    trailing: TrailingClosure = .always(.content),
    views: [String: Slot] = [:]
  ) {
    self.kind = kind
    self.role = role
    self.layout = layout
    isInteractive = interactive
    isDrawing = drawing
    isPaint = paint
    isNamedBySystem = namedBySystem
    hasTitle = title
    naming = nil
    self.closures = closures
    self.trailing = trailing
    viewArguments = views
  }

  /// The row of a view of another package that acts like one of Apple's.
  ///
  /// - Parameter label: the label of the argument that names it, `_` for the first one without;
  ///   nil where it is not known what does.
  init(actingLike row: ViewRow, labelledBy label: String?) {
    kind = row.kind
    role = row.role
    layout = row.layout
    isInteractive = row.isInteractive
    isDrawing = row.isDrawing
    isPaint = row.isPaint
    isNamedBySystem = row.isNamedBySystem
    hasTitle = false
    naming = label.map { .argument($0) } ?? .unknown
    closures = row.closures
    trailing = row.trailing
    viewArguments = row.viewArguments
  }

  /// The slot of the first trailing closure, which has no label.
  ///
  /// - Parameters:
  ///   - labels: the labels of the arguments in parentheses, nil for unlabelled ones.
  ///   - hasParameters: whether the closure takes parameters.
  ///   - later: the labels of the trailing closures behind it.
  package func slot(
    ofTrailingClosureIn labels: [String?],
    closureHasParameters hasParameters: Bool,
    followedBy later: [String]
  ) -> Slot {
    switch trailing {
    case .always(let slot): return slot
    case .having(let names, let slot, let otherwise):
      let isThere = labels.contains { names.contains($0 ?? "_") }
      return isThere ? slot : otherwise
    case .labelUnlessParameter: return hasParameters ? .data : .label
    }
  }

  /// Whether what fills a slot is spoken as the name of the view itself.
  func namesItself(bySlot slot: Slot) -> Bool {
    switch slot {
    case .label: isInteractive || role == .progress || role == .gauge
    case .title, .icon: kind == .label
    default: false
    }
  }
}

extension ViewKind {
  /// What a person operates.
  package static let controls = allCases.filter {
    Catalogue.view($0.rawValue)?.isInteractive == true
  }

  /// What only paints: colors, shapes, spacers.
  package static let paint = allCases.filter { Catalogue.view($0.rawValue)?.isPaint == true }
}

/// What Apple defines, as data.
package enum Catalogue {
  private static let views: [String: ViewRow] = {
    var rows: [String: ViewRow] = [:]
    for row in ViewRow.controls + ViewRow.content + ViewRow.containers + ViewRow.paint {
      rows[row.kind.rawValue] = row
    }
    return rows
  }()

  /// The row of a built-in view by its type's name.
  package static func view(_ name: String) -> ViewRow? { views[name] }
}
