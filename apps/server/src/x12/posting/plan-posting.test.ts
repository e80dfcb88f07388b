import { describe, expect, it } from 'vitest'
import {
  aClaim,
  aLine,
  aPayment,
  aQuestion,
  aSecondClaim,
  controlNumberAt,
  saidOfAll,
  SECOND_PAYER,
  takenBack,
  type Reason,
} from '../testing/a-payment'
import { asWritten, kindsAndCents, onceSaid, PAID, planSaid } from '../testing/plan-said'
import { afterPosting, anEntry, booked, NO_DECISIONS } from '../testing/posted-before'
import { planPosting } from './plan-posting'
import type { PostingQuestion } from './posting-plan'

const claim = aClaim()

/** What a decision about a claim writes. */
const written = (reasons: readonly Reason[], ours = claim, changes: Partial<PostingQuestion> = {}) =>
  kindsAndCents(planSaid([saidOfAll(ours, reasons)], [ours], changes))

describe('a decision about a line writes', () => {
  it.each<[string, readonly Reason[], [string, number][]]>([
    [
      'the payment, the contract and the share',
      PAID,
      [
        ['paid', -12_500],
        ['contractual', -3500],
        ['to_client', -2500],
      ],
    ],
    [
      '94 by contract, also where nobody bears it',
      [['OA', '94', 500]],
      [
        ['paid', -18_000],
        ['contractual', -500],
      ],
    ],
    [
      '131 and 253 by contract',
      [
        ['CO', '131', 5],
        ['CO', '253', 2],
      ],
      [
        ['paid', -18_493],
        ['contractual', -7],
      ],
    ],
    ['nothing for a denial', [['CO', '197', 18_500]], []],
    ['nothing for filing too late', [['CO', '29', 18_500]], []],
    ['nothing for another share than deductible, coinsurance and copay', [['PR', '96', 18_500]], []],
    ['nothing for a rate without a contract', [['PI', '45', 18_500]], []],
    ['nothing for what earlier payers did', [['OA', '23', 18_500]], []],
  ])('%s', (_, reasons, entries) => {
    expect(written(reasons)).toEqual(entries)
  })

  it('nothing where a sum stays open, and says why and what to do', () => {
    const said = saidOfAll(claim, [
      ['CO', '197', 10_000],
      ['PR', '96', 8000],
      ['CO', '3', 400],
      ['OA', '133', 100],
    ])
    expect(planSaid([said], [claim]).claims[0]?.openReasons).toMatchObject([
      { lineId: claim.lines[0]?.id, code: '197', cents: 10_000, step: 'appeal', words: 'No authorization' },
      { code: '96', step: 'decide' },
      { code: '3', step: 'decide', words: 'Copay' },
      { code: '133', step: 'nothing' },
    ])
  })

  it('nothing for a denial that may have been posted already, until a person says yes', () => {
    const denied = saidOfAll(claim, [['CO', '197', 18_500]])
    const deniedOn = new Map([[claim.id, 'Nov 3, 2026']])
    expect(planSaid([denied], [claim], { deniedOn }).claims).toMatchObject([
      {
        outcome: 'needs_person',
        words: 'A denial of this claim was posted on Nov 3, 2026: it may be this one',
      },
    ])
    expect(planSaid([denied], [claim], { deniedOn, ...asWritten(claim) }).isPostable).toBe(true)
    expect(planSaid([saidOfAll(claim, PAID)], [claim], { deniedOn }).isPostable).toBe(true)
    expect(planSaid([takenBack(denied)], [claim], { deniedOn }).isPostable).toBe(true)
  })

  describe('of another code of the client’s (PR)', () => {
    const denied: readonly Reason[] = [
      ['CO', '45', 3500],
      ['PR', '96', 4000],
    ]
    const rules = new Map([['96', { isClients: true, since: '2026-11-03' }]])
    const isClients = (choice: boolean) => ({
      decisions: { ...NO_DECISIONS, reasons: new Map([['96', choice]]) },
    })
    const reasonOf = (changes: Partial<PostingQuestion>) =>
      planSaid([saidOfAll(claim, denied)], [claim], changes).reasons

    it('the share that a person or a rule of the payer says it is, and nothing without', () => {
      const toClient = [
        ['paid', -11_000],
        ['contractual', -3500],
        ['to_client', -4000],
      ]
      expect(written(denied, claim, { rules })).toEqual(toClient)
      expect(written(denied, claim, isClients(true))).toEqual(toClient)
      expect(written(denied, claim, { ...isClients(false), rules })).toEqual(toClient.slice(0, 2))
      expect(written([['CO', '96', 4000]], claim, { rules })).toEqual([['paid', -14_500]])
      const next = { coverageId: 'second', claimId: null }
      expect(written(denied, aClaim(0, { next }), { rules }).at(-1)).toEqual(['moved_out', -4000])
      const plan = planSaid([saidOfAll(claim, denied)], [claim], { rules })
      expect(plan.claims[0]?.openReasons).toEqual([])
      expect(plan.shares[0]?.lines).toMatchObject([{ cents: 4000, copayCents: 0 }])
    })

    it('and says who decided it', () => {
      const said = { code: '96', words: 'Not covered: see the remark', cents: 4000, claimCount: 1 }
      const open = { ...said, isClients: false, decidedBy: 'nothing', ruledOn: null }
      expect(reasonOf({})).toEqual([open])
      expect(reasonOf(isClients(true))).toEqual([{ ...open, isClients: true, decidedBy: 'person' }])
      const ruled = { ...said, isClients: true, decidedBy: 'rule', ruledOn: '2026-11-03' }
      expect(reasonOf({ rules })).toEqual([ruled])
      const paid = onceSaid(saidOfAll(claim, PAID), [claim])
      expect(planSaid([saidOfAll(claim, denied)], paid, { rules }).reasons).toEqual([ruled])
      expect(reasonOf({ ...isClients(false), rules })).toEqual([
        { ...ruled, isClients: false, decidedBy: 'person' },
      ])
    })

    it.each([true, false])('which comes back with a reversal, whatever the rule is then: %s', (stays) => {
      const said = saidOfAll(claim, denied)
      const posted = afterPosting([claim], planSaid([said], [claim], { rules }).entries, 'earlier')
      const plan = planSaid([takenBack(said)], posted, stays ? { rules } : {})
      expect(plan.claims).toMatchObject([{ outcome: 'reversed' }])
      expect(kindsAndCents(plan)).toEqual([
        ['to_client', 4000],
        ['contractual', 3500],
        ['paid', 11_000],
      ])
    })
  })

  it('nothing for its remarks, which are said once', () => {
    const said = saidOfAll(claim, [['CO', '197', 18_500]], { remarks: ['N54', 'N1'] })
    const lines = said.lines.map((line) => ({ ...line, remarks: ['N54'] }))
    expect(planSaid([{ ...said, lines }], [claim]).claims[0]?.remarks).toEqual([
      { code: 'N54', words: 'The authorization doesn’t match' },
      { code: 'N1', words: 'N1: look it up with the payer' },
    ])
  })

  it('the share as a line of the client’s invoice, with its parts', () => {
    const reasons: Reason[] = [
      ['PR', '1', 8160],
      ['PR', '2', 2168],
      ['PR', '3', 100],
    ]
    const other = aClaim(1, { clientId: claim.clientId })
    const { shares } = planSaid([saidOfAll(claim, reasons), saidOfAll(other, PAID)], [claim, other])
    expect(shares).toEqual([
      {
        clientId: claim.clientId,
        lines: [
          {
            claimLineId: `${claim.id}01`,
            cents: 10_428,
            deductibleCents: 8160,
            coinsuranceCents: 2168,
            copayCents: 100,
          },
          {
            claimLineId: `${other.id}01`,
            cents: 2500,
            deductibleCents: 0,
            coinsuranceCents: 0,
            copayCents: 2500,
          },
        ],
      },
    ])
  })
})

