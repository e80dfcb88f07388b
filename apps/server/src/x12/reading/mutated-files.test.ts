import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../testing/sample-size'
import { readAnswers } from '../answers/read-answers'
import { planPosting } from '../posting/plan-posting'
import { readRemittances } from '../remittance/read-remittances'
import { refusalOf } from '../testing/refusal-of'
import { sample, samplesEnding } from '../testing/sample'
import { questionOf } from '../testing/sample-case'

const FILES = ['.835', '.999', '.277'].flatMap(samplesEnding)
const REMITTANCES = samplesEnding('.835').map((name) => name.replace('.835', ''))
const QUESTIONS = new Map(REMITTANCES.map((name) => [name, questionOf(name)]))

/** As long as 100,000 files may take on a busy machine. */
const LONG_RUN_MS = 300_000

/** A change of a file: bytes replaced, a part cut out, doubled or moved, or another file behind it. */
interface Change {
  kind: 'flip' | 'cut' | 'double' | 'swap' | 'join'
  at: number
  length: number
  byte: number
}

const change = fc.record<Change>({
  kind: fc.constantFrom('flip', 'flip', 'flip', 'cut', 'double', 'swap', 'join'),
  at: fc.nat(100_000),
  length: fc.oneof(fc.nat(4), fc.nat(400)),
  byte: fc.oneof(fc.nat(255), fc.constantFrom(...Buffer.from('*:~-.0123456789\n^|'))),
})

function changed(bytes: Uint8Array, { kind, at, length, byte }: Change): Uint8Array {
  const from = bytes.length === 0 ? 0 : at % bytes.length
  const [before, part, after] = [
    bytes.subarray(0, from),
    bytes.subarray(from, from + length),
    bytes.subarray(from + length),
  ]
  if (kind === 'flip') return Buffer.concat([before, new Uint8Array([byte]), bytes.subarray(from + 1)])
  if (kind === 'cut') return Buffer.concat([before, after])
  if (kind === 'double') return Buffer.concat([before, part, part, after])
  if (kind === 'swap') return Buffer.concat([part, before, after])
  return Buffer.concat([bytes, sample(FILES[at % FILES.length] ?? '')])
}

it(
  'a damaged file is read or refused, and nothing that is out of balance can be posted',
  () => {
    const damaged = fc.tuple(fc.constantFrom(...FILES), fc.array(change, { minLength: 1, maxLength: 4 }))
    fc.assert(
      fc.property(damaged, ([name, changes]) => {
        const bytes = changes.reduce(changed, sample(name))
        refusalOf(() => readAnswers(bytes))
        refusalOf(() => {
          for (const remittance of readRemittances(bytes).remittances) {
            const asked = QUESTIONS.get(name.replace('.835', ''))
            if (asked === undefined) continue
            const { isPostable, imbalances, deposit, entries } = planPosting({ ...asked, remittance })
            const { claimsCents, adjustmentsCents, unappliedCents, cents } = deposit
            expect(entries.every((entry) => Number.isSafeInteger(entry.cents))).toBe(true)
            if (!isPostable) continue
            expect(imbalances).toEqual([])
            expect(claimsCents - adjustmentsCents + unappliedCents).toBe(cents)
          }
        })
      }),
      { numRuns: runs({ gate: 300, long: 100_000 }) },
    )
  },
  LONG_RUN_MS,
)
