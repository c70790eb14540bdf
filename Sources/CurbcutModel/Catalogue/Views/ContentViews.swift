extension ViewRow {
  /// Views that show something: text, images, indicators, drawings.
  ///
  /// Source: Apple, "Text input and output", "Images", "Controls and indicators".
  static let content: [ViewRow] = [
    ViewRow(.text, .text, title: true),
    ViewRow(
      .label,
      .text,
      title: true,
      closures: ["title": .title, "icon": .icon],
      trailing: .always(.title),
      views: [:]
    ),
    ViewRow(.image, .image, drawing: true, closures: ["renderer": .data], trailing: .always(.data)),
    ViewRow(
      .asyncImage,
      .image,
      drawing: true,
      closures: ["content": .phase, "placeholder": .placeholder],
      trailing: .always(.phase)
    ),
    ViewRow(
      .labeledContent,
      .none,
      title: true,
      closures: ["content": .content, "label": .label],
      trailing: .always(.content)
    ),
    ViewRow(
      .contentUnavailableView,
      .text,
      title: true,
      closures: ["label": .label, "description": .content, "actions": .content],
      trailing: .always(.label)
    ),
    ViewRow(
      .progressView,
      .progress,
      title: true,
      closures: ["label": .label, "currentValueLabel": .currentValueLabel],
      trailing: .always(.label),
      views: ["label": .label]
    ),
    ViewRow(
      .gauge,
      .gauge,
      closures: [
        "label": .label, "currentValueLabel": .currentValueLabel,
        "minimumValueLabel": .minimumValueLabel, "maximumValueLabel": .maximumValueLabel,
        "markedValueLabels": .markedValueLabels,
      ],
      trailing: .always(.label)
    ),
    ViewRow(
      .canvas,
      .canvas,
      drawing: true,
      closures: ["renderer": .data, "symbols": .data, "resolve": .data],
      trailing: .always(.data)
    ),
    ViewRow(.chart, .chart, closures: ["content": .data], trailing: .always(.data)),
    ViewRow(.spriteView, .canvas, drawing: true, trailing: .always(.data)),
    ViewRow(.sceneView, .canvas, drawing: true, trailing: .always(.data)),
    ViewRow(
      .realityView,
      .canvas,
      drawing: true,
      closures: ["update": .data, "placeholder": .placeholder, "attachments": .content],
      trailing: .always(.data)
    ),
    ViewRow(
      .model3D,
      .canvas,
      drawing: true,
      closures: ["content": .phase, "placeholder": .placeholder],
      trailing: .always(.phase)
    ),
  ]

  /// Views that only paint: nothing to assistive technology until a modifier makes them something.
  static let paint: [ViewRow] =
    [
      ViewKind.spacer, .divider, .emptyView, .color, .rectangle, .roundedRectangle,
      .unevenRoundedRectangle, .circle, .ellipse, .capsule, .containerRelativeShape, .path,
      .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .meshGradient,
      .concentricRectangle,
    ].map { ViewRow($0, paint: true, trailing: .always(.data)) }
}
