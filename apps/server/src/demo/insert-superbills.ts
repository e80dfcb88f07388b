import { and, eq } from 'drizzle-orm'
import type { Tx } from '../db/database'
import {
  superbillCounters,
  superbills as superbillsTable,
  superbillSendings,
  superbillSessions,
} from '../db/schema/superbills-table'
import { draftDocument, sumLines } from '../modules/superbills'
import type { DemoYear } from './demo-appointments'
import { demoId } from './demo-id'
import type { DemoOrganization } from './demo-organizations'
import type { DemoSuperbill } from './demo-superbills'
import { insertRows } from '../db/insert-rows'

const CURRENCY = 'USD'

/** Writes superbills after everything that they are made from, and the number that comes next. */
export async function insertSuperbills(
  tx: Tx,
  year: Pick<DemoYear, 'organization' | 'now'>,
  superbills: readonly DemoSuperbill[],
): Promise<void> {
  const { organizationId } = year.organization
  await insertRows(
    tx,
    superbillsTable,
    superbills.map(({ id, client, clinicianId, from, to, issuedOn }) => ({
      ...{ organizationId, id, practiceId: client.row.practiceId, clientId: client.row.id, clinicianId },
      ...{ fromOn: from, toOn: to, status: 'draft' as const, voidReason: '', version: 1 },
      ...{ createdAt: writtenOn(issuedOn, year), updatedAt: writtenOn(issuedOn, year) },
    })),
  )
  await insertRows(tx, superbillSessions, superbills.flatMap(sessionsOf(organizationId)))
  for (const superbill of superbills) await issueSuperbill(tx, year.organization, superbill)
  await insertRows(tx, superbillSendings, superbills.flatMap(sendingsOf(year)))
  await insertRows(
    tx,
    superbillCounters,
    year.organization.practices.map(({ id }) => ({
      ...{ organizationId, practiceId: id },
      nextNumber:
        1 + superbills.filter(({ client, number }) => client.row.practiceId === id && number).length,
    })),
  )
}

/** Keeps what it says, and what became of it; a draft stays one. */
async function issueSuperbill(
  tx: Tx,
  { organizationId, timeZone }: DemoOrganization,
  { id, client, clinicianId, status, number, issuedOn }: DemoSuperbill,
): Promise<void> {
  if (number === null || issuedOn === null) return
  const { practiceId, id: clientId } = client.row
  const draft = { organizationId, practiceId, id, clientId, clinicianId }
  const document = await draftDocument(tx, draft, { timeZone, currency: CURRENCY })
  const isVoid = status === 'void'
  await tx
    .update(superbillsTable)
    .set({
      ...{ status, number, issuedOn, document, ...sumLines(document.lines) },
      ...(isVoid ? { voidedOn: issuedOn, voidReason: 'Made for the wrong month' } : {}),
      version: 2,
    })
    .where(and(eq(superbillsTable.organizationId, organizationId), eq(superbillsTable.id, id)))
  if (!isVoid) return
  await tx
    .delete(superbillSessions)
    .where(and(eq(superbillSessions.organizationId, organizationId), eq(superbillSessions.superbillId, id)))
}

const sessionsOf =
  (organizationId: string) =>
  ({ id: superbillId, client, appointmentIds }: DemoSuperbill) =>
    appointmentIds.map((appointmentId) => ({
      ...{ organizationId, appointmentId, clientId: client.row.id, superbillId },
    }))

/** Most are mailed, some handed over. */
const sendingsOf =
  (year: Pick<DemoYear, 'organization' | 'now'>) =>
  ({ id, client, status, number, issuedOn }: DemoSuperbill) => {
    const { organizationId, staff } = year.organization
    const sender = staff.find(({ role }) => role === 'Biller') ?? staff[0]
    if (status !== 'sent' || number === null || sender === undefined) return []
    const email = number % 3 === 0 ? null : emailOf(client)
    return [
      {
        ...{ organizationId, id: demoId(`sending ${id}`), superbillId: id, email },
        how: email === null ? ('handed_over' as const) : ('email' as const),
        ...{ sentById: sender.id, sentAt: writtenOn(issuedOn, year) },
      },
    ]
  }

const emailOf = ({ row }: DemoSuperbill['client']): string | null =>
  row.contacts.find(({ kind, mayEmail }) => kind === 'email' && mayEmail)?.value ?? null

const writtenOn = (day: string | null, { now }: Pick<DemoYear, 'now'>): Date =>
  day === null ? now : new Date(`${day}T19:00:00Z`)
