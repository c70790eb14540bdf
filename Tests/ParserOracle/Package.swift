// swift-tools-version: 6.1
import PackageDescription

// A package of its own, for maintainers: the product's manifest stays free of dependencies.
let package = Package(
  name: "ParserOracle",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .executableTarget(
      name: "parser-oracle",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
