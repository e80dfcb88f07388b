import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { invoiceLines, invoices } from '../../db/schema/invoices-table'
import { INSURER_TOOK_BACK } from '../../db/schema/ledger-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockCredits, writeLedger } from '../ledger'
import { practiceToday } from '../organization'
import { freeExcess } from './free-excess'
import type { InvoiceRow } from './lock-invoice'
import { lockShareInvoices } from './lock-share-invoices'
import { standingAdjustments, type Adjustment } from './standing-adjustments'

/** A line of a claim. */
interface ClaimLineKey {
  claimId: string
  /** Its control number. */
  lineNumber: string
}

interface CreditedShares {
  practiceId: string
  postingId: string
  credits: readonly (ClaimLineKey & { cents: number })[]
}

/** What of a line of a claim an invoice asks the client for, in cents. */
interface InvoicedShare extends ClaimLineKey {
  invoiceId: string
  appointmentId: string | null
  cents: number
}

/**
 * Lowers the invoices of earlier postings by what a posting takes back of their shares, those of the newest invoice
 * first; what a person gave to the client is no insurance’s to take back. Money that is then too much on them becomes the client's credit, or is held for its session again.
 */
export async function creditShares(work: Work, { postingId, credits }: CreditedShares): Promise<void> {
  const claimIds = credits.map(({ claimId }) => claimId)
  const isOfEarlierPosting = (one: InvoiceRow) => one.postingId !== null && one.postingId !== postingId
  const locked = (await lockShareInvoices(work, claimIds)).filter(isOfEarlierPosting)
  const { organizationId } = work.actor
  await lockCredits(work.tx, { organizationId, clientIds: locked.map(({ clientId }) => clientId) })
  const left = await sharesLeft(work, locked)
  const lowered = new Map<string, InvoicedShare[]>()
  for (const { cents, ...key } of credits) {
    let restCents = cents
    for (const share of left.filter((one) => isOfLine(one, key))) {
      const taken = Math.min(restCents, share.cents)
      if (taken <= 0) continue
      restCents -= taken
      share.cents -= taken
      lowered.set(share.invoiceId, [...(lowered.get(share.invoiceId) ?? []), { ...share, cents: taken }])
    }
    if (restCents > 0) throw new Error('More of a share is taken back than clients were ever asked for')
  }
  for (const invoice of locked) {
    const shares = lowered.get(invoice.id)
    if (shares !== undefined) await lowerInvoice(work, invoice, { postingId, shares })
  }
}

/** What is left of each share on these invoices, after what was taken back of it: those of the newest invoice first. */
async function sharesLeft(work: Work, locked: readonly InvoiceRow[]): Promise<InvoicedShare[]> {
  const takenBack: Adjustment[] = []
  for (const invoice of locked) {
    const adjustments = await standingAdjustments(work, invoice)
    takenBack.push(...adjustments.filter(({ reasonCode }) => reasonCode === INSURER_TOOK_BACK))
  }
  const shares = await selectShares(work, locked)
  for (const { invoiceId, data, amountCents } of takenBack) {
    let restCents = 0 - amountCents
    for (const share of shares.filter((one) => one.invoiceId === invoiceId && isOfLine(one, data))) {
      const taken = Math.min(restCents, share.cents)
      share.cents -= taken
      restCents -= taken
    }
  }
  return shares
}

async function selectShares({ tx, actor }: Work, locked: readonly InvoiceRow[]): Promise<InvoicedShare[]> {
  const rows = await tx
    .select({ line: invoiceLines })
    .from(invoiceLines)
    .innerJoin(
      invoices,
      and(eq(invoices.organizationId, invoiceLines.organizationId), eq(invoices.id, invoiceLines.invoiceId)),
    )
    .where(
      and(
        eq(invoiceLines.organizationId, actor.organizationId),
        inArray(
          invoiceLines.invoiceId,
          locked.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(desc(invoices.number), asc(invoiceLines.position))
  return rows.flatMap(({ line: { claimId, lineNumber, invoiceId, appointmentId, unitPriceCents } }) =>
    claimId === null || lineNumber === null
      ? []
      : [{ claimId, lineNumber, invoiceId, appointmentId, cents: unitPriceCents }],
  )
}

const isOfLine = (share: ClaimLineKey, { claimId, lineNumber }: Partial<ClaimLineKey>): boolean =>
  share.claimId === claimId && share.lineNumber === lineNumber

async function lowerInvoice(
  work: Work,
  invoice: InvoiceRow,
  { postingId, shares }: { postingId: string; shares: readonly InvoicedShare[] },
): Promise<void> {
  const { organizationId, practiceId, clientId, id: invoiceId } = invoice
  const { today: occurredOn } = await practiceToday(work, practiceId)
  const of = { organizationId, practiceId, clientId, invoiceId, paymentId: null, postingId, occurredOn }
  await writeLedger(
    work,
    shares.map(({ claimId, lineNumber, cents }) => ({
      ...{ ...of, kind: 'credited' as const, reasonCode: INSURER_TOOK_BACK },
      ...{ data: { claimId, lineNumber }, amountCents: 0 - cents },
    })),
  )
  await recordAudit(work, {
    ...{ action: 'credited', resource: 'invoice', recordId: invoiceId },
    changed: ['amountCents'],
  })
  const sessions = shares.map(({ appointmentId }) => appointmentId)
  await freeExcess(work, invoice, { sessions, postingId })
}
