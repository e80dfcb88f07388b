import {
  CalendarDateTime,
  getDayOfWeek,
  parseDate,
  toZoned,
  type CalendarDate,
} from '@internationalized/date'
import type { Appointment, AppointmentStatus, Service } from '@oaklet/api/contract'
import { daysBetween } from '../calendar-day'
import type { DemoClient, DemoSpan } from './demo-clients'
import type { DemoCourse } from './demo-courses'
import { demoId } from './demo-id'
import { demoStatus } from './demo-status'
import { isFreeDay } from './free-days'

type OfferedService = Pick<Service, 'code' | 'label' | 'durationMinutes' | 'feeCents'>

export interface DemoAppointment {
  id: string
  clients: readonly DemoClient[]
  practiceId: string
  clinicianId: string
  locationId: string | null
  service: OfferedService
  billingType: Appointment['billingType']
  day: string
  startsAt: Date
  endsAt: Date
  status: AppointmentStatus
  overlapGroup: string
}

export interface DemoYear extends DemoSpan {
  now: Date
  daysAhead: number
  services: readonly OfferedService[]
}

/** A Monday: weeks are counted from it, so that a fortnight's rhythm doesn't depend on today. */
const FIRST_MONDAY = '2024-01-01'
const MINUTES_IN_HOUR = 60

/** Every session of every course, from `daysBack` ago to `daysAhead` from now. */
export function demoAppointments(year: DemoYear, courses: readonly DemoCourse[]): DemoAppointment[] {
  const { organization, today, daysBack, daysAhead } = year
  const first = parseDate(today).subtract({ days: daysBack })
  return Array.from({ length: daysBack + daysAhead + 1 }, (_, index) => first.add({ days: index }))
    .filter((date) => getDayOfWeek(date, 'en-US') % 6 !== 0)
    .flatMap((date) =>
      courses
        .filter(
          (course) => meetsOn(course, date) && !isFreeDay(organization, course.rhythm.clinicianId, date),
        )
        .map((course) => session(year, course, date)),
    )
}

function meetsOn({ rhythm, since, until }: DemoCourse, date: CalendarDate): boolean {
  const day = date.toString()
  const week = Math.floor(daysBetween(FIRST_MONDAY, day) / 7)
  return (
    getDayOfWeek(date, 'en-US') === rhythm.weekday &&
    week % rhythm.everyWeeks === rhythm.phase &&
    day >= since &&
    (until === null || day <= until)
  )
}

/** The first session of someone who is new is the intake. */
const isIntake = ({ clients, rhythm, since }: DemoCourse, day: string): boolean =>
  clients.length === 1 && daysBetween(since, day) < rhythm.everyWeeks * 7

function session(year: DemoYear, course: DemoCourse, date: CalendarDate): DemoAppointment {
  const day = date.toString()
  const serviceCode = isIntake(course, day) ? '90791' : course.serviceCode
  return demoSession(year, { ...course, ...course.rhythm, serviceCode, day })
}

/** What one session is made from. */
export interface SessionInput {
  clients: readonly DemoClient[]
  clinicianId: string
  locationId: string | null
  serviceCode: string
  day: string
  startMinute: number
}

export function demoSession(year: DemoYear, input: SessionInput): DemoAppointment {
  const { organization, random, now, today, services } = year
  const { clients, clinicianId, locationId, day, startMinute } = input
  const service = services.find(({ code }) => code === input.serviceCode)
  const [client] = clients
  if (service === undefined || client === undefined) throw new Error('A session needs a service and a client')
  const startsAt = instantOf(day, startMinute, organization.timeZone)
  const endsAt = new Date(startsAt.getTime() + service.durationMinutes * 60_000)
  const id = demoId(`appointment ${client.row.id} ${day} ${startMinute}`)
  return {
    id,
    clients,
    practiceId: client.practice.id,
    clinicianId,
    locationId,
    service,
    billingType: client.row.tags.includes('new insurance') ? 'insurance' : 'self_pay',
    day,
    startsAt,
    endsAt,
    status: demoStatus({ day, startsAt, endsAt }, now, today, random),
    overlapGroup: id,
  }
}

function instantOf(day: string, minute: number, timeZone: string): Date {
  const { year, month, day: dayOfMonth } = parseDate(day)
  const local = new CalendarDateTime(
    year,
    month,
    dayOfMonth,
    Math.floor(minute / MINUTES_IN_HOUR),
    minute % MINUTES_IN_HOUR,
  )
  return toZoned(local, timeZone).toDate()
}
