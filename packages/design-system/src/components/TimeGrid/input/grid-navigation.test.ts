import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL_DAY_ROW, GRID_STEPS, land, nextStop, type NavigableColumn, type Stop } from './grid-navigation'

const keysOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}/${index}`)

const week = fc
  .integer({ min: 2, max: 12 })
  .chain((rows) =>
    fc.array(
      fc.record({
        hasSlot: fc
          .array(fc.boolean(), { minLength: rows, maxLength: rows })
          .map(([, ...rest]) => [true, ...rest]),
        allDay: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
        counts: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: rows, maxLength: rows }),
      }),
      { minLength: 1, maxLength: 7 },
    ),
  )
  .map((days) =>
    days.map(({ hasSlot, counts, allDay }, day): NavigableColumn => ({
      hasSlot,
      allDay: days[0]?.allDay === undefined ? undefined : keysOf(`${day}/all-day`, allDay ?? 0),
      eventsAt: counts.map((count, row) => (hasSlot[row] ? keysOf(`${day}/${row}`, count) : [])),
    })),
  )

const everyStop = (columns: readonly NavigableColumn[]) =>
  columns.flatMap(({ hasSlot, eventsAt, allDay }, column) => [
    ...(allDay ?? []).map((eventKey): Stop => ({ column, row: ALL_DAY_ROW, eventKey })),
    ...(allDay ? [{ column, row: ALL_DAY_ROW, eventKey: null }] : []),
    ...hasSlot.flatMap((has, row) => [
      ...(eventsAt[row] ?? []).map((eventKey): Stop => ({ column, row, eventKey })),
      ...(has ? [{ column, row, eventKey: null }] : []),
    ]),
  ])

const nameOf = (stop: Stop) => JSON.stringify([stop.column, stop.row, stop.eventKey])

test('every slot and every event can be reached by arrows alone', () => {
  fc.assert(
    fc.property(week, (columns) => {
      const first = land(columns, 0, 0)
      const seen = new Set([nameOf(first)])
      const open = [first]
      for (let at = open.pop(); at; at = open.pop()) {
        for (const step of ['up', 'down', 'left', 'right'] as const) {
          const next = nextStop(columns, at, step)
          if (seen.has(nameOf(next))) continue
          seen.add(nameOf(next))
          open.push(next)
        }
      }
      expect([...seen].sort()).toEqual(everyStop(columns).map(nameOf).sort())
    }),
  )
})

test('Up takes back what Down did', () => {
  fc.assert(
    fc.property(week, (columns) => {
      for (const stop of everyStop(columns)) {
        const down = nextStop(columns, stop, 'down')
        if (nameOf(down) !== nameOf(stop)) expect(nextStop(columns, down, 'up')).toEqual(stop)
      }
    }),
  )
})

test('no step leads to a time that does not exist', () => {
  fc.assert(
    fc.property(week, fc.constantFrom(...GRID_STEPS), (columns, step) => {
      const stops = new Set(everyStop(columns).map(nameOf))
      for (const stop of everyStop(columns)) expect(stops).toContain(nameOf(nextStop(columns, stop, step)))
    }),
  )
})

test('stands on the first event of a cell, then on the next that starts there, then on its slot', () => {
  const columns = [{ hasSlot: [true, true, true], eventsAt: [[], ['a', 'b'], []] }]
  const walked = [land(columns, 0, 0)]
  for (let step = 0; step < 4; step += 1)
    walked.push(nextStop(columns, walked.at(-1) ?? land(columns, 0, 0), 'down'))
  expect(walked.map(({ row, eventKey }) => eventKey ?? row)).toEqual([0, 'a', 'b', 1, 2])
})
