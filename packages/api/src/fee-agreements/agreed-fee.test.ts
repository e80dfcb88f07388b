import { describe, expect, it } from 'vitest'
import { agreedFee, feeAgreementTime, type AgreedTerms } from './agreed-fee'

const terms = (changes: Partial<AgreedTerms> = {}): AgreedTerms => ({
  ...{ serviceCode: null, feeCents: null, percentOff: 20, startsOn: '2026-11-01', endsOn: '2026-11-30' },
  ...changes,
})
const feeOn = (day: string, agreements: AgreedTerms[], fullCents = 15_000) =>
  agreedFee(agreements, { code: '90834', day, fullCents })

describe('an agreed fee', () => {
  it.each([
    ['2026-10-31', null],
    ['2026-11-01', 12_000],
    ['2026-11-30', 12_000],
    ['2026-12-01', null],
  ])('is for the days of its agreement: %s', (day, cents) => {
    expect(feeOn(day, [terms()])).toBe(cents)
  })

  it('is the one of the service before the one for all services', () => {
    const own = terms({ serviceCode: '90834', feeCents: 9_000, percentOff: null })
    expect(feeOn('2026-11-05', [terms(), own])).toBe(9_000)
    expect(feeOn('2026-11-05', [terms({ serviceCode: '90837' })])).toBeNull()
  })

  it.each([
    [10_001, 20, 8_001],
    [999, 50, 500],
    [15_000, 100, 0],
  ])('of %i cents less %i %% is %i', (fullCents, percentOff, cents) => {
    expect(feeOn('2026-11-05', [terms({ percentOff })], fullCents)).toBe(cents)
  })

  it('may be nothing', () => {
    expect(feeOn('2026-11-05', [terms({ feeCents: 0, percentOff: null })])).toBe(0)
  })
})

it.each([
  ['2026-10-31', 'coming'],
  ['2026-11-01', 'current'],
  ['2026-12-01', 'former'],
])('on %s an agreement of November is %s', (today, time) => {
  expect(feeAgreementTime(terms(), today)).toBe(time)
})
