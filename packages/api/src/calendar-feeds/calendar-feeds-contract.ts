import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant, requiredText } from '../wire/scalars'

/** What a feed calls each appointment: the initials of its clients, or only that the time is taken. */
export const FEED_NAMINGS = ['initials', 'busy'] as const
/** One of {@link FEED_NAMINGS}. */
export type FeedNaming = (typeof FEED_NAMINGS)[number]

/** How many feeds one person may have in a practice. */
export const MAX_CALENDAR_FEEDS = 5

/** An address at which another calendar program reads the person’s own appointments; the address is told once. */
export const CalendarFeed = z.object({
  id: Id,
  /** What the person calls it, like the device that reads it. */
  label: z.string(),
  shows: z.enum(FEED_NAMINGS),
  /** Whether it says where an appointment is. */
  showsPlaces: z.boolean(),
  createdAt: Instant,
  /** When a program last read it, to the hour; null for never. */
  lastReadAt: z.nullable(Instant),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

/** A new feed with its address, of which only a hash is kept: whoever knows it can read the feed. */
export const NewCalendarFeed = z.extend(CalendarFeed, { address: z.string() })
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>

/** A feed as it is made; 422 for more than {@link MAX_CALENDAR_FEEDS}. */
export const CreateCalendarFeedBody = z.object({
  label: requiredText(60, 'Enter a name, like My phone'),
  shows: z.enum(FEED_NAMINGS),
  showsPlaces: z.boolean(),
})
export type CreateCalendarFeedBody = z.infer<typeof CreateCalendarFeedBody>

const base = '/api/v1/practices/{practiceId}/calendar-feeds'

/** The person’s own feeds in the practice, the oldest first. */
export const listCalendarFeeds = endpoint({
  name: 'listCalendarFeeds',
  method: 'GET',
  path: base,
  access: 'appointments:view',
  response: enveloped(z.array(CalendarFeed)),
})

/** Makes a feed of the person’s own appointments. An Idempotency-Key changes nothing, as the address isn’t kept. */
export const createCalendarFeed = endpoint({
  name: 'createCalendarFeed',
  method: 'POST',
  path: base,
  access: 'appointments:view',
  body: CreateCalendarFeedBody,
  response: enveloped(NewCalendarFeed),
})

/** Ends one of the person’s own feeds at once: its address answers 404 from then on. */
export const revokeCalendarFeed = endpoint({
  name: 'revokeCalendarFeed',
  method: 'DELETE',
  path: `${base}/{feedId}`,
  access: 'appointments:view',
  response: enveloped(z.null()),
})
