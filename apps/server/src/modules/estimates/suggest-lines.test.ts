import { describe, expect, it } from 'vitest'
import { suggestLines, whenInWords } from './suggest-lines'

describe('what is booked, as the lines of an estimate', () => {
  const session = (day: string, changes: object = {}) => ({
    ...{ code: '90834', label: 'Individual session, 45 minutes', feeCents: 14_500, units: 1, day },
    ...changes,
  })

  it('counts each service with its fee once', () => {
    expect(
      suggestLines([
        session('2026-12-01'),
        session('2026-12-01', { code: '90785', label: 'Interactive complexity', feeCents: 2_500 }),
        session('2026-12-08'),
        session('2026-12-15', { feeCents: 16_000 }),
      ]),
    ).toMatchObject([
      { code: '90834', feeCents: 14_500, count: 2, when: 'Dec 1, 2026; Dec 8, 2026' },
      { code: '90785', feeCents: 2_500, count: 1, when: 'Dec 1, 2026' },
      { code: '90834', feeCents: 16_000, count: 1, when: 'Dec 15, 2026' },
    ])
  })

  it('counts the units of a session', () => {
    expect(suggestLines([session('2026-12-01', { units: 3 })])).toMatchObject([{ count: 3 }])
  })

  it('has as many lines as an estimate at most', () => {
    const services = Array.from({ length: 25 }, (_, index) => session('2026-12-01', { feeCents: index }))
    expect(suggestLines(services)).toHaveLength(20)
  })

  it.each([
    [[], ''],
    [['2026-12-01', '2026-12-08', '2026-12-15'], 'Weekly'],
    [['2026-12-01', '2026-12-15', '2026-12-29'], 'Every two weeks'],
    [['2026-12-01', '2026-12-29', '2027-01-26'], 'Every four weeks'],
    [['2026-12-01', '2026-12-02', '2026-12-04'], 'Dec 1, 2026; Dec 2, 2026; Dec 4, 2026'],
    [['2026-12-01', '2026-12-02', '2026-12-04', '2026-12-07', '2026-12-11'], ''],
  ])('says of %o: %s', (days, words) => {
    expect(whenInWords(days)).toBe(words)
  })
})
