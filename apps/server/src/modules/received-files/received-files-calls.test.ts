import type { Claim, ImportedFile, Page, ReceivedFile } from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import { requester } from '../../testing/a-person'
import { anAnswerDesk } from '../../testing/an-answer-desk'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import type { TestApp } from '../../testing/create-test-app'
import { onEachDatabase, onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { stepOfClaim } from '../../testing/a-claim'
import { statusesTo, syntaxTo, ta1To } from '../../x12/testing/answer-to'

const accepted = ({ pcn }: Pick<Claim, 'pcn'>) => ({ pcn, on: '20261118', status: 'A2:20:PR' })

/** Two claims that went out in one file, and an answer that rejects the first and accepts the second. */
const aDesk = async (test: TestApp) => {
  const desk = await anAnswerDesk(test)
  const { claims, sent, batch } = await desk.sentFile(2)
  const [first, second] = claims
  if (first === undefined || second === undefined) throw new Error('A file lacks its claims')
  const [on, status] = ['20261118', 'A7:164:IL']
  const answer = statusesTo(sent, [
    { pcn: first.pcn, on, status, action: 'U' },
    { pcn: second.pcn, on, status: 'A2:20:PR', number: 'EHP1' },
  ])
  const base = desk.practice.path('received-files')
  return { ...desk, first, second, claim: first, sent, batch, answer, base }
}

onOneDatabase('the calls about received files', (test, rule) => {
  describe('for those who may', () => {
    rule('they import, list, read and download, and each change is audited', async () => {
      const desk = await aDesk(test)
      const { first, second, answer, base, practice } = desk
      const biller = await practice.as('Biller')
      const { file } = await desk.imported(answer, { by: biller })
      test.clock.advance(1000)
      const { file: newer } = await desk.imported(ta1To(desk.sent, 'A'), { by: biller })
      test.clock.advance(-1000)
      const list = async (query: string) =>
        dataOf<Page<ReceivedFile>>(await biller.request('GET', `${base}${query}`))
      const page = await list('?limit=1')
      expect(page).toMatchObject({ total: 2, items: [{ id: newer.id, kinds: ['TA1'] }] })
      const [older] = (await list(`?limit=1&cursor=${page.nextCursor}`)).items
      expect({ ...older, answers: file.answers }).toEqual(file)
      expect(dataOf(await biller.request('GET', `${base}/${file.id}`))).toEqual(file)
      expect((await biller.request('GET', `${base}/${file.id}/file`)).status).toBe(200)
      expect(await auditTrail(test, practice, 'received_file', file.id)).toMatchObject([
        ...[{ action: 'imported' }, { action: 'exported' }],
      ])
      const said = async (id: string) => (await auditTrail(test, practice, 'claim', id)).at(-1)
      expect(await said(first.id)).toMatchObject({ action: 'rejected', changed: ['state', 'reason'] })
      expect(await said(second.id)).toMatchObject({
        action: 'accepted',
        changed: ['state', 'acceptedNumber'],
      })
    })

    rule.each([
      ['no base64', 'IS*A', 'This is not in base64'],
      ['nothing but blanks', 'ICAg', 'The file is empty.'],
      ['nothing', '', 'The file is empty'],
    ])('a file of %s is refused at its content', async (_, content, message) => {
      const { owner, base } = await aDesk(test)
      const refused = await owner.request('POST', base, { name: 'answers.277', content })
      expect(refusal(refused)).toEqual([422, 'validation_failed', 'content'])
      expect(refused.body.fieldErrors?.[0]?.message).toBe(message)
    })

    rule('a file may be larger than other calls, but not than 20 MB', async () => {
      const { ask, sent } = await aDesk(test)
      const padded = (size: number) => ta1To(sent, 'A').padEnd(size, '\n')
      expect((await ask(padded(2_000_000))).status).toBe(200)
      expect((await ask(padded(22_000_000))).status).toBe(413)
    })
  })

  describe('for those who may not', () => {
    rule('nobody without a session comes in, and a clinician imports and reads nothing', async () => {
      const desk = await aDesk(test)
      const { file } = await desk.imported(desk.answer)
      const clinician = await desk.practice.as('Clinician')
      const paths = ['', `/${file.id}`, `/${file.id}/file`].map((rest) => `${desk.base}${rest}`)
      for (const path of paths) {
        expect((await requester(test)('GET', path)).status).toBe(401)
        expect((await clinician.request('GET', path)).status).toBe(403)
      }
      const answers = desk.practice.path(`claims/${desk.first.id}/answers`)
      expect((await requester(test)('GET', answers)).status).toBe(401)
      expect((await clinician.request('GET', answers)).status).toBe(404)
      const scheduler = await desk.practice.as('Scheduler')
      expect((await scheduler.request('GET', answers)).status).toBe(403)
      expect((await requester(test)('POST', desk.base, {})).status).toBe(401)
      expect((await desk.ask(desk.answer, { by: clinician })).status).toBe(403)
    })

    rule('another practice and another organization have no such file and no such claim', async () => {
      const desk = await aDesk(test)
      const { file } = await desk.imported(desk.answer)
      const { practice, first } = desk
      const neighbour = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
      const stranger = await anAnswerDesk(test)
      const places = [
        [neighbour, `/api/v1/practices/${practice.otherPracticeId}`],
        [stranger.owner, `/api/v1/practices/${stranger.practice.practiceId}`],
      ] as const
      for (const [person, base] of places) {
        for (const rest of [
          `received-files/${file.id}`,
          `received-files/${file.id}/file`,
          `claims/${first.id}/answers`,
        ]) {
          expect((await person.request('GET', `${base}/${rest}`)).status).toBe(404)
          expect([403, 404]).toContain((await person.request('GET', practice.path(rest))).status)
        }
        expect(dataOf(await person.request('GET', `${base}/received-files`))).toMatchObject({ total: 0 })
        const content = Buffer.from(desk.answer).toString('base64')
        const refused = await person.request('POST', `${base}/received-files`, { name: 'a', content })
        expect(refusal(refused)).toEqual([409, 'not_ours'])
      }
      expect((await desk.now(first)).state).toBe('rejected')
    })
  })

  describe('whose answer it is', () => {
    rule.each<[string, (sent: string, claim: Claim) => string]>([
      ['a TA1 of another number', (sent) => ta1To(sent, 'R', { number: '000000002' })],
      ['a 999 of another number', (sent) => syntaxTo(sent, { number: '2' })],
      ['a 277CA of another number', (sent, claim) => statusesTo(sent, [accepted(claim)], { number: 'AB1' })],
      ['a TA1 to somebody else', (sent) => ta1To(sent, 'R', { receiver: '990000009' })],
      ['a 999 to somebody else', (sent) => syntaxTo(sent, { receiver: '990000009' })],
      [
        'a 277CA to somebody else',
        (sent, claim) => statusesTo(sent, [accepted(claim)], { receiver: 'OTHER' }),
      ],
      ['a TA1 to a file of another day', (sent) => ta1To(sent, 'R').replace('*261117*', '*261116*')],
      ['a 999 to sets of other numbers', (sent) => syntaxTo(sent).replace('AK2*837*', 'AK2*837*9')],
      ['a 999 about a claim of no file here', (sent) => syntaxTo(sent, { rejected: 'K999999999' })],
      ['a 277CA to another mark', (sent, claim) => statusesTo(sent, [accepted(claim)], { number: '1-0' })],
      [
        'a 277CA about claims of no file here',
        (sent, claim) => statusesTo(sent, [accepted({ ...claim, pcn: 'K999999999' })]),
      ],
    ])('%s is not ours, and nothing of it is shown', async (_, textOf) => {
      const { claim, sent, ask, now, owner, practice } = await aDesk(test)
      const refused = await ask(textOf(sent, claim))
      expect(refusal(refused)).toEqual([409, 'not_ours'])
      expect(refused.body).toEqual({
        ...{ success: false, code: 'not_ours', requestId: expect.any(String) as string },
        message: 'This answers no file of claims that this practice has sent.',
      })
      expect((await now(claim)).state).toBe('submitted')
      expect(dataOf(await owner.request('GET', practice.path('received-files')))).toMatchObject({ total: 0 })
    })

    rule('is told by the NPI of who bills, where the envelope names somebody between', async () => {
      const { claim, sent, imported, now } = await aDesk(test)
      const text = statusesTo(sent, [accepted(claim)])
        .replaceAll('*141234567*', '*CLRHOUSE*')
        .replaceAll('*141234567      *', '*CLRHOUSE       *')
      expect(text).not.toContain('141234567')
      await imported(text)
      expect((await now(claim)).state).toBe('accepted')
    })

    rule('a number may have zeros before it', async () => {
      const { sent, imported } = await aDesk(test)
      const { file } = await imported(syntaxTo(sent, { number: '0001' }))
      expect(file.batches).toMatchObject([{ number: 1 }])
    })

    rule(
      'of two organizations under one tax number each takes the answers to its own file alone',
      async () => {
        const [desk, other] = [await aDesk(test), await anAnswerDesk(test)]
        const { claims, sent } = await other.sentFile()
        const theirs = { ...desk.claim, pcn: claims[0]?.pcn ?? '' }
        expect(theirs.pcn).toBe(desk.claim.pcn)
        for (const text of [syntaxTo(sent, { rejected: theirs.pcn }), statusesTo(sent, [accepted(theirs)])]) {
          expect(refusal(await desk.ask(text))).toEqual([409, 'not_ours'])
          await other.imported(text)
        }
        expect((await desk.now(desk.claim)).state).toBe('submitted')
      },
    )

    rule('a file that nobody has marked as sent is to be marked first', async () => {
      const desk = await aDesk(test)
      const made = await desk.made(1)
      const text = syntaxTo(made.sent, { rejected: made.claims[0]?.pcn ?? '' })
      const refused = await desk.ask(text)
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(refused.body['message']).toContain('file 2, which nobody has marked as sent')
      await desk.markSent(made)
      expect((await desk.imported(text)).file.counts.rejected).toBe(1)
    })
  })
})

onEachDatabase('calls about received files at once', (test, rule) => {
  const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)

  rule('two people who import the same bytes get one file', async () => {
    const { ask, answer, base, owner, now, first } = await aDesk(test)
    const answers = await Promise.all([ask(answer), ask(answer), ask(answer)])
    const said = answers.map((one) => dataOf<ImportedFile>(one))
    expect(said.map(({ isRepeated }) => isRepeated).toSorted()).toEqual([false, true, true])
    expect(new Set(said.map(({ file }) => file.id)).size).toBe(1)
    expect(dataOf(await owner.request('GET', base))).toMatchObject({ total: 1 })
    const { history } = await now(first)
    expect(history.filter(({ kind }) => kind === 'rejected')).toHaveLength(1)
  })

  rule('of several files about one claim none is lost, and the one that stands decides', async () => {
    const { ask, sent, first, second, answersTo, now, batch, batchNow } = await aDesk(test)
    const claim = { pcn: first.pcn, on: '20261118' }
    const answers = await Promise.all([
      ask(statusesTo(sent, [{ ...claim, status: 'A2:20:PR', number: 'EHP1' }], { sender: 'PR' })),
      ask(statusesTo(sent, [{ ...claim, status: 'A7:164:IL', action: 'U' }])),
      ask(statusesTo(sent, [{ ...claim, status: 'A1:19:PR' }])),
      ask(syntaxTo(sent, { rejected: first.pcn })),
    ])
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200])
    expect(await answersTo(first)).toHaveLength(4)
    expect(await now(first)).toMatchObject({ state: 'accepted', acceptedNumber: 'EHP1' })
    expect((await now(second)).state).toBe('rejected')
    expect((await batchNow(batch)).state).toBe('partly_rejected')
  })

  rule('what a person says by hand beside an import is kept or refused, never half', async () => {
    const { ask, answer, first, now, owner, practice } = await aDesk(test)
    const claim = await now(first)
    const [imported, byHand] = await Promise.all([
      ask(answer),
      stepOfClaim(practice, owner, claim, 'accept', { payerClaimNumber: 'HAND' }),
    ])
    expect(imported.status).toBe(200)
    expect([200, 409]).toContain(byHand.status)
    const after = await now(first)
    // A clearinghouse does not outrank what a person heard from the payer.
    expect(after.state).toBe(byHand.status === 200 ? 'accepted' : 'rejected')
  })

  rule('an answer that comes while its file is marked as sent waits, or is refused', async () => {
    const desk = await aDesk(test)
    const made = await desk.made(1)
    const [claim] = made.claims
    if (claim === undefined) throw new Error('A file lacks its claim')
    const text = statusesTo(made.sent, [{ pcn: claim.pcn, on: '20261118', status: 'A2:20:PR' }])
    const [, answered] = await Promise.all([desk.markSent(made), desk.ask(text)])
    expect([200, 409]).toContain(answered.status)
    expect((await desk.now(claim)).state).toBe(answered.status === 200 ? 'accepted' : 'submitted')
    expect(dataOf<ImportedFile>(await desk.ask(text)).isRepeated).toBe(answered.status === 200)
    expect((await desk.now(claim)).state).toBe('accepted')
  })
})
