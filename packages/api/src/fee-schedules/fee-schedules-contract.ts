import * as z from 'zod/mini'
import { Fee } from '../services/services-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, EnteredDate, Id, Instant, text, Version } from '../wire/scalars'

/** The most lines of one fee schedule. */
export const MAX_FEE_SCHEDULE_LINES = 500

/** What a payer allows for a service, where a modifier and the credential of a clinician may make a difference. */
export const FeeScheduleLine = z.object({
  /** The code of a service of the practice. */
  code: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^[A-Z0-9-]{2,10}$/, 'A code has 2 to 10 letters, digits or hyphens, like 90834'),
    ),
  /** Empty for every one. */
  modifier: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^([A-Z0-9]{2})?$/, 'A modifier has two letters or digits, like 95'),
    ),
  /** Like `LCSW`; empty for every clinician. */
  credential: text(60),
  allowedCents: Fee,
})
export type FeeScheduleLine = z.infer<typeof FeeScheduleLine>

/** What tells two lines of a schedule apart. */
export const feeLineKey = ({ code, modifier, credential }: Omit<FeeScheduleLine, 'allowedCents'>): string =>
  [code.trim(), modifier.trim(), credential.trim()].join('|').toUpperCase()

const scheduleFields = {
  payerId: Id,
  startsOn: EnteredDate,
  /** The last day; null while no end is known. No two schedules of a payer are for the same day. */
  endsOn: z.nullable(EnteredDate),
  lines: z
    .array(FeeScheduleLine)
    .check(
      z.minLength(1, 'Add a service'),
      z.maxLength(MAX_FEE_SCHEDULE_LINES, `Use at most ${MAX_FEE_SCHEDULE_LINES} lines`),
    ),
}

const endsAfterStart = z.refine<{ startsOn: string; endsOn: string | null }>(
  ({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn,
  { path: ['endsOn'], error: 'Enter a day that is not before the first day' },
)

const hasEachOnce = z.check<{ lines: readonly FeeScheduleLine[] }>(({ value: { lines }, issues }) => {
  const keys = lines.map(feeLineKey)
  for (const [index, key] of keys.entries()) {
    if (keys.indexOf(key) === index) continue
    issues.push({
      code: 'custom',
      input: lines,
      path: ['lines', index, 'code'],
      message: 'This code is there already with the same modifier and credential',
    })
  }
})

/** What a person types about a fee schedule; the server checks it with this same schema. */
export const FeeScheduleInput = z.object(scheduleFields).check(endsAfterStart, hasEachOnce)
export type FeeScheduleInput = z.infer<typeof FeeScheduleInput>

/** What a payer’s contract allows for services. It tells what to expect of the payer, and is never what is charged. */
export const FeeSchedule = z.object({
  ...scheduleFields,
  startsOn: CalendarDate,
  endsOn: z.nullable(CalendarDate),
  id: Id,
  practiceId: Id,
  payerName: z.string(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type FeeSchedule = z.infer<typeof FeeSchedule>

/** A schedule as it is saved, with the version that it was edited on: 409 `stale_edit` for an older one. */
export const UpdateFeeScheduleBody = z
  .object({ ...scheduleFields, version: Version })
  .check(endsAfterStart, hasEachOnce)
export type UpdateFeeScheduleBody = z.infer<typeof UpdateFeeScheduleBody>

const all = '/api/v1/practices/{practiceId}/fee-schedules'
const one = '/api/v1/practices/{practiceId}/fee-schedules/{scheduleId}'

/** The fee schedules of the practice’s payers, by payer and then the latest first. */
export const listFeeSchedules = endpoint({
  name: 'listFeeSchedules',
  method: 'GET',
  path: all,
  access: 'billing:edit',
  response: enveloped(z.array(FeeSchedule)),
})

/** Adds a schedule of an active payer; 422 at `startsOn` where the payer has one in these days, and at unknown codes. */
export const createFeeSchedule = endpoint({
  name: 'createFeeSchedule',
  method: 'POST',
  path: all,
  access: 'billing:edit',
  body: FeeScheduleInput,
  response: enveloped(FeeSchedule),
})

/** Changes a schedule; its payer and codes may be inactive ones as long as they stay the same. */
export const updateFeeSchedule = endpoint({
  name: 'updateFeeSchedule',
  method: 'PUT',
  path: one,
  access: 'billing:edit',
  body: UpdateFeeScheduleBody,
  response: enveloped(FeeSchedule),
})

/** Deletes a schedule. */
export const deleteFeeSchedule = endpoint({
  name: 'deleteFeeSchedule',
  method: 'DELETE',
  path: one,
  access: 'billing:edit',
  response: enveloped(z.null()),
})
