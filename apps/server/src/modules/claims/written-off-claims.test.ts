import type { Claim, ClaimBook, RemittanceDetails } from '@oaklet/api/contract'
import { expect } from 'vitest'
import { stepOfClaim } from '../../testing/a-claim'
import { aRemittanceFile, importOne, saidOf, undoRemittance } from '../../testing/a-remittance'
import { aSampleDesk } from '../../testing/a-sample-desk'
import { dataOf } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import type { Reason } from '../../x12/testing/a-payment'
import { sampleCase } from '../../x12/testing/sample-case'

/** Of 185.00: nothing paid. */
const DENIED: readonly Reason[] = [['CO', '197', 18_500]]
/** Of 185.00: 125.00 paid, 35.00 by contract, and 25.00 refused. */
const PART_PAID: readonly Reason[] = [
  ['CO', '45', 3_500],
  ['CO', '97', 2_500],
]
/** Of 185.00: 125.00 paid, 35.00 by contract, and a copay of 25.00. */
const AGREED: readonly Reason[] = [
  ['CO', '45', 3_500],
  ['PR', '3', 2_500],
]
const REASON = { reason: 'uncollectible', note: '' }

onOneDatabase('the rest of a claim that is written off', (test, rule) => {
  /** A claim of 185.00 that was sent, and what its insurance says of it. */
  async function aDesk() {
    const desk = await aSampleDesk(test)
    const { practice, owner, sent, get, claimWith, post } = desk
    const [need] = sampleCase('01-plain-pay').needs
    if (need === undefined) throw new Error('The sample needs a claim')
    const { id, pcn } = await sent(need)
    const claim = () => claimWith(pcn)
    const book = () => get<ClaimBook>(`claims/${id}/book`)
    const imported = async (reasons: readonly Reason[], traceNumber: string, status = '1') =>
      importOne(
        practice,
        owner,
        aRemittanceFile([saidOf(await claim(), reasons, { status })], {
          payer: { name: 'EXAMPLE HEALTH PLAN', id: '', otherIds: ['99901'] },
          payee: { name: 'OAKWOOD', npi: '', taxId: '990000001' },
          traceNumber,
        }),
      )
    const decide = async (reasons: readonly Reason[], traceNumber: string) =>
      post(await imported(reasons, traceNumber))
    const call = async (step: 'write-off' | 'write-off/undo', body: object = {}) =>
      stepOfClaim(practice, owner, await claim(), step, body)
    const writeOff = async (body: object = REASON) => dataOf<Claim>(await call('write-off', body))
    const takeBack = async () => dataOf<Claim>(await call('write-off/undo'))
    const undoing = async (remittance: RemittanceDetails) => {
      const { body, status } = await undoRemittance(practice, owner, remittance)
      return { status, message: body.message }
    }
    return { ...desk, id, pcn, claim, book, imported, decide, call, writeOff, takeBack, undoing }
  }

  rule('closes a claim that was denied, and its book and history say why', async () => {
    const { decide, writeOff, book } = await aDesk()
    await decide(DENIED, 'DENIED')
    expect(await writeOff({ reason: 'other', note: 'Asked three times' })).toMatchObject({
      ...{ state: 'closed', openCents: 0, steps: ['undo_write_off'] },
    })
    const { entries, ...sums } = await book()
    expect(entries.at(-1)).toMatchObject({
      ...{ kind: 'written_off', cents: -18_500, remittance: null, writtenByName: 'Olivia Bennett' },
      ...{ reason: 'other', note: 'Asked three times' },
    })
    expect(sums).toMatchObject({ billedCents: 18_500, writtenOffCents: 18_500, openCents: 0 })
  })

  rule('is what is open of a claim that was paid in part, and nothing else', async () => {
    const { decide, writeOff, book } = await aDesk()
    await decide(PART_PAID, 'PART')
    const closed = await writeOff()
    expect(closed.state).toBe('closed')
    expect(closed.history[0]).toMatchObject({
      ...{ kind: 'written_off', state: 'closed', reason: 'Can’t be collected', byName: 'Olivia Bennett' },
      changes: [{ field: 'writtenOffCents', before: '0', after: '2500' }],
    })
    expect(await book()).toMatchObject({
      ...{ billedCents: 18_500, insurancePaidCents: 12_500, contractualCents: 3_500 },
      ...{ toClientCents: 0, movedOutCents: 0, writtenOffCents: 2_500, openCents: 0 },
    })
  })

  rule.each([
    ['denied', DENIED],
    ['partially_paid', PART_PAID],
  ] as const)('is taken back, so that the claim is %s as before', async (state, reasons) => {
    const { decide, writeOff, takeBack, sums, call, claim } = await aDesk()
    await decide(reasons, 'FIRST')
    const before = await sums()
    const { steps } = await claim()
    await writeOff()
    const open = await takeBack()
    expect(open).toMatchObject({ state, steps })
    expect(open.history[0]).toMatchObject({ kind: 'write_off_undone', state, reason: '' })
    expect(await sums()).toEqual(before)
    expect(refusal(await call('write-off/undo'))).toEqual([409, 'transition_refused'])
    expect((await writeOff()).state).toBe('closed')
  })

  rule('is refused where nobody has decided, and where nothing is open', async () => {
    const { decide, call, claim } = await aDesk()
    expect((await claim()).steps).not.toContain('write_off')
    expect(refusal(await call('write-off', REASON))).toEqual([409, 'transition_refused'])
    await decide(AGREED, 'PAID')
    expect((await claim()).steps).not.toContain('write_off')
    expect(refusal(await call('write-off', REASON))).toEqual([409, 'transition_refused'])
  })

  rule('is refused while a correction of the claim is begun', async () => {
    const { practice, owner, decide, claim, call } = await aDesk()
    await decide(DENIED, 'DENIED')
    dataOf(await stepOfClaim(practice, owner, await claim(), 'replace', { payerClaimNumber: '2026X' }))
    expect(refusal(await call('write-off', REASON))).toEqual([409, 'transition_refused'])
  })

  rule('needs a reason, words for another one, and the version that was on view', async () => {
    const { practice, owner, decide, call, claim } = await aDesk()
    await decide(DENIED, 'DENIED')
    expect(refusal(await call('write-off'))).toEqual([422, 'validation_failed', 'reason', 'note'])
    const nameless = { reason: 'other', note: ' ' }
    expect(refusal(await call('write-off', nameless))).toEqual([422, 'validation_failed', 'note'])
    const foreign = { reason: 'billing_error', note: '' }
    expect(refusal(await call('write-off', foreign))).toEqual([422, 'validation_failed', 'reason'])
    const denied = await claim()
    const older = { ...denied, version: denied.version - 1 }
    const stale = await stepOfClaim(practice, owner, older, 'write-off', REASON)
    expect(refusal(stale)).toEqual([409, 'stale_edit'])
  })

  rule('is written once, when two people do so at once', async () => {
    const { practice, owner, decide, claim, book } = await aDesk()
    await decide(DENIED, 'DENIED')
    const denied = await claim()
    const answers = await Promise.all(
      [1, 2].map(() => stepOfClaim(practice, owner, denied, 'write-off', REASON)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await book()).toMatchObject({ writtenOffCents: 18_500, openCents: 0 })
  })

  rule('has to be taken back before the posting under it is undone', async () => {
    const { decide, writeOff, takeBack, undoing, undo, sums, pcn } = await aDesk()
    const before = await sums()
    const posted = await decide(DENIED, 'DENIED')
    await writeOff()
    expect(await undoing(posted)).toEqual({
      status: 409,
      message: `Claim ${pcn} was written off since. Undo its write-off first.`,
    })
    await takeBack()
    await undo(posted)
    expect(await sums()).toEqual(before)
  })

  rule('stays where a payment that came later is undone', async () => {
    const { decide, writeOff, takeBack, undo, undoing, sums, pcn } = await aDesk()
    await decide(DENIED, 'DENIED')
    await writeOff()
    const before = await sums()
    const again = await decide(DENIED, 'DENIED AGAIN')
    expect(await sums()).toEqual(before)
    const undone = await undo(again)
    expect(await sums()).toEqual(before)
    expect(undone.state).toBe('undone')
    const third = await decide(DENIED, 'A THIRD TIME')
    const gone = `The write-off of claim ${pcn} was undone since, so that this posting can’t be undone any more.`
    await takeBack()
    expect((await undoing(third)).message).toBe(gone)
    // Undoing this one too would not help.
    await writeOff()
    expect((await undoing(third)).message).toBe(gone)
  })

  rule(
    'stays closed where the insurance takes its decision back, and waits for another one once it is undone',
    async () => {
      const { decide, imported, post, writeOff, takeBack, claim, book } = await aDesk()
      await decide(DENIED, 'DENIED')
      await writeOff()
      await post(await imported(DENIED, 'TAKEN BACK', '22'))
      expect(await claim()).toMatchObject({ state: 'closed', decision: null, steps: ['undo_write_off'] })
      expect(await takeBack()).toMatchObject({ state: 'accepted', openCents: 18_500 })
      expect(await book()).toMatchObject({ billedCents: 18_500, writtenOffCents: 0, openCents: 18_500 })
    },
  )

  rule('stands in the way of a payment, until it is taken back or a person says otherwise', async () => {
    const { practice, owner, decide, imported, writeOff, takeBack, post, book, claim } = await aDesk()
    await decide(DENIED, 'DENIED')
    await writeOff()
    const { id, version, claims, decisions } = await imported(AGREED, 'PAID')
    expect(claims).toMatchObject([
      { outcome: 'needs_person', words: 'The rest of the claim was written off: undo that first' },
    ])
    const asWritten = claims.map(({ segment }) => ({ segment, claimId: null, isAsWritten: true }))
    const chosen = await owner.request('PUT', practice.path(`remittances/${id}/decisions`), {
      ...{ ...decisions, version },
      claims: asWritten.map((one) => ({ ...one, claimId: claims[0]?.claimId ?? null })),
    })
    await post(dataOf(chosen))
    expect(await claim()).toMatchObject({
      state: 'paid',
      openCents: -15_000,
      steps: ['replace', 'undo_write_off'],
    })
    expect(await takeBack()).toMatchObject({ state: 'partially_paid', openCents: 3_500 })
    expect(await book()).toMatchObject({
      ...{ billedCents: 18_500, insurancePaidCents: 12_500, contractualCents: 0 },
      ...{ toClientCents: 2_500, writtenOffCents: 0, openCents: 3_500 },
    })
  })

  rule('is out of reach of those who may not adjust, and of other practices', async () => {
    const { practice, id, decide, claim } = await aDesk()
    await decide(DENIED, 'DENIED')
    const { version } = await claim()
    const steps = ['write-off', 'write-off/undo']
    const clinician = await practice.as('Clinician')
    const elsewhere = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
    const path = `/api/v1/practices/${practice.otherPracticeId}/claims/${id}`
    for (const step of steps) {
      const body = { version, ...REASON }
      const refused = await clinician.request('POST', practice.path(`claims/${id}/${step}`), body)
      expect(refusal(refused)).toEqual([403, 'forbidden'])
      expect((await elsewhere.request('POST', `${path}/${step}`, body)).status).toBe(404)
    }
  })
})
