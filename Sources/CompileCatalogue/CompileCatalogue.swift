import Foundation
import PackagePlugin

/// Compiles the text files of the catalogue into the SQLite file that ships beside the program.
@main
struct CompileCatalogue: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let content = target.directoryURL.appending(component: "Content")
    let files = try FileManager.default.subpathsOfDirectory(atPath: content.path)
      .filter { $0.hasSuffix(".txt") }.sorted()
      .map { content.appending(path: $0) }
    let output = context.pluginWorkDirectoryURL.appending(component: "catalogue.sqlite")
    return [
      .buildCommand(
        displayName: "Compiling the catalogue",
        executable: try context.tool(named: "CatalogueCompiler").url,
        arguments: [content.path, output.path],
        inputFiles: files,
        outputFiles: [output])
    ]
  }
}
