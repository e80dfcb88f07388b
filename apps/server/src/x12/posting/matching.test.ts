import { describe, expect, it } from 'vitest'
import type { RemittanceClaim } from '../remittance/remittance'
import {
  aClaim,
  adjustmentsFrom,
  aLine,
  aPayment,
  aQuestion,
  aSecondClaim,
  controlNumberAt,
  saidClaim,
  saidLine,
  saidOfAll,
  SECOND_PAYER,
} from '../testing/a-payment'
import { NO_DECISIONS } from '../testing/posted-before'
import type { PostableClaim } from './claims-book'
import { controlNumberFrom, controlNumberIn } from './control-number'
import { planPosting } from './plan-posting'
import type { PostingQuestion } from './posting-plan'

const claim = aClaim()
const unnumbered = { controlNumber: 'TYPED OVER' }
const withoutLineNumber = { controlNumber: '' }

/** What becomes of one claim of a payment. */
function planned(
  said: RemittanceClaim,
  claims: readonly PostableClaim[],
  changes: Partial<PostingQuestion> = {},
) {
  const plan = planPosting(aQuestion(aPayment([said]), claims, changes))
  return { ...plan.claims[0], lineIds: [...new Set(plan.entries.map(({ lineId }) => lineId))] }
}

const decided = (decisions: Partial<PostingQuestion['decisions']>) => ({
  decisions: { ...NO_DECISIONS, ...decisions },
})

describe('a control number', () => {
  it.each(['K000000018', ' k0000 00018 ', '000K000000018'])('is ours as “%s”', (text) => {
    expect(controlNumberFrom(text)).toBe('K000000018')
  })

  it.each(['K000000019', 'K00000018', '000000018', 'PINEAVERY', ''])('is none in “%s”', (text) => {
    expect(controlNumberFrom(text)).toBeNull()
  })

  it('is found within a reference', () => {
    expect(controlNumberIn('K00000006720261102')).toBe('K000000067')
    expect(controlNumberIn('ZP0000081')).toBeNull()
  })
})

