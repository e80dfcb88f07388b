import type { Plugin } from 'vite'

const WORDS = /\/react-(aria|stately)[^/]*\/.*\/intlStrings\.mjs$/
const OTHER_LANGUAGE = /^\s*"(?!en-US)[a-z]{2}-[A-Z]{2}": .*\n/gm

/**
 * Leaves React Aria's own words in English alone: Oaklet speaks nothing else yet, and thirty more languages
 * weigh as much as the router. A browser in another language gets the English ones.
 */
export const englishOnly = (): Plugin => ({
  name: 'oaklet:english-only',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    return WORDS.test(id) ? { code: code.replaceAll(OTHER_LANGUAGE, ''), map: null } : null
  },
})
