// swift-tools-version: 6.3

import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// For the modules that hold handles of C libraries: every unsafe line is marked there.
let memorySafe: [SwiftSetting] = strict + [.strictMemorySafety()]

let package = Package(
  name: "onboard",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "onboard", targets: ["onboard"]),
    .executable(name: "onboard-fetch", targets: ["onboard-fetch"]),
  ],
  targets: [
    .systemLibrary(name: "CEditLine", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

    .target(name: "OnboardCore", swiftSettings: strict),
    .target(name: "CommandLanguage", dependencies: ["OnboardCore"], swiftSettings: strict),
    .target(name: "Rendering", dependencies: ["OnboardCore"], swiftSettings: strict),
    .target(name: "Capabilities", dependencies: ["OnboardCore"], swiftSettings: strict),
    .target(name: "Database", dependencies: ["CSQLite"], swiftSettings: memorySafe),
    .target(
      name: "Catalogue",
      dependencies: ["Database", "Capabilities", "OnboardCore"],
      exclude: ["Content"],
      swiftSettings: strict,
      plugins: ["CompileCatalogue"]),
    .target(
      name: "MediaWiki", dependencies: ["Capabilities", "OnboardCore"], swiftSettings: strict),
    .target(
      name: "ProfileStore", dependencies: ["Database", "Capabilities", "OnboardCore"],
      swiftSettings: strict),
    .target(name: "LineEditing", dependencies: ["CEditLine"], swiftSettings: memorySafe),
    .target(
      name: "OnboardSession",
      dependencies: ["OnboardCore", "CommandLanguage", "Rendering", "Capabilities"],
      swiftSettings: strict),
    .target(
      name: "TranscriptRunner",
      dependencies: ["OnboardSession", "Rendering", "Capabilities", "OnboardCore"],
      swiftSettings: strict),
    .executableTarget(
      name: "onboard",
      dependencies: [
        "OnboardCore", "CommandLanguage", "Rendering", "Capabilities", "Catalogue", "MediaWiki",
        "ProfileStore", "LineEditing", "OnboardSession", "TranscriptRunner",
      ],
      swiftSettings: strict),

    // A process of its own, so that the shell starts without Foundation.
    .executableTarget(name: "onboard-fetch", swiftSettings: strict),

    .executableTarget(
      name: "CatalogueCompiler", dependencies: ["Database", "OnboardCore"],
      swiftSettings: strict),
    .plugin(
      name: "CompileCatalogue", capability: .buildTool(), dependencies: ["CatalogueCompiler"],
      path: "Sources/CompileCatalogue"),

    .target(
      name: "Fixtures", dependencies: ["OnboardCore", "Capabilities"], path: "Tests/Fixtures",
      swiftSettings: strict),
    .testTarget(
      name: "OnboardCoreTests", dependencies: ["OnboardCore", "Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "CommandLanguageTests", dependencies: ["CommandLanguage", "OnboardCore", "Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "RenderingTests", dependencies: ["Rendering", "OnboardCore", "Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "CatalogueTests",
      dependencies: ["Catalogue", "Database", "Capabilities", "OnboardCore"],
      swiftSettings: strict),
    .testTarget(
      name: "MediaWikiTests",
      dependencies: ["MediaWiki", "Capabilities", "OnboardCore", "Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "ProfileStoreTests",
      dependencies: ["ProfileStore", "Database", "Capabilities", "OnboardCore", "Fixtures"],
      swiftSettings: strict),
    .testTarget(name: "LineEditingTests", dependencies: ["LineEditing"], swiftSettings: strict),
    .testTarget(
      name: "OnboardSessionTests",
      dependencies: [
        "OnboardSession", "Rendering", "Capabilities", "OnboardCore", "Fixtures",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TranscriptRunnerTests",
      dependencies: [
        "TranscriptRunner", "OnboardSession", "Capabilities", "OnboardCore", "Fixtures",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
