import { agreedFee, type Appointment, type ServiceLine } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { dayOf } from '../../calendar-day'
import { feeAgreements } from '../../db/schema/fee-agreements-table'
import { services } from '../../db/schema/services-table'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { feeToBook } from './fee-to-book'

type Terms = Pick<Appointment, 'billingType'> & { lines: readonly ServiceLine[] }

interface Booking extends Terms {
  practiceId: string
  clientIds: readonly string[]
  /** What is booked already; null for a new appointment. */
  before: Terms | null
}

/**
 * The services of an appointment with the fees that they are booked at: those agreed with its client on its day, where
 * the client pays. An appointment of several clients is booked at the full fee, as each of them is charged it and what
 * one has agreed is nobody else's. Claims read the full fee of `services`.
 */
export const bookedFees = async (
  work: Work<Actor>,
  booking: Booking & { startsAt: Date },
): Promise<ServiceLine[]> => (await loadBookedFees(work, booking))(booking.startsAt)

/** Loads what decides {@link bookedFees} of appointments that differ in nothing but their start; returns them by it. */
export async function loadBookedFees(
  work: Work<Actor>,
  booking: Booking,
): Promise<(startsAt: Date) => ServiceLine[]> {
  const { practiceId, clientIds, billingType, before } = booking
  const lines = [...booking.lines]
  const [clientId, ...others] = clientIds
  if (clientId === undefined || others.length > 0) return () => lines
  const { organizationId } = work.actor
  const agreements = await work.tx
    .select()
    .from(feeAgreements)
    .where(
      and(
        eq(feeAgreements.organizationId, organizationId),
        eq(feeAgreements.practiceId, practiceId),
        eq(feeAgreements.clientId, clientId),
      ),
    )
  if (agreements.length === 0) return () => lines
  const { timeZone } = await practiceToday(work, practiceId)
  const full = await work.tx
    .select({ code: services.code, cents: services.feeCents })
    .from(services)
    .where(
      and(
        eq(services.organizationId, organizationId),
        eq(services.practiceId, practiceId),
        services.isActive,
        inArray(
          services.code,
          lines.map(({ serviceCode }) => serviceCode),
        ),
      ),
    )
  const fullFees = new Map(full.map(({ code, cents }) => [code, cents]))
  const feeOn = (day: string, line: ServiceLine): ServiceLine => {
    const fullCents = fullFees.get(line.serviceCode)
    if (fullCents === undefined) return line
    const agreedCents = agreedFee(agreements, { code: line.serviceCode, day, fullCents })
    if (agreedCents === null) return line
    const isKept =
      before?.billingType === billingType &&
      before.lines.some((one) => one.serviceCode === line.serviceCode && one.feeCents === line.feeCents)
    const isInsured = billingType === 'insurance'
    return { ...line, feeCents: feeToBook(line.feeCents, { fullCents, agreedCents, isInsured, isKept }) }
  }
  return (startsAt) => {
    const day = dayOf(startsAt, timeZone)
    return lines.map((line) => feeOn(day, line))
  }
}
