import { aNotification, fixtureId } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { notificationDays } from './notification-days'

const ZONE = 'America/New_York'
const at = (createdAt: string, n = 1) => aNotification({ id: fixtureId(n), createdAt })
const wordsOf = (instants: string[], now: string) =>
  notificationDays(
    instants.map((instant, index) => at(instant, index)),
    ZONE,
    now,
  ).map(({ words, notifications }) => [words, notifications.length])

test('notifications stand under the days of the practice’s calendar, in their order', () => {
  const instants = [
    '2026-11-17T16:00:00Z',
    '2026-11-17T05:00:00Z',
    '2026-11-17T04:59:00Z',
    '2026-11-12T16:00:00Z',
  ]
  expect(wordsOf(instants, '2026-11-17T20:00:00Z')).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Thursday, November 12', 1],
  ])
})

test('yesterday can be in another month, and another year is told', () => {
  const instants = ['2026-12-31T16:00:00Z', '2026-12-30T16:00:00Z']
  expect(wordsOf(instants, '2027-01-01T16:00:00Z')).toEqual([
    ['Yesterday', 1],
    ['Wednesday, December 30, 2026', 1],
  ])
})

test('nothing makes no day', () => {
  expect(notificationDays([], ZONE, '2026-11-17T20:00:00Z')).toEqual([])
})
