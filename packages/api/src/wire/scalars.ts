import * as z from 'zod/mini'
import { emailOf, isEmail } from './email'
import { isVisible, manyLines, oneLine } from './plain-text'

/** A record's id: a UUID. */
export const Id = z.uuid('This is not a record id')

/** An instant: ISO 8601 in UTC with a trailing Z. */
export const Instant = z.iso.datetime({ error: 'Use a date and time in UTC, like 2026-11-17T14:00:00Z' })

/** A calendar date without a time: `YYYY-MM-DD`. */
export const CalendarDate = z.iso.date('Use a date like 2026-11-17')

/** A date that a person enters: a year of this or a neighbouring century, so that `26` is never the year 26. */
export const EnteredDate = CalendarDate.check(
  z.refine((date) => date >= '1900-01-01' && date <= '2199-12-31', 'Use a date like 2026-11-17'),
)

/** An instant that a person enters, in the years 2000 to 2199. */
export const EnteredInstant = Instant.check(
  z.refine((at) => at >= '2000' && at < '2200', 'Use the years 2000 to 2199'),
)

/** Money in whole cents; the currency stands beside it or on the practice. */
export const Cents = z.int('Use whole cents')

/** An IANA time zone name, like `America/New_York`. */
export const TimeZone = z.string().check(z.refine(isTimeZone, 'Choose a time zone'))

/** The number of the version that an edit was made on; a stale one answers 409. */
export const Version = z.int().check(z.nonnegative())

/** One line of text typed by a person, at most `max` characters, cleaned by {@link oneLine}. */
export const text = (max: number) =>
  z.string().check(z.overwrite(oneLine), z.maxLength(max, `Use at most ${max} characters`))

/** Like {@link text}, with something that can be seen; `message` says what to enter. */
export const requiredText = (max: number, message: string) =>
  text(max).check(z.refine(isVisible, { error: message, abort: true }))

/** Text of several lines typed by a person, at most `max` characters, cleaned by {@link manyLines}. */
export const textOfLines = (max: number) =>
  z.string().check(z.overwrite(manyLines), z.maxLength(max, `Use at most ${max} characters`))

/** An e-mail as it was typed or pasted, cleaned by {@link emailOf}; `example` is one that fits whose e-mail it is. */
export const emailText = (example: string) => emailWhere(isEmail, example)

/** Like {@link emailText}, or empty. */
export const optionalEmailText = (example: string) =>
  emailWhere((email) => email === '' || isEmail(email), example)

const emailWhere = (isTaken: (email: string) => boolean, example: string) =>
  z
    .string()
    .check(
      z.overwrite(emailOf),
      z.maxLength(320, 'Use at most 320 characters'),
      z.refine(isTaken, `Enter an e-mail like ${example}`),
    )

/** A name that PostgreSQL reads as `Intl` does: an offset such as `+05:30` has the other sign there. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}
