import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { readFile, setsOf } from '../reading/read-file'
import { refusalOf } from '../testing/refusal-of'
import { bytesOf, sampleText } from '../testing/sample'
import type { SentClaim } from './answer'
import { readAnswers } from './read-answers'
import { standingAnswer, type RankedAnswer } from './standing-answer'
import { sentClaimsOf, verdictsOf } from './verdicts-of'

const ISA = sampleText('01-plain-pay.835').slice(0, 107)
const REJECTED = sampleText('21-999-rejected.999')
const STATUSES = sampleText('22-277ca-mixed.277')

const Description = z.object({
  expect: z.object({
    claims: z.array(
      z.strictObject({
        ...{ patientControlNumber: z.string(), status: z.string(), payerClaimNumber: z.optional(z.string()) },
        ...{ field: z.optional(z.string()), fields: z.optional(z.array(z.string())) },
      }),
    ),
  }),
})

const answersOf = (text: string) =>
  readAnswers(bytesOf(text.replace(/\*T\*:/g, '*P*:'))).answers.map(({ answer }) => answer)
const syntaxAnswer = (text: string) => {
  const [answer] = answersOf(text)
  if (answer === undefined || answer.kind === '277CA') throw new Error('The file holds no such answer.')
  return answer
}
const statusAnswers = (text: string) => {
  const answers = answersOf(text)
  return answers.flatMap((answer) => (answer.kind === '277CA' ? [answer] : []))
}
const inSet = (setNumber: string, ...controlNumbers: string[]): SentClaim[] =>
  controlNumbers.map((controlNumber, index) => ({
    controlNumber,
    setNumber,
    from: 14 + index * 20,
    to: 33 + index * 20,
  }))

describe('a file of answers', () => {
  const part = (text: string) => text.replace(/\*T\*:/, '*P*:')

  it('is read once, with all kinds in their order, to whom they were sent and when', () => {
    const TA1 = `${ISA.replace('*T*:', '*P*:')}TA1*000000007*261103*0915*A*000~IEA*0*000000101~`
    const { answers, warnings } = readAnswers(bytesOf(TA1 + part(REJECTED) + part(STATUSES)))
    expect(answers.map(({ answer }) => answer.kind)).toEqual(['TA1', '999', '277CA'])
    expect(answers[1]).toMatchObject({ receiverIds: ['OAKWOODTG', 'OAKWOODTG'], on: '2026-11-03' })
    expect(answers[2]?.answer).toMatchObject({ submitterIds: ['OAKWOODTG', '2000000010'] })
    expect(warnings).toEqual([])
  })

  it.each([
    ['a remittance', sampleText('01-plain-pay.835'), 'This is a remittance (835)'],
    [
      'a remittance beside an answer',
      part(REJECTED) + sampleText('01-plain-pay.835'),
      'This is a remittance',
    ],
    ['claims', sampleText('30-837p-plain.837'), 'This is an 837'],
    ['what is only a test', STATUSES, 'This is only a test file'],
    ['another thing', `${ISA}ST*271*1~SE*2*1~IEA*0*000000101~`, 'This file holds no answer'],
  ])('is refused for %s', (_, text, words) => {
    expect(refusalOf(() => readAnswers(bytesOf(text)))?.message).toContain(words)
  })

  it('says what of it is no answer', () => {
    const { warnings } = readAnswers(bytesOf(part(REJECTED).replace('GE*1', 'ST*271*9~SE*2*9~GE*2')))
    expect(warnings).toMatchObject([
      { message: 'The part that begins in segment 12 (271) is no answer and was not read.' },
    ])
  })
})

describe('an answer to the envelope', () => {
  const TA1 = `${ISA}TA1*000000007*261103*0915*R*006~IEA*0*000000101~`

  it('rejects every claim of the file, with the code', () => {
    const answer = syntaxAnswer(TA1)
    expect(answer).toMatchObject({ kind: 'TA1', interchangeNumber: '000000007', outcome: 'rejected' })
    expect(verdictsOf(answer, inSet('0001', 'K000000018', 'K000000026'), '2026-11-03')).toMatchObject([
      {
        controlNumber: 'K000000018',
        verdict: 'rejected',
        findings: [{ words: 'The file was not accepted (006)' }],
      },
      { controlNumber: 'K000000026', on: '2026-11-03', raw: 'TA1*000000007*261103*0915*R*006' },
    ])
  })

  it.each(['A', 'E'])('says nothing of any claim with %s', (code) => {
    const answer = syntaxAnswer(TA1.replace('*R*', `*${code}*`))
    expect(verdictsOf(answer, inSet('0001', 'K000000018'), null)).toEqual([])
  })
})

