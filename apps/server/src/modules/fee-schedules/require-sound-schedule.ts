import type { FeeSchedule, FeeScheduleInput, FieldError } from '@oaklet/api/contract'
import { and, eq, gte, isNull, lte, ne, or } from 'drizzle-orm'
import { feeSchedules } from '../../db/schema/fee-schedules-table'
import { payers } from '../../db/schema/payers-table'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import { offeredServices } from '../services'
import { isScheduleOfPractice } from './select-fee-schedules'

/** Throws 422 for what the schema can't see: the payer, its other schedules, the codes. The practice has to be locked. */
export async function requireSoundSchedule(
  work: Work,
  practiceId: string,
  input: FeeScheduleInput,
  before: FeeSchedule | null = null,
): Promise<void> {
  const errors = [
    ...(input.payerId === before?.payerId ? [] : await payerErrors(work, practiceId, input)),
    ...(await dayErrors(work, practiceId, input, before?.id)),
    ...(await codeErrors(work, practiceId, input, before)),
  ]
  if (errors.length > 0) throw validationFailed(errors)
}

/** The payer is held, so that it isn't deleted meanwhile. */
async function payerErrors(
  work: Work,
  practiceId: string,
  { payerId }: FeeScheduleInput,
): Promise<FieldError[]> {
  const found = await work.tx
    .select({ id: payers.id })
    .from(payers)
    .where(
      and(
        eq(payers.organizationId, work.actor.organizationId),
        eq(payers.practiceId, practiceId),
        eq(payers.id, payerId),
        payers.isActive,
      ),
    )
    .for('key share')
  return found.length > 0 ? [] : [{ path: 'payerId', message: 'Choose an active payer of this practice' }]
}

/** The constraint `fee_schedules_one_for_each_day` holds the same. */
async function dayErrors(
  work: Work,
  practiceId: string,
  { payerId, startsOn, endsOn }: FeeScheduleInput,
  ownId: string | undefined,
): Promise<FieldError[]> {
  const [taken] = await work.tx
    .select({ id: feeSchedules.id })
    .from(feeSchedules)
    .where(
      and(
        isScheduleOfPractice(work.actor, practiceId),
        eq(feeSchedules.payerId, payerId),
        ownId === undefined ? undefined : ne(feeSchedules.id, ownId),
        or(isNull(feeSchedules.endsOn), gte(feeSchedules.endsOn, startsOn)),
        endsOn === null ? undefined : lte(feeSchedules.startsOn, endsOn),
      ),
    )
    .limit(1)
  if (taken === undefined) return []
  const message = 'This payer has a fee schedule in these days. End that one first, or choose other days.'
  return [{ path: 'startsOn', message }]
}

/** A code that was there before may be one of a service that can't be booked any more. */
async function codeErrors(
  work: Work,
  practiceId: string,
  { lines }: FeeScheduleInput,
  before: FeeSchedule | null,
): Promise<FieldError[]> {
  const codes = lines.map(({ code }) => code)
  const kept = before?.lines.map(({ code }) => code) ?? []
  const known = new Set([...(await offeredServices(work, practiceId, codes)).keys(), ...kept])
  return codes.flatMap((code, index) =>
    known.has(code)
      ? []
      : [{ path: `lines.${index}.code`, message: `${code} is not in your list of services` }],
  )
}
