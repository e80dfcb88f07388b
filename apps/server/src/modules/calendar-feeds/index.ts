export { calendarFeedRecord } from './calendar-feed-record'
