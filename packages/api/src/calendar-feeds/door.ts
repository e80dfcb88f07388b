export type { CalendarFeedsApi } from './calendar-feeds-api'
export { CALENDAR_FEEDS_MESSAGES } from './calendar-feeds-messages'
export {
  CalendarFeed,
  CreateCalendarFeedBody,
  FEED_NAMINGS,
  MAX_CALENDAR_FEEDS,
  NewCalendarFeed,
  type FeedNaming,
} from './calendar-feeds-contract'
