import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extendTo, selectionWords } from './select-rows'

const KEYS = ['a', 'b', 'c', 'd', 'e']
const name = (key: string) => key.toUpperCase()

test('a range drawn out takes in what lies between', () => {
  const next = extendTo(new Set(['b']), KEYS, { anchor: 'b', end: 'b' }, 'd')
  expect([...next].toSorted()).toEqual(['b', 'c', 'd'])
})

test('a range drawn to the other side lets go of the first one', () => {
  const next = extendTo(new Set(['b', 'c', 'd']), KEYS, { anchor: 'b', end: 'd' }, 'a')
  expect([...next].toSorted()).toEqual(['a', 'b'])
})

test('what was selected elsewhere stays, however ranges are drawn', () => {
  const key = fc.constantFrom(...KEYS)
  fc.assert(
    fc.property(key, fc.array(key, { minLength: 1 }), (anchor, ends) => {
      let selected: ReadonlySet<string> = new Set(['elsewhere', anchor])
      let end = anchor
      for (const to of ends) {
        selected = extendTo(selected, KEYS, { anchor, end }, to)
        end = to
      }
      const length = Math.abs(KEYS.indexOf(anchor) - KEYS.indexOf(end)) + 1
      expect(selected.size).toBe(length + 1)
      expect(selected.has('elsewhere') && selected.has(anchor) && selected.has(end)).toBe(true)
    }),
  )
})

test.each<[string[], string[], string]>([
  [[], ['a'], 'A selected.'],
  [['a'], [], 'A not selected.'],
  [['a'], ['a', 'b'], 'B selected. 2 items selected.'],
  [['a', 'b'], ['a'], 'B not selected. 1 item selected.'],
  [[], ['a', 'b', 'c'], '3 items selected.'],
  [['a', 'b'], [], 'No items selected.'],
  [['a'], ['a'], ''],
])('from %j to %j is said as “%s”', (before, after, words) => {
  expect(selectionWords(new Set(before), new Set(after), name)).toBe(words)
})
