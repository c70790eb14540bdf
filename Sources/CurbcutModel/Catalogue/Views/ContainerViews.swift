extension ViewRow {
  /// Views that arrange or present others.
  ///
  /// Source: Apple, "Layout fundamentals", "Lists", "Navigation", "Toolbars", "Grouping".
  static let containers: [ViewRow] = [
    ViewRow(.hStack, layout: .horizontal, closures: ["content": .content]),
    ViewRow(.vStack, layout: .vertical, closures: ["content": .content]),
    ViewRow(.zStack, layout: .depth, closures: ["content": .content]),
    ViewRow(.lazyHStack, layout: .horizontal, closures: ["content": .content]),
    ViewRow(.lazyVStack, layout: .vertical, closures: ["content": .content]),
    ViewRow(.lazyHGrid, layout: .grid, closures: ["content": .content]),
    ViewRow(.lazyVGrid, layout: .grid, closures: ["content": .content]),
    ViewRow(.grid, layout: .grid, closures: ["content": .content]),
    ViewRow(.gridRow, layout: .horizontal, closures: ["content": .content]),
    ViewRow(.glassEffectContainer, layout: .group, closures: ["content": .content]),
    ViewRow(.group, layout: .group, closures: ["content": .content, "transform": .content]),
    ViewRow(.anyView, layout: .group, views: ["_": .content, "erasing": .content]),
    ViewRow(.anyLayout, layout: .group),
    ViewRow(.viewThatFits, layout: .group, closures: ["content": .content]),
    ViewRow(.geometryReader, layout: .group, closures: ["content": .content]),
    ViewRow(.geometryReader3D, layout: .group, closures: ["content": .content]),
    ViewRow(.scrollViewReader, layout: .group, closures: ["content": .content]),
    ViewRow(.timelineView, layout: .group, closures: ["content": .content]),
    ViewRow(
      .phaseAnimator,
      layout: .group,
      closures: ["content": .content, "animation": .data]
    ),
    ViewRow(
      .keyframeAnimator,
      layout: .group,
      closures: ["content": .content, "keyframes": .data]
    ),
    ViewRow(.scrollView, layout: .scroll, closures: ["content": .content]),
    ViewRow(
      .list,
      .list,
      layout: .list,
      closures: ["rowContent": .content, "content": .content]
    ),
    ViewRow(
      .outlineGroup,
      .disclosure,
      layout: .list,
      closures: ["content": .content]
    ),
    ViewRow(.forEach, layout: .group, closures: ["content": .content]),
    ViewRow(.form, .list, layout: .form, closures: ["content": .content]),
    ViewRow(.table, .list, layout: .list, closures: ["columns": .content, "rows": .data]),
    ViewRow(
      .tableColumn,
      layout: .group,
      title: true,
      closures: ["content": .content]
    ),
    ViewRow(
      .section,
      layout: .section,
      title: true,
      closures: ["content": .content, "header": .header, "footer": .footer],
      views: ["header": .header, "footer": .footer]
    ),
    ViewRow(
      .groupBox,
      .container,
      layout: .group,
      title: true,
      closures: ["content": .content, "label": .label],
      views: ["label": .label]
    ),
    ViewRow(.navigationStack, layout: .navigation, closures: ["root": .content]),
    ViewRow(.navigationView, layout: .navigation, closures: ["content": .content]),
    ViewRow(
      .navigationSplitView,
      layout: .navigation,
      closures: ["sidebar": .content, "content": .content, "detail": .content]
    ),
    ViewRow(.tabView, layout: .tabs, closures: ["content": .content]),
    ViewRow(
      .tab,
      .tab,
      title: true,
      closures: ["content": .content, "label": .label]
    ),
    ViewRow(
      .tabSection,
      .container,
      layout: .tabs,
      title: true,
      closures: ["content": .content, "header": .header]
    ),
    ViewRow(.toolbarItem, layout: .group, closures: ["content": .content]),
    ViewRow(
      .toolbarItemGroup,
      layout: .group,
      closures: ["content": .content, "label": .label]
    ),
    ViewRow(
      .toolbarTitleMenu,
      layout: .group,
      closures: ["content": .menu],
      trailing: .always(.menu)
    ),
    ViewRow(.windowGroup, layout: .group, title: true, closures: ["content": .content]),
    ViewRow(
      .dynamicIsland,
      layout: .group,
      closures: [
        "compactLeading": .content, "compactTrailing": .content, "minimal": .content,
      ]
    ),
  ]
}
