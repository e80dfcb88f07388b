import type { Plugin } from 'vite'

/**
 * Takes the router as it is meant for production: what its package exports to bundlers is the development
 * build, whose warnings a user of the application can't act on.
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
})
