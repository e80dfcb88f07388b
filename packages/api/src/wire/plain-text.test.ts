import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVisible, manyLines, oneLine } from './plain-text'

describe('text of one line', () => {
  it.each([
    ['  Ada Marlow ', 'Ada Marlow'],
    ['Ada\nMarlow', 'Ada Marlow'],
    ['Ada\r\n\tMarlow', 'Ada Marlow'],
    ['Ada\u2028Marlow', 'Ada Marlow'],
    ['Ada\u202Eevil', 'Adaevil'],
    ['\u2066Ada\u2069', 'Ada'],
    ['Ada\u0007', 'Ada'],
    ['Ada\u200B\u00ADMarlow', 'AdaMarlow'],
    ['\uFEFFAda', 'Ada'],
    ['Nu\u0301n\u0303ez', 'Núñez'],
    ['e\u200B\u0301', 'é'],
    ['علی\u200Cرضا', 'علی\u200Cرضا'],
    ['👩‍👧', '👩‍👧'],
  ])('of %j is %j', (typed, line) => {
    expect(oneLine(typed)).toBe(line)
  })

  it('is the same when it is cleaned again, and has no control or direction character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const line = oneLine(typed)
        expect(oneLine(line)).toBe(line)
        expect(line.replaceAll('\0', '')).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u)
      }),
    )
  })
})

it('text of several lines is the same when it is cleaned again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(manyLines(manyLines(typed))).toBe(manyLines(typed))
    }),
  )
})

it('text of several lines keeps its lines, however they end, and its tabs', () => {
  expect(manyLines(' one\r\n\ttwo\rthree\u2028four\vfive\u0007\u202E ')).toBe('one\n\ttwo\nthree\nfour\nfive')
})

it.each(['', ' ', '\u200B', '\u00A0', '\u3164', '\u2800', '\u0301', '\u200D', '\u202E'])(
  '%j can’t be seen',
  (text) => {
    expect(isVisible(text)).toBe(false)
  },
)

it.each(['-', 'A', '山田', 'ليلى', '7', '👩'])('%j can be seen', (text) => {
  expect(isVisible(text)).toBe(true)
})
