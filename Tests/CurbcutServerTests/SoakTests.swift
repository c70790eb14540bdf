import CurbcutTestSupport
import Testing

@testable import curbcut_bench

/// What `curbcut-bench soak` and `fuzz` do for an hour, for a few seconds.
@Suite(.exceptForOneRule) struct SoakTests {
  @Test(
    "a long session tells what a fresh server tells",
    arguments: UInt64(1)...UInt64(Coverage.count(complete: 3, sample: 1))
  )
  func soak(seed: UInt64) throws {
    var soak = Soak(seed: seed)
    try soak.run(messages: Coverage.count(complete: 2_000, sample: 300))
    #expect(soak.sent >= 300 && soak.compared > 20)
  }

  @Test("random work finds nothing wrong", arguments: FuzzBench.Mode.allCases)
  func fuzz(mode: FuzzBench.Mode) throws {
    var done = 0
    var seed: UInt64 = 1_000_000
    while done < Coverage.count(complete: 400, sample: 30) {
      done += try mode.run(seed: seed)
      seed += 1
    }
  }

  @Test("a failure comes with the fewest steps that lead to it, and the seed")
  func fewestSteps() throws {
    let failure = try #require(throws: FuzzFailure.self) { try FailingTarget.run(seed: 7) }
    #expect(failure.seed == 7)
    #expect(failure.steps == ["11", "30"])
    #expect(failure.reason == "11 and 30")
  }

  /// Fails after two certain steps.
  private struct FailingTarget: FuzzTarget {
    let steps = Array(1...40)
    let setting = "numbers"

    init(seed: UInt64) {}

    func failure(after steps: [Int]) -> String? {
      steps.contains(11) && steps.contains(30) ? "11 and 30" : nil
    }
  }
}
