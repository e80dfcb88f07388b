import { ClaimInput, type Claim } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { inTenant } from '../../db/tenant'
import { aClaimDesk, anInsuredSession, decideClaim, fileOf, makeClaim } from '../../testing/a-claim'
import { anAnswerDesk } from '../../testing/an-answer-desk'
import { dataOf } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { statusesTo, type SaidOfClaim } from '../../x12/testing/answer-to'
import { readClaimFile } from '../../x12/testing/read-claim-file'

onOneDatabase('claims that are corrected', (test, rule) => {
  describe('claims that are replaced', () => {
    /** A claim that its payer has decided on, with the number that the payer gave it. */
    async function aDecidedClaim(state: 'paid' | 'partially_paid' | 'denied' = 'denied') {
      const desk = await aClaimDesk(test)
      const { practice, owner, client, coverage, session, step } = desk
      const second = await anInsuredSession(practice, owner, { client, day: '2026-10-13' })
      const made = await makeClaim(practice, owner, coverage, [session, second])
      const sent = dataOf<Claim>(await step(made, 'submit', { way: 'paper' }))
      const accepted = dataOf<Claim>(await step(sent, 'accept', { payerClaimNumber: '2026X' }))
      const claim = await decideClaim(test, practice, owner, accepted, state)
      const replace = async (of = claim) =>
        dataOf<Claim>(await step(of, 'replace', { payerClaimNumber: '2026X' }))
      const owed = () =>
        inTenant(test.deps.db, practice.organizationId, async (tx) => {
          const entries = await tx.select().from(claimEntries).where(eq(claimEntries.claimId, claim.id))
          return entries.map(({ cents }) => cents).toSorted((one, other) => one - other)
        })
      return { ...desk, claim, replace, owed }
    }

    const sentAs = ({ form }: Claim) => ClaimInput.parse(form)

    rule.each(['denied', 'partially_paid', 'paid'] as const)(
      'one that is %s goes out again with its number and all of its services, and the book stays',
      async (state) => {
        const { claim, replace, owed } = await aDecidedClaim(state)
        expect(claim.steps).toContain('replace')
        const before = await owed()
        const replacement = await replace()
        expect(replacement).toMatchObject({
          ...{
            id: claim.id,
            pcn: claim.pcn,
            state: 'ready',
            isReplacement: true,
            openCents: claim.openCents,
          },
          form: { frequency: '7', payerClaimNumber: '2026X', lines: claim.form.lines },
          ...{ steps: ['change', 'submit', 'keep'], findings: [] },
        })
        expect(replacement.history[0]).toMatchObject({
          ...{ kind: 'replaced', state: 'ready' },
          changes: [
            { field: 'frequency', before: '1', after: '7' },
            { field: 'payerClaimNumber', before: '', after: '2026X' },
          ],
        })
        expect(await owed()).toEqual(before)
      },
    )

    rule('the file says that it replaces, and which number: another reader finds both', async () => {
      const { practice, owner, claim, replace } = await aDecidedClaim()
      const file = await fileOf(practice, owner, [await replace()])
      const { bytes } = await owner.request('GET', practice.path(`claim-batches/${file.id}/file`))
      const [read] = readClaimFile(new TextDecoder().decode(bytes))
      const written = (name: string) =>
        read?.filter(({ elements }) => elements[0] === name).map(({ elements }) => elements.join('*'))
      expect(written('CLM')).toEqual([`CLM*${claim.pcn}*290***11:B:7*Y*A*Y*Y`])
      expect(written('REF')).toContain('REF*F8*2026X')
      expect(written('LX')).toHaveLength(2)
    })

    rule('is sent, answered and replaced again, each time as one more attempt', async () => {
      const { practice, owner, step, replace } = await aDecidedClaim()
      const sent = dataOf<Claim>(await step(await replace(), 'submit', { way: 'elsewhere' }))
      expect(sent).toMatchObject({
        ...{ state: 'submitted', openCents: 29_000, steps: ['accept', 'reject'], isReplacement: true },
        submissions: [
          { attempt: 2, form: { frequency: '7' } },
          { attempt: 1, form: { frequency: '1' } },
        ],
      })
      const paid = await decideClaim(test, practice, owner, sent, 'paid')
      expect(await replace(paid)).toMatchObject({ state: 'ready', form: { frequency: '7' } })
    })

    rule('charges otherwise once it is sent, and as before where it is given up', async () => {
      const { claim, change, step, replace, owed } = await aDecidedClaim()
      const replacement = await replace()
      const [line, other] = sentAs(replacement).lines
      const dearer = dataOf<Claim>(
        await change(replacement, { lines: [{ ...line, chargeCents: 16_000 }, other] }),
      )
      expect(await owed()).toEqual([14_500, 14_500])
      const sent = dataOf<Claim>(await step(dearer, 'submit', { way: 'paper' }))
      expect(sent.openCents).toBe(30_500)
      const rejected = dataOf<Claim>(await step(sent, 'reject', { reason: 'Number not found' }))
      expect(rejected.steps).toEqual(['change', 'keep'])
      expect(refusal(await step(rejected, 'void', { reason: 'Wrong' }))).toEqual([409, 'transition_refused'])
      const kept = dataOf<Claim>(await step(rejected, 'keep'))
      expect(kept).toMatchObject({
        ...{ state: 'denied', isReplacement: false, form: claim.form, reason: '', openCents: 29_000 },
        ...{ acceptedNumber: '2026X', submittedOn: claim.submittedOn, steps: claim.steps },
      })
      expect(kept.history[0]).toMatchObject({ kind: 'kept', state: 'denied' })
    })

    rule('stays a correction of all its services, however it is changed', async () => {
      const { change, call, replace } = await aDecidedClaim()
      const replacement = await replace()
      const [line] = sentAs(replacement).lines
      const refused = await change(replacement, { frequency: '1', payerClaimNumber: '', lines: [line] })
      expect(refusal(refused)).toEqual([422, 'validation_failed', 'frequency', 'lines'])
      const nameless = dataOf<Claim>(await change(replacement, { payerClaimNumber: '' }))
      expect(nameless).toMatchObject({ state: 'draft', findings: [{ number: 22, level: 'error' }] })
      expect(refusal(await call('DELETE', `/${nameless.id}`))).toEqual([409, 'transition_refused'])
    })

    rule('needs the payer’s number, and a claim that the payer has decided on', async () => {
      const { claim, step, replace } = await aDecidedClaim()
      const nameless = await step(claim, 'replace', { payerClaimNumber: ' ' })
      expect(refusal(nameless)).toEqual([422, 'validation_failed', 'payerClaimNumber'])
      expect(refusal(await step(claim, 'keep'))).toEqual([409, 'transition_refused'])
      const replacement = await replace()
      const again = await step(replacement, 'replace', { payerClaimNumber: '2026X' })
      expect(refusal(again)).toEqual([409, 'transition_refused'])
      expect(refusal(await step(claim, 'keep'))).toEqual([409, 'stale_edit'])
    })

    rule('is begun once, when two people do so at once', async () => {
      const { claim, step } = await aDecidedClaim()
      const answers = await Promise.all(
        ['2026X', '2026Y'].map((payerClaimNumber) => step(claim, 'replace', { payerClaimNumber })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    rule('is out of reach of those who may not make claims', async () => {
      const { practice, claim } = await aDecidedClaim()
      const body = { version: claim.version, payerClaimNumber: '2026X' }
      const person = await practice.as('Scheduler')
      const refused = await person.request('POST', practice.path(`claims/${claim.id}/replace`), body)
      expect(refusal(refused)).toEqual([403, 'forbidden'])
      const elsewhere = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
      const path = `/api/v1/practices/${practice.otherPracticeId}/claims/${claim.id}`
      for (const step of ['replace', 'keep']) {
        expect((await elsewhere.request('POST', `${path}/${step}`, body)).status).toBe(404)
      }
    })
  })

  describe('claims that are taken back', () => {
    /** A claim that its payer has accepted by its own number. */
    async function anAcceptedClaim() {
      const desk = await anAnswerDesk(test)
      const { step } = desk
      const claim = dataOf<Claim>(await step(await desk.sent(), 'accept', { payerClaimNumber: '2026X' }))
      const cancel = async (payerClaimNumber = '2026X') =>
        dataOf<Claim>(await step(claim, 'cancel', { payerClaimNumber }))
      /** Sends the cancellation in a file and imports what the payer says of it. */
      const answered = async (said: 'accepted' | 'rejected', day = '20261118') => {
        const { sent } = await desk.markSent(await desk.madeOf([await cancel()]))
        const say = (is: typeof said, on: string) => {
          const verdict: Pick<SaidOfClaim, 'status' | 'action'> =
            is === 'accepted' ? { status: 'A2:20:PR' } : { status: 'A7:164:IL', action: 'U' }
          return desk.imported(statusesTo(sent, [{ pcn: claim.pcn, on, ...verdict }]))
        }
        await say(said, day)
        return { sent, say }
      }
      return { ...desk, claim, cancel, answered }
    }

    rule(
      'are ready to be sent again as they were, with the payer’s number, and are owed until then',
      async () => {
        const { claim, cancel } = await anAcceptedClaim()
        expect(claim.steps).toEqual(['reject', 'cancel'])
        const cancellation = await cancel()
        expect(cancellation).toMatchObject({
          ...{ id: claim.id, pcn: claim.pcn, state: 'ready', isReplacement: true, openCents: 14_500 },
          form: { ...claim.form, frequency: '8', payerClaimNumber: '2026X' },
          ...{ steps: ['submit', 'keep'], findings: [] },
        })
        expect(cancellation.history[0]).toMatchObject({ kind: 'cancelled', state: 'ready' })
      },
    )

    rule('say so in their file, which another reader finds', async () => {
      const { claim, answered } = await anAcceptedClaim()
      const { sent } = await answered('accepted')
      const [read] = readClaimFile(sent)
      const written = (name: string) =>
        read?.filter(({ elements }) => elements[0] === name).map(({ elements }) => elements.join('*'))
      expect(written('CLM')).toEqual([`CLM*${claim.pcn}*145***11:B:8*Y*A*Y*Y`])
      expect(written('REF')).toContain('REF*F8*2026X')
    })

    rule('are void once an answer accepts that: nothing is owed, and the sessions are free', async () => {
      const { practice, owner, coverage, session, claim, answered, now } = await anAcceptedClaim()
      await answered('accepted')
      const gone = await now(claim)
      expect(gone).toMatchObject({
        ...{ state: 'void', reason: 'The insurance has accepted that it is taken back', openCents: 0 },
        ...{ steps: [], receivedOn: null },
      })
      expect(gone.history[0]).toMatchObject({ kind: 'voided', state: 'void' })
      expect((await makeClaim(practice, owner, coverage, [session])).state).toBe('ready')
    })

    rule('are void too where a person says that it was accepted', async () => {
      const { claim, cancel, step, now } = await anAcceptedClaim()
      const sent = dataOf<Claim>(await step(await cancel(), 'submit', { way: 'elsewhere' }))
      expect(sent).toMatchObject({ state: 'submitted', openCents: 14_500, steps: ['accept', 'reject'] })
      dataOf(await step(sent, 'accept', { payerClaimNumber: '' }))
      expect(await now(claim)).toMatchObject({ state: 'void', openCents: 0, acceptedNumber: '2026X' })
    })

    rule(
      'are left as they were where that is refused, and no later refusal of it says anything of them',
      async () => {
        const { claim, answered, now, step } = await anAcceptedClaim()
        const { say } = await answered('rejected')
        const refused = await now(claim)
        expect(refused).toMatchObject({ state: 'rejected', openCents: 14_500, steps: ['keep'] })
        expect(refusal(await step(refused, 'void', { reason: 'Wrong' }))).toEqual([409, 'transition_refused'])
        const kept = dataOf<Claim>(await step(refused, 'keep'))
        expect(kept).toMatchObject({
          ...{ state: 'accepted', form: claim.form, acceptedNumber: '2026X', reason: '', openCents: 14_500 },
          ...{ isReplacement: false, steps: ['reject', 'cancel'] },
        })
        await say('rejected', '20261119')
        expect(await now(claim)).toMatchObject({ state: 'accepted', version: kept.version })
      },
    )

    rule('that were not sent are given up, and what is said of the claim itself still counts', async () => {
      const desk = await anAnswerDesk(test)
      const { claims, sent } = await desk.sentFile()
      const [claim] = claims
      if (claim === undefined) throw new Error('There is none.')
      const accepted = { pcn: claim.pcn, on: '20261118', status: 'A2:20:PR', number: 'EHP1' }
      await desk.imported(statusesTo(sent, [accepted]))
      const cancelled = await desk.step(await desk.now(claim), 'cancel', { payerClaimNumber: 'EHP1' })
      dataOf(await desk.step(dataOf<Claim>(cancelled), 'keep'))
      const refused = { pcn: claim.pcn, on: '20261119', status: 'A7:164:IL', action: 'U' as const }
      await desk.imported(statusesTo(sent, [refused]))
      expect((await desk.now(claim)).state).toBe('rejected')
    })

    rule(
      'can’t be changed, and are begun for accepted claims alone, by those who may send them',
      async () => {
        const { practice, claim, cancel, change, step } = await anAcceptedClaim()
        const nameless = await step(claim, 'cancel', { payerClaimNumber: '' })
        expect(refusal(nameless)).toEqual([422, 'validation_failed', 'payerClaimNumber'])
        const body = { version: claim.version, payerClaimNumber: '2026X' }
        const scheduler = await practice.as('Scheduler')
        const path = practice.path(`claims/${claim.id}/cancel`)
        expect(refusal(await scheduler.request('POST', path, body))).toEqual([403, 'forbidden'])
        const elsewhere = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
        const foreign = path.replace(practice.practiceId, practice.otherPracticeId)
        expect((await elsewhere.request('POST', foreign, body)).status).toBe(404)
        const cancellation = await cancel()
        expect(refusal(await change({ ...cancellation, form: claim.form }, {}))).toEqual([
          409,
          'transition_refused',
        ])
        const again = await step(cancellation, 'cancel', { payerClaimNumber: '2026X' })
        expect(refusal(again)).toEqual([409, 'transition_refused'])
      },
    )
  })
})