describe('an answer to the syntax', () => {
  it('names the group and its sets, and says nothing of any claim where they are accepted', () => {
    const answer = syntaxAnswer(sampleText('20-999-accepted.999'))
    expect(answer).toMatchObject({
      kind: '999',
      groupNumber: '1',
      outcome: 'accepted',
      sets: [{ setNumber: '0001', outcome: 'accepted', findings: [] }],
    })
    expect(verdictsOf(answer, inSet('0001', 'K000000018'), null)).toEqual([])
  })

  it('says what is wrong in words, with the field and the claim that it names', () => {
    expect(syntaxAnswer(REJECTED)).toMatchObject({
      groupNumber: '2',
      outcome: 'rejected',
      sets: [
        {
          outcome: 'rejected',
          findings: [
            {
              position: 28,
              controlNumber: 'K000000026',
              field: 'postalCode',
              words: 'The ZIP code has a character that is not allowed: “6270”',
            },
          ],
        },
      ],
    })
  })

  it('rejects all claims of the set, and those that are not at fault say with whom', () => {
    const sent = [...inSet('0001', 'K000000018', 'K000000026'), ...inSet('0002', 'K000000034')]
    expect(verdictsOf(syntaxAnswer(REJECTED), sent, null)).toMatchObject([
      { controlNumber: 'K000000018', findings: [{ words: 'Refused together with K000000026', field: null }] },
      { controlNumber: 'K000000026', verdict: 'rejected', findings: [{ field: 'postalCode' }] },
    ])
  })

  it('finds the claim at fault by the position where it names none', () => {
    const unnamed = REJECTED.replace('CTX*CLM01:K000000026~\n', '').replace('*28*2010*', '*28*2010BA*')
    expect(verdictsOf(syntaxAnswer(unnamed), inSet('1', 'K000000018', 'K000000026'), null)).toMatchObject([
      { controlNumber: 'K000000018', findings: [{ field: 'subscriber.postalCode' }] },
      { controlNumber: 'K000000026', findings: [{ words: 'Refused together with K000000018' }] },
    ])
  })

  it('tells what is wrong with the set itself to all of its claims', () => {
    const atEnd = REJECTED.replace('CTX*CLM01:K000000026~\n', '').replace('N4*28*2010*8', 'XX*99**2')
    const noElement = atEnd.replace('IK4*3*116*6*6270~\n', '')
    expect(verdictsOf(syntaxAnswer(noElement), inSet('0001', 'K000000018'), null)).toMatchObject([
      {
        findings: [{ words: 'Refused with its file' }, { words: 'Segment XX is not expected there' }],
      },
    ])
  })

  it('may reject some sets, or a group without naming sets', () => {
    const partly = REJECTED.replace('AK9*R', 'AK2*837*0002~IK5*A~AK9*P')
    const sent = [...inSet('0001', 'K000000018'), ...inSet('0002', 'K000000034')]
    expect(verdictsOf(syntaxAnswer(partly), sent, null)).toMatchObject([{ controlNumber: 'K000000018' }])
    const whole = REJECTED.replace(/AK2[\s\S]*IK5\*R\*5~\n/, '')
    expect(verdictsOf(syntaxAnswer(whole), inSet('0009', 'K000000018'), null)).toHaveLength(1)
  })
})

describe('the claims of a sent set', () => {
  it('begin with their policy holder, or at the claim where one has several', () => {
    const level = (code: string) => `HL*1**${code}*1~NM1*IL*1*PINE~`
    const claim = (number: string) => `CLM*${number}*185~LX*1~`
    const text = [
      ...['ST*837*0001*005010X222A1~BHT*0019~', level('20'), level('22'), claim('K000000018')],
      ...[claim('K000000026'), level('22'), level('23'), claim('K000000034'), 'SE*16*0001~'],
    ].join('')
    const [set] = setsOf(readFile(bytesOf(text)), ['837'])
    expect(set === undefined ? [] : sentClaimsOf(set)).toEqual([
      { controlNumber: 'K000000018', setNumber: '0001', from: 5, to: 8 },
      { controlNumber: 'K000000026', setNumber: '0001', from: 9, to: 10 },
      { controlNumber: 'K000000034', setNumber: '0001', from: 11, to: 17 },
    ])
  })
})

