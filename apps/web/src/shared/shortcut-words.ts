import type { Shortcut } from './use-shortcuts'

/** A shortcut as a line of a list: “g then c” and what it does. */
export const describedShortcut = ({ keys, label }: Shortcut) => ({
  term: keys.map(keyWords).join(' then '),
  description: label,
})

/** A capital letter alone sounds like the small one. */
const keyWords = (key: string): string =>
  /^[A-Z]$/.test(key) ? `Shift ${key.toLowerCase()}` : key.replace(/^Mod\+/, 'Ctrl or ⌘ ')
