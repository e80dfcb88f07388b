import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, Id, Instant } from '../wire/scalars'
import { hasAtMostDays } from './span-of-days'
import { APPOINTMENT_STATUSES } from './appointment-status'

/** How clients are named on paper: in full, by the first letters of their names, or not at all. */
export const CLIENT_NAMINGS = ['full', 'initials', 'none'] as const
/** One of {@link CLIENT_NAMINGS}. */
export type ClientNaming = (typeof CLIENT_NAMINGS)[number]

/** The most days of one sheet. */
export const MAX_SHEET_DAYS = 7

/** Both days belong to the sheet; with `clinicianId`, that person’s appointments alone. */
export const DaySheetQuery = z
  .object({
    startDate: CalendarDate,
    endDate: CalendarDate,
    clinicianId: z.optional(Id),
    names: z.enum(CLIENT_NAMINGS),
  })
  .check(hasAtMostDays(MAX_SHEET_DAYS))
export type DaySheetQuery = z.infer<typeof DaySheetQuery>

/** An appointment as a sheet of paper names it, without its memo and fees. */
export const DaySheetLine = z.object({
  id: Id,
  /** The day on which it begins where the practice is. */
  date: CalendarDate,
  clinician: z.object({ id: Id, name: z.string() }),
  startsAt: Instant,
  endsAt: Instant,
  /** The clients as `names` asks for them; null for `none`. */
  clients: z.nullable(z.string()),
  /** The codes of its services. */
  services: z.array(z.string()),
  /** The location’s name; null is telehealth. */
  place: z.nullable(z.string()),
  status: z.enum(APPOINTMENT_STATUSES),
})
export type DaySheetLine = z.infer<typeof DaySheetLine>

/** What takes place on some days, to be printed, and who asked for it when. */
export const DaySheet = z.object({
  practiceName: z.string(),
  timeZone: z.string(),
  printedBy: z.string(),
  printedAt: Instant,
  /** By clinician, then by start. What was cancelled or declined is left out. */
  lines: z.array(DaySheetLine),
})
export type DaySheet = z.infer<typeof DaySheet>

/** The appointments of some days for paper; each call is an event of the audit log. */
export const getDaySheet = endpoint({
  name: 'getDaySheet',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/day-sheet',
  access: 'appointments:view',
  query: DaySheetQuery,
  response: enveloped(DaySheet),
})
