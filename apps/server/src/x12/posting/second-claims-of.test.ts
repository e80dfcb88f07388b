import { describe, expect, it } from 'vitest'
import {
  aClaim,
  aLine,
  aSecondClaim,
  controlNumberAt,
  saidOfAll,
  SECOND_PAYER,
  takenBack,
  type Reason,
} from '../testing/a-payment'
import { kindsAndCents, onceSaid, PAID, planSaid } from '../testing/plan-said'
import { afterPosting, anEntry } from '../testing/posted-before'
import { bookSums } from './claims-book'

const claim = aClaim()

describe('a coverage that comes next', () => {
  const insured = aClaim(0, { next: { coverageId: 'second', claimId: null } })

  it('takes the share, and the client owes nothing yet', () => {
    const { secondClaims, shares, standings, entries } = planSaid([saidOfAll(insured, PAID)], [insured])
    expect(entries.at(-1)).toMatchObject({ kind: 'moved_out', cents: -2500 })
    expect(shares).toEqual([])
    expect(secondClaims).toEqual([
      {
        ...{ firstClaimId: insured.id, coverageId: 'second', claimId: null, isForwarded: false },
        lines: [{ lineId: `${insured.id}01`, cents: 2500 }],
      },
    ])
    expect(standings.get(insured.id)).toEqual({ state: 'paid', shownAs: 'waiting_for_second' })
  })

  it.each(['19', '20', '21'])('gets its claim from the first payer itself with status %s', (status) => {
    const { secondClaims } = planSaid([saidOfAll(insured, PAID, { status })], [insured])
    expect(secondClaims[0]?.isForwarded).toBe(true)
  })

  it('receives nothing by a claim that was cancelled', () => {
    const cancelled = { ...aSecondClaim(insured, 0), isVoid: true }
    const ours = { ...insured, next: { coverageId: 'second', claimId: cancelled.id } }
    expect(planSaid([saidOfAll(ours, PAID)], [ours, cancelled]).secondClaims).toMatchObject([
      { coverageId: 'second', claimId: null },
    ])
  })

  it('gives back what it received, where another one comes next by now', () => {
    const moved = { ...insured, next: { coverageId: 'second', claimId: controlNumberAt(1) } }
    const [paid = insured] = onceSaid(saidOfAll(moved, PAID), [moved])
    const earlier = aSecondClaim(insured, 0, 1)
    const [received = earlier] = afterPosting(
      [earlier],
      [anEntry(earlier.id, `${earlier.id}01`, 'moved_in', 2500)],
      'earlier',
    )
    const later = aSecondClaim(insured, 2500, 2)
    const claims = [{ ...paid, next: { coverageId: 'other', claimId: later.id } }, later, received]
    const correction = saidOfAll(insured, [['PR', '2', 3000]])
    const { secondClaims } = planSaid([takenBack(saidOfAll(insured, PAID)), correction], claims)
    const lineId = `${insured.id}01`
    expect(secondClaims).toMatchObject([
      { coverageId: null, claimId: earlier.id, lines: [{ lineId, cents: -2500 }] },
      { coverageId: 'other', claimId: later.id, lines: [{ lineId, cents: 3000 }] },
    ])
  })

  it('gives back what the same posting moved to it, although it gave something back in that one too', () => {
    const correction = saidOfAll(insured, [['PR', '2', 3000]])
    const [corrected = insured] = onceSaid(correction, [insured], 'correction')
    const movedIn = (index: number, cents: number) => {
      const second = aSecondClaim(insured, 0, index)
      return afterPosting([second], [anEntry(second.id, `${second.id}01`, 'moved_in', cents)], 'correction')
    }
    const claims = [corrected, ...movedIn(1, -2500), ...movedIn(2, 3000)]
    expect(planSaid([takenBack(correction)], claims).secondClaims).toMatchObject([
      { claimId: controlNumberAt(2), lines: [{ cents: -3000 }] },
    ])
  })

  it('gives back no more than each of its claims received', () => {
    const lines = [aLine(`${insured.id}01`), aLine(`${insured.id}02`)]
    const ours = aClaim(0, { lines, next: insured.next })
    const [paid = ours] = onceSaid(saidOfAll(ours, PAID), [ours])
    const seconds = [aSecondClaim(ours, 2500, 1), aSecondClaim(ours, 2500, 2)]
    const back: Reason[] = [
      ['PR', '3', -2500],
      ['CO', '197', 21_000],
    ]
    const { secondClaims } = planSaid([saidOfAll(ours, back)], [paid, ...seconds])
    expect(secondClaims).toMatchObject(
      seconds.map(({ id }, at) => ({ claimId: id, lines: [{ lineId: lines[at]?.id, cents: -2500 }] })),
    )
  })

  it('gives back what the first payer takes back', () => {
    const [after = insured] = onceSaid(saidOfAll(insured, PAID), [insured])
    const { secondClaims } = planSaid([takenBack(saidOfAll(insured, PAID))], [after])
    expect(secondClaims[0]?.lines).toEqual([{ lineId: `${insured.id}01`, cents: -2500 }])
    const ended = { ...after, next: null }
    const second = aSecondClaim(insured, 2500)
    expect(planSaid([takenBack(saidOfAll(insured, PAID))], [ended, second]).secondClaims).toMatchObject([
      { coverageId: null, claimId: second.id },
    ])
  })
})

