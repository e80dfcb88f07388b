import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant, textOfLines } from '../wire/scalars'
import { isVisible } from '../wire/plain-text'

/** The longest text in which a client asks for another time. */
export const MAX_VISIT_TEXT = 500

/** How an appointment stands for the client whose link it is. */
export const VISIT_STATES = ['open', 'confirmed', 'cancelled'] as const
/** One of {@link VISIT_STATES}. */
export type VisitState = (typeof VISIT_STATES)[number]

/** What a client who has the link of a reminder is shown of their appointment: when it is, and where to ask. */
export const Visit = z.object({
  /** The same for every link to the appointment, for a calendar. */
  appointmentId: Id,
  practiceName: z.string(),
  /** Empty where the practice has none. */
  practicePhone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** The IANA zone that it was booked in. */
  timeZone: z.string(),
  state: z.enum(VISIT_STATES),
  /** Whether the client can still confirm or cancel it: it has not begun. */
  isOpen: z.boolean(),
  /** Within how many hours of the beginning a cancellation counts as late, where that is so now; null where it isn’t. */
  lateHours: z.nullable(z.int()),
  /** Whether the client has asked for another time. */
  hasAsked: z.boolean(),
  areRemindersStopped: z.boolean(),
})
export type Visit = z.infer<typeof Visit>

/** What stands behind `#` in the address of a reminder’s link. */
const token = z.string().check(z.maxLength(200))

/** The link of a reminder. */
export const VisitBody = z.object({ token })
export type VisitBody = z.infer<typeof VisitBody>

/** What a client asks for in place of the time that they have. */
export const AskVisitBody = z.object({
  token,
  text: textOfLines(MAX_VISIT_TEXT).check(z.refine(isVisible, 'Tell us which days and times suit you')),
})
export type AskVisitBody = z.infer<typeof AskVisitBody>

/** Whether the client gets reminders from now on. */
export const SetVisitRemindersBody = z.object({ token, isStopped: z.boolean() })
export type SetVisitRemindersBody = z.infer<typeof SetVisitRemindersBody>

const path = '/api/v1/visits'

/** The appointment of a reminder’s link; 404 `link_unavailable` for one that is none, or is over, or was moved. */
export const openVisit = endpoint({
  name: 'openVisit',
  method: 'POST',
  path: `${path}/open`,
  access: 'public',
  body: VisitBody,
  response: enveloped(Visit),
})

/** Says that the client comes; done once however often it is pressed. */
export const confirmVisit = endpoint({
  name: 'confirmVisit',
  method: 'POST',
  path: `${path}/confirm`,
  access: 'public',
  body: VisitBody,
  response: enveloped(Visit),
})

/** Says that the client does not come: the appointment is cancelled where nobody else takes part in it. */
export const cancelVisit = endpoint({
  name: 'cancelVisit',
  method: 'POST',
  path: `${path}/cancel`,
  access: 'public',
  body: VisitBody,
  response: enveloped(Visit),
})

/** Asks the practice for another time; the appointment stays as it is. */
export const askVisit = endpoint({
  name: 'askVisit',
  method: 'POST',
  path: `${path}/ask`,
  access: 'public',
  body: AskVisitBody,
  response: enveloped(Visit),
})

/** Stops the client’s reminders, or lets them go on. */
export const setVisitReminders = endpoint({
  name: 'setVisitReminders',
  method: 'POST',
  path: `${path}/reminders`,
  access: 'public',
  body: SetVisitRemindersBody,
  response: enveloped(Visit),
})
