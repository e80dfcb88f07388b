import { aCalendarBlock } from '@oaklet/api/testing'
import type { DaySheetLine } from '@oaklet/api/contract'
import { expect, test } from 'vitest'
import { peopleOnSheet } from './sheet-rows'

const timeZone = 'America/New_York'
const ana = { id: 'ana', name: 'Ana Cole' }
const ruth = { id: 'ruth', name: 'Ruth Adeyemi' }
const line = (from: string, changes: Partial<DaySheetLine> = {}): DaySheetLine => ({
  ...{
    id: from,
    date: '2026-11-17',
    clinician: ana,
    clients: 'M. L.',
    services: ['90834'],
    status: 'scheduled',
  },
  place: null,
  startsAt: `2026-11-17T${from}:00.000Z`,
  endsAt: `2026-11-17T${from.slice(0, 3)}45:00.000Z`,
  ...changes,
})
const block = (startsAt: string, endsAt: string, staffIds: string[] = []) => ({
  ...aCalendarBlock({ kind: 'event', title: 'Team meeting', staffIds, staffNames: staffIds }),
  occurrences: [{ on: startsAt.slice(0, 10), startsAt, endsAt }],
})
const sheet = (given: Partial<Parameters<typeof peopleOnSheet>[0]>) =>
  peopleOnSheet({
    ...{ days: ['2026-11-17'], timeZone, names: 'full', lines: [], blocks: [], always: [], ...given },
  })

test('each person has their own days by name, and who was asked for has them also when they are free', () => {
  const people = sheet({
    days: ['2026-11-16', '2026-11-17'],
    lines: [line('14:00', { clinician: ruth })],
    always: [ana],
  })
  expect(people.map(({ name, days }) => [name, days.map(({ date, rows }) => [date, rows.length])])).toEqual([
    [
      'Ana Cole',
      [
        ['2026-11-16', 0],
        ['2026-11-17', 0],
      ],
    ],
    [
      'Ruth Adeyemi',
      [
        ['2026-11-16', 0],
        ['2026-11-17', 1],
      ],
    ],
  ])
})

test('appointments and blocked time follow one another; a block of others is not among them', () => {
  const [person] = sheet({
    lines: [line('19:00', { place: 'Main Street', services: ['90834', '90785'] }), line('14:00')],
    blocks: [
      block('2026-11-17T15:00:00.000Z', '2026-11-17T16:00:00.000Z'),
      block('2026-11-17T05:00:00.000Z', '2026-11-18T05:00:00.000Z', ['ana']),
      block('2026-11-17T15:00:00.000Z', '2026-11-17T16:00:00.000Z', ['ruth']),
      block('2026-11-18T15:00:00.000Z', '2026-11-18T16:00:00.000Z'),
    ],
  })
  expect(person?.days[0]?.rows).toEqual([
    { time: 'All day', client: 'Team meeting (ana)', session: '', status: '' },
    { time: '9:00 AM to 9:45 AM', client: 'M. L.', session: '90834 · Telehealth', status: 'Scheduled' },
    { time: '10:00 AM to 11:00 AM', client: 'Team meeting', session: '', status: '' },
    {
      time: '2:00 PM to 2:45 PM',
      client: 'M. L.',
      session: '90834 + 90785 · Main Street',
      status: 'Scheduled',
    },
  ])
})

test('where no clients are named a block stands among the sessions', () => {
  const [person] = sheet({
    names: 'none',
    lines: [line('14:00', { clients: null })],
    blocks: [block('2026-11-17T15:00:00.000Z', '2026-11-17T16:00:00.000Z')],
  })
  expect(person?.days[0]?.rows.map(({ client, session }) => [client, session])).toEqual([
    ['', '90834 · Telehealth'],
    ['', 'Team meeting'],
  ])
})
