import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutOverlaps, overlapPlaces, overlaps, type Interval } from './lay-out-overlaps'

const interval = fc
  .record({ start: fc.integer({ min: 0, max: 60 }), length: fc.integer({ min: 1, max: 20 }) })
  .map(({ start, length }): Interval => ({ start, end: start + length }))
const intervals = fc.array(interval, { maxLength: 30 })
const NARROWEST = 1e-9

test('no two that overlap share width, and every lane stays within the column', () => {
  fc.assert(
    fc.property(intervals, (all) => {
      const lanes = layOutOverlaps(all)
      for (const [index, lane] of lanes.entries()) {
        expect(lane.start).toBeGreaterThanOrEqual(0)
        expect(lane.size).toBeGreaterThan(0)
        expect(lane.start + lane.size).toBeLessThanOrEqual(1 + NARROWEST)
        for (const [other, otherLane] of lanes.entries()) {
          const [a, b] = [all[index], all[other]]
          if (index === other || !a || !b || !overlaps(a, b)) continue
          const isApart =
            lane.start + lane.size <= otherLane.start + NARROWEST ||
            otherLane.start + otherLane.size <= lane.start + NARROWEST
          expect(isApart).toBe(true)
        }
      }
    }),
  )
})

test('what overlaps nothing has the whole width', () => {
  fc.assert(
    fc.property(intervals, (all) => {
      const lanes = layOutOverlaps(all)
      for (const [index, one] of all.entries()) {
        if (all.some((other, at) => at !== index && overlaps(one, other))) continue
        expect(lanes[index]).toEqual({ start: 0, size: 1 })
      }
    }),
  )
})

test('widens into room that its neighbours leave', () => {
  const lanes = layOutOverlaps([
    { start: 0, end: 30 },
    { start: 0, end: 10 },
    { start: 0, end: 10 },
    { start: 10, end: 20 },
  ])
  expect(lanes[3]).toEqual({ start: 1 / 3, size: 2 / 3 })
})

test('counts each with those that overlap it, in order of start', () => {
  fc.assert(
    fc.property(intervals, (all) => {
      for (const [index, { place, of }] of overlapPlaces(all).entries()) {
        const one = all[index]
        expect(of).toBe(all.filter((other) => one && overlaps(one, other)).length)
        expect(place).toBeGreaterThanOrEqual(1)
        expect(place).toBeLessThanOrEqual(of)
      }
    }),
  )
  expect(
    overlapPlaces([
      { start: 9, end: 11 },
      { start: 10, end: 12 },
    ]),
  ).toEqual([
    { place: 1, of: 2 },
    { place: 2, of: 2 },
  ])
})
