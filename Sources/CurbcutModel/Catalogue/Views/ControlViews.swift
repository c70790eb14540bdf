extension ViewRow {
  /// Controls: views that a person operates.
  ///
  /// Source: Apple, "Controls and indicators", "Menus and commands" and the pages of the views.
  static let controls: [ViewRow] = [
    ViewRow(
      .button,
      .button,
      interactive: true,
      title: true,
      closures: ["action": .action, "label": .label],
      trailing: .having(["action", "intent"], .label, otherwise: .action)
    ),
    ViewRow(.editButton, .button, interactive: true, namedBySystem: true),
    ViewRow(.renameButton, .button, interactive: true, namedBySystem: true),
    ViewRow(
      .pasteButton,
      .button,
      interactive: true,
      namedBySystem: true,
      closures: ["onPaste": .action],
      trailing: .always(.action)
    ),
    ViewRow(
      .signInWithAppleButton,
      .button,
      interactive: true,
      namedBySystem: true,
      closures: ["onRequest": .action, "onCompletion": .action],
      trailing: .always(.action)
    ),
    ViewRow(
      .payWithApplePayButton,
      .button,
      interactive: true,
      namedBySystem: true,
      closures: ["action": .action, "fallback": .content],
      trailing: .always(.action)
    ),
    ViewRow(
      .addPassToWalletButton,
      .button,
      interactive: true,
      namedBySystem: true,
      trailing: .always(.action)
    ),
    ViewRow(
      .locationButton,
      .button,
      interactive: true,
      namedBySystem: true,
      trailing: .always(.action)
    ),
    ViewRow(
      .helpLink,
      .button,
      interactive: true,
      namedBySystem: true,
      closures: ["action": .action],
      trailing: .always(.action)
    ),
    ViewRow(
      .settingsLink,
      .button,
      interactive: true,
      closures: ["label": .label],
      trailing: .always(.label)
    ),
    ViewRow(
      .newDocumentButton,
      .button,
      interactive: true,
      namedBySystem: true,
      title: true,
      trailing: .always(.action)
    ),
    ViewRow(
      .textFieldLink,
      .button,
      interactive: true,
      title: true,
      closures: ["label": .label, "onSubmit": .action],
      trailing: .having(["_"], .action, otherwise: .label)
    ),
    ViewRow(
      .link,
      .link,
      interactive: true,
      title: true,
      closures: ["label": .label],
      trailing: .always(.label)
    ),
    ViewRow(
      .shareLink,
      .button,
      interactive: true,
      title: true,
      closures: ["label": .label, "preview": .data],
      trailing: .always(.label),
      views: ["subject": .data, "message": .data]
    ),
    ViewRow(
      .navigationLink,
      .button,
      interactive: true,
      title: true,
      closures: ["destination": .destination, "label": .label],
      trailing: .having(
        ["destination", "value", "route"],
        .label,
        otherwise: .destination
      ),
      views: ["destination": .destination, "label": .label]
    ),
    ViewRow(
      .menu,
      .menu,
      interactive: true,
      title: true,
      closures: ["content": .menu, "label": .label, "primaryAction": .action],
      trailing: .always(.menu),
      views: ["label": .label]
    ),
    ViewRow(
      .toggle,
      .toggle,
      interactive: true,
      title: true,
      closures: ["label": .label],
      trailing: .always(.label),
      views: ["label": .label]
    ),
    ViewRow(
      .slider,
      .slider,
      interactive: true,
      closures: [
        "label": .label, "minimumValueLabel": .minimumValueLabel,
        "maximumValueLabel": .maximumValueLabel, "currentValueLabel": .currentValueLabel,
        "onEditingChanged": .data, "ticks": .data, "tick": .data,
      ],
      trailing: .labelUnlessParameter,
      views: [
        "label": .label, "minimumValueLabel": .minimumValueLabel,
        "maximumValueLabel": .maximumValueLabel,
      ]
    ),
    ViewRow(
      .stepper,
      .stepper,
      interactive: true,
      title: true,
      closures: [
        "label": .label, "onIncrement": .action, "onDecrement": .action, "onEditingChanged": .data,
      ],
      trailing: .labelUnlessParameter,
      views: ["label": .label]
    ),
    ViewRow(
      .picker,
      .picker,
      interactive: true,
      title: true,
      closures: [
        "content": .content, "label": .label, "currentValueLabel": .currentValueLabel,
      ],
      trailing: .always(.content),
      views: ["label": .label]
    ),
    ViewRow(
      .datePicker,
      .datePicker,
      interactive: true,
      title: true,
      closures: ["label": .label],
      trailing: .always(.label),
      views: ["label": .label]
    ),
    ViewRow(
      .multiDatePicker,
      .datePicker,
      interactive: true,
      title: true,
      closures: ["label": .label],
      trailing: .always(.label)
    ),
    ViewRow(
      .colorPicker,
      .colorPicker,
      interactive: true,
      title: true,
      closures: ["label": .label],
      trailing: .always(.label)
    ),
    ViewRow(
      .photosPicker,
      .button,
      interactive: true,
      title: true,
      closures: ["label": .label],
      trailing: .always(.label)
    ),
    ViewRow(
      .textField,
      .textField,
      interactive: true,
      title: true,
      closures: ["label": .label, "onEditingChanged": .data, "onCommit": .action],
      trailing: .labelUnlessParameter,
      views: ["prompt": .placeholder]
    ),
    ViewRow(
      .secureField,
      .secureField,
      interactive: true,
      title: true,
      closures: ["label": .label, "onCommit": .action],
      trailing: .having(["_"], .action, otherwise: .label),
      views: ["prompt": .placeholder]
    ),
    ViewRow(.textEditor, .textEditor, interactive: true),
    ViewRow(
      .disclosureGroup,
      .disclosure,
      layout: .group,
      interactive: true,
      title: true,
      closures: ["content": .content, "label": .label],
      trailing: .always(.content),
      views: ["label": .label]
    ),
    ViewRow(
      .controlGroup,
      .container,
      layout: .group,
      title: true,
      closures: ["content": .content, "label": .label],
      trailing: .always(.content)
    ),
    ViewRow(
      .subscriptionStoreView,
      .container,
      interactive: true,
      namedBySystem: true,
      closures: ["marketingContent": .content],
      trailing: .always(.content)
    ),
    ViewRow(
      .storeView,
      .container,
      interactive: true,
      namedBySystem: true,
      trailing: .always(.icon)
    ),
    ViewRow(
      .productView,
      .container,
      interactive: true,
      namedBySystem: true,
      closures: ["icon": .icon, "placeholderIcon": .placeholder],
      trailing: .always(.icon)
    ),
    ViewRow(
      .controlWidgetButton,
      .button,
      interactive: true,
      title: true,
      closures: ["label": .label, "actionLabel": .data],
      trailing: .having(["action", "intent"], .label, otherwise: .action)
    ),
    ViewRow(
      .controlWidgetToggle,
      .toggle,
      interactive: true,
      title: true,
      closures: ["label": .label, "valueLabel": .data],
      trailing: .always(.data)
    ),
    ViewRow(
      .map,
      .map,
      interactive: true,
      closures: ["annotationContent": .content, "content": .content],
      trailing: .always(.content)
    ),
    ViewRow(
      .videoPlayer,
      .video,
      interactive: true,
      closures: ["videoOverlay": .overlay],
      trailing: .always(.overlay)
    ),
  ]
}
