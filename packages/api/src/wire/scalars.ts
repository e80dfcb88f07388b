import * as z from 'zod/mini'

/** A record's id: a UUID. */
export const Id = z.uuid('This is not a record id')

/** An instant: ISO 8601 in UTC with a trailing Z. */
export const Instant = z.iso.datetime({ error: 'Use a date and time in UTC, like 2026-11-17T14:00:00Z' })

/** A calendar date without a time: `YYYY-MM-DD`. */
export const CalendarDate = z.iso.date('Use a date like 2026-11-17')

/** Money in whole cents; the currency stands beside it or on the practice. */
export const Cents = z.int('Use whole cents')

/** An IANA time zone name, like `America/New_York`. */
export const TimeZone = z.string().check(z.refine(isTimeZone, 'Choose a time zone'))

/** The number of the version that an edit was made on; a stale one answers 409. */
export const Version = z.int().check(z.nonnegative())

/** Text typed by a person, without surrounding space, at most `max` characters. */
export const text = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `Use at most ${max} characters`))

/** Like {@link text}, but not empty; `message` says what to enter. */
export const requiredText = (max: number, message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(max, `Use at most ${max} characters`))

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}
