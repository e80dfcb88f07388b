import { expect, it } from 'vitest'
import { overridesAfterChange, overridesAfterKeeping, ownFields } from './own-fields'

const series = { minutes: 50 }
const lasting = (minutes: number, overrides: string[] = []) => ({
  ...{ startsAt: new Date('2026-11-17T15:00:00Z'), overrides },
  endsAt: new Date(Date.parse('2026-11-17T15:00:00Z') + minutes * 60_000),
})

it('is its own time where it was moved, and its own length only where that is another', () => {
  const own = (minutes: number, ...overrides: string[]) => [...ownFields(series, lasting(minutes, overrides))]
  expect(own(50)).toEqual([])
  expect(own(50, 'endsAt', 'startsAt')).toEqual(['start'])
  expect(own(60, 'endsAt', 'startsAt')).toEqual(['start', 'minutes'])
  expect(own(60, 'endsAt', 'memo')).toEqual(['minutes', 'memo'])
})

it('has nothing of its own any more that it takes over from its series', () => {
  const after = (minutes: number, overrides: string[], isMovedAlone = false) =>
    overridesAfterChange(series, { ...lasting(minutes, overrides), isMovedAlone }, ['start', 'memo'])
  expect(after(50, ['endsAt', 'lines', 'memo', 'startsAt'])).toEqual(['lines'])
  expect(after(60, ['endsAt', 'startsAt'])).toEqual(['endsAt'])
  expect(after(50, [], true)).toEqual(['endsAt', 'startsAt'])
})

it('has for itself what a person left as it is', () => {
  expect(overridesAfterKeeping(['memo'], ['start', 'lines'])).toEqual(['endsAt', 'lines', 'memo', 'startsAt'])
  expect(overridesAfterKeeping([], ['minutes'])).toEqual(['endsAt'])
})
