import { ANALYTICS_TYPES, ANALYTICS_UNITS, type Analytics, type AnalyticsUnit } from '@oaklet/api/contract'
import { someAnalytics } from '@oaklet/api/testing'
import fc from 'fast-check'

/** Names of people that a spreadsheet would calculate, or that not every font has letters for. */
export const DIFFICULT_NAMES = [
  '=HYPERLINK("x")',
  '+1',
  '-1+1',
  '@x',
  '\tx',
  'O’Brien, "Bo" <b@x> & co',
  'Łukasz Żółć',
  'Nguyễn Thị Ngọc',
  'Ольга Ωμέγα',
] as const

/** Answers of any units, with suppressed or missing amounts, and with names made by `label`. */
export function answersWith(label: fc.Arbitrary<string>): fc.Arbitrary<Analytics> {
  const rowIn = (unit: AnalyticsUnit) =>
    fc.record({ label, value: amountIn(unit), previous: amountIn(unit), isSuppressed: fc.boolean() })
  const figure = units.chain((unit) =>
    rowIn(unit).map((row) => ({ id: 'figure', definition: 'What is counted.', unit, ...row })),
  )
  const breakdown = units.chain((unit) => {
    const rows = fc.array(rowIn(unit).map((row) => ({ id: 'row', ...row })))
    const names = { label, definition: label, dimension: label }
    return fc.record({ ...names, rows }).map((content) => ({ id: 'breakdown', unit, ...content }))
  })
  const series = units.chain((unit) =>
    fc
      .tuple(
        label,
        ...DATES.map((date) =>
          fc.record({ date: fc.constant(date), value: amountIn(unit), isSuppressed: fc.boolean() }),
        ),
      )
      .map(([name, ...points]) => ({ id: 'series', label: name, unit, step: 'week' as const, points })),
  )
  const parts = {
    type: fc.constantFrom(...ANALYTICS_TYPES),
    currency: fc.constantFrom('USD', 'EUR', 'PLN'),
    figures: fc.array(figure, { maxLength: 8 }),
    breakdowns: fc.array(breakdown, { maxLength: 4 }),
    series: fc.array(series, { maxLength: 6 }),
  }
  return fc.record(parts).map(someAnalytics)
}

const units = fc.constantFrom(...ANALYTICS_UNITS)
const DATES = ['2026-02-23', '2026-03-02', '2026-03-09', '2026-10-26'] as const

/** Whole cents, which may be owed; the rest to a tenth. */
const amountIn = (unit: AnalyticsUnit): fc.Arbitrary<number | null> =>
  fc.option(
    unit === 'cents'
      ? fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
      : fc.nat(1_000_000).map((tenths) => tenths / 10),
  )