describe('an answer about claims', () => {
  it('names the batch and its sender', () => {
    expect(statusAnswers(STATUSES)).toMatchObject([
      {
        sender: 'clearinghouse',
        senderName: 'EXAMPLE CLEARINGHOUSE',
        batchReference: '1',
        verdict: 'received',
        findings: [{ words: 'Received' }, { words: 'Received' }],
      },
    ])
  })

  it('accepts with the payer’s number, or rejects with the fields that are wrong', () => {
    expect(statusAnswers(STATUSES)[0]?.claims).toMatchObject([
      { controlNumber: 'K000000018', verdict: 'accepted', payerClaimNumber: 'EHP26000001', on: '2026-11-03' },
      {
        controlNumber: 'K000000026',
        verdict: 'rejected',
        clearinghouseNumber: 'CH0002',
        findings: [{ words: 'Something is invalid: the member id', field: 'subscriber.memberId' }],
      },
      {
        controlNumber: 'K000000034',
        verdict: 'rejected',
        findings: [{ field: 'rendering.npi' }, { field: 'rendering.taxonomy' }],
      },
    ])
  })

  it('comes to what the description of the sample says', () => {
    const [answer] = statusAnswers(STATUSES)
    const said = answer?.claims.map(({ controlNumber, verdict, payerClaimNumber, findings }) => ({
      ...{ patientControlNumber: controlNumber, status: verdict },
      ...(payerClaimNumber === '' ? {} : { payerClaimNumber }),
      fields: findings.flatMap(({ field }) => field ?? []),
    }))
    const { claims } = Description.parse(JSON.parse(sampleText('22-277ca-mixed.json'))).expect
    expect(said).toEqual(
      claims.map(({ field, fields, ...rest }) => ({
        ...rest,
        fields: fields ?? (field === undefined ? [] : [field]),
      })),
    )
  })

  it('may come from the payer, with words of its own and lines', () => {
    const line = 'SVC*HC:90837*185*****1~STC*A7:454**U*185~REF*FJ*K00000002601~DTP*472'
    const text = STATUSES.replace('NM1*AY*', 'NM1*PR*')
      .replace('U*145~', 'U*145********CALL US~')
      .replace(/(CH0002~\n)DTP\*472/, `$1${line}`)
    expect(statusAnswers(text)[0]?.claims[1]).toMatchObject({
      sender: 'payer',
      text: 'CALL US',
      lines: [{ controlNumber: 'K00000002601', findings: [{ field: 'lines.code' }] }],
    })
  })

  it.each([
    ['A2:20:PR*20261103*WQ', 'accepted'],
    ['A1:19:PR*20261103*WQ', 'received'],
    ['A0:16:PR*20261103*WQ', 'received'],
    ['A2:20:PR*20261103*U', 'rejected'],
    ['A3:116*20261103*', 'rejected'],
    ['A3:116*20261103*WQ', 'received'],
  ])('with %s is %s: the action decides, or else the category', (status, verdict) => {
    const text = STATUSES.replace('A2:20:PR*20261103*WQ', status)
    expect(statusAnswers(text)[0]?.claims[0]?.verdict).toBe(verdict)
  })

  it('may refuse a whole batch, or all that a practice bills in it', () => {
    const ofPractice = STATUSES.replace('A1:19:PR**WQ*555', 'A3:24:85**U*555')
    expect(statusAnswers(ofPractice)[0]?.refusals).toMatchObject([
      { npi: '2000000010', on: null, findings: [{ field: 'settings' }] },
    ])
    const ofBatch = STATUSES.replace('A1:19:PR*20261103*WQ*555', 'A3:122*20261103*U*555')
    expect(statusAnswers(ofBatch)[0]?.refusals).toMatchObject([
      { npi: null, on: '2026-11-03', raw: 'STC*A3:122*20261103*U*555' },
    ])
    expect(statusAnswers(STATUSES)[0]?.refusals).toEqual([])
  })

  it('sends somebody to the payer with a code that we have no words for', () => {
    const text = STATUSES.replace('A7:164:IL', 'A7:999:IL')
    expect(statusAnswers(text)[0]?.claims[1]?.findings).toMatchObject([
      { words: 'Something is invalid: code 999: ask the payer', field: null },
    ])
  })
})

describe('of several answers to a claim', () => {
  const answer = fc.record<RankedAnswer>({
    sender: fc.constantFrom('syntax', 'clearinghouse', 'payer', 'remittance'),
    verdict: fc.constantFrom('received', 'accepted', 'rejected'),
    on: fc.constantFrom(null, '2026-11-03', '2026-11-04'),
  })
  const said = (sender: RankedAnswer['sender'], verdict: RankedAnswer['verdict'], day = 3): RankedAnswer => ({
    ...{ sender, verdict, on: `2026-11-0${day}` },
  })

  it.each<[string, RankedAnswer, RankedAnswer]>([
    ['a payer’s outranks a clearinghouse’s', said('payer', 'accepted'), said('clearinghouse', 'rejected', 4)],
    // That a payer has the file says nothing of a claim that a clearinghouse kept back.
    ['a refusal outranks that it arrived', said('clearinghouse', 'rejected'), said('payer', 'received', 4)],
    ['a remittance outranks a decision', said('remittance', 'received'), said('payer', 'rejected', 4)],
    ['a remittance outranks all', said('remittance', 'accepted'), said('payer', 'rejected', 4)],
    ['a refusal outranks an earlier acceptance', said('payer', 'rejected', 4), said('payer', 'accepted')],
    ['a refusal outranks an acceptance of its day', said('payer', 'rejected'), said('payer', 'accepted')],
    ['a later acceptance outranks a refusal', said('payer', 'accepted', 4), said('payer', 'rejected')],
    ['a decision outranks that it arrived', said('payer', 'accepted'), said('payer', 'received', 4)],
  ])('%s, in any order', (_, stands, yields) => {
    expect(standingAnswer([stands, yields])).toBe(stands)
    expect(standingAnswer([yields, stands])).toBe(stands)
  })

  it('the same one stands, in whatever order they came', () => {
    const shuffled = fc
      .array(answer, { minLength: 1, maxLength: 6 })
      .chain((answers) =>
        fc.tuple(
          fc.constant(answers),
          fc.shuffledSubarray(answers, { minLength: answers.length, maxLength: answers.length }),
        ),
      )
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(standingAnswer(one)).toEqual(standingAnswer(other))
      }),
    )
    expect(standingAnswer([])).toBeNull()
  })
})
