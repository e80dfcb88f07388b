import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayFrame, rowPosition, slotTable } from './slots'

const ZONE = 'America/New_York'
const tableOf = (dates: string[], slotMinutes = 30, from = 0, to = 24 * 60) =>
  slotTable(
    dates.map((date) => dayFrame(date, ZONE)),
    ZONE,
    slotMinutes,
    from,
    to,
  )
const hoursOf = (date: string) => {
  const { start, end } = dayFrame(date, ZONE)
  return (end - start) / 3_600_000
}

test('a day has 23 hours when clocks go forward and 25 when they go back', () => {
  expect([hoursOf('2026-03-08'), hoursOf('2026-11-17'), hoursOf('2026-11-01')]).toEqual([23, 24, 25])
})

test('a skipped hour has no slot', () => {
  const { rows, columns } = tableOf(['2026-03-08'])
  const missing = rows.filter((_, row) => columns[0]?.slots[row] === null).map(({ minutes }) => minutes)
  expect(missing).toEqual([120, 150])
})

test('a repeated hour has a second round of rows after its first, which other days do not have', () => {
  const { rows, columns } = tableOf(['2026-11-01', '2026-11-02'], 30, 60, 150)
  expect(rows.map(({ key }) => key)).toEqual(['60', '90', '60+', '90+', '120'])
  expect(columns[1]?.slots.map((slot) => slot !== null)).toEqual([true, true, false, false, true])
})

test.each(['2026-03-08', '2026-11-01', '2026-11-17'])(
  'the slots of %s follow each other without a gap',
  (date) => {
    const { columns } = tableOf([date])
    const slots = (columns[0]?.slots ?? []).filter((slot) => slot !== null)
    const { start, end } = dayFrame(date, ZONE)
    expect(slots[0]?.start).toBe(start)
    expect(slots.at(-1)?.end).toBe(end)
    for (const [index, slot] of slots.slice(1).entries()) expect(slot.start).toBe(slots[index]?.end)
  },
)

test('a later instant never stands higher, whatever the clocks do', () => {
  const minute = fc.integer({ min: 0, max: 25 * 60 })
  const date = fc.constantFrom('2026-03-08', '2026-11-01', '2026-11-17')
  fc.assert(
    fc.property(date, minute, minute, fc.constantFrom('start', 'end'), (day, a, b, edge) => {
      const { columns } = tableOf([day, '2026-11-01'])
      const [column] = columns
      if (!column) return
      const { start } = dayFrame(day, ZONE)
      const [early, late] = [Math.min(a, b), Math.max(a, b)].map((at) =>
        rowPosition(column, start + at * 60_000, edge),
      )
      expect(early).toBeLessThanOrEqual(late ?? 0)
    }),
  )
})
