import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const COMPONENT = /\/react-aria-components\/dist\/private\/\w+\.mjs$/
const CONTEXTS = '?contexts'
const DECLARATION = /^const (\S+) = \/\*#__PURE__\*\/ \(0, \S+createContext\)\((null|undefined|\{\})\);$/gm
const IMPORT = /^import \{([^}]*)\} from "(\.\/\w+\.mjs)";$/gm

interface Context {
  /** What the module itself calls it. */
  local: string
  exported: string
  initial: string
}

/** The contexts that a module of the vendor's declares and exports. */
function contextsOf(code: string): Context[] {
  const exports = /^export \{(.*)\};$/m.exec(code)?.[1] ?? ''
  const names = new Map(exports.split(', ').map((part) => part.split(' as ') as [string, string]))
  return [...code.matchAll(DECLARATION)].flatMap(([, local = '', initial = '']) => {
    const exported = names.get(local)
    return exported === undefined ? [] : [{ local, exported, initial }]
  })
}

const importing = (names: readonly string[], from: string) =>
  names.length === 0 ? '' : `import {${names.join(', ')}} from "${from}";`

/** The imports of a module, those of contexts led to where the contexts are. */
async function leadToContexts(code: string, id: string): Promise<string> {
  const led = new Map<string, string>()
  for (const [whole, list = '', from = ''] of code.matchAll(IMPORT)) {
    const contexts = contextsOf(await readFile(resolve(id, '..', from), 'utf8')).map(
      ({ exported }) => exported,
    )
    const isContext = (name: string) => contexts.includes(name.split(' as ')[0] ?? '')
    const names = list.split(', ')
    const rest = importing(
      names.filter((name) => !isContext(name)),
      from,
    )
    led.set(whole, importing(names.filter(isContext), from + CONTEXTS) + rest)
  }
  return code.replace(IMPORT, (whole) => led.get(whole) ?? whole)
}

/**
 * Parts React Aria's contexts from the components that declare them. A button looks for a progress bar around it
 * by its context, a text field for an autocomplete: without this, the form to sign in would bring both.
 */
export const contextsApart = (): Plugin => ({
  name: 'oaklet:contexts-apart',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(CONTEXTS)) return null
    const contexts = contextsOf(await readFile(id.slice(0, -CONTEXTS.length), 'utf8'))
    const lines = contexts.map(
      ({ exported, initial }) => `export const ${exported} = /*#__PURE__*/ createContext(${initial});`,
    )
    return ['import { createContext } from "react";', ...lines].join('\n')
  },
  async transform(code, id) {
    if (!COMPONENT.test(id)) return null
    const own = contextsOf(code)
    const names = own.map(({ exported, local }) => `${exported} as ${local}`)
    const rest = code.replace(DECLARATION, (whole, local) =>
      own.some((one) => one.local === local) ? '' : whole,
    )
    return { code: importing(names, id + CONTEXTS) + (await leadToContexts(rest, id)), map: null }
  },
})
