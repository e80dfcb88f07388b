import { join, relative } from 'node:path'
import ts from 'typescript'

const IS_COMPONENT_NAME = /^[A-Z]\w*[a-z]\w*$/

/** With a stable order a union is printed alike, whichever file happens to be read first. */
function compilerOptions(room) {
  const file = join(room, 'tsconfig.json')
  const { config } = ts.readConfigFile(file, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, room)
  return { ...options, stableTypeOrdering: true }
}

const firstSentence = (text) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text

function describe(checker, room, property, place) {
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope
  const comment = ts.displayPartsToString(property.getDocumentationComment(checker))
  const files = (property.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName)
  return {
    name: property.name,
    isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
    type: checker.typeToString(checker.getTypeOfSymbolAtLocation(property, place), place, flags),
    comment: firstSentence(comment.replace(/\s+/g, ' ').trim()),
    isDeprecated: property.getJsDocTags(checker).some(({ name }) => name === 'deprecated'),
    isOwn: files.some((file) => !relative(room, file).startsWith('..') && !file.includes('/node_modules/')),
  }
}

function propsOf(checker, room, symbol, place) {
  const signatures = checker.getTypeOfSymbolAtLocation(symbol, place).getCallSignatures()
  const [parameter] = signatures[0]?.parameters ?? []
  if (parameter === undefined) return []
  const type = checker.getTypeOfSymbolAtLocation(parameter, place)
  // Of a union, `getPropertiesOfType` answers only what its members share.
  const members = type.isUnion() ? type.types : [type]
  const byName = members.flatMap((one) => checker.getPropertiesOfType(one)).map((one) => [one.name, one])
  return [...new Map(byName).values()]
    .map((property) => describe(checker, room, property, place))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

function fileOf(name, symbol) {
  const [declaration] = symbol.declarations ?? []
  if (declaration === undefined) throw new Error(`${name} is exported, but nothing of this name is there.`)
  return declaration.getSourceFile().fileName
}

/** Every component that the file exports: where it is written, and its props by name, its own and inherited ones. */
export function componentProps(room, file) {
  const program = ts.createProgram([file], compilerOptions(room))
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source))
  return exported
    .map((one) => [one.name, one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one])
    .filter(([name, symbol]) => IS_COMPONENT_NAME.test(name) && symbol.flags & ts.SymbolFlags.Value)
    .map(([name, symbol]) => ({
      name,
      file: fileOf(name, symbol),
      props: propsOf(checker, room, symbol, source),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}