describe('a claim that was paid before', () => {
  const [paid = claim] = onceSaid(saidOfAll(claim, PAID), [claim])

  it('and is paid again is overpaid, and nothing more is written off', () => {
    expect(written([['CO', '45', 3500]], paid)).toEqual([['paid', -15_000]])
    expect(planSaid([saidOfAll(paid, [['CO', '45', 3500]])], [paid]).standings.get(claim.id)).toEqual({
      ...{ state: 'paid', shownAs: 'overpaid' },
    })
  })

  it('asks the client for its share again only if a person says so', () => {
    expect(planSaid([saidOfAll(paid, PAID)], [paid]).claims[0]?.outcome).toBe('needs_person')
    expect(written(PAID, paid, asWritten(paid))).toEqual([
      ['paid', -12_500],
      ['to_client', -2500],
    ])
  })
})

describe('a decision that is looked at by a person', () => {
  const back: Reason[] = [
    ['PR', '3', -2500],
    ['CO', '45', 2500],
  ]

  it('is one about a claim that was cancelled', () => {
    const cancelled = aClaim(0, { isVoid: true })
    expect(planSaid([saidOfAll(cancelled, PAID)], [cancelled]).claims[0]?.outcome).toBe('needs_person')
    expect(written(PAID, cancelled, asWritten(cancelled))).toHaveLength(3)
    expect(
      planSaid([saidOfAll(cancelled, PAID)], [cancelled], asWritten(cancelled)).standings.get(claim.id),
    ).toMatchObject({ state: 'paid' })
  })

  it('is one that pays what a person has asked the next insurance for, but none that only repeats', () => {
    const lineId = claim.lines[0]?.id ?? ''
    const moved = booked([anEntry(claim.id, lineId, 'moved_out', -18_500)], null)
    const ours = { ...claim, entries: [...claim.entries, ...moved] }
    expect(planSaid([saidOfAll(ours, PAID)], [ours]).claims[0]).toMatchObject({
      outcome: 'needs_person',
      words: 'What was open was moved to the next insurance by hand: give that claim up first',
    })
    expect(planSaid([saidOfAll(ours, [['CO', '197', 18_500]])], [ours]).claims[0]?.outcome).toBe('posted')
    expect(written([['CO', '45', 3500]], ours, asWritten(ours))).toEqual([['paid', -15_000]])
    const movedByPosting = booked([anEntry(claim.id, lineId, 'moved_out', -2500)], 'earlier')
    const waiting = { ...claim, entries: [...claim.entries, ...movedByPosting] }
    expect(planSaid([saidOfAll(waiting, [['CO', '45', 3500]])], [waiting]).claims[0]?.outcome).toBe('posted')
  })

  it('may be one that gives back a share, which is credited, but none that was never asked for', () => {
    const [paid = claim] = onceSaid(saidOfAll(claim, PAID), [claim])
    const { shareCredits } = planSaid([saidOfAll(paid, back)], [paid])
    expect(shareCredits).toMatchObject([{ cents: 2500, copayCents: 2500 }])
    expect(planSaid([saidOfAll(claim, back)], [claim], asWritten(claim)).claims[0]).toMatchObject({
      outcome: 'needs_person',
      words: 'It gives back a share that the client was never asked for',
    })
  })

  it('may be one that gives back a share which client and next insurance hold together: all of it, from both', () => {
    const lineId = claim.lines[0]?.id ?? ''
    const second = aSecondClaim(claim, 1500)
    const held = booked([anEntry(claim.id, lineId, 'moved_out', -1500)], 'later')
    const [paid = claim] = onceSaid(
      saidOfAll(claim, [
        ['CO', '45', 3500],
        ['PR', '2', 1000],
      ]),
      [claim],
    )
    const ours = { ...paid, entries: [...paid.entries, ...held] }
    const next = { coverageId: 'second', claimId: second.id }
    for (const claimOf of [ours, { ...ours, next }]) {
      const planned = planSaid([saidOfAll(claimOf, back)], [claimOf, second])
      expect(
        kindsAndCents(planned)
          .filter(([kind]) => kind !== 'paid')
          .toSorted(),
      ).toEqual([
        ...[
          ['moved_out', 1500],
          ['to_client', 1000],
        ],
      ])
      expect(planned).toMatchObject({
        shareCredits: [{ cents: 1000, copayCents: 1000 }],
        secondClaims: [{ claimId: second.id, lines: [{ cents: -1500 }] }],
      })
    }
    const part: readonly Reason[] = [
      ['PR', '3', -2000],
      ['CO', '45', 2000],
    ]
    expect(planSaid([saidOfAll(ours, part)], [ours, second]).claims[0]).toMatchObject({
      outcome: 'needs_person',
      words: 'The share that it gives back is partly with the client and partly with the next insurance',
    })
    expect(planSaid([saidOfAll(ours, part)], [ours, second], asWritten(ours)).claims[0]?.outcome).toBe(
      'posted',
    )
  })

  it('waits where a person gave the rest to the client, and takes nothing of that back', () => {
    const [line] = claim.lines
    const given = { ...anEntry(claim.id, line?.id ?? '', 'to_client', -18_500), share: null }
    const closed = { ...claim, entries: [...claim.entries, ...booked([given], null)] }
    const outcome = (reasons: readonly Reason[], changes: Partial<PostingQuestion> = {}) =>
      planSaid([saidOfAll(closed, reasons)], [closed], changes).claims[0]
    expect(outcome([['CO', '197', 18_500]])).toMatchObject({ outcome: 'posted' })
    expect(outcome(PAID)).toMatchObject({
      outcome: 'needs_person',
      words: 'The rest of the claim was given to the client: undo that first',
    })
    expect(outcome(PAID, asWritten(closed))).toMatchObject({ outcome: 'posted' })
    expect(outcome(back, asWritten(closed))).toMatchObject({
      outcome: 'needs_person',
      words: 'It gives back a share that the client was never asked for',
    })
  })
})

