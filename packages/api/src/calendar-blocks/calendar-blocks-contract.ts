import * as z from 'zod/mini'
import { SeriesRuleInput, WallTime } from '../appointment-series/appointment-series-contract'
import { Appointment } from '../appointments/appointments-contract'
import { OpenDaysQuery } from '../appointments/open-days-contract'
import { dayNumber } from '../holidays/calendar-days'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, EnteredDate, Id, Instant, text, TimeZone, Version } from '../wire/scalars'

/** What a block is: a meeting or a training, or time in which people are away. */
export const BLOCK_KINDS = ['unavailable', 'event'] as const

/** The longest block, in days. */
export const MAX_BLOCK_DAYS = 366
/** The longest block with times, in minutes. */
export const MAX_BLOCK_MINUTES = 1440

const LENGTH = `Enter a length from 1 to ${MAX_BLOCK_MINUTES} minutes`

const blockFields = {
  kind: z.enum(BLOCK_KINDS),
  /** What it is called; time away needs no title. */
  title: text(120),
  /** Others read that the person is busy, and no title. */
  isPrivate: z.boolean(),
  /** Whose time it is; none means everybody in the practice. */
  staffIds: z.array(Id).check(z.maxLength(100)),
  /** Where it counts; none means everywhere, telehealth included. */
  locationIds: z.array(Id).check(z.maxLength(200)),
  firstDay: EnteredDate,
  /** The same day where it has times. */
  lastDay: EnteredDate,
  /** When it begins by the practice’s clock; null for whole days. */
  start: z.nullable(WallTime),
  /** How long it is; null for whole days. */
  minutes: z.nullable(z.int(LENGTH).check(z.gte(1, LENGTH), z.lte(MAX_BLOCK_MINUTES, LENGTH))),
  /** How it repeats, from `firstDay` on. */
  rule: z.nullable(SeriesRuleInput),
  /** The dates of the rule on which it is not. */
  skips: z.array(CalendarDate).check(z.maxLength(1100)),
}
const inputSchema = z.object(blockFields)

/** What a person says about a block; the server checks it with this same schema. */
export type CalendarBlockInput = z.infer<typeof inputSchema>

const isSoundBlock = z.check<CalendarBlockInput>(({ value, issues }) => {
  // Dates that aren't dates can't be compared.
  if (issues.length > 0) return
  const { firstDay, lastDay, start, minutes, rule } = value
  const refuse = (field: keyof CalendarBlockInput, message: string) =>
    issues.push({ code: 'custom', input: value, path: [field], message })
  if (value.kind === 'event' && value.title === '') refuse('title', 'Enter a title')
  if (value.isPrivate && value.staffIds.length !== 1) {
    refuse('isPrivate', 'Only the time of one person can be private')
  }
  if (lastDay < firstDay) refuse('lastDay', 'End on the first day or after it')
  if (dayNumber(lastDay) - dayNumber(firstDay) >= MAX_BLOCK_DAYS) {
    refuse('lastDay', `Use at most ${MAX_BLOCK_DAYS} days`)
  }
  if (start !== null && lastDay !== firstDay) refuse('lastDay', 'A block with times begins and ends by them')
  if ((start === null) !== (minutes === null)) refuse('minutes', LENGTH)
  if (rule !== null && rule.startsOn !== firstDay) refuse('rule', 'Repeat from the first day on')
})

/** What a person says about a block: its days, its times and its rule have to go together. */
export const CalendarBlockInput = inputSchema.check(isSoundBlock)

/** Which times of a block that repeats are meant. */
export const BLOCK_SCOPES = ['this', 'following', 'all'] as const
/** One of {@link BLOCK_SCOPES}. */
export type BlockScope = (typeof BLOCK_SCOPES)[number]

const scopeFields = {
  scope: z.enum(BLOCK_SCOPES),
  /** The date of the rule from which it changes; left out for all. */
  occurrenceOn: z.optional(CalendarDate),
}

/**
 * A block as it is saved, with the version that it was edited on: 409 `stale_edit` for an older one. One time of a block
 * that repeats, or all that follow, become a block of their own.
 */
export const UpdateCalendarBlockBody = z
  .object({ ...blockFields, ...scopeFields, version: Version })
  .check(isSoundBlock)
export type UpdateCalendarBlockBody = z.infer<typeof UpdateCalendarBlockBody>

/** Which times are deleted. */
export const DeleteCalendarBlockQuery = z.object(scopeFields)

