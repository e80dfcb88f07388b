import { expect, test } from 'vitest'
import { isSameTranscript } from './same-transcript.mjs'

const said = 'Tab\n    Save push button.\nEnter\n    Saved\n    Close push button.\n'

test('of one step the words may come in another order, or twice', () => {
  expect(isSameTranscript(said, said)).toBe(true)
  const turned = 'Tab\n    Save push button.\nEnter\n    Close push button.\n    Saved.\n    Saved\n'
  expect(isSameTranscript(said, turned)).toBe(true)
})

test('a word more, less or other is another transcript, and so is one that moved to another step', () => {
  expect(isSameTranscript(said, said.replace('Saved', 'Kept'))).toBe(false)
  expect(isSameTranscript(said, said.replace('    Saved\n', ''))).toBe(false)
  expect(isSameTranscript(said, said.replace('    Saved', '    Saved\n    Twice'))).toBe(false)
  const early = 'Tab\n    Save push button.\n    Saved\nEnter\n    Close push button.\n'
  expect(isSameTranscript(said, early)).toBe(false)
})

test('a step more, less, or done in another way is another transcript', () => {
  expect(isSameTranscript(said, `${said}Tab\n`)).toBe(false)
  expect(isSameTranscript(said, said.replace('Enter', 'Space'))).toBe(false)
})
