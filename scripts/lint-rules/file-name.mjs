import { basename } from 'node:path'

const SAYS_NOTHING = /(^|\/)(utils?|helpers?|misc|common|types)(\.[^/]*)?(?=\/|$)/
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
const PASCAL = /^[A-Z][A-Za-z0-9]*$/
const NAMED_BY_ANOTHER_FILE = /\.(test|spec|stories|css|config|d)\.[a-z]+$/

const declaredNames = (declaration) =>
  declaration.id ? [declaration.id.name] : (declaration.declarations ?? []).map(({ id }) => id.name)

const exportsOf = (program) =>
  program.body
    .filter((node) => node.type === 'ExportNamedDeclaration')
    .map(({ declaration, specifiers }) => ({
      declaration,
      names: declaration ? declaredNames(declaration) : specifiers.map(({ exported }) => exported.name),
    }))

const pascalOf = (kebab) => kebab.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase())

const isClassOrComponent = (declaration, isTsx) =>
  declaration?.type === 'ClassDeclaration' ||
  (isTsx && declaration?.type === 'FunctionDeclaration' && PASCAL.test(declaration.id?.name ?? ''))

const isType = ({ declaration }) => /^TS(Interface|TypeAlias)Declaration$/.test(declaration?.type ?? '')

/** The class or component that a kebab-case file is really about: its only value, or what it is named for. */
function mainExport(exported, stem, isTsx) {
  const values = exported.filter((one) => !isType(one)).flatMap(({ names }) => names)
  return exported
    .filter(({ declaration }) => isClassOrComponent(declaration, isTsx))
    .flatMap(({ names }) => names)
    .find((name) => values.length === 1 || name === pascalOf(stem))
}

/** A file is named for its main export: PascalCase for a component or class, kebab-case for the rest. */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      saysNothing: 'This name says nothing. Name the thing.',
      neither: '{{stem}} is neither kebab-case nor PascalCase.',
      noSuchExport: 'A file named {{stem}} exports {{stem}}.',
      component: '{{name}} is a component or a class: name its file {{name}}.',
    },
  },
  create(context) {
    const path = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/')
    const file = basename(path)
    const stem = file.replace(/^\./, '').split('.')[0]
    return {
      Program(node) {
        const exported = exportsOf(node)
        const report = (messageId, data) => context.report({ loc: { line: 1, column: 0 }, messageId, data })
        if (SAYS_NOTHING.test(path)) report('saysNothing', {})
        else if (!KEBAB.test(stem) && !PASCAL.test(stem)) report('neither', { stem })
        else if (NAMED_BY_ANOTHER_FILE.test(file)) return
        else if (PASCAL.test(stem) && !exported.some(({ names }) => names.includes(stem)))
          report('noSuchExport', { stem })
        else if (KEBAB.test(stem)) {
          const name = mainExport(exported, stem, file.endsWith('.tsx'))
          if (name !== undefined) report('component', { name })
        }
      },
    }
  },
}
