import type { Claim, ImportedFile } from '@oaklet/api/contract'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { anAnswerDesk } from '../../testing/an-answer-desk'
import { dataOf } from '../../testing/an-appointment'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { runs } from '../../testing/sample-size'
import { statusesTo, syntaxTo, ta1To, type SaidOfClaim } from '../../x12/testing/answer-to'
import { sampleText } from '../../x12/testing/sample'

const ON = '20261118'
const received = ({ pcn }: Claim, on = ON): SaidOfClaim => ({ pcn, on, status: 'A1:19:PR' })
const accepted = ({ pcn }: Claim, number?: string, on = ON): SaidOfClaim => ({
  ...{ pcn, on, status: 'A2:20:PR' },
  ...(number === undefined ? {} : { number }),
})
const rejected = ({ pcn }: Claim, on = ON): SaidOfClaim => ({ pcn, on, status: 'A7:164:IL', action: 'U' })

/** The first two of a list that has them. */
function pair<Item>([one, other]: readonly Item[]): [Item, Item] {
  if (one === undefined || other === undefined) throw new Error('There are fewer than two.')
  return [one, other]
}
function only<Item>([one]: readonly Item[]): Item {
  if (one === undefined) throw new Error('There is none.')
  return one
}

onOneDatabase('answers of insurers', (test, rule) => {
  const aDesk = () => anAnswerDesk(test)
  /** A file with one claim that was sent. */
  const aSentClaim = async () => {
    const desk = await aDesk()
    const { claims, ...file } = await desk.sentFile()
    return { ...desk, ...file, claim: only(claims) }
  }
  /** What of a claim the answers decide. */
  const standOf = ({ state, reason, acceptedNumber, receivedOn, openCents }: Claim) => ({
    ...{ state, reason, acceptedNumber, receivedOn, openCents },
  })

  describe('a file', () => {
    rule('moves the claims that it names, and nothing in what their insurer owes', async () => {
      const desk = await aDesk()
      const { claims, sent, batch } = await desk.sentFile(2)
      const [one, other] = pair(claims)
      const unknown = accepted({ ...one, pcn: 'K999999999' })
      const text = statusesTo(sent, [accepted(one, 'EHP1'), rejected(other), unknown])
      const { file, isRepeated } = await desk.imported(text)
      expect(isRepeated).toBe(false)
      expect(file).toMatchObject({
        ...{ name: 'answers.277', kinds: ['277CA'], importedByName: 'Olivia Bennett', warnings: [] },
        ...{ batches: [{ id: batch.id, number: 1 }], unknownCount: 1 },
        counts: { received: 0, accepted: 1, rejected: 1 },
        answers: [
          {
            claim: { id: other.id, pcn: other.pcn, clientName: 'Mari Vega' },
            ...{
              verdict: 'rejected',
              sender: 'clearinghouse',
              senderName: 'EXAMPLE SENDER',
              on: '2026-11-18',
            },
            ...{ attempt: 1, stands: true, raw: 'STC*A7:164:IL*20261118*U*145' },
            findings: [
              ...[
                {
                  code: 'A7:164:IL',
                  words: 'Something is invalid: the member id',
                  field: 'subscriber.memberId',
                },
              ],
            ],
          },
          { claim: { id: one.id }, verdict: 'accepted', payerClaimNumber: 'EHP1' },
          { claim: null, pcn: 'K999999999', attempt: null, stands: false },
        ],
      })
      const owed = { openCents: 14_500, receivedOn: null }
      expect(standOf(await desk.now(one))).toEqual({
        ...{ ...owed, state: 'accepted', reason: '', acceptedNumber: 'EHP1' },
      })
      const after = await desk.now(other)
      expect(standOf(after)).toEqual({
        ...{ ...owed, state: 'rejected', reason: 'Something is invalid: the member id', acceptedNumber: '' },
      })
      expect(after.history[0]).toMatchObject({
        kind: 'rejected',
        byName: 'Olivia Bennett',
        reason: after.reason,
      })
      expect((await desk.batchNow(batch)).state).toBe('partly_rejected')
      expect(await desk.answersTo(other)).toEqual([file.answers[0]])
      expect(await desk.fileNow(file.id)).toEqual(file)
    })

    rule('may hold all kinds at once', async () => {
      const { claim, sent, imported, now } = await aSentClaim()
      const text = ta1To(sent, 'A') + syntaxTo(sent) + statusesTo(sent, [accepted(claim)])
      expect((await imported(text)).file).toMatchObject({
        ...{ kinds: ['TA1', '999', '277CA'], counts: { accepted: 1 }, warnings: [] },
      })
      expect((await now(claim)).state).toBe('accepted')
    })

    rule('is kept byte for byte, and changes nothing when it comes again', async () => {
      const { claim, sent, ask, owner, practice, now } = await aSentClaim()
      const text = `\r\n${statusesTo(sent, [{ ...rejected(claim), number: 'Z\u00FC' }])}\r\n`
      const bytes = Buffer.from(text, 'latin1')
      const first = dataOf<ImportedFile>(await ask(bytes, { name: 'Réponse no 1.277' }))
      const before = await now(claim)
      const again = dataOf<ImportedFile>(await ask(bytes))
      expect(again).toEqual({ file: first.file, isRepeated: true })
      expect(await now(claim)).toEqual(before)
      const path = practice.path(`received-files/${first.file.id}/file`)
      const download = await owner.request('GET', path)
      expect(Buffer.from(download.bytes).equals(bytes)).toBe(true)
      expect(download.headers.get('content-disposition')).toBe('attachment; filename="R-ponse-no-1.277"')
    })

    rule('says what is wrong with itself, and with its text nothing that can’t be stored', async () => {
      const { claim, sent, imported } = await aSentClaim()
      const text = statusesTo(sent, [rejected(claim)])
        .replace('EXAMPLE SENDER', 'EXAM\0PLE')
        .replace('*145~', '*145********CALL\0US~')
        .replace('IEA*1', 'IEA*2')
      const { file } = await imported(text + ta1To(sent, 'A', { number: '7' }))
      expect(file.warnings).toEqual([
        'A part of it is about files that this practice has not sent, and was left out.',
        expect.stringContaining('counts 2 groups where there are 1'),
      ])
      expect(file.answers).toMatchObject([{ senderName: 'EXAM\uFFFDPLE', text: 'CALL\uFFFDUS' }])
    })

    rule.each<[string, (sent: string) => string, string]>([
      ['a remittance', () => sampleText('01-plain-pay.835'), 'This is a remittance (835).'],
      ['a test', (sent) => ta1To(sent, 'A', { isTest: true }), 'This is only a test file'],
      ['a PDF', () => '%PDF-1.7', 'This is a PDF.'],
      ['what is cut off', (sent) => syntaxTo(sent).replace(/SE\*[\s\S]*/, ''), 'breaks off at segment'],
      [
        'claims',
        (sent) => sent,
        'This is an 837. It holds claims that were sent, not what came of them. (segment 3)',
      ],
    ])('that is %s is refused at its content, with a sentence', async (_, textOf, words) => {
      const { sent, ask, owner, practice } = await aSentClaim()
      const refused = await ask(textOf(sent))
      expect(refusal(refused)).toEqual([422, 'validation_failed', 'content'])
      expect(refused.body.fieldErrors?.[0]?.message).toContain(words)
      expect(dataOf(await owner.request('GET', practice.path('received-files')))).toMatchObject({ total: 0 })
    })

    rule('tells those who see claims once that some were rejected, but not who imported it', async () => {
      const desk = await aDesk()
      const biller = await desk.practice.as('Biller')
      const clinician = await desk.practice.as('Clinician')
      const { claims, sent } = await desk.sentFile(2)
      const [one, other] = pair(claims)
      await desk.imported(statusesTo(sent, [rejected(one)]))
      const { file } = await desk.imported(statusesTo(sent, [rejected(one), rejected(other)]))
      const link = `/billing/claims/answers/${file.id}`
      expect(await notified(desk.practice, biller, { event: 'claim_rejected' })).toMatchObject([
        ...[{ subject: `Claim ${other.pcn} of Mari Vega was rejected`, link }],
        ...[{ subject: `Claim ${one.pcn} of Mari Vega was rejected` }],
      ])
      expect(await notified(desk.practice, desk.owner, { event: 'claim_rejected' })).toEqual([])
      expect(await notified(desk.practice, clinician, { event: 'claim_rejected' })).toEqual([])
    })
  })

  describe('what it does to a claim', () => {
    rule('a refused envelope rejects all claims of the file', async () => {
      const desk = await aDesk()
      const { claims, sent, batch } = await desk.sentFile(2)
      await desk.imported(ta1To(sent, 'R'))
      for (const claim of claims) {
        expect(await desk.now(claim)).toMatchObject({
          ...{ state: 'rejected', reason: 'The file was not accepted (006)', openCents: 14_500 },
        })
      }
      expect((await desk.batchNow(batch)).state).toBe('rejected')
    })

    rule.each<[string, (sent: string) => string]>([
      ['envelope', (sent) => ta1To(sent, 'A')],
      ['syntax', (sent) => syntaxTo(sent)],
    ])('a right %s says nothing of any claim, but that its file arrived', async (_, textOf) => {
      const { claim, sent, imported, now, batch, batchNow } = await aSentClaim()
      const { file } = await imported(textOf(sent))
      expect(file).toMatchObject({ answers: [], batches: [{ id: batch.id }] })
      expect(standOf(await now(claim))).toMatchObject({ state: 'submitted', receivedOn: null })
      expect((await batchNow(batch)).state).toBe('received')
    })

    rule('a wrong syntax rejects the claim at fault with its field, and the others with it', async () => {
      const desk = await aDesk()
      const { claims, sent } = await desk.sentFile(2)
      const [one, other] = pair(claims)
      const { file } = await desk.imported(syntaxTo(sent, { rejected: other.pcn }))
      expect(file.answers).toMatchObject([
        { pcn: one.pcn, kind: '999', sender: 'syntax', on: '2026-11-18', findings: [{ field: null }] },
        { pcn: other.pcn, findings: [{ field: 'subscriber.postalCode' }] },
      ])
      expect((await desk.now(one)).reason).toBe(`Refused together with ${other.pcn}`)
    })

    rule('a refusal of the whole file rejects the claims that it does not name', async () => {
      const desk = await aDesk()
      const { claims, sent } = await desk.sentFile(2)
      const [one, other] = pair(claims)
      const refusal = 'STC*A3:24*20261118*U*290********NOT ENROLLED'
      await desk.imported(statusesTo(sent, [accepted(one)], { refusal }))
      expect((await desk.now(one)).state).toBe('accepted')
      expect(await desk.now(other)).toMatchObject({
        ...{ state: 'rejected', reason: 'Returned: not approved to send for this practice; NOT ENROLLED' },
      })
    })

    rule('that it arrived is shown until it is decided on, from the first day', async () => {
      const { claim, sent, imported, now, batch, batchNow, list } = await aSentClaim()
      await imported(statusesTo(sent, [received(claim, '20261119')]))
      await imported(statusesTo(sent, [received(claim, '20261118')]))
      expect(standOf(await now(claim))).toMatchObject({ state: 'submitted', receivedOn: '2026-11-18' })
      expect((await list()).items).toMatchObject([{ receivedOn: '2026-11-18' }])
      expect((await batchNow(batch)).state).toBe('received')
      await imported(statusesTo(sent, [accepted(claim, 'EHP1')]))
      expect(standOf(await now(claim))).toMatchObject({ state: 'accepted', receivedOn: null })
      expect((await batchNow(batch)).state).toBe('accepted')
    })

    rule(
      'an answer to an earlier sending leaves the claim as it is, and a new sending forgets it',
      async () => {
        const desk = await aSentClaim()
        const { claim, sent, imported, now, change, answersTo } = desk
        await imported(statusesTo(sent, [{ ...accepted(claim, 'OLD'), on: '20261117' }, rejected(claim)]))
        const fixed = dataOf<Claim>(await change(await now(claim), { note: 'Fixed' }))
        expect(fixed).toMatchObject({ state: 'ready', acceptedNumber: 'OLD' })
        await imported(statusesTo(sent, [accepted(claim, 'LATE', '20261120')]))
        expect((await now(claim)).state).toBe('ready')
        const second = await desk.markSent(await desk.madeOf([await now(claim)]))
        await imported(statusesTo(sent, [received(claim, '20261121')]))
        expect(standOf(await now(claim))).toMatchObject({
          ...{ state: 'submitted', acceptedNumber: '', receivedOn: null },
        })
        await imported(statusesTo(second.sent, [received(claim)]))
        expect((await now(claim)).receivedOn).toBe('2026-11-18')
        const said = (await answersTo(claim)).map(({ attempt, stands }) => [attempt, stands])
        expect(said).toEqual([[2, true], ...[1, 1, 1, 1].map((attempt) => [attempt, false])])
      },
    )

    rule('one that is void, or changed since it was rejected, stays so', async () => {
      const desk = await aDesk()
      const { claims, sent } = await desk.sentFile(2)
      const [gone, changed] = pair(claims)
      await desk.imported(statusesTo(sent, [rejected(gone), rejected(changed)]))
      dataOf(await desk.step(await desk.now(gone), 'void', { reason: 'Other insurance' }))
      const broken = dataOf<Claim>(await desk.change(await desk.now(changed), { diagnoses: [] }))
      expect(broken.state).toBe('rejected')
      await desk.imported(
        statusesTo(sent, [accepted(gone, 'A', '20261120'), accepted(changed, 'B', '20261120')]),
      )
      expect((await desk.now(gone)).state).toBe('void')
      expect(standOf(await desk.now(changed))).toMatchObject({ state: 'rejected', acceptedNumber: '' })
    })

    rule('a reason is no longer than a person may write it', async () => {
      const { claim, sent, imported, now } = await aSentClaim()
      const text = statusesTo(sent, [rejected(claim)]).replace(
        '*U*145~',
        `*U*145********${'LONG '.repeat(80)}~`,
      )
      await imported(text)
      const { reason } = await now(claim)
      expect([reason.length, reason.slice(-5)]).toEqual([200, 'G LO…'])
    })
  })

  describe('what a person said before, on November 17', () => {
    const BODIES = { accept: { payerClaimNumber: 'HAND' }, reject: { reason: 'Said on the phone' } }
    const refusedBy = (sender: 'AY' | 'PR', on: string) => (sent: string, claim: Claim) =>
      statusesTo(sent, [rejected(claim, on)], { sender })
    const acceptedOn = (on: string) => (sent: string, claim: Claim) =>
      statusesTo(sent, [accepted(claim, undefined, on)], { sender: 'PR' })

    rule.each<[string, keyof typeof BODIES, (sent: string, claim: Claim) => string, outcome: Claim['state']]>(
      [
        ['a later refusal of the payer outranks an acceptance', 'accept', refusedBy('PR', ON), 'rejected'],
        ['so does one of that day', 'accept', refusedBy('PR', '20261117'), 'rejected'],
        ['an earlier one does not', 'accept', refusedBy('PR', '20261116'), 'accepted'],
        ['a later one of a clearinghouse does not', 'accept', refusedBy('AY', ON), 'accepted'],
        ['a refused envelope does not', 'accept', (sent) => ta1To(sent, 'R'), 'accepted'],
        ['a later acceptance of the payer outranks a rejection', 'reject', acceptedOn(ON), 'accepted'],
        ['one of that day does not', 'reject', acceptedOn('20261117'), 'rejected'],
      ],
    )('%s', async (_, word, textOf, state) => {
      const { claim, sent, imported, now, step, answersTo } = await aSentClaim()
      const sentClaim = await now(claim)
      const before = dataOf<Claim>(await step(sentClaim, word, BODIES[word]))
      await imported(textOf(sent, claim))
      const after = await now(claim)
      expect(after.state).toBe(state)
      const isMoved = before.state !== state
      expect((await answersTo(claim)).map(({ stands }) => stands)).toEqual([isMoved])
      if (!isMoved) expect(after.history).toEqual(before.history)
    })

    rule('ends that it only arrived', async () => {
      const { claim, sent, imported, now, step } = await aSentClaim()
      await imported(statusesTo(sent, [received(claim)]))
      const accepted = dataOf<Claim>(await step(await now(claim), 'accept', BODIES.accept))
      expect(accepted).toMatchObject({ state: 'accepted', receivedOn: null })
    })

    rule('gets the payer’s number from a file that names it', async () => {
      const { claim, sent, imported, now, step } = await aSentClaim()
      dataOf(await step(await now(claim), 'accept', { payerClaimNumber: '' }))
      await imported(statusesTo(sent, [accepted(claim, 'EHP1', '20261116')], { sender: 'PR' }))
      expect(await now(claim)).toMatchObject({ state: 'accepted', acceptedNumber: 'EHP1' })
    })
  })

  rule('whatever the order of the imports, a claim and its file end in the same state', async () => {
    const desk = await aDesk()
    const days = fc.constantFrom('20261116', '20261117', '20261118')
    const status = fc.record({
      sender: fc.constantFrom('AY' as const, 'PR' as const),
      verdict: fc.constantFrom(received, rejected, (claim: Claim, on?: string) =>
        accepted(claim, undefined, on),
      ),
      number: fc.constantFrom('N1', 'N2'),
      on: days,
    })
    const other = fc.record({ kind: fc.constantFrom('TA1' as const, '999' as const), on: days })
    const answers = fc.array(fc.oneof({ weight: 4, arbitrary: status }, other), {
      minLength: 2,
      maxLength: 4,
    })
    const orders = answers.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
        fc.boolean(),
      ),
    )
    await fc.assert(
      fc.asyncProperty(orders, async ([one, other, isByHand]) => {
        const ends = []
        for (const order of [one, other]) {
          const { claims, sent, batch } = await desk.sentFile()
          const claim = only(claims)
          if (isByHand) dataOf(await desk.step(await desk.now(claim), 'accept', { payerClaimNumber: 'HAND' }))
          for (const answer of order) {
            const on = answer.on.slice(2)
            if ('sender' in answer) {
              const { sender, verdict, number } = answer
              await desk.imported(statusesTo(sent, [{ ...verdict(claim, answer.on), number }], { sender }))
            } else if (answer.kind === 'TA1') await desk.imported(ta1To(sent, 'R', { on }))
            else await desk.imported(syntaxTo(sent, { rejected: claim.pcn, on }))
          }
          ends.push([standOf(await desk.now(claim)), (await desk.batchNow(batch)).state])
        }
        expect(ends[0]).toEqual(ends[1])
      }),
      { numRuns: runs({ gate: 8, long: 200 }) },
    )
  })
})
