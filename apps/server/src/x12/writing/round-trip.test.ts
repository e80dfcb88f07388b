import { CLAIM_PLACES, claimFormSchema, type ClaimForm } from '@oaklet/api/contract'
import { aClaimForm, aClaimPerson, anOtherInsurance } from '@oaklet/api/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../testing/sample-size'
import { anyClaims } from '../testing/any-claim'
import { boxesOf } from '../testing/boxes-of'
import { aSampleEnvelope } from '../testing/own-claims'
import { readAt, readClaimFile } from '../testing/read-claim-file'
import { claimFile } from './claim-file'

const TIMEOUT_MS = 600_000

type ReadClaim = ReturnType<typeof readClaimFile>[number]

/** What a file says of a claim, box by box. */
function boxesIn(claim: ReadClaim): Record<string, string[]> {
  const holder = claim.some(({ loop }) => loop === '2000C') ? 'other' : 'client'
  return Object.fromEntries(
    CLAIM_PLACES.map(({ box, file }) => [
      box,
      file
        .filter((place) => place.holder === 'either' || place.holder === holder)
        .flatMap((place) => readAt(claim, place)),
    ]),
  )
}

const withoutEmpty = (boxes: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(boxes).map(([box, texts]) => [box, texts.filter((text) => text !== '')]))

/** What the first payer paid at the lines, and took off in the claim. */
const answeredIn = (claim: ReadClaim) => {
  const named = (name: string) =>
    claim.filter(({ elements }) => elements[0] === name).map(({ elements }) => elements)
  const amounts = named('CAS').flatMap((elements) =>
    elements.filter((_, index) => index % 3 === 0 && index > 0),
  )
  return { paid: named('SVD').map((elements) => Number(elements[2])), takenOff: sum(amounts.map(Number)) }
}

const answeredBy = ({ otherInsurance, lines }: ClaimForm) => {
  const answer = otherInsurance?.answer
  const answered = (answer?.lines ?? []).slice(0, lines.length)
  const adjustments = [answer?.adjustments ?? [], ...answered.map((line) => line.adjustments)].flat()
  return {
    paid: answered.map(({ paidCents }) => paidCents / 100),
    takenOff: sum(adjustments.map(({ cents }) => cents / 100)),
  }
}

const sum = (amounts: readonly number[]) =>
  Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100)

describe('a file of claims', () => {
  it(
    'has the characters of X12 alone, and reads back as the boxes of its claims',
    () => {
      fc.assert(
        fc.property(anyClaims, (forms) => {
          const text = claimFile(forms, aSampleEnvelope(1))
          expect(text).toMatch(/^[A-Z0-9 !"&'()*+,./:;=?^~-]+$/)
          const claims = readClaimFile(text)
          expect(claims).toHaveLength(forms.length)
          for (const form of forms) {
            const claim = claims.find((read) => boxesIn(read)['26']?.[0] === form.pcn) ?? []
            expect(boxesIn(claim)).toEqual(withoutEmpty(boxesOf(form)))
            expect(answeredIn(claim)).toEqual(answeredBy(form))
          }
        }),
        // Some 10,000 claims in the long lane.
        { numRuns: runs({ gate: 40, long: 4000 }) },
      )
    },
    TIMEOUT_MS,
  )
})

describe('the table of places', () => {
  const full = aClaimForm({
    subscriber: aClaimPerson(),
    otherInsurance: anOtherInsurance(),
    supervising: aClaimForm().rendering,
    referring: { ...aClaimForm().rendering, role: 'referring' },
    facility: { name: '', npi: '', address: null },
  })
  const at = (value: unknown, key: string): unknown => {
    const one: unknown = Array.isArray(value) ? value[0] : value
    return Object.entries(one ?? {}).find(([name]) => name === key)?.[1]
  }

  it('names each box once, and fields that a claim has', () => {
    const boxes = CLAIM_PLACES.map(({ box }) => box)
    expect(new Set(boxes).size).toBe(boxes.length)
    for (const path of CLAIM_PLACES.flatMap(({ fields }) => fields)) {
      expect([path, path.split('.').reduce(at, full)]).not.toEqual([path, undefined])
    }
  })

  it('leaves out only the name of the group, which nothing sends', () => {
    const named = new Set(CLAIM_PLACES.flatMap(({ fields }) => fields.map((path) => path.split('.')[0])))
    expect(Object.keys(claimFormSchema.shape).filter((field) => !named.has(field))).toEqual(['groupName'])
  })
})
