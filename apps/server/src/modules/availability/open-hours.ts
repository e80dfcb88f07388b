import {
  fallsInto,
  WEEKDAYS,
  weekdayOf,
  type BusinessHours,
  type Closure,
  type Holiday,
  type OpenDay,
  type OpenRange,
} from '@oaklet/api/contract'
import { dayParts } from './day-parts'
import { both, covers, joined, WHOLE_DAY, without } from './open-ranges'

/** All that says when something can be booked in a practice. */
export interface OpenHours {
  timeZone: string
  practice: { name: string; businessHours: BusinessHours }
  locations: readonly OpenLocation[]
  holidays: readonly Holiday[]
  /** Null where no working hours count. */
  clinician: WorkingClinician | null
  /** The blocked times of everybody, and those of the clinician where one counts. */
  blocks: readonly BlockedTime[]
}

/** Time off, a meeting or other time in which nothing is booked without a question. */
export interface BlockedTime {
  isOfAll: boolean
  isAway: boolean
  /** Null where it may not be known. */
  title: string | null
  /** None is everywhere, telehealth included. */
  locationIds: readonly string[]
  /** What is blocked of each day of the practice, in order and apart from each other. */
  days: ReadonlyMap<string, readonly OpenRange[]>
}

export interface OpenLocation {
  id: string
  name: string
  isActive: boolean
  /** Null where it keeps the practice's hours. */
  businessHours: BusinessHours | null
}

export interface WorkingClinician {
  name: string
  /** By location; one that is missing says nothing, and is the whole day. */
  hours: ReadonlyMap<string, BusinessHours>
}

/** When and where an appointment is to be held; no location is telehealth. */
export interface Place {
  locationId: string | null
  startsAt: Date
  endsAt: Date
}

/** What is closed while an appointment would be held: for each day that it doesn't fit into, the first reason. */
export const closuresAt = (hours: OpenHours, { locationId, ...times }: Place): Closure[] =>
  dayParts(times, hours.timeZone).flatMap(({ date, ranges }) => {
    const limits = limitsOf(hours, locationId, date)
    return limits.find(({ open }) => !ranges.every((range) => covers(open, range))) ?? []
  })

/** When anything can be booked on a day without being asked, at some location or by telehealth. */
export const openDay = (hours: OpenHours, date: string): OpenDay => ({
  date,
  open: joined([null, ...activeOf(hours)].flatMap((locationId) => openAt(hours, locationId, date))),
  holidays: holidaysOn(hours, date).map(({ id, name, locations }) => ({
    id,
    name,
    locations: hours.locations.filter((location) => locations.includes(location.id)).map(({ name }) => name),
  })),
})

/** Where the clinician works by hours that were set: their own or, as long as they have none, the places’. */
export function workplacesOf(hours: OpenHours): string[] {
  const active = activeOf(hours)
  const own = active.filter((id) => hours.clinician?.hours.has(id))
  return own.length > 0 ? own : active.filter((id) => isSaid(hours, id))
}

/** When the clinician works on a day at one of these places, without what is closed. */
export const workingTime = (hours: OpenHours, locationIds: readonly string[], date: string): OpenRange[] =>
  joined(locationIds.flatMap((id) => openAt(hours, id, date)))

/** When all are open that have to be; no location is telehealth. */
export const openAt = (hours: OpenHours, locationId: string | null, date: string): OpenRange[] =>
  limitsOf(hours, locationId, date).reduce((open, limit) => both(open, limit.open), [...WHOLE_DAY])

/** All that keeps a place from being open on a day, in the order in which it is asked. */
const limitsOf = (hours: OpenHours, locationId: string | null, date: string): Closure[] => [
  ...holidaysOn(hours, date)
    .filter(({ locations }) => locations.length === 0 || locations.includes(locationId ?? ''))
    .map(({ name }): Closure => ({ date, closedBy: 'holiday', name, open: [] })),
  { date, ...siteOn(hours, locationId, date) },
  ...clinicianOn(hours, locationId, date).map((limit) => ({ date, ...limit })),
  ...blocksOn(hours, locationId, date).map((limit) => ({ date, ...limit })),
]

