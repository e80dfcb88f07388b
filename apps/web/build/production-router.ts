import type { Plugin } from 'vite'

const PRODUCTION_FILE = /\/react-router\/dist\/production\//
/** A component's name for React's developer tools. */
const DISPLAY_NAME = /^\w+\.displayName = "[\w.]+";$/gm
const MAKES_COMPONENT = /\b(?=React\d*\.(?:forwardRef|createContext)\()/g

/**
 * Takes the router as it is meant for production: what its package exports to bundlers is the development
 * build, whose warnings a user of the application can't act on. Without their display names, components
 * that nothing uses (links and forms, for one) can be left out.
 */
export const productionRouter = (): Plugin => ({
  name: 'oaklet:production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
  },
  transform: (code, id) =>
    PRODUCTION_FILE.test(id)
      ? { code: code.replace(DISPLAY_NAME, '').replace(MAKES_COMPONENT, '/* @__PURE__ */ '), map: null }
      : null,
})
