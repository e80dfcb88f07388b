import { accessScope, type Invoice, type InvoiceLine } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { appointments } from '../../db/schema/appointments-table'
import { claims } from '../../db/schema/claims-table'
import { invoiceLines, invoices } from '../../db/schema/invoices-table'
import { postings } from '../../db/schema/postings-table'
import { remittances } from '../../db/schema/remittances-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { toInvoiceSummary, isVisibleInvoice, selectInvoices } from './select-invoices'
import { explainBalance, heldParts, paidParts, sumOfParts } from '../ledger'
import { creditForInvoice } from './credit-for-invoice'

/** Names one invoice of one practice, as the routes' parameters do. */
export interface InvoiceKey {
  practiceId: string
  invoiceId: string
}

/** One invoice as the contract shows it; throws 404 when the actor may not know of one. */
export async function findInvoice(
  work: Work,
  { practiceId, invoiceId }: InvoiceKey,
  scope: Scope,
): Promise<Invoice> {
  const where = and(isVisibleInvoice(work.actor, practiceId, scope), eq(invoices.id, invoiceId))
  const [found] = await selectInvoices(work.tx, { where, limit: 1 })
  if (found === undefined) throw notFound()
  const { givenReason, notes, version, createdAt, updatedAt } = found.invoice
  const ledger = await explainBalance(work.tx, work.actor.organizationId, invoiceId)
  return {
    ...toInvoiceSummary(found, await practiceToday(work, practiceId)),
    practiceId,
    givenReason,
    remittance: await remittanceOf(work, found.invoice),
    notes,
    lines: await linesOf(work, invoiceId),
    ledger,
    heldCents: sumOfParts(heldParts(await paidParts(work.tx, work.actor.organizationId, invoiceId))),
    creditCents: sumOfParts(await creditForInvoice(work, found.invoice)),
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** The payment whose posting left a share to the client, for those who may see it. */
async function remittanceOf(
  { tx, actor }: Work,
  { postingId }: Pick<typeof invoices.$inferSelect, 'postingId'>,
): Promise<Invoice['remittance']> {
  if (postingId === null || accessScope(actor.permissions, 'claims:view') !== 'all') return null
  const { id, payerName, paidOn, organizationId } = remittances
  const [found] = await tx
    .select({ id, payerName, paidOn })
    .from(postings)
    .innerJoin(remittances, and(eq(organizationId, postings.organizationId), eq(id, postings.remittanceId)))
    .where(and(eq(postings.organizationId, actor.organizationId), eq(postings.id, postingId)))
  return found ?? null
}

async function linesOf({ tx, actor }: Work, invoiceId: string): Promise<InvoiceLine[]> {
  const mayKnow = accessScope(actor.permissions, 'claims:view') === 'all'
  const rows = await tx
    .select({ line: invoiceLines, servedAt: appointments.startsAt, pcn: claims.pcn })
    .from(invoiceLines)
    .leftJoin(
      appointments,
      and(
        eq(appointments.organizationId, invoiceLines.organizationId),
        eq(appointments.id, invoiceLines.appointmentId),
      ),
    )
    .leftJoin(
      claims,
      and(eq(claims.organizationId, invoiceLines.organizationId), eq(claims.id, invoiceLines.claimId)),
    )
    .where(and(eq(invoiceLines.organizationId, actor.organizationId), eq(invoiceLines.invoiceId, invoiceId)))
    .orderBy(asc(invoiceLines.position))
  return rows.map(({ line, servedAt, pcn }) => ({
    id: line.id,
    appointmentId: line.appointmentId,
    description: line.description,
    quantity: line.quantity,
    unitPriceCents: line.unitPriceCents,
    servedAt: servedAt?.toISOString() ?? null,
    amountCents: line.quantity * line.unitPriceCents,
    share: shareOf(line, mayKnow ? pcn : null),
  }))
}

function shareOf(line: typeof invoiceLines.$inferSelect, pcn: string | null): InvoiceLine['share'] {
  const { claimId, lineNumber, deductibleCents, coinsuranceCents, copayCents } = line
  if (claimId === null) return null
  return {
    deductibleCents: deductibleCents ?? 0,
    coinsuranceCents: coinsuranceCents ?? 0,
    copayCents: copayCents ?? 0,
    claim: pcn === null ? null : { id: claimId, pcn, lineNumber: lineNumber ?? '' },
  }
}
