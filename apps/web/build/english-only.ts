import type { Plugin } from 'vite'

const OTHER_LOCALE = /^(.*\/intl\/.*)\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/

/**
 * Lets React Aria's own words come in English alone: Oaklet speaks nothing else yet, and thirty more languages
 * weigh as much as the router. A browser in another language gets the English ones.
 */
export const englishOnly = (): Plugin => ({
  name: 'oaklet:english-only',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.includes('/react-aria') && !importer?.includes('/react-stately')) return null
    const folder = OTHER_LOCALE.exec(source)?.[1]
    return folder === undefined ? null : this.resolve(`${folder}/en-US.mjs`, importer, { skipSelf: true })
  },
})
