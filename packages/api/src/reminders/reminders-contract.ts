import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant, text, Version } from '../wire/scalars'

/** How many days before an appointment a reminder can be sent. */
export const REMINDER_DAYS = [1, 2, 3, 7] as const
/** One of {@link REMINDER_DAYS}. */
export type ReminderDays = (typeof REMINDER_DAYS)[number]

/** The most reminders that a client gets before one appointment. */
export const MAX_REMINDERS = 3
/** The longest that a cancellation can count as late, in hours before the appointment begins. */
export const MAX_LATE_HOURS = 72

const ReminderHours = z.object({ opens: z.string(), closes: z.string() })

/** How a practice reminds clients of their appointments. */
export const ReminderSettings = z.object({
  practiceId: Id,
  isOn: z.boolean(),
  /** Whether clients are mailed when an appointment of theirs is booked, moved or cancelled. */
  tellsChanges: z.boolean(),
  /** How many days before an appointment, by the clock where it is; the longest first. */
  daysBefore: z.array(z.int()),
  /** Between which times of the practice’s day mail leaves, as `HH:MM`. */
  hours: ReminderHours,
  /** What the mail calls the practice; empty for its name. */
  publicName: z.string(),
  /** A client who cancels so many hours before the appointment, or later, cancels late. */
  lateHours: z.int(),
  version: Version,
})
export type ReminderSettings = z.infer<typeof ReminderSettings>

const time = (example: string) =>
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `Use a time like ${example}`))

/** Reminders leave in one span of a day, an hour long at least. */
const HoursInput = z.object({ opens: time('08:00'), closes: time('20:00') }).check(
  z.check(({ value, issues }) => {
    if (issues.length > 0 || minutesOf(value.closes) - minutesOf(value.opens) >= 60) return
    const message = 'End at least an hour after the beginning'
    issues.push({ code: 'custom', input: value, path: ['closes'], message, continue: true })
  }),
)

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const LATE_WORDS = `Use 0 to ${MAX_LATE_HOURS} hours`

/** Settings as they are saved, with the version that was edited: 409 `stale_edit` for an older one. */
export const UpdateReminderSettingsBody = z.object({
  isOn: z.boolean(),
  tellsChanges: z.boolean(),
  daysBefore: z.array(z.literal(REMINDER_DAYS, 'Choose one of the days')).check(
    z.minLength(1, 'Choose at least one day'),
    z.maxLength(MAX_REMINDERS, `Choose at most ${MAX_REMINDERS} days`),
    z.overwrite((days) => [...new Set(days)].toSorted((one, other) => other - one)),
  ),
  hours: HoursInput,
  publicName: text(80),
  lateHours: z.int('Use whole hours').check(z.gte(0, LATE_WORDS), z.lte(MAX_LATE_HOURS, LATE_WORDS)),
  version: Version,
})
export type UpdateReminderSettingsBody = z.infer<typeof UpdateReminderSettingsBody>

/** What became of a reminder: it waits to be sent, it was sent, or it could not be. */
export const REMINDER_STATES = ['waiting', 'sent', 'failed'] as const
/** One of {@link REMINDER_STATES}. */
export type ReminderState = (typeof REMINDER_STATES)[number]

/** What a mail about an appointment says: that it is coming, or what became of it. */
export const REMINDER_KINDS = ['reminder', 'booked', 'moved', 'cancelled'] as const
/** One of {@link REMINDER_KINDS}. */
export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** Why no reminder is on its way: the practice sends none, the client wants none, doesn’t come or can’t be written to, it is too late, or all were sent. */
export const NO_REMINDER_REASONS = [
  'off',
  'stopped',
  'not_coming',
  'no_email',
  'too_late',
  'all_sent',
] as const
/** One of {@link NO_REMINDER_REASONS}. */
export type NoReminderReason = (typeof NO_REMINDER_REASONS)[number]

/** What a client can answer to a reminder. */
export const VISIT_ANSWERS = ['confirmed', 'cancelled', 'asked'] as const
/** One of {@link VISIT_ANSWERS}. */
export type VisitAnswerKind = (typeof VISIT_ANSWERS)[number]

/** What one client of an appointment was told of it, and what they answered. */
export const ClientReminder = z.object({
  clientId: Id,
  clientName: z.string(),
  /** The oldest first. */
  sent: z.array(z.object({ kind: z.enum(REMINDER_KINDS), at: Instant, state: z.enum(REMINDER_STATES) })),
  /** When the next one leaves; null where none does. */
  nextAt: z.nullable(Instant),
  /** Why none leaves; null where one does, and once the appointment has begun or was called off. */
  noneBecause: z.nullable(z.enum(NO_REMINDER_REASONS)),
  /** The oldest first; `text` is what the client asked for, else empty. */
  answers: z.array(z.object({ kind: z.enum(VISIT_ANSWERS), at: Instant, text: z.string() })),
})
export type ClientReminder = z.infer<typeof ClientReminder>

/** Whether a client gets reminders. */
export const ClientReminders = z.object({
  isStopped: z.boolean(),
  /** When they were stopped; null while they are not. */
  stoppedAt: z.nullable(Instant),
  /** Who of the practice stopped them; null for the client. */
  stoppedByName: z.nullable(z.string()),
})
export type ClientReminders = z.infer<typeof ClientReminders>

/** Whether a client gets reminders from now on. */
export const SetClientRemindersBody = z.object({ isStopped: z.boolean() })
export type SetClientRemindersBody = z.infer<typeof SetClientRemindersBody>

const practice = '/api/v1/practices/{practiceId}'

/** How the practice reminds clients. */
export const getReminderSettings = endpoint({
  name: 'getReminderSettings',
  method: 'GET',
  path: `${practice}/reminder-settings`,
  access: 'settings:edit',
  response: enveloped(ReminderSettings),
})

/** Changes how clients are reminded from now on. */
export const updateReminderSettings = endpoint({
  name: 'updateReminderSettings',
  method: 'PUT',
  path: `${practice}/reminder-settings`,
  access: 'settings:edit',
  body: UpdateReminderSettingsBody,
  response: enveloped(ReminderSettings),
})

/** What the clients of an appointment were told of it at its present time, and what they answered. */
export const getAppointmentReminders = endpoint({
  name: 'getAppointmentReminders',
  method: 'GET',
  path: `${practice}/appointments/{appointmentId}/reminders`,
  access: 'appointments:view',
  response: enveloped(z.array(ClientReminder)),
})

/** Whether a client gets reminders. */
export const getClientReminders = endpoint({
  name: 'getClientReminders',
  method: 'GET',
  path: `${practice}/clients/{clientId}/reminders`,
  access: 'clients:view',
  response: enveloped(ClientReminders),
})

/** Stops the reminders of a client, or lets them go on. */
export const setClientReminders = endpoint({
  name: 'setClientReminders',
  method: 'PUT',
  path: `${practice}/clients/{clientId}/reminders`,
  access: 'clients:write',
  body: SetClientRemindersBody,
  response: enveloped(ClientReminders),
})