/** Time that is blocked in a calendar. */
export const CalendarBlock = z.object({
  id: Id,
  practiceId: Id,
  /** `extra` opens hours, and `external` comes from another calendar. */
  kind: z.enum([...BLOCK_KINDS, 'extra', 'external']),
  /** Null where it is private, and another person’s. */
  title: z.nullable(z.string()),
  isPrivate: z.boolean(),
  staffIds: z.array(Id),
  /** The names of these people, in the same order. */
  staffNames: z.array(z.string()),
  locationIds: z.array(Id),
  firstDay: CalendarDate,
  lastDay: CalendarDate,
  start: z.nullable(WallTime),
  minutes: z.nullable(z.int()),
  /** The zone by whose clock it has its times and days. */
  timeZone: TimeZone,
  rule: z.nullable(SeriesRuleInput),
  skips: z.array(CalendarDate),
  /** Whether the reader may change it. */
  isChangeable: z.boolean(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type CalendarBlock = z.infer<typeof CalendarBlock>

/** One time at which a block is. */
export const BlockOccurrence = z.object({
  /** Its date by the rule. */
  on: CalendarDate,
  startsAt: Instant,
  endsAt: Instant,
})
export type BlockOccurrence = z.infer<typeof BlockOccurrence>

/** A block with its times in a range. */
export const ListedBlock = z.extend(CalendarBlock, { occurrences: z.array(BlockOccurrence) })
export type ListedBlock = z.infer<typeof ListedBlock>

/** What was saved, and how many appointments are in its times. */
export const SavedBlock = z.object({ block: CalendarBlock, appointments: z.int() })
export type SavedBlock = z.infer<typeof SavedBlock>

const all = '/api/v1/practices/{practiceId}/calendar-blocks'
const one = '/api/v1/practices/{practiceId}/calendar-blocks/{blockId}'

/** The blocks that are in a range of days, with their times there; with `clinicianId`, those that count for that person. */
export const listCalendarBlocks = endpoint({
  name: 'listCalendarBlocks',
  method: 'GET',
  path: all,
  access: 'appointments:view',
  query: OpenDaysQuery,
  response: enveloped(z.array(ListedBlock)),
})

/** Blocks time: one’s own, or with `appointments:write` that of others. */
export const createCalendarBlock = endpoint({
  name: 'createCalendarBlock',
  method: 'POST',
  path: all,
  access: 'appointments:write',
  body: CalendarBlockInput,
  response: enveloped(SavedBlock),
})

/** Changes a block, or one time of it, or that and all that follow. */
export const updateCalendarBlock = endpoint({
  name: 'updateCalendarBlock',
  method: 'PUT',
  path: one,
  access: 'appointments:write',
  body: UpdateCalendarBlockBody,
  response: enveloped(SavedBlock),
})

/** Deletes a block, or one time of it, or that and all that follow. */
export const deleteCalendarBlock = endpoint({
  name: 'deleteCalendarBlock',
  method: 'DELETE',
  path: one,
  access: 'appointments:write',
  query: DeleteCalendarBlockQuery,
  response: enveloped(z.null()),
})

/** The most appointments that one call does something with. */
export const MAX_MET_APPOINTMENTS = 100

/** What becomes of appointments in blocked time: they are cancelled, go to a colleague, or are moved to the next opening. */
export const MET_CHOICES = ['move', 'hand_over', 'cancel'] as const
/** One of {@link MET_CHOICES}. */
export type MetChoice = (typeof MET_CHOICES)[number]

/** Some of the appointments in the times of a block, as they were seen, and what becomes of them. */
export const HandleMetBody = z
  .object({
    appointments: z
      .array(z.object({ id: Id, version: Version }))
      .check(z.minLength(1, 'Choose an appointment'), z.maxLength(MAX_MET_APPOINTMENTS)),
    choice: z.enum(MET_CHOICES),
    /** Who takes them over. */
    clinicianId: z.optional(Id),
  })
  .check(
    z.refine(({ choice, clinicianId }) => choice !== 'hand_over' || clinicianId !== undefined, {
      message: 'Choose a colleague',
      path: ['clinicianId'],
    }),
  )
export type HandleMetBody = z.infer<typeof HandleMetBody>

/** What was done with appointments in blocked time, and which were left as they are, each with the reason. */
export const HandledMet = z.object({
  done: z.array(Appointment),
  left: z.array(z.object({ appointmentId: Id, reason: z.string() })),
})
export type HandledMet = z.infer<typeof HandledMet>

/** The appointments ahead in the times of a block, by their start; at most {@link MAX_MET_APPOINTMENTS}. */
export const listMetAppointments = endpoint({
  name: 'listMetAppointments',
  method: 'GET',
  path: `${one}/appointments`,
  access: 'appointments:write',
  response: enveloped(z.array(Appointment)),
})

/** Does the same with some of them. What can’t be done with one leaves that one as it is, and does the others. */
export const handleMetAppointments = endpoint({
  name: 'handleMetAppointments',
  method: 'POST',
  path: `${one}/appointments`,
  access: 'appointments:write',
  body: HandleMetBody,
  response: enveloped(HandledMet),
})
