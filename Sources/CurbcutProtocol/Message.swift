/// The wire: JSON on bytes, frames, JSON-RPC messages and the structures of the Language Server
/// Protocol that are used. Nothing here knows anything of accessibility.

/// A JSON-RPC 2.0 message.
package enum Message: Sendable, Equatable {
  case request(id: ID, method: String, params: JSON?)
  case notification(method: String, params: JSON?)
  case response(id: ID?, result: JSON)
  case failure(id: ID?, ResponseError)

  /// What ties an answer to its request.
  package enum ID: Sendable, Hashable {
    case number(Int)
    case string(String)

    package var json: JSON {
      switch self {
      case .number(let value): .integer(value)
      case .string(let value): .string(value)
      }
    }

    package init?(_ json: JSON?) {
      switch json {
      case .integer(let value)?: self = .number(value)
      case .string(let value)?: self = .string(value)
      default: return nil
      }
    }
  }

  /// Why bytes are no message.
  package struct Malformed: Error, Equatable {
    package let id: ID?
    package let error: ResponseError
  }

  /// Reads one message.
  package init(parsing bytes: [UInt8]) throws(Malformed) {
    let json: JSON
    do {
      json = try JSONReader.read(bytes)
    } catch {
      throw Malformed(
        id: nil,
        error: ResponseError(.parseError, "invalid JSON: \(error.reason) (byte \(error.offset))")
      )
    }
    try self.init(json)
  }

  /// Reads one message from its JSON.
  package init(_ json: JSON) throws(Malformed) {
    let id = ID(json["id"])
    guard case .object = json else {
      let reason =
        json.array == nil ? "expected an object" : "batches are not part of the protocol"
      throw Malformed(id: nil, error: ResponseError(.invalidRequest, reason))
    }
    if let method = json["method"]?.string {
      let params = json["params"]
      if let id {
        self = .request(id: id, method: method, params: params)
      } else if json["id"] == nil {
        self = .notification(method: method, params: params)
      } else {
        throw Malformed(
          id: nil,
          error: ResponseError(.invalidRequest, "the id of a request must be a number or a string")
        )
      }
    } else if let error = json["error"] {
      let code = error["code"]?.integer ?? ResponseError.Code.internalError.rawValue
      self = .failure(
        id: id,
        ResponseError(code: code, message: error["message"]?.string ?? "")
      )
    } else if let result = json["result"] {
      self = .response(id: id, result: result)
    } else {
      throw Malformed(
        id: id,
        error: ResponseError(.invalidRequest, "neither a request nor a response")
      )
    }
  }

  /// The request that the message cancels.
  package var cancelledID: ID? {
    guard case .notification("$/cancelRequest", let params) = self else { return nil }
    return ID(params?["id"])
  }

  package var json: JSON {
    switch self {
    case .request(let id, let method, let params):
      .object([
        "jsonrpc": "2.0", "id": id.json, "method": .string(method), "params": params,
      ])
    case .notification(let method, let params):
      .object(["jsonrpc": "2.0", "method": .string(method), "params": params])
    case .response(let id, let result):
      .object(["jsonrpc": "2.0", "id": id?.json ?? .null, "result": result])
    case .failure(let id, let error):
      .object(["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json])
    }
  }
}

/// Why a request was not answered.
package struct ResponseError: Error, Sendable, Equatable {
  /// The codes of JSON-RPC and of the Language Server Protocol.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestCancelled = -32800
  }

  package let code: Int
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.init(code: code.rawValue, message: message)
  }

  package init(code: Int, message: String) {
    self.code = code
    self.message = message
  }

  package var json: JSON {
    .object(["code": .integer(code), "message": .string(message)])
  }
}