describe('a claim of a payment is one of ours', () => {
  it.each<[string, Partial<RemittanceClaim>, Partial<PostableClaim>]>([
    ['by its control number and charge', { client: { lastName: 'X', firstName: 'Y', id: 'Z' } }, {}],
    [
      'by its control number and the member id, though the charge is another',
      { chargeCents: 18_400, lines: [saidLine(aLine('K00000001801'), [], { chargeCents: 18_400 })] },
      {},
    ],
    ['by the payer’s number', { ...unnumbered, payerClaimNumber: 'ehp-1' }, { payerClaimNumber: 'EHP1' }],
    ['by the control numbers of its lines', unnumbered, {}],
  ])('%s', (_, saidChanges, changes) => {
    const ours = aClaim(0, changes)
    expect(planned({ ...saidOfAll(ours, []), ...saidChanges }, [ours])).toMatchObject({
      outcome: 'posted',
      claimId: ours.id,
    })
  })

  it('as a person says, whatever its numbers are', () => {
    const said = saidClaim(claim, [saidLine(aLine('?'), [])], unnumbered)
    const decisions = decided({ claims: new Map([[1, { claimId: claim.id, asWritten: false }]]) })
    expect(planned(said, [claim], decisions)).toMatchObject({ outcome: 'posted', claimId: claim.id })
  })

  it('none, where a person chose one that is not there', () => {
    const decisions = decided({ claims: new Map([[1, { claimId: 'gone', asWritten: true }]]) })
    expect(planned(saidOfAll(claim, []), [claim], decisions)).toMatchObject({
      ...{ outcome: 'needs_person', words: 'The chosen claim is not there', lineIds: [] },
    })
  })

  it('to another insurance only if a person says so twice', () => {
    const choosing = (asWritten: boolean) => ({
      ...decided({ claims: new Map([[1, { claimId: claim.id, asWritten }]]) }),
      payerId: SECOND_PAYER,
    })
    expect(planned(saidOfAll(claim, []), [claim], choosing(false))).toMatchObject({
      ...{ outcome: 'needs_person', words: 'The chosen claim is one to another insurance' },
    })
    expect(planned(saidOfAll(claim, []), [claim], choosing(true)).outcome).toBe('posted')
  })

  it('only as a suggestion, where neither the charge nor the member id fits its control number', () => {
    const said = saidOfAll(aClaim(0, { memberId: 'OTHER', lines: [aLine('?', { chargeCents: 100 })] }), [])
    expect(planned(said, [claim])).toMatchObject({ outcome: 'needs_person', suggestedIds: [claim.id] })
  })

  it.each<[string, Partial<RemittanceClaim>]>([
    ['the member id', { client: { lastName: 'OTHER', firstName: 'NAME', id: claim.memberId } }],
    ['the name', { client: { ...claim.client, id: '' } }],
  ])('only as a suggestion, where %s, the day and the code fit', (_, changes) => {
    const said = saidClaim(claim, [saidLine(aLine('?'), [], withoutLineNumber)], {
      ...unnumbered,
      ...changes,
    })
    const others = [aClaim(1, { client: { lastName: 'ELM', firstName: 'KAI' } })]
    const another = aClaim(2, {
      memberId: claim.memberId,
      lines: [aLine('other', { servedOn: '2026-11-09' })],
    })
    const elsewhere = aClaim(3, { memberId: claim.memberId, payerId: SECOND_PAYER })
    expect(planned(said, [claim, ...others, another, elsewhere])).toMatchObject({
      outcome: 'needs_person',
      suggestedIds: [claim.id],
    })
  })

  it('not by the control numbers of lines to another insurance', () => {
    const elsewhere = aClaim(0, { payerId: SECOND_PAYER })
    expect(planned(saidOfAll(elsewhere, [], unnumbered), [elsewhere]).outcome).toBe('needs_person')
  })

  it('to the second insurance, where that one paid and the first one’s number is stated', () => {
    const second = aSecondClaim(claim, 6000)
    const said = saidClaim(claim, [saidLine(aLine('?'), [['OA', '23', 12_500]], withoutLineNumber)])
    expect(planned(said, [claim, second], { payerId: SECOND_PAYER })).toMatchObject({
      outcome: 'posted',
      claimId: second.id,
      lineIds: [`${second.id}01`],
    })
  })

  it.each(['2', '3', '20', '21'])(
    'to the second insurance, where it is the first one too and status %s says so',
    (status) => {
      const second = { ...aSecondClaim(claim, 6000), payerId: claim.payerId }
      const said = saidClaim(claim, [saidLine(aLine('?'), [['OA', '23', 12_500]], withoutLineNumber)])
      expect(planned({ ...said, status }, [claim, second])).toMatchObject({ claimId: second.id })
      expect(planned(said, [claim, second])).toMatchObject({ claimId: claim.id })
      expect(planned({ ...said, status }, [claim])).toMatchObject({ claimId: claim.id })
      const cancelled = { ...second, isVoid: true }
      expect(planned({ ...said, status }, [claim, cancelled])).toMatchObject({ claimId: claim.id })
    },
  )

  it('to the third insurance, whichever earlier claim’s number is stated', () => {
    const second = { ...aSecondClaim(claim, 6000), payerId: claim.payerId }
    const third = { ...aSecondClaim(second, 3000, 2), payerId: claim.payerId }
    const claims = [claim, second, third]
    const said = (named: PostableClaim, status: string) =>
      saidClaim(named, [saidLine(aLine('?'), [['OA', '23', 15_500]], withoutLineNumber)], {
        ...{ status, client: { ...claim.client, id: second.memberId } },
      })
    for (const named of claims) expect(planned(said(named, '3'), claims)).toMatchObject({ claimId: third.id })
    expect(planned(said(second, '2'), claims)).toMatchObject({ claimId: second.id })
    expect(planned(said(third, '2'), claims)).toMatchObject({ claimId: third.id })
  })

  it('not to the second insurance, where neither the charge nor the member id fits', () => {
    const second = aSecondClaim(claim, 6000)
    const said = saidClaim(claim, [saidLine(aLine('?', { chargeCents: 100 }), [], withoutLineNumber)])
    expect(planned(said, [claim, second], { payerId: SECOND_PAYER })).toMatchObject({
      ...{ outcome: 'needs_person', suggestedIds: [second.id] },
    })
  })

  it('not yet, where the second insurance comes before the first', () => {
    const said = saidOfAll(claim, [])
    expect(planned(said, [claim], { payerId: SECOND_PAYER })).toMatchObject({ outcome: 'needs_person' })
    const second = aSecondClaim(claim, 0)
    expect(planned(saidOfAll(second, []), [claim, second], { payerId: SECOND_PAYER })).toMatchObject({
      outcome: 'needs_person',
      words: 'The first insurance comes before: post its remittance first',
    })
  })
})