describe('a share that is given back', () => {
  const back: Reason[] = [
    ['PR', '3', -2500],
    ['CO', '197', 21_000],
  ]
  const insured = { ...claim, next: { coverageId: 'second', claimId: null } }

  it.each<[string, typeof claim, typeof claim, string]>([
    ['the client’s invoice', claim, insured, 'to_client'],
    ['the next coverage', insured, claim, 'moved_out'],
  ])('leaves %s, where it was booked, whatever comes next by now', (_, then, now, kind) => {
    const [paid = then] = onceSaid(saidOfAll(then, PAID), [then])
    const planned = planSaid([saidOfAll(now, back)], [{ ...paid, next: now.next }])
    expect(kindsAndCents(planned)).toEqual([[kind, 2500]])
    expect(planned.shareCredits).toHaveLength(kind === 'to_client' ? 1 : 0)
  })
})

describe('a second payer', () => {
  const answers = (movedInCents: number, reasons: Reason[]) => {
    const second = aSecondClaim(claim, movedInCents)
    const claims = [claim, second]
    const planned = planSaid([saidOfAll(second, reasons)], claims, { payerId: SECOND_PAYER })
    const [, after] = afterPosting(claims, planned.entries, 'second')
    return {
      ...bookSums(after?.entries ?? []),
      ...planned.standings.get(second.id),
      claim: planned.claims[0],
    }
  }

  it('takes off by its contract no more than is left', () => {
    expect(
      answers(6000, [
        ['OA', '23', 9000],
        ['CO', '45', 3500],
        ['PR', '3', 1200],
      ]),
    ).toMatchObject({
      ...{ insurancePaidCents: 4800, contractualCents: 0, toClientCents: 1200, openCents: 0, state: 'paid' },
    })
    expect(
      answers(6000, [
        ['OA', '23', 12_500],
        ['CO', '45', 2000],
      ]),
    ).toMatchObject({
      ...{ insurancePaidCents: 4000, contractualCents: 2000, openCents: 0 },
    })
  })

  it('that pays more than is left owes nothing to the client: it is owed back', () => {
    expect(answers(2500, [['OA', '23', 8500]])).toMatchObject({
      ...{
        insurancePaidCents: 10_000,
        toClientCents: 0,
        openCents: -7500,
        state: 'paid',
        shownAs: 'overpaid',
      },
    })
  })

  it('that leaves more to the client than the first payer did is looked at by a person', () => {
    expect(
      answers(2500, [
        ['OA', '23', 12_500],
        ['PR', '3', 6000],
      ]),
    ).toMatchObject({
      claim: { outcome: 'needs_person' },
    })
  })
})

describe('a payment that decides on a claim and on the one to the insurance that comes next', () => {
  const second = { ...aSecondClaim(claim, 0), payerId: claim.payerId }
  const first = { ...claim, next: { coverageId: 'same', claimId: second.id } }
  const saidFirst = saidOfAll(first, [
    ['CO', '45', 3500],
    ['PR', '2', 6000],
  ])
  const saidSecond = saidOfAll(
    second,
    [
      ['OA', '23', 12_500],
      ['CO', '45', 500],
      ['PR', '3', 1200],
    ],
    { status: '2' },
  )

  it.each([
    ['in their order', [saidFirst, saidSecond]],
    ['the later one before', [saidSecond, saidFirst]],
  ])('pays the second out of what the first leaves, %s', (_, said) => {
    const planned = planSaid(said, [first, second])
    expect(planned).toMatchObject({ isPostable: true, secondClaims: [{ claimId: second.id }] })
    const ofSecond = planned.entries.filter(({ claimId }) => claimId === second.id)
    expect(ofSecond.map(({ kind, cents }) => [kind, cents])).toEqual([
      ...[
        ['paid', -4300],
        ['contractual', -500],
        ['to_client', -1200],
      ],
    ])
    expect(planned.shares).toMatchObject([{ lines: [{ cents: 1200 }] }])
    expect(planned.standings.get(second.id)?.state).toBe('paid')
  })

  it('takes off by contract no more than the first leaves', () => {
    const paid = saidOfAll(
      second,
      [
        ['OA', '23', 12_500],
        ['CO', '45', 6000],
      ],
      { status: '2' },
    )
    const less = saidOfAll(first, [
      ['CO', '45', 3500],
      ['PR', '2', 2000],
    ])
    const planned = planSaid([less, paid], [first, second])
    const ofSecond = planned.entries.filter(({ claimId }) => claimId === second.id)
    expect(ofSecond.map(({ kind, cents }) => [kind, cents])).toEqual([['contractual', -2000]])
  })

  it('that leaves nothing to it waits for a person', () => {
    const all = saidOfAll(first, [['CO', '45', 3500]])
    expect(planSaid([all, saidSecond], [first, second]).claims[1]).toMatchObject({
      outcome: 'needs_person',
      words: 'The first insurance decides in the same payment, and leaves nothing to this one',
    })
  })

  it('after both were taken back corrects both', () => {
    const before = planSaid([saidFirst, saidSecond], [first, second])
    const [paid = first, received = second] = afterPosting([first, second], before.entries, 'earlier')
    const moved = { ...anEntry(second.id, `${second.id}01`, 'moved_in', 6000) }
    const [, settled = received] = afterPosting([paid, received], [moved], 'earlier')
    const corrected = saidOfAll(first, [
      ['CO', '45', 3500],
      ['PR', '2', 3000],
    ])
    const then = saidOfAll(second, [['OA', '23', 15_500]], { status: '2' })
    const planned = planSaid([takenBack(saidSecond), then, takenBack(saidFirst), corrected], [paid, settled])
    expect(planned.isPostable).toBe(true)
    expect(planned.secondClaims.flatMap(({ lines }) => lines.map(({ cents }) => cents))).toEqual([
      -6000, 3000,
    ])
    expect(planned.standings.get(second.id)?.state).toBe('paid')
  })
})
