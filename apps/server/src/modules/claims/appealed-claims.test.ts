import type { AppealOutcome, Claim, ClaimAppeal, ClaimTotals } from '@oaklet/api/contract'
import { expect } from 'vitest'
import { addDays } from '../../calendar-day'
import { aClaimDesk, anInsuredSession, decideClaim, makeClaim } from '../../testing/a-claim'
import { aRemittanceFile, importOne, saidOf } from '../../testing/a-remittance'
import { aSampleDesk } from '../../testing/a-sample-desk'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import type { Reason } from '../../x12/testing/a-payment'
import { sampleCase } from '../../x12/testing/sample-case'
import { notifyOverdueAppeals } from './notify-overdue-appeals'

const CHOOSE_A_PAST_DAY = 'Choose today or a day before'

onOneDatabase('an appeal of a claim', (test, rule) => {
  /** A claim that was sent today and denied, and what its owner does about that. */
  async function aDeniedClaim() {
    const desk = await aClaimDesk(test)
    const { practice, owner } = desk
    const sent = await desk.sent()
    const today = sent.submittedOn
    if (today === null) throw new Error('The claim was not sent')
    const claim = await decideClaim(test, practice, owner, sent)
    const letter = { sentOn: today, way: 'mail', note: '', answerDueOn: addDays(today, 30) }
    const appealing = (changes: object = {}) => desk.step(claim, 'appeals', { ...letter, ...changes })
    const appeal = async (changes: object = {}) => dataOf<Claim>(await appealing(changes))
    const deciding = ({ id, version }: ClaimAppeal, changes: object = {}) =>
      desk.call('POST', `/${claim.id}/appeals/${id}/decide`, {
        ...{ version, outcome: 'lost', decidedOn: today },
        ...changes,
      })
    const decide = async (appealed: Claim, outcome: AppealOutcome) =>
      dataOf<Claim>(await deciding(firstOf(appealed), { outcome }))
    return { ...desk, claim, today, letter, appealing, appeal, deciding, decide }
  }

  const firstOf = ({ appeals: [appeal] }: Claim): ClaimAppeal => {
    if (appeal === undefined) throw new Error('The claim was not appealed')
    return appeal
  }

  rule('is recorded with its claim, which stays as it is', async () => {
    const { claim, letter, appeal } = await aDeniedClaim()
    expect(claim).toMatchObject({ appeals: [], steps: ['replace', 'write_off', 'give_to_client', 'appeal'] })
    const appealed = await appeal({ note: ' Notes of two sessions ' })
    expect(appealed).toMatchObject({
      ...{ state: 'denied', version: claim.version, openCents: claim.openCents },
      steps: ['replace', 'write_off', 'give_to_client', 'decide_appeal'],
      appeals: [
        {
          ...{ ...letter, note: 'Notes of two sessions' },
          ...{ outcome: null, decidedOn: null, recordedByName: 'Olivia Bennett', version: 1 },
        },
      ],
    })
    expect(appealed.history[0]).toMatchObject({
      ...{ kind: 'appealed', state: 'denied', reason: 'By mail: Notes of two sessions' },
      byName: 'Olivia Bennett',
    })
  })

  rule('can be sent where a part was paid', async () => {
    const { practice, owner, claim, appeal } = await aDeniedClaim()
    await decideClaim(test, practice, owner, claim, 'partially_paid')
    expect(await appeal()).toMatchObject({ state: 'partially_paid', appeals: [{ way: 'mail' }] })
  })

  rule.each([
    ['won', 'Won'],
    ['lost', 'Lost'],
    ['withdrawn', 'Withdrawn'],
  ] as const)('is %s once that is recorded, and another one can be sent then', async (outcome, reason) => {
    const { today, appeal, decide } = await aDeniedClaim()
    const decided = await decide(await appeal(), outcome)
    expect(decided).toMatchObject({
      ...{ state: 'denied', steps: ['replace', 'write_off', 'give_to_client', 'appeal'] },
      appeals: [{ outcome, decidedOn: today, version: 2 }],
    })
    expect(decided.history[0]).toMatchObject({ kind: 'appeal_decided', state: 'denied', reason })
    const again = await appeal({ way: 'fax' })
    expect(again.appeals).toMatchObject([
      { way: 'fax', outcome: null },
      { way: 'mail', outcome },
    ])
  })

  rule('waits for its answer before another one is sent', async () => {
    const { appealing, appeal, read, claim } = await aDeniedClaim()
    await appeal()
    const { status, body } = await appealing()
    expect(status).toBe(409)
    expect(body.message).toBe('An appeal of this claim waits for its answer. Record that answer first.')
    expect((await read(claim.id)).appeals).toHaveLength(1)
  })

  rule('is recorded once, when two people do so at once', async () => {
    const { appealing, read, claim } = await aDeniedClaim()
    const answers = await Promise.all([appealing(), appealing()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await read(claim.id)).appeals).toHaveLength(1)
  })

  rule.each(['accepted', 'paid'] as const)('is refused of a claim that is %s', async (state) => {
    const { practice, owner, step, sent } = await aClaimDesk(test)
    const claim = await sent()
    const { submittedOn: sentOn } = claim
    const is =
      state === 'paid'
        ? await decideClaim(test, practice, owner, claim, state)
        : dataOf<Claim>(await step(claim, 'accept', { payerClaimNumber: '' }))
    expect(is.steps).not.toContain('appeal')
    const answer = await step(is, 'appeals', { sentOn, way: 'fax', note: '', answerDueOn: sentOn })
    expect(refusal(answer)).toEqual([409, 'transition_refused'])
  })

  rule('needs a way and days that can be, and the version that was on view', async () => {
    const { today, claim, step, letter, appealing } = await aDeniedClaim()
    expect(refusal(await appealing({ way: 'pigeon' }))).toEqual([422, 'validation_failed', 'way'])
    const answered = await appealing({ answerDueOn: addDays(today, -1) })
    expect(refusal(answered)).toEqual([422, 'validation_failed', 'answerDueOn'])
    const days = { sentOn: addDays(today, 1), answerDueOn: addDays(today, 2) }
    const tomorrow = await appealing(days)
    expect(refusal(tomorrow)).toEqual([422, 'validation_failed', 'sentOn'])
    expect(tomorrow.body.fieldErrors).toEqual([{ path: 'sentOn', message: CHOOSE_A_PAST_DAY }])
    const older = await step({ ...claim, version: claim.version - 1 }, 'appeals', letter)
    expect(refusal(older)).toEqual([409, 'stale_edit'])
  })

  rule('is decided from its own day to today, and once', async () => {
    const { today, appeal, deciding } = await aDeniedClaim()
    const one = firstOf(await appeal({ sentOn: addDays(today, -7) }))
    const refused = async (changes: object) => {
      const answer = await deciding(one, changes)
      return [...refusal(answer), answer.body.fieldErrors?.[0]?.message]
    }
    const at = [422, 'validation_failed', 'decidedOn']
    expect(await refused({ decidedOn: addDays(today, 1) })).toEqual([...at, CHOOSE_A_PAST_DAY])
    expect(await refused({ decidedOn: addDays(today, -8) })).toEqual([
      ...at,
      'Choose the day of the appeal or a later one',
    ])
    expect(refusal(await deciding(one, { outcome: 'open' }))).toEqual([422, 'validation_failed', 'outcome'])
    const decided = dataOf<Claim>(await deciding(one, { decidedOn: addDays(today, -7) }))
    expect(refusal(await deciding(one))).toEqual([409, 'stale_edit'])
    expect(refusal(await deciding(firstOf(decided)))).toEqual([409, 'transition_refused'])
  })

  rule('waits for its answer while the claim is corrected, and in no way changes that', async () => {
    const { appeal, decide, step, read, claim } = await aDeniedClaim()
    await appeal()
    const corrected = dataOf<Claim>(await step(claim, 'replace', { payerClaimNumber: '2026X' }))
    expect(corrected.steps).toContain('decide_appeal')
    expect(corrected.steps).not.toContain('appeal')
    const { state, version } = await decide(corrected, 'withdrawn')
    expect({ state, version }).toEqual({ state: corrected.state, version: corrected.version })
    expect((await read(claim.id)).steps).not.toContain('decide_appeal')
  })

  rule('is found by its claim, and counted once its answer is overdue', async () => {
    const { practice, owner, call, list, today, claim, appeal, decide } = await aDeniedClaim()
    const found = async (query: string) =>
      (await list(query)).items.map(({ id, appealDueOn }) => [id, appealDueOn])
    const overdue = async () => dataOf<ClaimTotals>(await call('GET', '/totals')).overdueAppealCount
    expect(await found('?appeal=open')).toEqual([])
    const first = await appeal({ answerDueOn: today })
    expect(await found('?appeal=open')).toEqual([[claim.id, today]])
    expect(await found('?appeal=overdue')).toEqual([])
    expect(await overdue()).toBe(0)
    await decide(first, 'lost')
    const yesterday = addDays(today, -1)
    const second = await appeal({ sentOn: yesterday, answerDueOn: yesterday })
    expect(await found('?appeal=overdue')).toEqual([[claim.id, yesterday]])
    expect(await overdue()).toBe(1)
    const other = practice.path('claims?appeal=late')
    expect(refusal(await owner.request('GET', other))).toEqual([422, 'validation_failed', 'appeal'])
    await decide(second, 'won')
    expect(await found('')).toEqual([[claim.id, null]])
    expect(await overdue()).toBe(0)
  })

  rule('stands in the list by the day of its answer, and last where it has none', async () => {
    const { practice, owner, client, coverage, list, today, claim, appeal, step } = await aDeniedClaim()
    await appeal({ answerDueOn: addDays(today, 9) })
    const others: string[] = []
    for (const [day, dueOn] of [
      ['2026-10-13', addDays(today, 3)],
      ['2026-10-14', null],
    ] as const) {
      const made = await makeClaim(practice, owner, coverage, [
        await anInsuredSession(practice, owner, { client, day }),
      ])
      others.push(made.id)
      const sent = dataOf<Claim>(await step(made, 'submit', { way: 'paper' }))
      const denied = await decideClaim(test, practice, owner, sent)
      const body = { sentOn: today, way: 'mail', note: '', answerDueOn: dueOn }
      if (dueOn !== null) dataOf(await step(denied, 'appeals', body))
    }
    const ordered = [others[0], claim.id, others[1]]
    expect((await list('?sort=appeal')).items.map(({ id }) => id)).toEqual(ordered)
    const first = await list('?sort=appeal&limit=1')
    const rest = await list(`?sort=appeal&limit=1&cursor=${first.nextCursor ?? ''}`)
    const last = await list(`?sort=appeal&cursor=${rest.nextCursor ?? ''}`)
    expect([first, rest, last].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ordered)
  })

  rule('is told of once its answer is overdue, once, to those who can keep what came of it', async () => {
    const { practice, owner, today, claim, appeal, decide } = await aDeniedClaim()
    const biller = await practice.as('Biller')
    const clinician = await practice.as('Clinician')
    const told = async (...people: Parameters<typeof notified>[1][]) =>
      Promise.all(people.map(async (one) => (await notified(practice, one)).length))
    const first = await appeal({ answerDueOn: today })
    await notifyOverdueAppeals(test.deps)
    expect(await told(owner, biller, clinician)).toEqual([0, 0, 0])
    await decide(first, 'lost')
    const yesterday = addDays(today, -1)
    await appeal({ sentOn: yesterday, answerDueOn: yesterday })
    for (let times = 0; times < 2; times += 1) await notifyOverdueAppeals(test.deps)
    expect(await told(owner, biller, clinician)).toEqual([1, 1, 0])
    const [notification] = await notified(practice, owner)
    expect(notification).toMatchObject({ event: 'appeal_overdue', link: `/billing/claims/${claim.id}` })
    expect(notification?.subject).toContain(claim.pcn)
  })

  rule('is told to the audit log without its note', async () => {
    const { practice, claim, appeal, decide } = await aDeniedClaim()
    await decide(await appeal({ note: 'Notes of two sessions' }), 'won')
    const events = await auditTrail(test, practice, 'claim', claim.id)
    expect(events.slice(-2)).toMatchObject([
      { action: 'appealed', changed: ['sentOn', 'way', 'note', 'answerDueOn'] },
      { action: 'appeal_decided', changed: ['outcome', 'decidedOn'] },
    ])
    expect(JSON.stringify(events)).not.toContain('two sessions')
  })

  rule('is out of reach of those who may not send claims, and of other practices and claims', async () => {
    const { practice, claim, today, letter, appeal } = await aDeniedClaim()
    const one = firstOf(await appeal())
    const recording = { version: claim.version, ...letter }
    const answer = { version: 1, outcome: 'won', decidedOn: today }
    const calls = [
      [`claims/${claim.id}/appeals`, recording],
      [`claims/${claim.id}/appeals/${one.id}/decide`, answer],
    ] as const
    const clinician = await practice.as('Clinician')
    const elsewhere = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
    for (const [path, body] of calls) {
      expect(refusal(await clinician.request('POST', practice.path(path), body))).toEqual([403, 'forbidden'])
      const other = `/api/v1/practices/${practice.otherPracticeId}/${path}`
      expect((await elsewhere.request('POST', other, body)).status).toBe(404)
    }
    const owner = await practice.as('Owner')
    const unknown = practice.path(`claims/${claim.id}/appeals/${claim.id}/decide`)
    expect((await owner.request('POST', unknown, answer)).status).toBe(404)
  })

  rule('waits for its answer also once a payment pays the claim', async () => {
    const { practice, owner, sent, claimWith, post } = await aSampleDesk(test)
    const [need] = sampleCase('01-plain-pay').needs
    if (need === undefined) throw new Error('The sample needs a claim')
    const { id, pcn } = await sent(need)
    const decide = async (reasons: readonly Reason[], traceNumber: string) =>
      post(
        await importOne(
          practice,
          owner,
          aRemittanceFile([saidOf(await claimWith(pcn), reasons, { status: '1' })], {
            payer: { name: 'EXAMPLE HEALTH PLAN', id: '', otherIds: ['99901'] },
            payee: { name: 'OAKWOOD', npi: '', taxId: '990000001' },
            traceNumber,
          }),
        ),
      )
    await decide([['CO', '197', 18_500]], 'DENIED')
    const { version, submittedOn: sentOn } = await claimWith(pcn)
    const body = { version, sentOn, way: 'portal', note: '', answerDueOn: sentOn }
    dataOf(await owner.request('POST', practice.path(`claims/${id}/appeals`), body))
    await decide([['CO', '45', 3_500]], 'PAID')
    const paid = await claimWith(pcn)
    expect(paid).toMatchObject({ state: 'paid', appeals: [{ outcome: null }] })
    expect(paid.steps).toContain('decide_appeal')
  })
})
