import CurbcutAnalysis
import CurbcutProtocol
import CurbcutServer
import Foundation

/// The language server as a process: pipes and time around `Server`.
///
/// Everything happens on one thread, in turns: take in what has come, handle it message by message,
/// and when nothing is left let the server publish. That is the debounce, without a timer.
enum LSP {
  /// Runs until the client says so, input ends or the process is told to stop.
  ///
  /// - Parameter recording: where the session is written, if anywhere.
  static func run(version: String, recording: Recording?) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    // Whoever terminates the process waits for no answer.
    signal(SIGTERM) { _ in _exit(0) }
    var recording = recording
    var server = Server(version: version, files: files, workPool: .processors)
    var pipes = ClientPipes()
    var log = LogStream()
    // Whether nothing has come for a while: then nobody waits if something else is begun.
    var isQuiet = false
    var lastMessage = ContinuousClock.now
    func send(_ messages: [Message]) {
      for message in messages {
        recording?.server(message)
        pipes.send(message)
      }
      pipes.flush()
    }
    while server.exitStatus == nil {
      if pipes.isClogged {
        // The client does not read: nothing more is said, and so nothing more is read.
        guard pipes.waitForReader(milliseconds: 1_000), !isGone(server.clientProcess) else { break }
        continue
      }
      pipes.read(waiting: 0)
      if let frame = pipes.next() {
        isQuiet = false
        lastMessage = .now
        for id in pipes.takeCancellations() { server.cancel(id) }
        switch frame {
        case .malformed(let reason):
          log.write("curbcut: \(reason)")
        case .content(let bytes):
          recording?.client(bytes)
          do throws(Message.Malformed) {
            send(server.handle(try Message(parsing: bytes)))
          } catch {
            log.write("curbcut: \(error.error.message)")
            send(server.handle(malformed: error))
          }
        }
      } else if let messages = server.idle() {
        send(messages)
      } else if pipes.isClosed || pipes.isOutputGone {
        break
      } else if isQuiet, let messages = server.background() {
        send(messages)
      } else if !isQuiet, server.isHoldingBack || server.hasBackgroundWork {
        let silence = lastMessage.duration(to: .now).milliseconds
        if silence >= pauseInTyping {
          isQuiet = true
          send(server.pause())
        } else if silence < pauseBetweenMessages {
          pipes.read(waiting: pauseBetweenMessages - silence)
        } else if let messages = server.background(.small) {
          send(messages)
        } else {
          pipes.read(waiting: pauseInTyping - silence)
        }
      } else if server.clientProcess != nil || server.awaitsFolders {
        // An editor that crashed closes no pipe that it has passed on.
        if !pipes.read(waiting: lookAtClient) {
          if isGone(server.clientProcess) { break }
          server.lookAgain()
        }
      } else {
        pipes.read(waiting: nil)
      }
    }
    pipes.finish(unless: { isGone(server.clientProcess) })
    return server.exitStatus ?? 1
  }

  /// Whether the process that started the session has ended; false where the client names none.
  private static func isGone(_ client: Int?) -> Bool {
    guard let process = client.flatMap(pid_t.init(exactly:)), process > 0 else { return false }
    return kill(process, 0) != 0 && errno != EPERM
  }

  /// How long nothing comes from somebody who has stopped typing, in milliseconds.
  private static let pauseInTyping: Int64 = 500

  /// For how long nothing comes between what an editor sends for one keystroke, in milliseconds: what is
  /// done after that does not keep it waiting.
  private static let pauseBetweenMessages: Int64 = 30

  /// How often to look whether the client's process still lives, in milliseconds.
  private static let lookAtClient: Int64 = 3_000

  /// How many names of a folder are looked at.
  private static let maximumNames = 100_000

  /// The files as the server sees them.
  static let files = Files(
    list: { FolderListing(reading: $0, atMost: maximumNames, wants: $1) },
    stamp: { FileStamp(ofFolder: $0) },
    read: { RegularFile.bytes(at: $0) },
    names: { RegularFile.names(in: $0, endingIn: $1) },
    resources: { ResourceFiles.paths(in: $0) },
    resolved: { RegularFile.resolved($0) },
    committed: { committed.text(of: $0) },
    isProject: { !ProjectRoot.isShared($0) },
    projectFolder: { ProjectRoot.folder(of: $0) }
  )

  private static let committed = CommittedTexts()
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
