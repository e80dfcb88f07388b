import { expect, test } from 'vitest'
import { keysOf } from './Shortcut'

test.each([
  ['/', ['/']],
  ['Control+Shift+P', ['Ctrl', 'Shift', 'P']],
  ['Shift+Plus', ['Shift', '+']],
  ['Alt+ArrowUp', ['Alt', '↑']],
  ['Control+K Meta+K', ['Ctrl', 'K']],
])('%s is drawn as %j', (shortcuts, keys) => {
  expect(keysOf(shortcuts)).toEqual(keys)
})
