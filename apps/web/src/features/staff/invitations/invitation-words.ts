import type { Invitation } from '@oaklet/api/contract'
import { dateInZone, formatDateAndTime } from '../../../shared/format-date'
import { namesLine } from '../staff-words'

/** Until when it is good, or since when no longer: `Runs out Mon, Nov 23, 9:00 AM`. */
export function expiryWords(
  { expiresAt, isExpired }: Pick<Invitation, 'expiresAt' | 'isExpired'>,
  timeZone: string,
  now: string,
): string {
  const when = formatDateAndTime(expiresAt, timeZone, dateInZone(now, timeZone))
  return `${isExpired ? 'Ran out' : 'Runs out'} ${when}`
}

/** What a person was asked to be, and where: `Clinician in Oakwood Downtown`. */
export const invitedAs = ({ roles, practices }: Pick<Invitation, 'roles' | 'practices'>): string =>
  `${namesLine(roles)} in ${namesLine(practices)}`

/** How long to wait: `27 seconds`, and minutes where there are two or more. */
export const waitWords = (seconds: number): string =>
  seconds < 120 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`
