import type { RemittanceDetails } from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import { aRemittanceFile, importOne, saidOf } from '../../testing/a-remittance'
import { aSampleDesk } from '../../testing/a-sample-desk'
import { dataOf } from '../../testing/an-appointment'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'
import type { Remittance, RemittanceClaim } from '../../x12/remittance/remittance'
import { takenBack, type Reason } from '../../x12/testing/a-payment'
import { sampleCase } from '../../x12/testing/sample-case'
import { sendHeldMail } from '../notifications'

/** The worked examples whose files can be posted as they are. */
const POSTED_AS_THEY_ARE = [
  ...['01-plain-pay', '02-deductible', '03-denial', '04-partial', '05b-reversal-correction'],
  ...['06-secondary', '06b-second-payer-limit', '07-takeback-wo', '08a-forward-balance', '10-interest'],
  '12-changed-code',
] as const

/** Of 185.00: nothing paid. */
const DENIED: readonly Reason[] = [['CO', '197', 18_500]]
/** Of 185.00: 125.00 paid, 35.00 by contract, and a copay of 25.00. */
const AGREED: readonly Reason[] = [
  ['CO', '45', 3_500],
  ['PR', '3', 2_500],
]

/** The first claim that a sample needs. */
function needOf(name: string) {
  const [need] = sampleCase(name).needs
  if (need === undefined) throw new Error('A sample needs a claim')
  return need
}

