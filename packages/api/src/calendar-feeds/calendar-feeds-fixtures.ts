import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { CalendarFeed, CreateCalendarFeedBody } from './calendar-feeds-contract'

/** Read by a phone this morning. */
export const aCalendarFeed = fixtureOf<CalendarFeed>(CalendarFeed, () => ({
  id: fixtureId(75),
  label: 'My phone',
  shows: 'initials',
  showsPlaces: false,
  createdAt: '2026-11-02T14:00:00.000Z',
  lastReadAt: '2026-11-17T12:00:00.000Z',
}))

/** As it is made in the settings. */
export const aCalendarFeedBody = fixtureOf<CreateCalendarFeedBody>(CreateCalendarFeedBody, () => ({
  label: 'My phone',
  shows: 'initials',
  showsPlaces: false,
}))
