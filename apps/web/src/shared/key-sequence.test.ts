import { expect, test } from 'vitest'
import { NO_KEYS, pressKey } from './key-sequence'

const ENTRIES = [{ keys: ['g', 'd'] }, { keys: ['g', 'c'] }, { keys: ['/'] }]

function press(keys: string[], pauseMs = 100) {
  let sequence = NO_KEYS
  const matches = keys.map((key, index) => {
    const step = pressKey(sequence, key, index * pauseMs, ENTRIES)
    sequence = step.sequence
    return step.match?.keys.join(' ') ?? null
  })
  return matches
}

test('one key, or several in a row, call for their shortcut', () => {
  expect(press(['/'])).toEqual(['/'])
  expect(press(['g', 'd', 'g', 'c'])).toEqual([null, 'g d', null, 'g c'])
})

test('a key that leads nowhere begins anew', () => {
  expect(press(['g', 'x', 'd'])).toEqual([null, null, null])
  expect(press(['g', '/'])).toEqual([null, '/'])
  expect(press(['g', 'g', 'd'])).toEqual([null, null, 'g d'])
})

test('a second key more than a second later belongs to nothing', () => {
  expect(press(['g', 'd'], 1_001)).toEqual([null, null])
})