describe('a payment is refused', () => {
  const payment = aPayment([saidOfAll(claim, PAID)])
  const refusal = (changes: Partial<PostingQuestion>) => planPosting(aQuestion(payment, [claim], changes))

  it('where it was posted before, or its number was', () => {
    expect(refusal({ postedContentHashes: new Set([payment.contentHash]) })).toMatchObject({
      ...{ refusal: 'already_posted', entries: [], shares: [], isPostable: false },
    })
    expect(refusal({ postedContentHashes: new Set(['other']) }).refusal).toBe('trace_used')
    const decisions = { ...NO_DECISIONS, isAnotherPayment: true }
    expect(refusal({ postedContentHashes: new Set(['other']), decisions }).isPostable).toBe(true)
  })

  it('where its sender only tries something out', () => {
    const planned = refusal({ remittance: { ...payment, isTest: true } })
    expect(planned).toMatchObject({ refusal: 'test_file', entries: [], isPostable: false })
    expect(planned.standings.size).toBe(0)
  })

  it('not where it is another payment with its number: it is posted once under a key of its own', () => {
    const decisions = { ...NO_DECISIONS, isAnotherPayment: true }
    const posted = new Set(['first', 'second'])
    const another = refusal({ postedContentHashes: posted, decisions })
    expect(another.isPostable).toBe(true)
    expect(another.postingKey).not.toBe(payment.traceKey)
    const third = { ...payment, contentHash: 'third' }
    const { postingKey } = refusal({ remittance: third, postedContentHashes: posted, decisions })
    expect(postingKey).not.toBe(another.postingKey)
    expect(refusal({ decisions }).postingKey).toBe(payment.traceKey)
    const again = refusal({ postedContentHashes: new Set([...posted, payment.contentHash]), decisions })
    expect(again.refusal).toBe('already_posted')
  })

  it('where it is out of balance or below zero', () => {
    const unbalanced = { ...payment, amountCents: payment.amountCents + 1 }
    expect(refusal({ remittance: unbalanced })).toMatchObject({
      ...{ refusal: 'out_of_balance', imbalances: [{ at: 'payment', differenceCents: -1 }], entries: [] },
    })
    const below = aPayment([], [{ code: 'L6', reference: '', cents: 1 }])
    expect(refusal({ remittance: below }).refusal).toBe('below_zero')
  })
})

