import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../repository.mjs'

/** The doors of a package, by import: the source file behind each of its exports. */
function doorsOf(room) {
  const { name, exports } = JSON.parse(readFileSync(join(ROOT, room, 'package.json'), 'utf8'))
  return Object.entries(exports)
    .filter(([, target]) => target['oaklet-source'] !== undefined)
    .map(([door, target]) => ({
      door: name + door.slice(1),
      file: join(ROOT, room, target['oaklet-source']),
    }))
}

/** Every name that the doors of the rooms export, with its doc comment; empty without one. */
export function exportedNames(rooms) {
  const doors = rooms.flatMap(doorsOf)
  const program = ts.createProgram(
    doors.map(({ file }) => file),
    compilerOptions(),
  )
  const checker = program.getTypeChecker()
  return doors.flatMap(({ door, file }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file))
    return checker.getExportsOfModule(module).map((exported) => {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
      const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker))
      return { door, name: exported.name, comment }
    })
  })
}

/** The settings that every room is checked with. */
export function compilerOptions() {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile)
  const compilerOptions = { ...config.compilerOptions, lib: ['ES2023', 'DOM'], types: ['node'] }
  return ts.parseJsonConfigFileContent({ compilerOptions, files: [] }, ts.sys, ROOT).options
}
