import CurbcutProtocol
import Foundation

/// A session of the Model Context Protocol: a message in, at most one out.
///
/// Source: Model Context Protocol, "Specification", revision 2025-06-18: lifecycle, tools, and the
/// transport over standard input and output, where a message is a line.
struct MCPServer {
  /// The revisions that the session can follow, the newest first; what is used of them is the same.
  private static let revisions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private var tools: MCPTools
  /// Whether the client tells which folders it works in.
  private var hasRoots = false
  private static let rootsID = Message.ID.string("roots")

  /// - Parameter folder: below which files may be read and written; absolute.
  init(folder: String) { tools = MCPTools(folder: folder) }

  /// The message that follows from one of the client's: the answer to a request, or a request of the
  /// server's own.
  mutating func answer(to line: [UInt8]) -> Message? {
    let message: Message
    do throws(Message.Malformed) {
      message = try Message(parsing: line)
    } catch {
      return .failure(id: error.id, error.error)
    }
    switch message {
    case .request: break
    case .notification("notifications/initialized", _),
      .notification("notifications/roots/list_changed", _):
      return hasRoots ? .request(id: Self.rootsID, method: "roots/list", params: nil) : nil
    case .response(Self.rootsID?, let result):
      // A client that names none lets nothing be read.
      tools.roots = result["roots"]?.array?.compactMap { root in
        root["uri"]?.string.flatMap { URL(string: $0) }.flatMap { uri in
          uri.isFileURL ? uri.path(percentEncoded: false) : nil
        }
      }
      return nil
    default: return nil
    }
    guard case .request(let id, let method, let params) = message else { return nil }
    do throws(ResponseError) {
      return .response(id: id, result: try result(of: method, params))
    } catch {
      return .failure(id: id, error)
    }
  }

  private mutating func result(of method: String, _ params: JSON?) throws(ResponseError) -> JSON {
    switch method {
    case "initialize":
      let asked = params?["protocolVersion"]?.string
      hasRoots = params?.at("capabilities", "roots") != nil
      let revision = Self.revisions.first { $0 == asked } ?? Self.revisions[0]
      return .object([
        "protocolVersion": .string(revision),
        "capabilities": .object(["tools": .object([])]),
        "serverInfo": .object([
          "name": "curbcut", "title": "Curbcut", "version": .string(Curbcut.version),
        ]),
        "instructions": """
        Accessibility linter for SwiftUI and UIKit. Check Swift files after changing views; explain a \
        rule before fixing what it reports; read the transcript to hear what VoiceOver says. Findings \
        come from source code: none does not mean that an app is accessible.
        """,
      ])
    case "ping": return .object([])
    case "tools/list": return .object(["tools": .array(MCPTools.list)])
    case "tools/call":
      guard let name = params?["name"]?.string else {
        throw ResponseError(.invalidParams, "tools/call needs the name of a tool")
      }
      return try tools.call(name, params?["arguments"] ?? .object([]))
    default:
      throw ResponseError(.methodNotFound, "unknown method \"\(method)\"")
    }
  }
}
