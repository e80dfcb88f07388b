import { aNotification, aNotificationsSummary, fixtureId } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { newsOf } from './news'

const first = aNotificationsSummary()
const later = aNotification({
  id: fixtureId(71),
  createdAt: '2026-11-17T13:05:00Z',
  subject: 'Mari was booked',
})

test('what came since is said once', () => {
  expect(newsOf(first, { unread: 2, newest: later })).toBe('New notification: Mari was booked')
  expect(newsOf({ unread: 2, newest: later }, { unread: 2, newest: later })).toBeNull()
})

test('several at once are said as their number', () => {
  expect(newsOf(first, { unread: 4, newest: later })).toBe('3 new notifications')
})

test('the first of all is news', () => {
  expect(newsOf({ unread: 0, newest: null }, first)).toMatch(/^New notification: /)
})

test('what is there when the page is loaded is no news', () => {
  expect(newsOf(undefined, first)).toBeNull()
})

test('reading, archiving and bringing back are no news', () => {
  const read = aNotificationsSummary({ unread: 0, newest: aNotification({ status: 'read' }) })
  expect(newsOf(first, read)).toBeNull()
  expect(newsOf(read, first)).toBeNull()
  expect(newsOf({ unread: 1, newest: later }, first)).toBeNull()
})
