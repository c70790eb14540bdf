import CurbcutInterfaceBuilder
import CurbcutModel
import CurbcutRules

/// What is wrong in a file of Interface Builder, by place.
package enum InterfaceAnalysis {
  package typealias Failure = InterfaceDocument.Failure

  /// - Parameters:
  ///   - index: what the project's Swift files say.
  /// - Throws: Why the file cannot be read, with the place.
  package static func diagnostics(
    of bytes: [UInt8],
    configuration: Configuration,
    knowing index: ProjectIndex
  ) throws(Failure) -> [Diagnostic] {
    diagnostics(
      of: try InterfaceSource(reading: bytes),
      configuration: configuration,
      knowing: index
    )
  }

  static func diagnostics(
    of source: InterfaceSource,
    configuration: Configuration,
    knowing index: ProjectIndex
  ) -> [Diagnostic] {
    let document = InterfaceDocument(source)
    let code = index.interfaceCode(colors: configuration.project.colors)
    let found = RuleRunner(configuration.rules).findings(of: document, knowing: code)
    return found.map { Diagnostic($0, severity: configuration.severity(of: $0)) }
      .sorted { ($0.range.lowerBound, $0.ruleID) < ($1.range.lowerBound, $1.ruleID) }
  }
}

extension ProjectIndex {
  /// What the code of the project does to views of Interface Builder.
  func interfaceCode(colors: ProjectColors) -> InterfaceCode {
    let stage = Self.stageCount - 1
    let object: @Sendable (String) -> ObjectClass? = { className in
      facts(under: className, stage: stage)?.object
        ?? facts(under: ObjectNames.hiddenClass(className), stage: stage)?.object
    }
    // What is told of an outlet, by the name under which it is told.
    let told: @Sendable (String, String) -> [(name: String, touches: Set<String>)] = {
      className,
      property in
      let name = "\(className).\(property)"
      let own = facts(under: name, stage: stage)?.touches ?? []
      var others: [String] = []
      // That somebody paints the view of some screen says nothing of this one.
      if !own.contains(ObjectNames.privateOutlet), property != "view" {
        others.append(".\(property)")
      }
      // Where the class does not declare the outlet, one above it does.
      if own.isDisjoint(with: [ObjectNames.outlet, ObjectNames.privateOutlet]) {
        others.append(ObjectNames.outlet(property))
      }
      return [(name, own)] + others.map { ($0, facts(under: $0, stage: stage)?.touches ?? []) }
    }
    return InterfaceCode(
      outlet: { className, property in
        guard object(className) != nil else { return nil }
        let all = told(className, property).reduce(into: Set<String>()) {
          $0.formUnion($1.touches)
        }
        // A method of an extension does what is read there; any other may do everything.
        let sets = all.filter { $0.hasPrefix("~") }.reduce(into: ObjectNames.done(by: all)) {
          if let done = facts(under: $1, stage: stage)?.touches {
            $0.formUnion(done)
          } else if ObjectNames.owner(ofMethod: $1).map({ object($0)?.isUnread == false }) != true {
            // What a class of the project does in its methods is known with the class.
            $0.insert("*")
          }
        }
        return sets
      },
      instance: { className in
        guard let known = object(className), !known.isUnread else { return nil }
        return known.sets
      },
      assetColor: { colors.color(named: $0) },
      isSeenInDarkOnly: colors.areSeenInDarkOnly,
      isSeenInLightOnly: colors.areSeenInLightOnly,
      background: { className, property in
        let name = property.map { ObjectNames.held(by: "\(className).\($0)") }
        return (name.map { facts(under: $0, stage: stage)?.object } ?? object(className))?
          .background
      },
      unread: { className, property in
        let places: [String] = told(className, property).compactMap { name, touches in
          let unread = touches.filter { touch in
            let known = facts(under: touch, stage: stage)?.touches
            if touch.hasPrefix("~") { return known?.contains("*") != false }
            guard touch.hasPrefix(">") else { return false }
            return known == nil || !touches.contains(ObjectNames.followed(touch))
              || known.map { ObjectNames.done(byFunction: $0).contains("*") } == true
          }
          if unread.isEmpty, !touches.contains("*") { return nil }
          return
            "\(unread.isEmpty ? "code" : unread.sorted().joined(separator: ", ")) for `\(name)`"
        }
        return places.isEmpty ? nil : places.joined(separator: "; ")
      }
    )
  }
}
