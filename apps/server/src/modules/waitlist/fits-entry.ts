import type { BusinessHours } from '@oaklet/api/contract'
import { dayOf } from '../../calendar-day'
import { isWithinWeek } from '../availability'

const MINUTE_MS = 60_000

/** What somebody waits for. */
export interface Wishes {
  clinicianIds: readonly string[]
  /** Ids of locations, or `telehealth`; none is anywhere. */
  places: readonly string[]
  minutes: number
  times: BusinessHours
  earliest: string
  latest: string | null
}

/** A free time of a clinician. */
export interface FreeTime {
  clinicianId: string
  /** Null is telehealth. */
  locationId: string | null
  startsAt: Date
  endsAt: Date
}

/** The times of a week that somebody waits for; null where any time will do. */
export const timesWanted = ({ times }: Pick<Wishes, 'times'>): BusinessHours | null =>
  Object.values(times).every((ranges) => ranges.length === 0) ? null : times

/** When a client’s session from there on would end. */
export const endOf = (startsAt: Date, { minutes }: Pick<Wishes, 'minutes'>): Date =>
  new Date(startsAt.getTime() + minutes * MINUTE_MS)

/** Whether a free time is one that somebody waits for, by the clock of the practice. */
export function fitsEntry(wishes: Wishes, free: FreeTime, timeZone: string): boolean {
  const { clinicianIds, places, earliest, latest } = wishes
  const { startsAt, locationId } = free
  const endsAt = endOf(startsAt, wishes)
  const day = dayOf(startsAt, timeZone)
  const times = timesWanted(wishes)
  return (
    endsAt <= free.endsAt &&
    (clinicianIds.length === 0 || clinicianIds.includes(free.clinicianId)) &&
    (places.length === 0 || places.includes(locationId ?? 'telehealth')) &&
    earliest <= day &&
    (latest === null || day <= latest) &&
    (times === null || isWithinWeek(times, { startsAt, endsAt }, timeZone))
  )
}
