import CurbcutModel
import CurbcutRules

/// The JSON Schema of `.curbcut.json`, for editors that complete and explain settings.
///
/// Written from the same tables that the reader reads by, and from the rules' own words.
package enum ConfigurationSchema {
  /// The schema as a file: draft 7, which editors know, with their words for comments and for what
  /// each word of a list means.
  package static var text: String {
    SchemaValue.object([
      ("$schema", "http://json-schema.org/draft-07/schema#"),
      ("title", "Curbcut"),
      ("description", "What Curbcut checks in this folder and below."),
      ("type", "object"),
      ("allowComments", true),
      ("allowTrailingCommas", true),
      ("additionalProperties", false),
      (
        "properties",
        .object(ConfigurationKey.allCases.map { ($0.rawValue, schema(of: $0)) })
      ),
      ("definitions", .object([("level", level)])),
    ]).text + "\n"
  }

  private static func schema(of key: ConfigurationKey) -> SchemaValue {
    let description = ("description", SchemaValue.string(key.summary))
    switch key {
    case .schema: return .object([description, ("type", "string")])
    case .extends, .include, .exclude:
      return .object([description, ("type", ["string", "array"]), ("items", .type("string"))])
    case .profile:
      return .object([
        description,
        ("default", .string(Configuration().profile.rawValue)),
        ("enum", .strings(Configuration.Profile.allCases.map(\.rawValue))),
        ("enumDescriptions", .strings(Configuration.Profile.allCases.map(\.summary))),
      ])
    case .wcag:
      return .object([
        description,
        ("default", .string(Configuration().level.rawValue)),
        ("enum", .strings(Criterion.Level.allCases.map(\.rawValue))),
      ])
    case .platforms:
      let names = PlatformName.allCases.map(\.rawValue)
      let version = "^(\(names.joined(separator: "|"))) [0-9]+(\\.[0-9]+)?$"
      let platform = SchemaValue.object([
        ("anyOf", [.object([("enum", .strings(names))]), .object([("pattern", .string(version))])])
      ])
      return .object([description, ("anyOf", [platform, .array(of: platform)])])
    case .rules:
      return .object([
        description, ("type", "object"), ("additionalProperties", false),
        ("properties", .object(Rule.all.map { ($0.id, schema(of: $0)) })),
      ])
    case .components:
      return .object([
        description, ("type", "object"),
        ("propertyNames", .object([("pattern", "^[A-Z][A-Za-z0-9_]*$")])),
        ("additionalProperties", component),
      ])
    case .tasks:
      return .object([
        description, ("type", "object"),
        (
          "additionalProperties",
          .object([("type", ["string", "array"]), ("items", .type("string"))])
        ),
      ])
    }
  }

  // MARK: Rules

  private static var level: SchemaValue {
    .object([("enum", .strings(RuleLevel.words))])
  }

  private static func schema(of rule: Rule) -> SchemaValue {
    let criteria = rule.criteria.map { "WCAG \($0.number) (\($0.level.rawValue))" }
    let facts = ([rule.severity.rawValue] + (rule.isOn ? [] : ["off by default"]) + criteria)
      .joined(separator: ", ")
    let reference = ("$ref", SchemaValue.string("#/definitions/level"))
    var properties: [(String, SchemaValue)] = [("severity", .object([reference]))]
    if !rule.options.isEmpty {
      properties.append(
        (
          "options",
          .object([
            ("type", "object"), ("additionalProperties", false),
            ("properties", .object(rule.options.map { ($0.name, schema(of: $0)) })),
          ])
        )
      )
    }
    let why = rule.why.split(separator: "\n").joined(separator: " ")
    return .object([
      ("description", .string("\(rule.title) (\(facts)). \(why)")),
      (
        "anyOf",
        [
          .object([reference]),
          .object([
            ("type", "object"), ("additionalProperties", false),
            ("properties", .object(properties)),
          ]),
        ]
      ),
    ])
  }

  private static func schema(of option: RuleOption) -> SchemaValue {
    let description = ("description", SchemaValue.string(option.summary.capitalizedStart))
    switch option.kind {
    case .number(let bounds, _):
      return .object([
        description, ("type", "number"), ("minimum", .number(bounds.lowerBound)),
        ("maximum", .number(bounds.upperBound)),
      ])
    case .words(let known, _):
      let word = known.map { SchemaValue.object([("enum", .strings($0))]) } ?? .type("string")
      return .object([description, ("type", "array"), ("items", word)])
    }
  }

  // MARK: Components

  private static var component: SchemaValue {
    .object([
      ("type", "object"), ("additionalProperties", false),
      (
        "properties",
        .object(
          ComponentKey.allCases.map { key in
            let description = ("description", SchemaValue.string(key.summary))
            switch key {
            case .role:
              let roles = Component.Role.allCases.map(\.rawValue)
              return (key.rawValue, .object([description, ("enum", .strings(roles))]))
            case .label: return (key.rawValue, .object([description, ("type", "string")]))
            case .hides: return (key.rawValue, .object([description, ("type", "boolean")]))
            case .groups:
              let groupings = ConfigurationFile.groupings.keys.sorted()
              return (key.rawValue, .object([description, ("enum", .strings(groupings))]))
            }
          }
        )
      ),
    ])
  }
}

extension String {
  fileprivate var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }
}

/// A JSON value that is written, members in the order that is given.
private enum SchemaValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral
{
  case string(String)
  case number(Double)
  case boolean(Bool)
  case array([SchemaValue])
  case object([(String, SchemaValue)])

  init(stringLiteral value: String) { self = .string(value) }

  init(booleanLiteral value: Bool) { self = .boolean(value) }

  init(arrayLiteral elements: SchemaValue...) { self = .array(elements) }

  static func strings(_ strings: [String]) -> SchemaValue { .array(strings.map { .string($0) }) }

  static func type(_ name: String) -> SchemaValue { .object([("type", .string(name))]) }

  static func array(of items: SchemaValue) -> SchemaValue {
    .object([("type", "array"), ("items", items)])
  }

  var text: String {
    var text = ""
    write(to: &text, indentation: "")
    return text
  }

  private func write(to text: inout String, indentation: String) {
    let inner = indentation + "  "
    switch self {
    case .string(let string): text += Self.quoted(string)
    case .number(let number): text += ConfigurationFile.text(of: number)
    case .boolean(let value): text += String(value)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(to: &text, indentation: indentation)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index > 0 ? "," : "") + "\n\(inner)\(Self.quoted(member.0)): "
        member.1.write(to: &text, indentation: inner)
      }
      text += members.isEmpty ? "}" : "\n\(indentation)}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
