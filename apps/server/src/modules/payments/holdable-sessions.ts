import type { HoldableSession } from '@oaklet/api/contract'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { dayBounds } from '../../calendar-day'
import { appointmentClients, appointmentLines, appointments } from '../../db/schema/appointments-table'
import { coverages } from '../../db/schema/coverages-table'
import type { Work } from '../../work'
import { isHoldable } from '../appointments'
import { creditParts, heldParts, partFor, sessionDay } from '../ledger'
import { practiceToday } from '../organization'

interface OfClient {
  organizationId: string
  practiceId: string
  clientId: string
}

/** The most sessions that are offered at once. */
const MOST_OFFERED = 6

/** The latest sessions of a client that money can be held for, and all that it is held for, or one; the latest first. */
export async function findHoldableSessions(
  work: Work,
  of: OfClient,
  appointmentId?: string,
): Promise<HoldableSession[]> {
  const { today, timeZone } = await practiceToday(work, of.practiceId)
  const isOpen = isHoldable(of.clientId, dayBounds(today, timeZone).to)
  const parts = heldParts(await creditParts(work.tx, of))
  const heldIds = parts.flatMap(({ appointmentId }) => appointmentId ?? [])
  const rows = await work.tx
    .select({
      appointmentId: appointments.id,
      date: sessionDay(timeZone),
      service: SERVICE,
      copayCents: copayOf(of.clientId, timeZone),
      isOpen,
    })
    .from(appointments)
    .innerJoin(
      appointmentClients,
      and(
        eq(appointmentClients.organizationId, appointments.organizationId),
        eq(appointmentClients.appointmentId, appointments.id),
        eq(appointmentClients.clientId, of.clientId),
      ),
    )
    .where(
      and(
        eq(appointments.organizationId, of.organizationId),
        eq(appointments.practiceId, of.practiceId),
        appointmentId === undefined ? undefined : eq(appointments.id, appointmentId),
        heldIds.length === 0 ? isOpen : or(isOpen, inArray(appointments.id, heldIds)),
      ),
    )
    .orderBy(desc(appointments.startsAt), desc(appointments.id))
  const sessions = rows.map((row) => ({ ...row, heldCents: partFor(parts, row.appointmentId) }))
  const offered = new Set(sessions.filter((session) => session.isOpen).slice(0, MOST_OFFERED))
  return sessions.filter((session) => session.heldCents > 0 || offered.has(session))
}

const SERVICE = sql<string>`coalesce((
  select ${appointmentLines.label} from ${appointmentLines}
  where ${eq(appointmentLines.organizationId, appointments.organizationId)}
    and ${eq(appointmentLines.appointmentId, appointments.id)}
  order by ${appointmentLines.position}
  limit 1
), '')`

/** The copay of the coverage that pays first on the day of an appointment that an insurance is to pay. */
export const copayOf = (clientId: string | AnyPgColumn, timeZone: string) => sql<number | null>`case
  when ${appointments.billingType} = 'insurance' then (
    select ${coverages.copayCents} from ${coverages}
    where ${eq(coverages.organizationId, appointments.organizationId)}
      and ${eq(coverages.practiceId, appointments.practiceId)}
      and ${coverages.clientId} = ${clientId}
      and ${coverages.status} <> 'inactive'
      and ${coverages.effectiveFrom} <= ${sessionDay(timeZone)}::date
      and coalesce(${coverages.effectiveTo} >= ${sessionDay(timeZone)}::date, true)
    order by ${coverages.priority}
    limit 1
  )
end`
