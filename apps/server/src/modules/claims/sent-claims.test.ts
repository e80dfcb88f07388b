import { ClaimInput, type Claim, type ClaimTotals } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { appointments } from '../../db/schema/appointments-table'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { inTenant } from '../../db/tenant'
import { aClaimDesk, anInsuredSession, fileOf, makeClaim } from '../../testing/a-claim'
import { addCoverage, insertPayer } from '../../testing/a-coverage'
import { aBilledClient } from '../../testing/a-superbill'
import { dataOf } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { untilWaitedFor } from '../../testing/until-waited-for'

onOneDatabase('claims that are sent', (test, rule) => {
  const aDesk = () => aClaimDesk(test)
  type Desk = Awaited<ReturnType<typeof aDesk>>

  /** What an insurer owes, as the entries say: line by line, what was taken back first. */
  const bookOf = ({ practice }: Desk, { id }: Claim) =>
    inTenant(test.deps.db, practice.organizationId, async (tx) => {
      const entries = await tx
        .select()
        .from(claimEntries)
        .where(eq(claimEntries.claimId, id))
        .orderBy(claimEntries.lineNumber, claimEntries.cents)
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
      const { practice, owner, client, payerId, step, made, change } = await aDesk()
      const bare = await addCoverage(practice, owner, client.id, { payerId, priority: 2 })
      const other = await anInsuredSession(practice, owner, { client, day: '2026-10-13' })
      const draft = await makeClaim(practice, owner, bare, [other])
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

  describe('a session', () => {
    const uncomplete = ({ owner, practice, session }: Desk) =>
      owner.request('PATCH', practice.path(`appointments/${session.id}/status`), {
        ...{ status: 'checked_in', version: session.version },
      })
    /** What is answered where somebody says a moment before that the desk’s session is not completed. */
    const meanwhile = async ({ practice, session }: Desk, ask: () => ReturnType<typeof uncomplete>) => {
      const { asked } = await inTenant(test.deps.db, practice.organizationId, async (tx) => {
        await tx.update(appointments).set({ status: 'checked_in' }).where(eq(appointments.id, session.id))
        const waiting = ask()
        await untilWaitedFor(test, tx, waiting)
        return { asked: waiting }
      })
      return asked
    }

    rule('is not sent while somebody says that it is not completed', async () => {
      const desk = await aDesk()
      const claim = await desk.made()
      const answer = await meanwhile(desk, () => desk.step(claim, 'submit', { way: 'paper' }))
      expect(refusal(answer)).toEqual([409, 'scrub_failed'])
    })

    rule('goes into no file then either', async () => {
      const desk = await aDesk()
      const { practice, owner, made } = desk
      const { id, version } = await made()
      const body = { claims: [{ id, version }] }
      const file = () => owner.request('POST', practice.path('claim-batches'), body)
      expect(refusal(await meanwhile(desk, file))).toEqual([409, 'scrub_failed'])
    })

    rule('is sent or not completed any more, when two people say so at once', async () => {
      const desk = await aDesk()
      const claim = await desk.made()
      const answers = await Promise.all([desk.step(claim, 'submit', { way: 'paper' }), uncomplete(desk)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    rule('of a claim in a file keeps its status, since the file may be with the insurance', async () => {
      const desk = await aDesk()
      const { practice, owner, made } = desk
      const claim = await made()
      const { id } = await fileOf(practice, owner, [claim])
      const refused = await uncomplete(desk)
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(refused.body['message']).toContain(claim.pcn)
      dataOf(await owner.request('DELETE', practice.path(`claim-batches/${id}`)))
      expect((await uncomplete(desk)).status).toBe(200)
    })
  })

  describe('what becomes of it', () => {
    rule('an acceptance keeps the payer’s number, and it can’t be changed any more', async () => {
      const { sent, step, change } = await aDesk()
      const claim = await sent()
      const accepted = dataOf<Claim>(await step(claim, 'accept', { payerClaimNumber: '2026X' }))
      expect(accepted).toMatchObject({
        state: 'accepted',
        acceptedNumber: '2026X',
        steps: ['reject', 'cancel'],
      })
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
      expect((await bookOf(desk, again)).map(([, cents]) => cents)).toEqual([-14_500, 14_500, 16_000])
      expect(refusal(await desk.call('DELETE', `/${again.id}`))).toEqual([409, 'transition_refused'])
    })

    rule('nothing is owed for a line that is left out of a rejected one', async () => {
      const desk = await aDesk()
      const { practice, owner, client, coverage, session, step, change } = desk
      const second = await anInsuredSession(practice, owner, { client, day: '2026-10-13' })
      const made = await makeClaim(practice, owner, coverage, [session, second])
      const sent = dataOf<Claim>(await step(made, 'submit', { way: 'paper' }))
      const rejected = dataOf<Claim>(await step(sent, 'reject', { reason: 'Paid elsewhere' }))
      const { lines } = ClaimInput.parse(rejected.form)
      const fixed = dataOf<Claim>(await change(rejected, { lines: lines.slice(0, 1) }))
      expect(fixed.openCents).toBe(14_500)
      expect(await bookOf(desk, fixed)).toEqual([
        ['charged', 14_500, 'K00000001801'],
        ['charged', -14_500, 'K00000001802'],
        ['charged', 14_500, 'K00000001802'],
      ])
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

  describe('a file', () => {
    const aFiledClaim = async () => {
      const desk = await aDesk()
      const claim = await desk.made()
      const batch = await fileOf(desk.practice, desk.owner, [claim])
      const files = (method: string, rest: string, body?: unknown) =>
        desk.owner.request(method, desk.practice.path(`claim-batches${rest}`), body)
      const download = async () => new TextDecoder().decode((await files('GET', `/${batch.id}/file`)).bytes)
      return { ...desk, claim, batch, files, download }
    }

    rule('of ready claims is made and kept, byte for byte, and nothing is sent by it', async () => {
      const { claim, batch, read, files, download } = await aFiledClaim()
      expect(batch).toMatchObject({
        ...{ number: 1, state: 'made', chargedCents: 14_500, createdByName: 'Olivia Bennett', sentAt: null },
        claims: [{ pcn: claim.pcn, clientName: 'Mari Vega', payerName: 'Aetna', isChanged: false }],
      })
      const content = await download()
      expect(content).toMatch(/^ISA\*00\* {10}\*00\* {10}\*30\*141234567 {6}\*ZZ\*60054 {10}\*261117\*0900\*/)
      expect(content).toContain('~CLM*K000000018*145***11:B:1*Y*A*Y*Y~')
      test.clock.advance(60_000)
      expect(await download()).toBe(content)
      expect(await read(claim.id)).toMatchObject({ state: 'ready', openCents: null, submissions: [] })
      expect(dataOf(await files('GET', ''))).toMatchObject({ total: 1, items: [{ id: batch.id }] })
    })

    rule('is marked as sent: then its claims are, with its hash', async () => {
      const desk = await aFiledClaim()
      const { claim, batch, files, read } = desk
      expect(dataOf(await files('POST', `/${batch.id}/sent`))).toMatchObject({
        ...{
          state: 'sent',
          sentByName: 'Olivia Bennett',
          claims: [{ state: 'submitted', isChanged: false }],
        },
      })
      const sent = await read(claim.id)
      expect(sent).toMatchObject({
        ...{ state: 'submitted', openCents: 14_500 },
        submissions: [{ way: 'file', batchId: batch.id }],
      })
      expect(await bookOf(desk, claim)).toHaveLength(1)
      expect(refusal(await files('POST', `/${batch.id}/sent`))).toEqual([409, 'transition_refused'])
      expect(refusal(await files('DELETE', `/${batch.id}`))).toEqual([409, 'transition_refused'])
    })

    rule('is not marked as sent twice, when two people do so at once', async () => {
      const desk = await aFiledClaim()
      const answers = await Promise.all([1, 2].map(() => desk.files('POST', `/${desk.batch.id}/sent`)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await bookOf(desk, desk.claim)).toHaveLength(1)
    })

    rule('with a claim that was changed since can’t be marked as sent, only be made anew', async () => {
      const { claim, batch, change, files, read } = await aFiledClaim()
      dataOf(await change(claim, { note: 'Seen at home' }))
      expect(dataOf(await files('GET', `/${batch.id}`))).toMatchObject({ claims: [{ isChanged: true }] })
      expect(refusal(await files('POST', `/${batch.id}/sent`))).toEqual([409, 'transition_refused'])
      expect((await read(claim.id)).state).toBe('ready')
    })

    rule(
      'keeps its claims from being deleted, and is deleted while it was not sent; its number is gone',
      async () => {
        const { practice, owner, claim, batch, call, files } = await aFiledClaim()
        expect(refusal(await call('DELETE', `/${claim.id}`))).toEqual([409, 'transition_refused'])
        expect(await files('DELETE', `/${batch.id}`)).toMatchObject({ status: 200, data: null })
        expect((await fileOf(practice, owner, [claim])).number).toBe(2)
      },
    )

    rule(
      'is made of ready claims alone, as they were seen, and tells what stands in the way of which',
      async () => {
        const { practice, owner, made, change } = await aDesk()
        const claim = await made()
        const ask = ({ id, version }: Pick<Claim, 'id' | 'version'>) =>
          owner.request('POST', practice.path('claim-batches'), { claims: [{ id, version }] })
        expect(refusal(await ask({ ...claim, version: 7 }))).toEqual([409, 'stale_edit'])
        const unspecified = dataOf<Claim>(await change(claim, { diagnoses: ['F41.9', 'F33.1'] }))
        const asked = await ask(unspecified)
        expect(refusal(asked)).toEqual([409, 'scrub_failed'])
        expect(asked.body['conflicts']).toMatchObject([{ number: 20, pcn: claim.pcn }])
        const draft = dataOf<Claim>(await change(unspecified, { diagnoses: [] }))
        expect(refusal(await ask(draft))).toEqual([409, 'transition_refused'])
      },
    )

    rule('is made of no claim that is in another one that nobody has sent', async () => {
      const { claim, batch, change, files } = await aFiledClaim()
      const again = ({ id, version }: Claim) => files('POST', '', { claims: [{ id, version }] })
      const refused = await again(claim)
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(refused.body['message']).toBe(
        `Claim ${claim.pcn} is in file 1, which nobody has marked as sent. Delete that file first.`,
      )
      const changed = dataOf<Claim>(await change(claim, { note: 'Seen at home' }))
      expect(refusal(await again(changed))).toEqual([409, 'transition_refused'])
      dataOf(await files('DELETE', `/${batch.id}`))
      expect((await again(changed)).status).toBe(200)
    })

    rule('is the only one of a claim, when two people make one at once', async () => {
      const { practice, owner, made } = await aDesk()
      const { id, version } = await made()
      const path = practice.path('claim-batches')
      const ask = () => owner.request('POST', path, { claims: [{ id, version }] })
      const answers = await Promise.all([ask(), ask()])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    rule('counts each of its claims’ attempts, and what each of them charges', async () => {
      const desk = await aDesk()
      const { practice, owner, client, coverage, step, change, read } = desk
      const rejected = await desk.rejected()
      const [line] = ClaimInput.parse(rejected.form).lines
      const dearer = { lines: [{ ...line, chargeCents: 16_000 }] }
      const fixed = dataOf<Claim>(await change(rejected, dearer))
      const other = await anInsuredSession(practice, owner, { client, day: '2026-10-13' })
      const fresh = await makeClaim(practice, owner, coverage, [other])
      const { id } = await fileOf(practice, owner, [fresh, fixed])
      dataOf(await owner.request('POST', practice.path(`claim-batches/${id}/sent`)))
      expect(await read(fixed.id)).toMatchObject({
        ...{ state: 'submitted', version: fixed.version + 1, openCents: 16_000 },
        ...{ submissions: [{ attempt: 2, batchId: id }, { attempt: 1 }] },
      })
      expect(await read(fresh.id)).toMatchObject({
        ...{ state: 'submitted', version: fresh.version + 1, openCents: 14_500 },
        ...{ submissions: [{ attempt: 1, batchId: id }], history: [{ kind: 'submitted' }, {}] },
      })
      expect((await bookOf(desk, fixed)).map(([, cents]) => cents)).toEqual([-14_500, 14_500, 16_000])
      expect(refusal(await step(fixed, 'submit', { way: 'paper' }))).toEqual([409, 'stale_edit'])
    })

    rule('names its payer by an id, also one that takes claims on paper', async () => {
      const { practice, owner } = await aDesk()
      const client = await aBilledClient(practice, owner)
      const payerId = await insertPayer(test, practice, { payerId: '', delivery: 'paper' })
      const coverage = await addCoverage(practice, owner, client.id, { payerId })
      const session = await anInsuredSession(practice, owner, { client, day: '2026-10-08' })
      const { id, version, state } = await makeClaim(practice, owner, coverage, [session])
      expect(state).toBe('ready')
      const body = { claims: [{ id, version }], allowWarnings: true }
      const asked = await owner.request('POST', practice.path('claim-batches'), body)
      expect(refusal(asked)).toEqual([409, 'scrub_failed'])
      expect(asked.body['conflicts']).toMatchObject([{ number: 2, level: 'error' }])
    })
  })

  rule.each(['overlay', 'readable'])('a claim is printed as %s', async (print) => {
    const { made, call } = await aDesk()
    const { id, pcn } = await made()
    const { status, bytes, headers } = await call('GET', `/${id}/pdf?print=${print}`)
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="claim-${pcn}.pdf"`,
    ])
    expect(new TextDecoder('latin1').decode(bytes).slice(0, 5)).toBe('%PDF-')
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
      expect(await pcns('?age=over90')).toEqual([second.pcn])
      expect(await pcns('?age=upTo60&state=ready')).toEqual([first.pcn])
      expect(await pcns('?sentFrom=2026-11-01')).toEqual([])
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
        ...{ counts: { submitted: 1, draft: 1, ready: 0 } },
        ...{ lateCount: 1, dueSoonCount: 0, unclaimedSessionCount: 1 },
      })
    })
  })
})
