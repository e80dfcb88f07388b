import { aListedBlock } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { slotNotesOn } from './slot-notes'

const timeZone = 'America/New_York'
const block = (staffIds: string[], startsAt: string, endsAt: string) =>
  aListedBlock({
    ...{ kind: 'unavailable', title: '', staffIds, staffNames: staffIds.map(() => 'Ana Cole') },
    occurrences: [{ on: startsAt.slice(0, 10), startsAt, endsAt }],
  })
const notes = (date: string, personId: string | null, ...blocks: ReturnType<typeof block>[]) =>
  slotNotesOn(date, blocks, { personId, timeZone }).map(({ from, to, label }) => `${from}–${to} ${label}`)

const away = block(['ana'], '2026-11-17T20:00:00.000Z', '2026-11-18T15:00:00.000Z')
const meeting = block([], '2026-11-17T14:00:00.000Z', '2026-11-17T15:00:00.000Z')

test('a block is named on each day that it touches, by the clock there', () => {
  expect(notes('2026-11-17', 'ana', away)).toEqual(['15:00–24:00 Ana Cole is away'])
  expect(notes('2026-11-18', 'ana', away)).toEqual(['00:00–10:00 Ana Cole is away'])
  expect(notes('2026-11-19', 'ana', away)).toEqual([])
})

test('a person’s column has their blocks and everybody’s, one of several people everybody’s alone', () => {
  expect(notes('2026-11-17', 'ana', away, meeting)).toHaveLength(2)
  expect(notes('2026-11-17', 'ruth', away, meeting)).toEqual(['09:00–10:00 Everybody is away'])
  expect(notes('2026-11-17', null, away, meeting)).toEqual(['09:00–10:00 Everybody is away'])
})
