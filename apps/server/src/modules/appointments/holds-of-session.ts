import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { ledgerEntries } from '../../db/schema/ledger-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { creditParts, lockCredit, partFor, releaseEntries, writeLedger } from '../ledger'
import { practiceToday } from '../organization'
import { clientIdsOf, type AppointmentRow } from './lock-appointment'

type Session = Pick<AppointmentRow, 'organizationId' | 'practiceId' | 'id'>

/** Makes what is held for a session, which is called off, plain credit of its clients; the session must be locked. */
export const releaseHolds = (
  work: Work<Actor>,
  session: Session,
  clientIds?: readonly string[],
): Promise<void> =>
  moveHolds(work, session, clientIds, async (of) => partFor(await creditParts(work.tx, of), session.id))

/** Holds again what calling the session off has released, as far as it is plain credit still; the session must be locked. */
export const holdAgain = (
  work: Work<Actor>,
  session: Session,
  clientIds?: readonly string[],
): Promise<void> =>
  moveHolds(work, session, clientIds, async (of) => {
    const released = await releasedCents(work, of, session.id)
    const free = released > 0 ? partFor(await creditParts(work.tx, of), null) : 0
    return 0 - Math.max(0, Math.min(released, free))
  })

/** Those of the appointments that an entry of the ledger names: no money was ever held for the others. */
export async function namedInLedger<Row extends Session>(
  work: Work<Actor>,
  sessions: readonly Row[],
): Promise<Row[]> {
  const ids = sessions.map(({ id }) => id)
  const named = await work.tx
    .selectDistinct({ id: ledgerEntries.appointmentId })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.organizationId, work.actor.organizationId),
        inArray(ledgerEntries.clientId, await clientIdsOf(work, ids)),
        inArray(ledgerEntries.appointmentId, ids),
      ),
    )
  return sessions.filter((session) => named.some(({ id }) => id === session.id))
}

interface Of {
  organizationId: string
  practiceId: string
  clientId: string
}

/** Releases so many cents of each client, or of those named, or, below zero, holds them again. */
async function moveHolds(
  work: Work<Actor>,
  { organizationId, practiceId, id }: Session,
  clientIds: readonly string[] | undefined,
  centsOf: (of: Of) => Promise<number>,
): Promise<void> {
  const { today: occurredOn } = await practiceToday(work, practiceId)
  const moved: number[] = []
  for (const clientId of (clientIds ?? (await clientIdsOf(work, [id]))).toSorted()) {
    const of = { organizationId, practiceId, clientId }
    await lockCredit(work.tx, of)
    const cents = await centsOf(of)
    if (cents === 0) continue
    await writeLedger(work, releaseEntries({ ...of, occurredOn }, id, cents, { isCalledOff: true }))
    moved.push(cents)
  }
  const [first] = moved
  if (first === undefined) return
  await recordAudit(work, {
    ...{ action: first > 0 ? 'hold_released' : 'held_again', resource: 'appointment', recordId: id },
    changed: ['amountCents'],
  })
}

/** What calling the session off has released of a client’s money and bringing it back has not held again, in cents. */
async function releasedCents({ tx }: Work<Actor>, of: Of, appointmentId: string): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::float8` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.organizationId, of.organizationId),
        eq(ledgerEntries.clientId, of.clientId),
        eq(ledgerEntries.appointmentId, appointmentId),
        sql`${ledgerEntries.data} ? 'isCalledOff'`,
      ),
    )
  return row?.cents ?? 0
}
