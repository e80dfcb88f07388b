import type { Shortcut } from './use-shortcuts'

/** A shortcut as a line of a list: “g then c” and what it does. */
export const describedShortcut = ({ keys, label }: Shortcut) => ({
  term: keys.map(keyWords).join(' then '),
  description: label,
})

const keyWords = (key: string): string => key.replace(/^Mod\+/, 'Ctrl or ⌘ ')
