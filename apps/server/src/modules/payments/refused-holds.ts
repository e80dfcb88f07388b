import type { FieldError, RecordPaymentBody } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { dayBounds, type PracticeToday } from '../../calendar-day'
import { appointments } from '../../db/schema/appointments-table'
import type { Work } from '../../work'
import { isHoldable, lockAppointmentsOfClient } from '../appointments'
import { unallocatedCents } from './allocations'

type Holds = NonNullable<RecordPaymentBody['holds']>

/**
 * The sessions among these that money of the client can be held for. They are held until the transaction ends, so that
 * no invoice begins to bill them meanwhile.
 */
export async function lockHoldable(
  work: Work<Actor>,
  of: { organizationId: string; practiceId: string; clientId: string },
  { today, timeZone }: PracticeToday,
  holds: Holds,
): Promise<ReadonlySet<string>> {
  const locked = await lockAppointmentsOfClient(
    work.tx,
    of,
    holds.map(({ appointmentId }) => appointmentId),
  )
  if (locked.size === 0) return new Set()
  const rows = await work.tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.organizationId, of.organizationId),
        inArray(appointments.id, [...locked.keys()]),
        isHoldable(of.clientId, dayBounds(today, timeZone).to),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** What can't be held for a session; with what the invoices get, the sessions get no more than the payment. */
export function refusedHolds(
  payment: Pick<RecordPaymentBody, 'amountCents' | 'allocations' | 'holds'>,
  holdable: ReadonlySet<string>,
): FieldError[] {
  const { holds = [] } = payment
  const ids = holds.map(({ appointmentId }) => appointmentId)
  const refused = ids.flatMap((id, index): FieldError[] => {
    const path = `holds.${index}.appointmentId`
    if (ids.indexOf(id) < index) return [{ path, message: 'This session is already chosen' }]
    if (holdable.has(id)) return []
    return [{ path, message: 'Choose a session of this client up to today that no invoice bills' }]
  })
  const restCents = unallocatedCents(payment)
  const isTooMuch = restCents >= 0 && sumOfHolds(holds) > restCents
  const message = 'The invoices and sessions get more than this amount'
  return isTooMuch ? [...refused, { path: 'amountCents', message }] : refused
}

/** What all sessions get together, in cents. */
export const sumOfHolds = (holds: Holds): number =>
  holds.reduce((sum, { amountCents }) => sum + amountCents, 0)