describe('a claim of a payment is none of ours', () => {
  it.each(['23', '25'])('with status %s, which decides nothing and is only noted', (status) => {
    const said = saidOfAll(claim, [['CO', '45', 18_500]], { status })
    expect(planned(said, [claim])).toMatchObject({ outcome: 'noted', claimId: null, lineIds: [] })
    expect(planned(saidOfAll(claim, [], { status }), [claim])).toMatchObject({ outcome: 'needs_person' })
  })

  it('as a person says: its money stays unapplied', () => {
    const { deposit, claims, entries, isPostable } = planPosting(
      aQuestion(aPayment([saidOfAll(claim, [])]), [claim], decided({ claims: new Map([[1, 'not_ours']]) })),
    )
    expect(claims[0]).toMatchObject({ outcome: 'set_aside' })
    expect(entries).toEqual([])
    expect(deposit).toMatchObject({ cents: 18_500, claimsCents: 0, unappliedCents: 18_500 })
    expect(isPostable).toBe(true)
  })
})

describe('a service of a payment answers a line', () => {
  const id = controlNumberAt(0)
  const lines = [
    aLine(`${id}01`),
    aLine(`${id}02`, { code: '90785', modifiers: [], chargeCents: 2500 }),
    aLine(`${id}03`, { servedOn: '2026-11-09' }),
  ]
  const ours = aClaim(0, { lines })
  const answering = (changes: Parameters<typeof saidLine>[2], line = lines[0]) =>
    planned(saidClaim(ours, line === undefined ? [] : [saidLine(line, [], changes)]), [ours])

  it.each<[string, Parameters<typeof saidLine>[2], string]>([
    ['its control number', { servedFrom: null, code: 'X' }, '01'],
    ['day, code and modifiers', withoutLineNumber, '01'],
    ['day and code, where the payer left the modifiers out', { ...withoutLineNumber, modifiers: [] }, '01'],
    [
      'the code that was billed before the one that was decided on',
      { ...withoutLineNumber, code: '90785', modifiers: [], billedCode: '90837', billedModifiers: ['95'] },
      '01',
    ],
    [
      'code and charge, where only one fits',
      { ...withoutLineNumber, servedFrom: '2026-12-24', code: '90785', chargeCents: 2500 },
      '02',
    ],
  ])('by %s', (_, changes, line) => {
    expect(answering(changes)).toMatchObject({ outcome: 'posted', lineIds: [`${id}${line}`] })
  })

  it('as a person says', () => {
    const said = saidClaim(ours, [saidLine(aLine('?'), [], { ...withoutLineNumber, code: 'X' })])
    expect(planned(said, [ours])).toMatchObject({
      outcome: 'needs_person',
      words: 'No line of the claim fits service X',
    })
    const decisions = decided({ lines: new Map([[1001, `${id}03`]]) })
    expect(planned(said, [ours], decisions)).toMatchObject({ lineIds: [`${id}03`] })
  })

  it('by charge, of several that are alike, and each once', () => {
    const alike = aClaim(0, {
      lines: [aLine(`${id}01`, { chargeCents: 9000 }), aLine(`${id}02`), aLine(`${id}03`)],
    })
    const services = alike.lines.map((line) => saidLine(line, [], withoutLineNumber))
    const ofLines = (...at: number[]) =>
      planned(
        saidClaim(
          alike,
          at.flatMap((index) => services[index] ?? []),
        ),
        [alike],
      ).lineIds
    expect(ofLines(1)).toEqual([`${id}02`])
    expect(ofLines(1, 2)).toEqual([`${id}02`, `${id}03`])
  })

  it('although the payer states a higher charge', () => {
    expect(answering({ ...withoutLineNumber, chargeCents: 20_000 })).toMatchObject({ lineIds: [`${id}01`] })
  })

  it('with others, as long as their charges come to it', () => {
    const part = (chargeCents: number) => saidLine(lines[0] ?? aLine('?'), [], { chargeCents })
    const whole = saidClaim(ours, [part(10_000), part(8500)])
    expect(planned(whole, [ours])).toMatchObject({ outcome: 'posted', lineIds: [`${id}01`] })
    const unlike = saidClaim(ours, [part(10_000), part(8400)])
    expect(planned(unlike, [ours])).toMatchObject({ outcome: 'needs_person' })
  })

  it('together with others: what they say is one decision, whatever their order', () => {
    const charged = { ...ours, lines: [aLine(`${id}01`, { contractCents: 15_500 }), ...lines.slice(1)] }
    const services = [
      saidLine(charged.lines[0] ?? aLine('?'), [['CO', '45', 3500]], { chargeCents: 10_000 }),
      saidLine(charged.lines[1] ?? aLine('?'), []),
      saidLine(charged.lines[0] ?? aLine('?'), [['PR', '3', 2500]], { chargeCents: 8500 }),
    ]
    for (const order of [services, services.toReversed()]) {
      const plan = planPosting(aQuestion(aPayment([saidClaim(charged, order)]), [charged]))
      expect(plan.entries.map(({ lineId, kind, cents }) => [lineId, kind, cents])).toEqual([
        [`${id}01`, 'paid', -12_500],
        [`${id}01`, 'contractual', -3500],
        [`${id}01`, 'to_client', -2500],
        [`${id}02`, 'paid', -2500],
      ])
      expect(plan.offers).toMatchObject([{ kind: 'underpaid', claimId: id, lineId: `${id}01`, cents: 500 }])
    }
  })

  it('together with others: what is allowed is the sum, where each says it', () => {
    const charged = { ...ours, lines: [aLine(`${id}01`, { contractCents: 15_500 })] }
    const offers = (...allowed: (number | null)[]) => {
      const parts = [10_000, 8500].map((chargeCents, at) =>
        saidLine(charged.lines[0] ?? aLine('?'), [], { chargeCents, allowedCents: allowed[at] ?? null }),
      )
      return planPosting(aQuestion(aPayment([saidClaim(charged, parts)]), [charged])).offers
    }
    expect(offers(8000, 7000)).toMatchObject([{ kind: 'underpaid', cents: 500 }])
    expect(offers(8000, null)).toEqual([])
  })
})

