import { ClaimInput, type Claim, type ClaimTotals } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { inTenant } from '../../db/tenant'
import { aClaimDesk, anInsuredSession, makeClaim } from '../../testing/a-claim'
import { addCoverage } from '../../testing/a-coverage'
import { dataOf } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

onOneDatabase('claims that are sent', (test, rule) => {
  const aDesk = () => aClaimDesk(test)
  type Desk = Awaited<ReturnType<typeof aDesk>>

  /** What an insurer owes, as the entries say that were written one after the other. */
  const bookOf = ({ practice }: Desk, { id }: Claim) =>
    inTenant(test.deps.db, practice.organizationId, async (tx) => {
      const entries = await tx.select().from(claimEntries).where(eq(claimEntries.claimId, id))
      return entries.map(({ kind, cents, lineNumber }) => [kind, cents, lineNumber])
    })

  describe('sending', () => {
    rule('keeps what was sent, and the insurer owes for it', async () => {
      const desk = await aDesk()
      const claim = await desk.sent()
      expect(claim).toMatchObject({
        ...{ state: 'submitted', submittedOn: '2026-11-17', openCents: 14_500, findings: [] },
        steps: ['accept', 'reject'],
        submissions: [
          { attempt: 1, way: 'paper', batchId: null, byName: 'Olivia Bennett', form: claim.form },
        ],
      })
      expect(claim.submissions[0]?.sha256).toMatch(/^[0-9a-f]{64}$/)
      expect(await bookOf(desk, claim)).toEqual([['charged', 14_500, 'K00000001801']])
    })

    rule('is refused with what is in its way, and asks about warnings once', async () => {
      const { practice, owner, session, client, payerId, step, made, change } = await aDesk()
      const bare = await addCoverage(practice, owner, client.id, { payerId, priority: 2 })
      const draft = await makeClaim(practice, owner, bare, [session])
      expect(refusal(await step(draft, 'submit', { way: 'paper' }))).toEqual([409, 'transition_refused'])
      const claim = dataOf<Claim>(await change(await made(), { diagnoses: ['F41.9', 'F33.1'] }))
      const asked = await step(claim, 'submit', { way: 'paper' })
      expect(refusal(asked)).toEqual([409, 'scrub_failed'])
      expect(asked.body['conflicts']).toMatchObject([{ number: 20, level: 'warning' }])
      expect((await step(claim, 'submit', { way: 'paper', allowWarnings: true })).status).toBe(200)
    })

    rule('looks anew at what was ready: a limit that has passed keeps it', async () => {
      const { made, step } = await aDesk()
      const claim = await made()
      test.clock.advance(120 * 86_400_000)
      const refused = await step(claim, 'submit', { way: 'paper', allowWarnings: true })
      test.clock.advance(-120 * 86_400_000)
      expect(refusal(refused)).toEqual([409, 'scrub_failed'])
      expect(refused.body['conflicts']).toMatchObject([{ number: 26, level: 'error' }])
    })

    rule('is kept once, when two people say so at once', async () => {
      const desk = await aDesk()
      const claim = await desk.made()
      const answers = await Promise.all([1, 2].map(() => desk.step(claim, 'submit', { way: 'paper' })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await bookOf(desk, claim)).toHaveLength(1)
    })
  })

  describe('what becomes of it', () => {
    rule('an acceptance keeps the payer’s number, and it can’t be changed any more', async () => {
      const { sent, step, change } = await aDesk()
      const claim = await sent()
      const accepted = dataOf<Claim>(await step(claim, 'accept', { payerClaimNumber: '2026X' }))
      expect(accepted).toMatchObject({ state: 'accepted', acceptedNumber: '2026X', steps: ['reject'] })
      expect(refusal(await change(accepted, {}))).toEqual([409, 'transition_refused'])
    })

    rule('a rejected one is still owed; fixed, it goes out again with the same number', async () => {
      const desk = await aDesk()
      const claim = await desk.rejected()
      expect(claim).toMatchObject({
        ...{ state: 'rejected', reason: 'Member id not found', openCents: 14_500, steps: ['change', 'void'] },
      })
      const [line] = ClaimInput.parse(claim.form).lines
      const fixed = dataOf<Claim>(await desk.change(claim, { lines: [{ ...line, chargeCents: 16_000 }] }))
      expect(fixed).toMatchObject({ state: 'ready', pcn: claim.pcn, form: { frequency: '1' } })
      const again = dataOf<Claim>(await desk.step(fixed, 'submit', { way: 'elsewhere' }))
      expect(again).toMatchObject({ openCents: 16_000, submissions: [{ attempt: 2 }, { attempt: 1 }] })
      expect((await bookOf(desk, again)).map(([, cents]) => cents)).toEqual([14_500, -14_500, 16_000])
      expect(refusal(await desk.call('DELETE', `/${again.id}`))).toEqual([409, 'transition_refused'])
    })

    rule('a void one is owed no more, and sets its sessions free', async () => {
      const desk = await aDesk()
      const gone = dataOf<Claim>(
        await desk.step(await desk.rejected(), 'void', { reason: 'Other insurance' }),
      )
      expect(gone).toMatchObject({ state: 'void', reason: 'Other insurance', openCents: 0, steps: [] })
      expect((await desk.made()).pcn).toBe('K000000026')
    })

    rule('one that was never sent is deleted, and its number is not used again', async () => {
      const { made, call } = await aDesk()
      const { id } = await made()
      expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 200, data: null })
      expect((await call('GET', `/${id}`)).status).toBe(404)
      expect((await made()).pcn).toBe('K000000026')
    })

    rule('what was never sent can’t be void', async () => {
      const { made, step } = await aDesk()
      expect(refusal(await step(await made(), 'void', { reason: 'Wrong' }))).toEqual([
        409,
        'transition_refused',
      ])
    })
  })

  describe('the list', () => {
    rule('is filtered, found by number and name, and sorted by the filing limit', async () => {
      const { practice, owner, client, coverage, session, list } = await aDesk()
      const older = await anInsuredSession(practice, owner, { client, day: '2026-08-05' })
      const first = await makeClaim(practice, owner, coverage, [session])
      test.clock.advance(1_000)
      const second = await makeClaim(practice, owner, coverage, [older])
      const pcns = async (query: string) => (await list(query)).items.map(({ pcn }) => pcn)
      expect(await pcns('')).toEqual([second.pcn, first.pcn])
      expect(await pcns('?sort=due')).toEqual([second.pcn, first.pcn])
      expect(await pcns('?q=k00000002')).toEqual([second.pcn])
      expect(await pcns('?q=vega')).toHaveLength(2)
      expect(await pcns('?state=submitted')).toEqual([])
      expect(await pcns('?due=late')).toEqual([])
      const page = await list('?sort=due&limit=1')
      expect(await pcns(`?sort=due&limit=1&cursor=${page.nextCursor}`)).toEqual([first.pcn])
      const newest = await list('?limit=1')
      expect(await pcns(`?limit=1&cursor=${newest.nextCursor}`)).toEqual([first.pcn])
    })

    rule('comes to what its totals say', async () => {
      const { practice, owner, client, coverage, sent, call } = await aDesk()
      await sent()
      const late = await anInsuredSession(practice, owner, { client, day: '2026-07-01' })
      await makeClaim(practice, owner, coverage, [late])
      await anInsuredSession(practice, owner, { client, day: '2026-10-14' })
      const totals = dataOf<ClaimTotals>(await call('GET', '/totals'))
      expect(totals).toMatchObject({
        ...{ counts: { submitted: 1, draft: 1, ready: 0 }, chargedCents: 29_000, openCents: 14_500 },
        ...{ lateCount: 1, dueSoonCount: 0, unclaimedSessionCount: 1 },
      })
    })
  })
})
