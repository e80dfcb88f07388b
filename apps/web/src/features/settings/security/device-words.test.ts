import { aSignedInDevice } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { activityWords, deviceLine, devicesEnded } from './device-words'

const NOW = '2026-11-17T15:00:00.000Z'
const ago = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString()

test.each([
  [0, 'Active in the last 20 minutes'],
  [20, 'Active in the last 20 minutes'],
  [21, 'Last active 21 minutes ago'],
  [59, 'Last active 59 minutes ago'],
  [60, 'Last active 1 hour ago'],
  [23 * 60 + 59, 'Last active 23 hours ago'],
  [24 * 60, 'Last active 1 day ago'],
  [50 * 60, 'Last active 2 days ago'],
])('a device that was last active %i minutes ago says %s', (minutes, words) => {
  expect(activityWords(aSignedInDevice({ isCurrent: false, lastActiveAt: ago(minutes) }), NOW)).toBe(words)
})

test('the device in hand is active, whatever the clocks say', () => {
  expect(activityWords(aSignedInDevice({ lastActiveAt: ago(600) }), NOW)).toBe('Active now')
})

test('a device says what it does, where it is and since when, and leaves out what is not known', () => {
  const device = aSignedInDevice({ signedInAt: '2026-11-16T14:00:00.000Z' })
  const zone = 'America/New_York'
  expect(deviceLine(device, NOW, zone)).toBe('Active now · 203.0.113.7 · signed in Mon, Nov 16, 9:00 AM')
  expect(deviceLine({ ...device, address: null }, NOW, zone)).toBe(
    'Active now · signed in Mon, Nov 16, 9:00 AM',
  )
})

test('one device and several are said differently', () => {
  expect([devicesEnded(1), devicesEnded(2)]).toEqual([
    'One other device was signed out',
    '2 other devices were signed out',
  ])
})
