import { expect, test } from 'vitest'
import { describedShortcut } from './shortcut-words'

test.each([
  [['g', 'c'], 'g then c'],
  [['N'], 'Shift n'],
  [['Mod+K'], 'Ctrl or ⌘ K'],
  [['F2'], 'F2'],
])('the keys %j are called "%s"', (keys, term) => {
  expect(describedShortcut({ keys, label: 'Does it', onPress: () => undefined })).toEqual({
    ...{ term, description: 'Does it' },
  })
})
