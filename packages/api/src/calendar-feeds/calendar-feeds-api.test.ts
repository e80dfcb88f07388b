import { expect, it } from 'vitest'
import { CreateCalendarFeedBody, FEED_NAMINGS } from './calendar-feeds-contract'

it('a feed has a name, and never shows more than initials', () => {
  const body = { label: ' My phone ', shows: 'initials', showsPlaces: false }
  expect(CreateCalendarFeedBody.parse(body)).toEqual({ ...body, label: 'My phone' })
  expect(CreateCalendarFeedBody.safeParse({ ...body, label: ' ' }).success).toBe(false)
  expect(FEED_NAMINGS).not.toContain('full')
})