type Limit = Omit<Closure, 'date'>

/** The location's hours where it has its own, the practice's otherwise. */
function siteOn(hours: OpenHours, locationId: string | null, date: string): Limit {
  const { practice, locations } = hours
  const location = locations.find(({ id }) => id === locationId)
  if (location?.businessHours)
    return { closedBy: 'location', name: location.name, open: rangesOn(location.businessHours, date) }
  const open = isSaid(hours, locationId) ? rangesOn(practice.businessHours, date) : [...WHOLE_DAY]
  return { closedBy: 'practice', name: practice.name, open }
}

/** Whether anybody has said when something is open there: the practice, the location or the clinician. */
export const isHoursSaid = (hours: OpenHours, locationId: string | null): boolean => {
  const own = hours.clinician?.hours
  const isOwn = locationId === null ? own !== undefined && own.size > 0 : own?.has(locationId) === true
  return isSaid(hours, locationId) || isOwn
}

/** A practice without any hours has not said yet when it is open; a location may have said it. */
const isSaid = ({ practice, locations }: OpenHours, locationId: string | null): boolean =>
  locations.some(({ id, businessHours }) => id === locationId && businessHours !== null) ||
  Object.values(practice.businessHours).some((ranges) => ranges.length > 0)

/** The clinician's hours there; telehealth can be held from wherever they work. */
function clinicianOn(hours: OpenHours, locationId: string | null, date: string): Limit[] {
  const { clinician } = hours
  if (clinician === null) return []
  const worksAt = (id: string): readonly OpenRange[] => {
    const said = clinician.hours.get(id)
    return said === undefined ? WHOLE_DAY : rangesOn(said, date)
  }
  const active = activeOf(hours)
  const open = locationId === null && active.length > 0 ? active.flatMap(worksAt) : worksAt(locationId ?? '')
  const place = hours.locations.find(({ id }) => id === locationId)
  const at = place && { at: place.name }
  return [{ closedBy: 'clinician', name: clinician.name, ...at, open: joined(open) }]
}

/** What blocked times leave of a day at a place. */
const blocksOn = ({ blocks, ...hours }: OpenHours, locationId: string | null, date: string): Limit[] =>
  blocks.flatMap(({ isOfAll, isAway, title, locationIds, days }) => {
    const blocked = days.get(date)
    const isHere = locationIds.length === 0 || locationIds.includes(locationId ?? '')
    if (blocked === undefined || !isHere) return []
    const place = hours.locations.find(({ id }) => locationIds.includes(id))
    const name = isOfAll ? (place ?? hours.practice).name : (hours.clinician?.name ?? '')
    return [{ closedBy: 'block' as const, name, block: { isOfAll, isAway, title }, open: without(blocked) }]
  })

/** Whether a time falls into the times of a week. */
export const isWithinWeek = (
  week: BusinessHours,
  times: { startsAt: Date; endsAt: Date },
  timeZone: string,
): boolean =>
  dayParts(times, timeZone).every(({ date, ranges }) =>
    ranges.every((range) => covers(rangesOn(week, date), range)),
  )

const activeOf = ({ locations }: OpenHours): string[] =>
  locations.filter(({ isActive }) => isActive).map(({ id }) => id)

const holidaysOn = ({ holidays }: OpenHours, date: string): Holiday[] =>
  holidays.filter((holiday) => fallsInto(holiday, { startDate: date, endDate: date }))

/** The times of a week on a date. */
export function rangesOn(hours: BusinessHours, date: string): OpenRange[] {
  const weekday = WEEKDAYS[weekdayOf(date)]
  return weekday === undefined ? [] : joined(hours[weekday])
}
