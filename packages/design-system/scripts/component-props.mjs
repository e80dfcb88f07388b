import { relative } from 'node:path'
import ts from 'typescript'
import { isDeprecated } from './open-door.mjs'

const IS_COMPONENT_NAME = /^[A-Z]\w*[a-z]\w*$/

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
    isDeprecated: isDeprecated(property, checker),
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
  const named = members.flatMap((one) => checker.getPropertiesOfType(one)).map((one) => [one.name, one])
  return [...new Map(named).values()]
    .map((property) => describe(checker, room, property, place))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** The components behind a door: where each is written, and its props by name, its own and inherited ones. */
export function componentProps(room, { checker, source, exports }) {
  return exports
    .filter(({ name, isValue }) => isValue && IS_COMPONENT_NAME.test(name))
    .map(({ name, file, symbol }) => ({ name, file, props: propsOf(checker, room, symbol, source) }))
}
