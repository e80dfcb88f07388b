import type {
  Claim,
  ClaimBook,
  Client,
  InvoiceSummary,
  Page,
  PaymentDetails,
  RemittanceDetails,
} from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import { connectPractice, keepCard } from '../../testing/a-connected-practice'
import { importOne, postRemittance, undoRemittance } from '../../testing/a-remittance'
import { aSampleDesk } from '../../testing/a-sample-desk'
import { stepOfClaim } from '../../testing/a-claim'
import { dataOf } from '../../testing/an-appointment'
import { holdFor } from '../../testing/an-invoice'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import type { Reason } from '../../x12/testing/a-payment'
import { sampleText } from '../../x12/testing/sample'
import { sampleCase } from '../../x12/testing/sample-case'
import { settlePending } from '../payments'

/** Of 185.00: 125.00 paid, 35.00 by contract, and a copay of 25.00. */
const AGREED: readonly Reason[] = [
  ['CO', '45', 3_500],
  ['PR', '3', 2_500],
]
/** Of 185.00: 90.00 paid, 35.00 by contract, and 60.00 left. */
const LEAVING_60: readonly Reason[] = [
  ['CO', '45', 3_500],
  ['PR', '2', 6_000],
]

onOneDatabase('posting', (test, rule) => {
  /** A claim of 185.00 that was sent. */
  async function aDesk(name = '01-plain-pay') {
    const desk = await aSampleDesk(test)
    const { practice, owner, sent } = desk
    const [need] = sampleCase(name).needs
    if (need === undefined) throw new Error('A sample needs a claim')
    const claim = await sent(need)
    const at = (rest: string) => practice.path(`remittances${rest}`)
    const read = async (id: string) => dataOf<RemittanceDetails>(await owner.request('GET', at(`/${id}`)))
    const decide = async ({ id, version, decisions }: RemittanceDetails, changes: object) =>
      dataOf<RemittanceDetails>(
        await owner.request('PUT', at(`/${id}/decisions`), { ...decisions, version, ...changes }),
      )
    const tryPosting = (remittance: Pick<RemittanceDetails, 'id' | 'version'>) =>
      postRemittance(practice, owner, remittance)
    const tryUndoing = (remittance: Pick<RemittanceDetails, 'id' | 'version'>) =>
      undoRemittance(practice, owner, remittance)
    return { ...desk, need, claim, at, read, decide, tryPosting, tryUndoing }
  }

  /** A claim of which the first insurance has left 60.00 to a second one. */
  async function aSecondDesk(said: Parameters<Awaited<ReturnType<typeof aDesk>>['decided']>[2] = {}) {
    const desk = await aDesk('06-secondary')
    const [, need] = sampleCase('06-secondary').needs
    if (need === undefined) throw new Error('The sample needs a second claim')
    const coverage = await desk.covered(need, 2)
    await desk.numberNext(need.patientControlNumber)
    const first = await desk.decided(desk.claim, LEAVING_60, said)
    const posted = await desk.post(first)
    const second = await desk.claimWith(need.patientControlNumber)
    return { ...desk, coverage, posted, second }
  }

  describe('a payment', () => {
    rule('tells who posted it, in the book, the history and the log', async () => {
      const { practice, owner, claim, decided, post, get, read } = await aDesk()
      const ready = await decided(claim, AGREED)
      const posted = await post(ready)
      expect(posted).toMatchObject({
        ...{ state: 'posted', version: ready.version + 1, reviewCount: 0, refusal: null },
        posting: { postedByName: 'Olivia Bennett', undoneAt: null, undoneByName: null },
      })
      expect(await get<ClaimBook>(`claims/${claim.id}/book`)).toMatchObject({
        entries: [
          { kind: 'charged', cents: 18_500, remittance: null },
          { kind: 'paid', cents: -12_500, remittance: { id: ready.id, payerName: 'EXAMPLE HEALTH PLAN' } },
          { kind: 'contractual', cents: -3_500, writtenByName: 'Olivia Bennett' },
          { kind: 'to_client', cents: -2_500 },
        ],
        ...{ billedCents: 18_500, insurancePaidCents: 12_500, toClientCents: 2_500, openCents: 0 },
      })
      const paid = await get<Claim>(`claims/${claim.id}`)
      expect(paid).toMatchObject({ state: 'paid', openCents: 0 })
      expect(paid.history[0]).toMatchObject({
        ...{ kind: 'posted', state: 'paid', reason: `EXAMPLE HEALTH PLAN FIRST ${claim.pcn}` },
        remittanceId: ready.id,
      })
      const log = { action: 'posted', changed: ['state'], userId: owner.userId }
      expect(await auditTrail(test, practice, 'remittance', ready.id)).toContainEqual(log)
      expect(await auditTrail(test, practice, 'claim', claim.id)).toContainEqual(log)
      expect((await get<Page<InvoiceSummary>>('invoices')).items).toMatchObject([
        { totalCents: 2_500, status: 'issued' },
      ])
      expect(await read(ready.id)).toEqual(posted)
    })

    rule('shows what was posted, whatever comes later', async () => {
      const { claim, decided, post, read } = await aDesk()
      const ready = await decided(claim, AGREED)
      const { claims, adjustments, records, plan } = ready
      await post(ready)
      expect(await read(ready.id)).toMatchObject({ claims, adjustments, records, plan })
    })

    rule('is listed as posted, is decided on no more, and is not imported again', async () => {
      const { practice, owner, claim, decided, post, get, at } = await aDesk()
      const posted = await post(await decided(claim, AGREED))
      expect((await get<Page<unknown>>('remittances?state=posted')).total).toBe(1)
      expect((await get<Page<unknown>>('remittances?state=ready')).total).toBe(0)
      const { decisions, version } = posted
      const again = await owner.request('PUT', at(`/${posted.id}/decisions`), { ...decisions, version })
      expect(refusal(again)).toEqual([409, 'transition_refused'])
      expect((await decided(claim, AGREED)).state).toBe('posted')
      expect(practice.practiceId).toBe(posted.practiceId)
    })

    rule('of several people at once is posted once; the others learn when and by whom', async () => {
      const { claim, decided, tryPosting, bookOf } = await aDesk()
      const ready = await decided(claim, AGREED)
      const answers = await Promise.all([1, 2, 3].map(() => tryPosting(ready)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const refused = answers.filter(({ status }) => status === 409)
      for (const answer of refused) {
        expect(refusal(answer)).toEqual([409, 'already_posted'])
        expect(answer.body.message).toBe('This payment was posted on Nov 17, 2026 by Olivia Bennett.')
      }
      expect((await bookOf(claim.pcn)).insurancePaidCents).toBe(12_500)
    })

    rule('is posted on the version that somebody has looked through', async () => {
      const { claim, decided, decide, tryPosting } = await aDesk()
      const ready = await decided(claim, AGREED)
      const decidedAnew = await decide(ready, {})
      const stale = await tryPosting(ready)
      expect(refusal(stale)).toEqual([409, 'stale_edit'])
      expect(stale.body.current).toMatchObject({ id: ready.id, version: decidedAnew.version })
    })

    rule('is refused out of balance, while a claim waits for a person, and without its payer', async () => {
      const { practice, owner, claim, decided, tryPosting, importSample, decide, bookOf } = await aDesk()
      const text = sampleText('01-plain-pay.835').replace('*0*T*:', '*0*P*:')
      const off = await importOne(practice, owner, text.replace('BPR*I*125*', 'BPR*I*126*'))
      expect(refusal(await tryPosting(off))).toEqual([409, 'out_of_balance'])
      const unmatched = await tryPosting(await importSample('09-unmatched'))
      expect(refusal(unmatched)).toEqual([409, 'transition_refused'])
      expect(unmatched.body.message).toBe('2 claims wait for a decision. Decide first, and post then.')
      const nobody = await decide(await decided(claim, AGREED), { payerId: null })
      expect(refusal(await tryPosting(nobody))).toEqual([409, 'transition_refused'])
      expect((await bookOf(claim.pcn)).entries).toHaveLength(1)
    })

    rule('needs the permission to post', async () => {
      const { practice, claim, decided } = await aDesk()
      const ready = await decided(claim, AGREED)
      const clinician = await practice.as('Clinician')
      expect((await postRemittance(practice, clinician, ready)).status).toBe(403)
      expect((await undoRemittance(practice, clinician, ready)).status).toBe(403)
      // Clinicians see the claims for their own sessions, of which this is none.
      expect((await clinician.request('GET', practice.path(`claims/${claim.id}/book`))).status).toBe(404)
    })
  })

  describe('the worked examples', () => {
    rule('1: a copay that is held pays the share at once', async () => {
      const { practice, owner, claim, decided, post, clients, get } = await aDesk()
      const appointmentId = claim.form.lines[0]?.appointmentId ?? ''
      dataOf(
        await holdFor(practice, owner, { appointmentId, clientId: clients.get('PINE')?.id ?? '' }, 2_500),
      )
      await post(await decided(claim, AGREED))
      expect((await get<Page<InvoiceSummary>>('invoices')).items).toMatchObject([
        { totalCents: 2_500, balanceCents: 0 },
      ])
    })

    rule('8: money that a payer recovers is unclear until a person says from which claim', async () => {
      const { prepared, importSample, post, undo, decide, payerSums, bookOf, claim } =
        await aDesk('05a-before-correction')
      await post(await importSample('05a-before-correction'))
      await prepared('07-takeback-wo')
      const ready = await importSample('07-takeback-wo')
      const posted = await post(ready)
      expect(await payerSums()).toEqual({ deposit: 30_000, unclear: 10_000 })
      const lineNumber = `${claim.pcn}01`
      const recoveries = [{ position: 0, claimId: claim.id, lineNumber }]
      await post(await decide(await undo(posted), { recoveries }))
      expect(await payerSums()).toEqual({ deposit: 30_000 })
      expect(await bookOf(claim.pcn)).toMatchObject({ insurancePaidCents: 5_000, openCents: 10_000 })
    })

    rule('9: what is carried forward is settled by what recovers it', async () => {
      const { prepared, importSample, post, payerSums, bookOf } = await aSampleDesk(test)
      await prepared('08a-forward-balance')
      const { deposit: before = 0 } = await payerSums()
      await post(await importSample('08a-forward-balance'))
      expect(await payerSums()).toEqual({ deposit: before, float: -12_500 })
      await prepared('08b-forward-applied')
      await post(await importSample('08b-forward-applied'))
      expect(await payerSums()).toEqual({ deposit: before + 9_000 })
      expect(await bookOf('K000000125')).toMatchObject({ openCents: 18_500, state: 'accepted' })
    })

    rule('10: claims that are not known wait until each is chosen or set aside', async () => {
      const { prepared, importSample, post, decide, payerSums, claimWith } = await aDesk()
      await prepared('09-unmatched')
      const ready = await importSample('09-unmatched')
      const { id } = await claimWith('K000000166')
      const claims = ready.claims.map(({ segment, suggestedIds }) => ({
        ...{ segment, isAsWritten: false, claimId: suggestedIds.includes(id) ? id : null },
      }))
      await post(await decide(ready, { claims }))
      expect(await payerSums()).toEqual({ deposit: 22_000, unapplied: 9_500 })
      expect((await claimWith('K000000166')).state).toBe('paid')
    })

    rule('the same payment in another file changes nothing, another one under its number waits', async () => {
      const { importSample, post, tryPosting, sent, sums } = await aDesk()
      await post(await importSample('01-plain-pay'))
      const before = await sums()
      expect(refusal(await tryPosting(await importSample('11a-same-trace-same-content')))).toEqual([
        ...[409, 'already_posted'],
      ])
      expect(await sums()).toEqual(before)
      const [need] = sampleCase('11b-same-trace-other-amount').needs
      if (need !== undefined) await sent(need)
      const other = await importSample('11b-same-trace-other-amount')
      expect(refusal(await tryPosting(other))).toEqual([409, 'transition_refused'])
    })

    rule('13: what a second payer pays too much is owed back, and is no credit of the client', async () => {
      const { second, send, decided, post, bookOf, sums } = await aSecondDesk()
      const owing = await send(second)
      await post(await decided(owing, [['OA', '23', 3_500]], { payer: '99902' }))
      expect(await bookOf(second.pcn)).toMatchObject({
        ...{ movedInCents: 6_000, insurancePaidCents: 15_000, openCents: -9_000, state: 'paid' },
      })
      expect((await sums()).balances).toMatchObject([{ balanceCents: 0, creditCents: 0 }])
    })
  })

  describe('the claim to the insurance that comes next', () => {
    rule('is made with what the first one did, and owes what that one left', async () => {
      const { practice, owner, second, coverage, posted, get, send } = await aSecondDesk()
      expect(posted.plan?.secondClaims).toMatchObject([{ claimId: null, cents: 6_000 }])
      expect(second).toMatchObject({
        ...{ coverageId: coverage.id, priority: 2, openCents: 6_000, history: [{ kind: 'created' }] },
        form: {
          ...{ frequency: '1', memberId: 'SMU200001', payerClaimNumber: '' },
          otherInsurance: {
            ...{ priority: 1, memberId: 'EHP100008' },
            answer: {
              ...{ paidCents: 9_000, remittanceOn: '2026-11-18', adjustments: [] },
              lines: [
                {
                  ...{ controlNumber: `${second.pcn}01`, paidCents: 9_000, clientShareCents: 6_000 },
                  adjustments: [
                    { group: 'CO', code: '45' },
                    { group: 'PR', code: '2' },
                  ],
                },
              ],
            },
          },
          lines: [{ controlNumber: `${second.pcn}01`, code: '90837', chargeCents: 18_500 }],
        },
      })
      const kept = await stepOfClaim(practice, owner, second, 'refresh')
      expect(dataOf<Claim>(kept).form).toEqual(second.form)
      const { entries } = await get<ClaimBook>(`claims/${(await send(dataOf(kept))).id}/book`)
      expect(entries).toMatchObject([{ kind: 'moved_in', remittance: { id: posted.id } }])
    })

    rule('is sent already where the first payer has sent it on', async () => {
      const { second, tryUndoing, posted, get } = await aSecondDesk({ said: { status: '19' } })
      expect(second).toMatchObject({ state: 'submitted', submissions: [{ way: 'elsewhere' }] })
      expect((await tryUndoing(posted)).status).toBe(200)
      expect(await get<Claim>(`claims/${second.id}`)).toMatchObject({ state: 'void', openCents: 0 })
    })

    rule('is given up only by undoing the payment that made it', async () => {
      const { practice, owner, second, posted, tryUndoing, get, claim } = await aSecondDesk()
      expect(second.steps).not.toContain('remove')
      const gone = await owner.request('DELETE', practice.path(`claims/${second.id}`))
      expect(refusal(gone)).toEqual([409, 'transition_refused'])
      expect((await tryUndoing(posted)).status).toBe(200)
      expect(await get<Claim>(`claims/${second.id}`)).toMatchObject({
        ...{ state: 'void', openCents: 0, steps: [] },
      })
      expect(await get<Claim>(`claims/${claim.id}`)).toMatchObject({ state: 'submitted', openCents: 18_500 })
    })
  })

  describe('undoing', () => {
    rule('lets it be decided on and posted again, and tells when and by whom', async () => {
      const { claim, decided, post, undo, decide, read, get } = await aDesk()
      const posted = await post(await decided(claim, AGREED))
      const undone = await undo(posted)
      expect(undone).toMatchObject({
        ...{ state: 'undone', reviewCount: 0, posting: { undoneByName: 'Olivia Bennett' } },
        plan: { entries: [{ kind: 'paid' }, { kind: 'contractual' }, { kind: 'to_client' }] },
      })
      expect((await get<Page<unknown>>('remittances?state=undone')).total).toBe(1)
      const after = await get<Claim>(`claims/${claim.id}`)
      expect(after).toMatchObject({ state: 'submitted', openCents: 18_500, acceptedNumber: '' })
      expect(after.history[0]).toMatchObject({
        ...{ kind: 'posting_undone', state: 'submitted', remittanceId: posted.id },
      })
      const again = await post(await decide(undone, {}))
      expect(again.posting).toMatchObject({ undoneAt: null })
      expect(await read(again.id)).toMatchObject({ state: 'posted' })
    })

    rule('makes what a card is charged for its invoice meanwhile credit of the client', async () => {
      const { practice, owner, claim, decided, post, undo, get } = await aDesk()
      await connectPractice(test, practice, owner)
      const clientId = claim.client.id
      const { id: cardId } = await keepCard(test, practice, owner, { clientId })
      const posted = await post(await decided(claim, AGREED))
      const [share] = (await get<Page<InvoiceSummary>>('invoices')).items
      const allocations = [{ invoiceId: share?.id, amountCents: 2_500 }]
      test.payments.cut('lost_answer', 'lost_call')
      const body = { clientId, cardId, amountCents: 2_500, allocations }
      const charged = dataOf<PaymentDetails>(
        await owner.request('POST', practice.path('card-payments'), body),
      )
      expect(charged.status).toBe('pending')
      const undone = await undo(posted)
      await settlePending(test.deps, practice.organizationId)
      expect(await get(`payments/${charged.id}`)).toMatchObject({
        status: 'succeeded',
        unallocatedCents: 2_500,
      })
      const standing = async () => {
        const { balanceCents, creditCents } = await get<Client>(`clients/${clientId}`)
        return { balanceCents, creditCents }
      }
      expect(await standing()).toEqual({ balanceCents: -2_500, creditCents: 2_500 })
      await post(undone)
      expect(await standing()).toEqual({ balanceCents: 0, creditCents: 2_500 })
    })

    rule('is refused where nothing is posted, on an older version, and for all but one at once', async () => {
      const { claim, decided, post, tryUndoing } = await aDesk()
      const ready = await decided(claim, AGREED)
      expect(refusal(await tryUndoing(ready))).toEqual([409, 'transition_refused'])
      const posted = await post(ready)
      expect(refusal(await tryUndoing(ready))).toEqual([409, 'stale_edit'])
      const answers = await Promise.all([tryUndoing(posted), tryUndoing(posted)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    })

    rule('goes from the newest payment of a claim to the oldest', async () => {
      const { practice, owner, importSample, post, prepared, bookOf } = await aSampleDesk(test)
      await prepared('05b-reversal-correction')
      const first = await importSample('05a-before-correction')
      const later = await post(await importSample('05b-reversal-correction'))
      const tryUndoing = (one: RemittanceDetails) => undoRemittance(practice, owner, one)
      const refused = await tryUndoing(first)
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(refused.body.message).toBe(
        'EXAMPLE HEALTH PLAN EFT0000052 was posted on claim K000000067 later. Undo that payment first.',
      )
      expect((await tryUndoing(later)).status).toBe(200)
      expect((await tryUndoing(first)).status).toBe(200)
      expect(await bookOf('K000000067')).toMatchObject({ openCents: 18_500, state: 'submitted' })
    })

    rule('is refused once a claim that it made was changed or sent', async () => {
      const { second, send, posted, tryUndoing } = await aSecondDesk()
      await send(second)
      const refused = await tryUndoing(posted)
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(refused.body.message).toContain(`Claim ${second.pcn} was sent since`)
    })
  })
})