/** The text of a file in which the insurance of the samples pays for claims. */
const aPaymentOf = (claims: readonly RemittanceClaim[], changes: Partial<Remittance> = {}): string =>
  aRemittanceFile(claims, {
    payer: { name: 'EXAMPLE HEALTH PLAN', id: '', otherIds: ['99901'] },
    payee: { name: 'OAKWOOD', npi: '', taxId: '990000001' },
    ...changes,
  })

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

  describe('a denial', () => {
    /** A claim of 185.00 that was sent. */
    async function aDesk() {
      const desk = await aSampleDesk(test)
      const { practice, owner, sent } = desk
      const decideAnew = async ({ id, version, decisions }: RemittanceDetails) =>
        dataOf<RemittanceDetails>(
          await owner.request('PUT', practice.path(`remittances/${id}/decisions`), { ...decisions, version }),
        )
      return { ...desk, claim: await sent(needOf('01-plain-pay')), decideAnew }
    }

    rule('tells those who see claims, but not who posted it, and leads to the payment', async () => {
      const { practice, owner, claim, decided, post } = await aDesk()
      const biller = await practice.as('Biller')
      const clinician = await practice.as('Clinician')
      const { id } = await post(await decided(claim, DENIED))
      const link = `/billing/claims/remittances/${id}`
      expect(await notified(practice, biller, { event: 'claim_denied' })).toMatchObject([
        { subject: `Claim ${claim.pcn} of ${claim.client.name} was denied`, link, status: 'unread' },
      ])
      expect(await notified(practice, owner, { event: 'claim_denied' })).toEqual([])
      expect(await notified(practice, clinician, { event: 'claim_denied' })).toEqual([])
    })

    rule('of several claims in a payment is told once and names nobody', async () => {
      const { practice, owner, claim, sent, post } = await aDesk()
      const biller = await practice.as('Biller')
      const other = await sent(needOf('03-denial'))
      const paid = await sent(needOf('02-deductible'))
      const file = aPaymentOf([saidOf(claim, DENIED), saidOf(other, DENIED), saidOf(paid)])
      await post(await importOne(practice, owner, file))
      expect(await notified(practice, biller, { event: 'claim_denied' })).toMatchObject([
        { subject: '2 claims were denied' },
      ])
    })

    rule('says why nothing was paid and what to do next, until it is undone', async () => {
      const { practice, owner, claim, post, undo, claimWith } = await aDesk()
      const remarks = 'LQ*HE*N54~LQ*HE*N54~LQ*HE*XX1~'
      const text = aPaymentOf([saidOf(claim, DENIED)]).replace(/SE\*\d/, `${remarks}$&`)
      const posted = await post(await importOne(practice, owner, text))
      expect((await claimWith(claim.pcn)).decision).toEqual({
        remittance: { id: posted.id, payerName: 'EXAMPLE HEALTH PLAN', paidOn: posted.paidOn },
        openReasons: [
          {
            ...{ lineNumber: `${claim.pcn}01`, group: 'CO', code: '197', cents: 18_500 },
            ...{ words: 'No authorization', nextStep: expect.stringContaining('enter the number') as string },
          },
        ],
        remarks: [
          { code: 'N54', words: 'The authorization doesn’t match' },
          { code: 'XX1', words: 'XX1: look it up with the payer' },
        ],
      })
      await undo(posted)
      expect((await claimWith(claim.pcn)).decision).toBeNull()
    })

    rule('stands until a later payment decides otherwise, or takes it back', async () => {
      const { claim, decided, post, practice, owner, claimWith } = await aDesk()
      const file = (said: RemittanceClaim, traceNumber: string) =>
        importOne(practice, owner, aPaymentOf([said], { traceNumber }))
      await post(await decided(claim, DENIED))
      await post(await file(saidOf(claim, DENIED, { status: '22' }), 'TAKEN BACK'))
      expect((await claimWith(claim.pcn)).decision).toBeNull()
      const { id } = await post(await file(saidOf(claim, AGREED), 'PAID'))
      expect((await claimWith(claim.pcn)).decision).toMatchObject({ remittance: { id }, openReasons: [] })
    })

    rule('that is undone is not mailed any more; posted again, it is told again', async () => {
      const { practice, claim, decided, post, undo, decideAnew } = await aDesk()
      const biller = await practice.as('Biller')
      const choices = [{ event: 'claim_denied', inApp: true, email: true }]
      dataOf(await biller.request('PUT', '/api/auth/me/notification-preferences', { choices }))
      const mailed = async () => {
        test.clock.advance(200_000)
        await sendHeldMail(test.deps)
        return test.mailer.to(`${biller.userId}@example.com`).map(({ subject }) => subject)
      }
      const undone = await undo(await post(await decided(claim, DENIED)))
      expect(await mailed()).toEqual([])
      await post(await decideAnew(undone))
      expect(await mailed()).toEqual(['An insurance denied claims'])
      expect(await notified(practice, biller, { event: 'claim_denied' })).toHaveLength(2)
    })
  })

  rule('a claim and the one to the next insurance are paid by one payment, and undone together', async () => {
    const { practice, owner, sent, covered, numberNext, decided, post, undo, send, claimWith, bookOf, sums } =
      await aSampleDesk(test)
    const [need, next] = sampleCase('06-secondary').needs
    if (need === undefined || next === undefined) throw new Error('The sample needs two claims')
    const claim = await sent(need)
    // Both coverages are with the same insurance.
    await covered({ ...next, payerId: need.payerId }, 2)
    await numberNext(next.patientControlNumber)
    const leaving60: readonly Reason[] = [
      ['CO', '45', 3_500],
      ['PR', '2', 6_000],
    ]
    await post(await decided(claim, leaving60))
    const second = await send(await claimWith(next.patientControlNumber))
    const leaving40: readonly Reason[] = [
      ['CO', '45', 3_500],
      ['PR', '2', 4_000],
    ]
    const ofSecond: readonly Reason[] = [
      ['OA', '23', 14_500],
      ['PR', '3', 1_000],
    ]
    const said = [
      saidOf(second, ofSecond, { status: '2' }),
      takenBack(saidOf(claim, leaving60)),
      saidOf(claim, leaving40),
    ]
    const before = await sums()
    const ready = await importOne(practice, owner, aPaymentOf(said, { traceNumber: 'BOTH' }))
    expect(ready).toMatchObject({ state: 'ready', amountCents: 5_000 })
    const posted = await post(ready)
    expect(await bookOf(claim.pcn)).toMatchObject({ insurancePaidCents: 11_000, movedOutCents: 4_000 })
    expect(await bookOf(second.pcn)).toMatchObject({
      ...{ movedInCents: 4_000, insurancePaidCents: 3_000, toClientCents: 1_000, openCents: 0 },
      state: 'paid',
    })
    const { standings } = posted.plan ?? { standings: [] }
    expect(standings).toContainEqual({ claimId: second.id, state: 'paid', shownAs: 'paid' })
    const after = await sums()
    const undone = await undo(posted)
    expect(await sums()).toEqual(before)
    await post(undone)
    expect(await sums()).toEqual(after)
  })
})
