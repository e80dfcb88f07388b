import * as z from 'zod/mini'
import { MEASURE_KINDS } from '../measures/measure-scoring'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Instant } from '../wire/scalars'

/** How often a questionnaire is asked for before an appointment. */
export const MEASURE_RHYTHMS = ['each_session', 'two_weeks', 'four_weeks', 'six_weeks'] as const
/** One of {@link MEASURE_RHYTHMS}. */
export type MeasureRhythm = (typeof MEASURE_RHYTHMS)[number]

/** A questionnaire that a prospective or active client is asked for by itself, two days before an appointment. */
export const MeasureSchedule = z.object({
  kind: z.enum(MEASURE_KINDS),
  rhythm: z.enum(MEASURE_RHYTHMS),
  /** Who set it last, and when. */
  setByName: z.string(),
  setAt: Instant,
  /** When the client was asked, or reminded, last; null while they were not. */
  lastAskedAt: z.nullable(Instant),
})
export type MeasureSchedule = z.infer<typeof MeasureSchedule>

/** How often a questionnaire is asked for from now on. */
export const SetMeasureScheduleBody = z.object({ rhythm: z.enum(MEASURE_RHYTHMS, 'Choose how often') })
export type SetMeasureScheduleBody = z.infer<typeof SetMeasureScheduleBody>

const all = '/api/v1/practices/{practiceId}/clients/{clientId}/measure-schedules'

/** The questionnaires that a client is asked for by themselves. */
export const listMeasureSchedules = endpoint({
  name: 'listMeasureSchedules',
  method: 'GET',
  path: all,
  access: 'measures:view',
  response: enveloped(z.array(MeasureSchedule)),
})

/** Asks for a questionnaire from now on, in place of how often it was asked for. */
export const setMeasureSchedule = endpoint({
  name: 'setMeasureSchedule',
  method: 'PUT',
  path: `${all}/{measure}`,
  access: 'onboarding:send',
  body: SetMeasureScheduleBody,
  response: enveloped(z.array(MeasureSchedule)),
})

/** Asks for it no more; what was sent already stays open. */
export const removeMeasureSchedule = endpoint({
  name: 'removeMeasureSchedule',
  method: 'DELETE',
  path: `${all}/{measure}`,
  access: 'onboarding:send',
  response: enveloped(z.array(MeasureSchedule)),
})
