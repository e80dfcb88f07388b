import { join } from 'node:path'
import ts from 'typescript'

/** With a stable order a union is printed alike, whichever file happens to be read first. */
function compilerOptions(room) {
  const file = join(room, 'tsconfig.json')
  const { config } = ts.readConfigFile(file, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, room)
  return { ...options, stableTypeOrdering: true }
}

function resolved(checker, exported) {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
  const [declaration] = symbol.declarations ?? []
  if (declaration === undefined)
    throw new Error(`${exported.name} is exported, but nothing of this name is there.`)
  return {
    name: exported.name,
    symbol,
    file: declaration.getSourceFile().fileName,
    isValue: (symbol.flags & ts.SymbolFlags.Value) !== 0,
  }
}

const byName = (one, other) => (one.name < other.name ? -1 : 1)

/** Everything that a file exports, by name, with the checker that knows its types. */
export function openDoor(room, file) {
  const program = ts.createProgram([file], compilerOptions(room))
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source))
  return { checker, source, exports: exported.map((one) => resolved(checker, one)).sort(byName) }
}

/** Returns whether the doc comment of a name or of a prop says that it is deprecated. */
export const isDeprecated = (symbol, checker) =>
  symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated')
