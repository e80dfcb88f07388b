import fc from 'fast-check'
import { expect, it } from 'vitest'
import { claimText } from './claim-text'

it.each([
  ['Zoë Müller-Núñez', 'ZOE MULLER-NUNEZ'],
  ['Strauß', 'STRAUSS'],
  ['Søren Łukasz Ægir', 'SOREN LUKASZ AEGIR'],
  ['Nguyễn', 'NGUYEN'],
  ['O’Brien', "O'BRIEN"],
  ['“Oak” – house — 4', '"OAK" - HOUSE - 4'],
  ['12*3:4^5~6', '12 3 4 5 6'],
  ['Suite #4, 2nd floor', 'SUITE 4, 2ND FLOOR'],
  ['A & B (PLLC); 1/2 + 1 = 1.5? "yes!"', 'A & B (PLLC); 1/2 + 1 = 1.5? "YES!"'],
  ['  one\u00A0\n two 🌳 ', 'ONE TWO'],
  ['co\u00ADoperate\u200B', 'COOPERATE'],
  ['Ｆｕｌｌ width', 'FULL WIDTH'],
  ['渡辺', ''],
])('%j leaves as %j', (text, sent) => {
  expect(claimText(text)).toBe(sent)
})

it('leaves as it is what can be sent, and sends nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const sent = claimText(text)
      expect(sent).toMatch(/^[A-Z0-9 !"&'()+,./;?=-]*$/)
      expect(claimText(sent)).toBe(sent)
    }),
  )
})