describe('after a payment', () => {
  it.each<[string, Reason[], string, string]>([
    ['all to the client', [['PR', '1', 18_500]], 'paid', 'deductible'],
    ['all by contract', [['CO', '45', 18_500]], 'paid', 'paid'],
    ['nothing at all', [['CO', '197', 18_500]], 'denied', 'denied'],
    ['a part', [['CO', '97', 2500]], 'partially_paid', 'partially_paid'],
    [
      'a part by contract',
      [
        ['CO', '45', 2500],
        ['CO', '197', 16_000],
      ],
      'partially_paid',
      'partially_paid',
    ],
  ])('of %s the claim is as its book says', (_, reasons, state, shownAs) => {
    expect(planSaid([saidOfAll(claim, reasons)], [claim]).standings.get(claim.id)).toEqual({ state, shownAs })
  })

  it('a line of a claim may be open although another one is overpaid', () => {
    const id = controlNumberAt(0)
    const lines = [aLine(`${id}01`), aLine(`${id}02`)]
    const entries = [
      ...booked([anEntry(id, `${id}01`, 'paid', -20_000)], 'x'),
      ...aClaim(0, { lines }).entries,
    ]
    const ours = aClaim(0, { lines, entries })
    const denial = saidOfAll(ours, [['CO', '197', 18_500]])
    expect(planSaid([denial], [ours]).standings.get(id)).toEqual({
      state: 'partially_paid',
      shownAs: 'overpaid',
    })
  })

  it('offers a member id that the payer corrects, and says what is paid below the contract', () => {
    const ours = aClaim(0, { lines: [aLine(`${claim.id}01`, { contractCents: 15_500 })] })
    const corrected = { lastName: 'PINES', firstName: '', id: 'EHP999' }
    expect(planSaid([saidOfAll(ours, PAID, { corrected })], [ours]).offers).toEqual([
      { kind: 'member_id', claimId: claim.id, memberId: 'EHP999' },
      { kind: 'underpaid', claimId: claim.id, lineId: `${claim.id}01`, cents: 500, contractCents: 15_500 },
    ])
    expect(planSaid([saidOfAll(ours, [['CO', '197', 18_500]])], [ours]).offers).toEqual([])
    const second = aSecondClaim(ours, 2500)
    const paid = saidOfAll(second, [['OA', '23', 16_000]])
    expect(planSaid([paid], [ours, second], { payerId: SECOND_PAYER }).offers).toEqual([])
  })
})
