export { calendarBlockRecord } from './calendar-block-record'
