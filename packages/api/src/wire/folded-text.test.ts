import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldedText, nameKey } from './folded-text'
import { FOLDED_TEXTS } from './folded-text-fixtures'

describe('a text, as names and words are compared', () => {
  it.each(FOLDED_TEXTS)('%j is %j', (text, folded) => {
    expect(foldedText(text)).toBe(folded)
  })

  it('is the same composed and decomposed, and however often it is folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldedText(text)
        expect(foldedText(text.normalize('NFC'))).toBe(folded)
        expect(foldedText(text.normalize('NFD'))).toBe(folded)
        expect(foldedText(folded)).toBe(folded)
      }),
    )
  })
})

describe('people are called the same', () => {
  const key = (firstName: string, lastName: string) => nameKey({ firstName, lastName })

  it.each([
    ['Mary  Ann', 'Garcia-Lopez', 'Maryann', 'Garcia Lopez'],
    ['Jean-Luc', 'd’Arcy', 'JEAN LUC', 'dArcy'],
    ['Ann', 'O Brien', 'Ann', 'O`Brien'],
  ])('%s %s and %s %s', (firstName, lastName, otherFirst, otherLast) => {
    expect(key(firstName, lastName)).toBe(key(otherFirst, otherLast))
  })

  it('only where first and last name are', () => {
    expect(key('Maya', 'Lind')).not.toBe(key('Lind', 'Maya'))
    expect(key('Ann', 'Abel')).not.toBe(key('Anna', 'Bel'))
  })
})
