import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findByTyping } from './find-by-typing'

const NAMES = ['Ana Bell', 'Ángel Ruiz', 'Leo Grant', undefined, 'leona Hart', 'Maya Ortiz']
const find = (typed: string, from = 0) =>
  findByTyping({ typed, from, rowCount: NAMES.length, textAt: (index) => NAMES[index] })

test('finds by the first letters, whatever their case and accents', () => {
  expect(find('LEON')).toBe(4)
  expect(find('angel')).toBe(1)
})

test('one letter goes on to the next row that begins with it, and around', () => {
  expect(find('l', 2)).toBe(4)
  expect(find('l', 4)).toBe(2)
  expect(find('ll', 2)).toBe(4)
})

test('more letters stay where they are while the row still fits', () => {
  expect(find('le', 2)).toBe(2)
  expect(find('leo g', 2)).toBe(2)
})

test('passes over rows that are not loaded, and finds nothing rather than something else', () => {
  expect(find('zo')).toBeUndefined()
  expect(findByTyping({ typed: 'a', from: -1, rowCount: 0, textAt: () => 'a' })).toBeUndefined()
})

test('what is found begins with what was typed, and is found whenever there is one', () => {
  const word = fc.stringMatching(/^[a-c]{1,4}$/)
  fc.assert(
    fc.property(fc.array(word), word, fc.nat(20), (words, typed, from) => {
      const found = findByTyping({ typed, from, rowCount: words.length, textAt: (index) => words[index] })
      const wanted = new Set(typed).size === 1 ? typed.slice(0, 1) : typed
      if (found === undefined) expect(words.some((one) => one.startsWith(wanted))).toBe(false)
      else expect(words[found]?.startsWith(wanted)).toBe(true)
    }),
  )
})
