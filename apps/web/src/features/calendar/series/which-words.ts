import type { Appointment, KeptReason, SeriesChangePreview } from '@oaklet/api/contract'
import { dateInZone, formatLongDate } from '../../../shared/format-date'
import { listWords } from '../../../shared/list-words'

/** More dates than these are counted instead of named. */
const NAMED = 3

/** "Only Tuesday, November 17" */
export const onlyWords = ({ startsAt, timeZone }: Pick<Appointment, 'startsAt' | 'timeZone'>): string =>
  `Only ${formatLongDate(dateInZone(startsAt, timeZone))}`

/** "This and the 2 after it", without the number while it is not known. */
export function followingWords(after: number | null): string {
  if (after === null || after === 0) return 'This and those after it'
  return after === 1 ? 'This and the one after it' : `This and the ${after} after it`
}

/** "All 4 that can still change", without the number while it is not known. */
export const allWords = (count: number | null): string =>
  count === null || count < 2 ? 'All that can still change' : `All ${count} that can still change`

/** How many appointments a change can be for, also those that stay unless a person says otherwise, and how many beside one. */
export function countsOf({ occurrences, kept }: SeriesChangePreview, appointmentId: string) {
  const ids = [...occurrences, ...kept.filter(({ reason }) => reason === 'changed')].map(
    (one) => one.appointmentId,
  )
  return { all: ids.length, others: ids.filter((id) => id !== appointmentId).length }
}

const STAYS: Readonly<Record<Exclude<KeptReason, 'changed'>, readonly [one: string, several: string]>> = {
  past: ['has begun and stays', 'have begun and stay'],
  held: ['was held or missed and stays', 'were held or missed and stay'],
  billed: ['is billed and stays', 'are billed and stay'],
  cancelled: ['was cancelled and stays cancelled', 'were cancelled and stay cancelled'],
  skipped: ['was skipped and stays skipped', 'were skipped and stay skipped'],
  other_calendar: ['is in another calendar and stays', 'are in another calendar and stay'],
}
const REASONS = ['past', 'held', 'billed', 'cancelled', 'skipped', 'other_calendar'] as const

/** What stays whatever is chosen, and why: a sentence for each reason. */
export const stayingWords = ({ kept }: SeriesChangePreview, timeZone: string): string[] =>
  REASONS.flatMap((reason) => {
    const staying = kept.filter((one) => one.reason === reason)
    return staying.length === 0 ? [] : [`${sentence(staying, timeZone, STAYS[reason])}.`]
  })

/** Which appointments were changed by hand and stay, or keep a part, unless that is changed too; null where there are none. */
export function byHandWords(
  { occurrences, kept }: SeriesChangePreview,
  timeZone: string,
): { count: number; stays: string } | null {
  const whole = kept.filter(({ reason }) => reason === 'changed')
  const part = occurrences.filter(({ keeps }) => keeps.length > 0)
  const stays = [
    ...(whole.length === 0
      ? []
      : [sentence(whole, timeZone, ['was changed by hand and stays', 'were changed by hand and stay'])]),
    ...(part.length === 0
      ? []
      : [sentence(part, timeZone, ['keeps what was changed by hand', 'keep what was changed by hand'])]),
  ]
  return stays.length === 0 ? null : { count: whole.length + part.length, stays: `${stays.join('. ')}.` }
}

interface Dated {
  date: string
  startsAt: string | null
}

function sentence(
  dated: readonly Dated[],
  timeZone: string,
  [one, several]: readonly [string, string],
): string {
  if (dated.length > NAMED) return `${dated.length} ${several}`
  const days = dated.map(({ date, startsAt }) =>
    formatLongDate(startsAt === null ? date : dateInZone(startsAt, timeZone)),
  )
  return `${listWords(days)} ${dated.length === 1 ? one : several}`
}
