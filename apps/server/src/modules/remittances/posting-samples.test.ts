import { describe, expect } from 'vitest'
import { aSampleDesk } from '../../testing/a-sample-desk'
import { onOneDatabase } from '../../testing/on-each-database'
import { sampleCase } from '../../x12/testing/sample-case'

/** The worked examples whose files can be posted as they are. */
const POSTED_AS_THEY_ARE = [
  ...['01-plain-pay', '02-deductible', '03-denial', '04-partial', '05b-reversal-correction'],
  ...['06-secondary', '06b-second-payer-limit', '07-takeback-wo', '08a-forward-balance', '10-interest'],
  '12-changed-code',
] as const

onOneDatabase('the payments of the samples', (test, rule) => {
  describe('as they are', () => {
    for (const name of POSTED_AS_THEY_ARE) {
      rule(
        `write what ${name} says to the cent, leave no trace when undone, and are posted again`,
        async () => {
          const { prepared, importSample, post, undo, sums, bookOf } = await aSampleDesk(test)
          const { expect: expected } = sampleCase(name)
          await prepared(name)
          const ready = await importSample(name)
          expect(ready.state).toBe('ready')
          const before = await sums()

          const posted = await post(ready)
          expect(posted.state).toBe('posted')
          expect(posted.plan?.deposit.cents).toBe(expected.depositCents)
          for (const claim of expected.claims ?? []) {
            const book = await bookOf(claim.patientControlNumber)
            expect(book).toMatchObject({
              ...(claim.billedCents === undefined ? {} : { billedCents: claim.billedCents }),
              ...(claim.transferredInCents === undefined ? {} : { movedInCents: claim.transferredInCents }),
              insurancePaidCents: claim.insurancePaidCents,
              contractualCents: claim.contractualCents,
              openCents: claim.openCents,
              state: claim.status,
            })
            expect(book.toClientCents + book.movedOutCents).toBe(claim.clientResponsibilityCents)
          }
          const after = await sums()

          const undone = await undo(posted)
          expect(undone.state).toBe('undone')
          expect(await sums()).toEqual(before)
          await post(undone)
          expect(await sums()).toEqual(after)
        },
      )
    }
  })
})
