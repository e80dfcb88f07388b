export { waitlistRecord } from './waitlist-record'
