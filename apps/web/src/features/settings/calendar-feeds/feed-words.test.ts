import { aCalendarFeed } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { feedLine } from './feed-words'

const line = (changes: Parameters<typeof aCalendarFeed>[0]) =>
  feedLine(aCalendarFeed(changes), '2026-11-17T14:00:00Z', 'America/New_York')

test('a feed says what it shows, and when it was read', () => {
  expect(line({})).toBe('Initials · last read Tue, Nov 17, 7:00 AM')
  expect(line({ shows: 'busy', showsPlaces: true, lastReadAt: null })).toBe(
    'Only that you are busy, with places · not read yet',
  )
})
