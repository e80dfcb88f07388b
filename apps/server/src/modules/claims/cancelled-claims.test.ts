import type { Claim } from '@oaklet/api/contract'
import { expect } from 'vitest'
import { makeClaim } from '../../testing/a-claim'
import { anAnswerDesk } from '../../testing/an-answer-desk'
import { dataOf } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { statusesTo, type SaidOfClaim } from '../../x12/testing/answer-to'
import { readClaimFile } from '../../x12/testing/read-claim-file'

onOneDatabase('claims that are taken back', (test, rule) => {
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

  rule('can’t be changed, and are begun for accepted claims alone, by those who may send them', async () => {
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
  })
})
