import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../testing/sample-size'
import { anyClaims } from '../../x12/testing/any-claim'
import { formTexts } from './form-texts'

it('types capitals without punctuation, and no two texts over each other', () => {
  fc.assert(
    fc.property(anyClaims, (forms) => {
      for (const form of forms) {
        const typed = formTexts(form, '2026-11-04').filter(([, text]) => text !== '')
        for (const [, text] of typed) expect(text).toMatch(/^[A-Z0-9 ,-]+$/)
        const taken = typed.flatMap(([{ line, column, length }]) =>
          Array.from({ length }, (_, index) => `${line}/${column + index}`),
        )
        expect(new Set(taken).size).toBe(taken.length)
      }
    }),
    { numRuns: runs({ gate: 20, long: 1000 }) },
  )
})
