// swift-tools-version: 6.1
import PackageDescription

// The targets form a straight road: each knows only what is to its left.
// CI builds with `--explicit-target-dependency-import-check error`, so the road stays straight.
let package = Package(
  name: "Curbcut",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "curbcut", targets: ["curbcut"]),
    .plugin(name: "CurbcutCommand", targets: ["CurbcutCommand"]),
    .plugin(name: "CurbcutBuild", targets: ["CurbcutBuild"]),
  ],
  targets: [
    .target(name: "CurbcutSyntax"),
    .target(name: "CurbcutInterfaceBuilder"),
    .target(name: "CurbcutModel", dependencies: ["CurbcutSyntax"]),
    .target(
      name: "CurbcutRules",
      dependencies: ["CurbcutModel", "CurbcutSyntax", "CurbcutInterfaceBuilder"],
      exclude: ["README.md"]
    ),
    .target(
      name: "CurbcutAnalysis",
      dependencies: [
        "CurbcutRules", "CurbcutModel", "CurbcutSyntax", "CurbcutInterfaceBuilder",
      ]
    ),
    .target(name: "CurbcutProtocol"),
    .target(
      name: "CurbcutServer",
      dependencies: [
        "CurbcutAnalysis", "CurbcutProtocol", "CurbcutRules", "CurbcutModel", "CurbcutSyntax",
      ]
    ),
    .executableTarget(
      name: "curbcut",
      dependencies: [
        "CurbcutServer", "CurbcutAnalysis", "CurbcutProtocol", "CurbcutRules", "CurbcutModel",
        "CurbcutSyntax",
      ]
    ),
    .plugin(
      name: "CurbcutCommand",
      capability: .command(
        intent: .custom(
          verb: "curbcut",
          description: "Report accessibility problems in the package's Swift files"
        )
      ),
      dependencies: ["curbcut"],
      path: "editors/swiftpm/Command"
    ),
    .plugin(
      name: "CurbcutBuild",
      capability: .buildTool(),
      dependencies: ["curbcut"],
      path: "editors/swiftpm/Build"
    ),
    .executableTarget(
      name: "curbcut-bench",
      dependencies: [
        "CurbcutServer", "CurbcutProtocol", "CurbcutAnalysis", "CurbcutRules", "CurbcutModel",
        "CurbcutSyntax",
      ]
    ),
    .target(name: "CurbcutTestSupport", path: "Tests/CurbcutTestSupport"),
    .testTarget(
      name: "CurbcutSyntaxTests",
      dependencies: ["CurbcutSyntax", "CurbcutTestSupport"],
      exclude: ["Corpus"]
    ),
    .testTarget(
      name: "CurbcutRulesTests",
      dependencies: [
        "CurbcutAnalysis", "CurbcutRules", "CurbcutModel", "CurbcutSyntax", "CurbcutTestSupport",
        "CurbcutInterfaceBuilder",
      ]
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "curbcut", "CurbcutProtocol", "CurbcutServer", "CurbcutAnalysis", "CurbcutSyntax",
        "CurbcutInterfaceBuilder", "CurbcutTestSupport",
      ],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "CurbcutAnalysisTests",
      dependencies: [
        "CurbcutAnalysis", "CurbcutModel", "CurbcutRules", "CurbcutSyntax", "CurbcutTestSupport",
      ]
    ),
    .testTarget(
      name: "EditorTests",
      dependencies: ["curbcut", "CurbcutTestSupport"],
      exclude: ["Emacs", "Neovim"]
    ),
    .testTarget(name: "CurbcutProtocolTests", dependencies: ["CurbcutProtocol"]),
    .testTarget(
      name: "CurbcutServerTests",
      dependencies: ["CurbcutServer", "CurbcutProtocol", "CurbcutTestSupport", "curbcut-bench"]
    ),
    .testTarget(
      name: "CurbcutModelTests",
      dependencies: ["CurbcutModel", "CurbcutSyntax", "CurbcutTestSupport"],
      exclude: ["Fixtures"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
