import { describe, expect, it } from 'vitest'
import {
  aClaim,
  adjustmentsFrom,
  aLine,
  saidClaim,
  saidLine,
  saidOfAll,
  takenBack,
} from '../testing/a-payment'
import { asWritten, kindsAndCents, onceSaid, PAID, planSaid } from '../testing/plan-said'
import { afterPosting, anEntry } from '../testing/posted-before'
import { bookSums, standingEntries } from './claims-book'

const claim = aClaim()

describe('a reversal', () => {
  const said = saidOfAll(claim, PAID)
  const [paid = claim] = onceSaid(said, [claim])

  it('writes the entries of the posting backwards, and credits the share', () => {
    const { entries, shareCredits, standings } = planSaid([takenBack(said)], [paid])
    expect(entries.map(({ kind, cents, reversesId }) => [kind, cents, reversesId !== null])).toEqual([
      ...[
        ['to_client', 2500, true],
        ['contractual', 3500, true],
        ['paid', 12_500, true],
      ],
    ])
    expect(shareCredits).toMatchObject([{ claimLineId: `${claim.id}01`, cents: 2500, copayCents: 2500 }])
    expect(standings.get(claim.id)?.state).toBe('accepted')
  })

  it('comes before the correction, whatever the order in the file', () => {
    const correction = saidOfAll(claim, [
      ['CO', '45', 3500],
      ['PR', '2', 3000],
    ])
    for (const order of [
      [takenBack(said), correction],
      [correction, takenBack(said)],
    ]) {
      const planned = planSaid(order, [paid])
      const [after] = afterPosting([paid], planned.entries, 'later')
      expect(bookSums(after?.entries ?? [])).toMatchObject({ toClientCents: 3000, openCents: 0 })
      expect(planned.standings.get(claim.id)?.state).toBe('paid')
      expect(planned.isPostable).toBe(true)
    }
  })

  it('finds the posting that it takes back among several', () => {
    const half = saidOfAll(claim, [
      ['CO', '45', 9250],
      ['CO', '197', 3250],
      ['PR', '3', 1000],
    ])
    const [first = claim] = onceSaid(half, [claim], 'first')
    const later = afterPosting([first], [anEntry(claim.id, `${claim.id}01`, 'paid', -5000)], 'second')
    expect(
      planSaid([takenBack(half)], later).entries.map(({ reversesId }) => reversesId?.split(' ')[0]),
    ).toEqual(['first', 'first', 'first'])
  })

  it('takes back the latest of several that it may mean', () => {
    const full = saidOfAll(claim, [['CO', '45', 3500]])
    const twice = onceSaid(full, onceSaid(full, [claim], 'first'), 'second')
    const { entries } = planSaid([takenBack(full)], twice)
    expect(entries.map(({ kind, reversesId }) => [kind, reversesId?.split(' ')[0]])).toEqual([
      ['paid', 'second'],
    ])
  })

  it('leaves what was recovered beside it', () => {
    const recovered = anEntry(claim.id, `${claim.id}01`, 'taken_back', 100)
    const { entries } = planSaid([said], [claim])
    const later = afterPosting([claim], [...entries, recovered], 'earlier')
    expect(planSaid([takenBack(said)], later).entries.map(({ kind }) => kind)).toEqual([
      ...['to_client', 'contractual', 'paid'],
    ])
  })

  it('of a claim that was cancelled needs nobody, and leaves it cancelled', () => {
    const planned = planSaid([takenBack(said)], [{ ...paid, isVoid: true }])
    expect(planned).toMatchObject({ isPostable: true, claims: [{ outcome: 'reversed' }] })
    expect(planned.entries).toHaveLength(3)
    expect(planned.standings.has(claim.id)).toBe(false)
  })

  describe('is found although the payer words it differently:', () => {
    const lines = [aLine(`${claim.id}01`), aLine(`${claim.id}02`, { code: '90785', chargeCents: 2500 })]
    const ours = aClaim(0, { lines })
    const services = lines.map((line) => saidLine(line, [['CO', '45', 1000]]))
    const byLine = saidClaim(ours, services)
    const asWhole = saidClaim(ours, [], {
      chargeCents: 21_000,
      adjustments: adjustmentsFrom([['CO', '45', 2000]]),
    })

    it.each([
      ['as a whole', byLine, asWhole],
      ['line by line', asWhole, byLine],
    ])('%s', (_, first, then) => {
      const planned = planSaid([takenBack(then)], onceSaid(first, [ours]))
      expect(planned.claims[0]?.outcome).toBe('reversed')
      const [after] = afterPosting(onceSaid(first, [ours]), planned.entries, 'later')
      expect(bookSums(after?.entries ?? [])).toMatchObject({ openCents: 21_000, insurancePaidCents: 0 })
      expect(standingEntries(after?.entries ?? []).map(({ kind }) => kind)).toEqual(['charged', 'charged'])
    })

    it('by one part of a claim that it decided on in two', () => {
      const parts = services.map((service) => saidClaim(ours, [service]))
      const posted = afterPosting([ours], planSaid(parts, [ours]).entries, 'earlier')
      const planned = planSaid(parts.slice(1).map(takenBack), posted)
      expect(planned.claims[0]?.outcome).toBe('reversed')
      expect([...new Set(planned.entries.map(({ lineId }) => lineId))]).toEqual([`${claim.id}02`])
    })
  })

  it('and a denial that comes instead leave the claim denied, in whatever order', () => {
    const denial = saidOfAll(claim, [['CO', '197', 18_500]])
    for (const order of [
      [takenBack(said), denial],
      [denial, takenBack(said)],
    ])
      expect(planSaid(order, [paid]).standings.get(claim.id)?.state).toBe('denied')
  })

  it('whose share was given back before is looked at by a person, who can’t post it', () => {
    const back = saidOfAll(claim, [
      ['PR', '3', -2500],
      ['CO', '197', 21_000],
    ])
    const later = onceSaid(back, [paid], 'later')
    for (const changes of [{}, asWritten(claim)])
      expect(planSaid([takenBack(said)], later, changes)).toMatchObject({
        ...{ entries: [], claims: [{ outcome: 'needs_person' }] },
      })
  })

  it('of a denial writes nothing', () => {
    const denied = saidOfAll(claim, [['CO', '197', 18_500]])
    const planned = planSaid([takenBack(denied)], [claim])
    expect(planned).toMatchObject({ entries: [], isPostable: true, claims: [{ outcome: 'reversed' }] })
    expect(planned.standings.get(claim.id)?.state).toBe('accepted')
  })

  it('that is not the exact opposite, or comes twice, is looked at by a person', () => {
    const other = takenBack(saidOfAll(claim, [['CO', '45', 3500]]))
    expect(planSaid([other], [paid]).claims[0]).toMatchObject({
      ...{ outcome: 'needs_person', words: 'It takes back what was not posted like this' },
    })
    expect(kindsAndCents(planSaid([other], [paid], asWritten(claim)))).toEqual([
      ...[
        ['paid', 15_000],
        ['contractual', 3500],
      ],
    ])
    const lessByContract = takenBack(
      saidOfAll(claim, [
        ['CO', '45', 2000],
        ['CO', '197', 1500],
        ['PR', '3', 2500],
      ]),
    )
    expect(planSaid([lessByContract], [paid]).claims[0]?.outcome).toBe('needs_person')
    const twice = planSaid([takenBack(said), takenBack(said)], [paid])
    expect(twice.claims.map(({ outcome }) => outcome)).toEqual(['reversed', 'needs_person'])
  })
})