describe('an adjustment of the whole claim', () => {
  const id = controlNumberAt(0)
  const ours = aClaim(0, {
    lines: [
      aLine(`${id}01`, { chargeCents: 2500, code: '90785' }),
      aLine(`${id}02`, { chargeCents: 18_500 }),
    ],
  })
  const paidByLine = (said: RemittanceClaim) =>
    planPosting(aQuestion(aPayment([said]), [ours])).entries.map(({ lineId, kind, cents }) => [
      ...[lineId, kind, cents],
    ])

  it('is spread over its lines by their charges: the smallest takes what is left by rounding', () => {
    const said = saidOfAll(ours, [], { adjustments: adjustmentsFrom([['CO', '45', 1001]]) })
    expect(paidByLine(said)).toEqual([
      [`${id}01`, 'paid', -2380],
      [`${id}01`, 'contractual', -120],
      [`${id}02`, 'paid', -17_619],
      [`${id}02`, 'contractual', -881],
    ])
  })

  it('is spread over our lines, where the payer names none', () => {
    const adjustments = adjustmentsFrom([['PR', '1', 21_000]])
    const said = saidClaim(ours, [], { chargeCents: 21_000, adjustments })
    expect(paidByLine(said)).toEqual([
      [`${id}01`, 'to_client', -2500],
      [`${id}02`, 'to_client', -18_500],
    ])
    expect(planned(saidClaim(ours, [], { chargeCents: 20_000 }), [ours])).toMatchObject({
      outcome: 'needs_person',
    })
  })
})
