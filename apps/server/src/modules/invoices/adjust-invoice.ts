import type * as api from '@oaklet/api/contract'
import {
  ADJUSTMENT_KINDS,
  type AdjustInvoiceBody,
  type AdjustmentKind,
  type Invoice,
} from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { INSURER_TOOK_BACK, ledgerEntries } from '../../db/schema/ledger-table'
import { AppError, notFound, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { balanceOfInvoice, writeLedger } from '../ledger'
import { practiceToday } from '../organization'
import { findInvoice } from './find-invoice'
import { lockIssuedInvoice, type InvoiceRow } from './lock-invoice'

/** What an adjustment has to know of its invoice. */
type AdjustedInvoice = Pick<InvoiceRow, 'organizationId' | 'practiceId' | 'clientId' | 'id'>

/** Reduces the charge of an issued invoice, or writes off a part of it. */
export async function adjustInvoice(
  { params: key, body }: CallOf<typeof api.adjustInvoice>,
  work: Work,
): Promise<Invoice> {
  const invoice = await lockIssuedInvoice(work, key)
  const left = await balanceOfInvoice(work.tx, invoice.organizationId, invoice.id)
  if (body.amountCents > left) {
    throw validationFailed([{ path: 'amountCents', message: 'This is more than is left to pay' }])
  }
  await writeAdjustment(work, invoice, body)
  return findInvoice(work, key, 'all')
}

/** Lowers what is owed on an invoice that the transaction holds, by no more than is left to pay. */
export async function writeAdjustment(
  work: Work,
  invoice: AdjustedInvoice,
  { kind, amountCents, reason, note }: AdjustInvoiceBody,
): Promise<void> {
  await writeLedger(work, [
    {
      ...(await entryOf(work, invoice)),
      kind,
      reasonCode: reason,
      data: note === '' ? {} : { note },
      amountCents: 0 - amountCents,
    },
  ])
  await recordAudit(work, { ...about(invoice), action: kind })
}

/** Takes back an adjustment that was made by mistake, by an entry of the opposite amount. */
export async function reverseAdjustment(
  { params: { entryId, ...key } }: CallOf<typeof api.reverseAdjustment>,
  work: Work,
): Promise<Invoice> {
  const invoice = await lockIssuedInvoice(work, key)
  const { kind, reasonCode, amountCents } = await findAdjustment(work, invoice, entryId)
  await writeLedger(work, [
    {
      ...(await entryOf(work, invoice)),
      ...{ kind, data: {}, reversesId: entryId },
      ...(reasonCode !== null && { reasonCode }),
      amountCents: 0 - amountCents,
    },
  ])
  await recordAudit(work, { ...about(invoice), action: 'adjustment_reversed' })
  return findInvoice(work, key, 'all')
}

/** The adjustment of the invoice that `entryId` names; 404 where there is none, 409 once it was taken back. */
async function findAdjustment(work: Work, { organizationId, id }: InvoiceRow, entryId: string) {
  const ofInvoice = and(
    eq(ledgerEntries.organizationId, organizationId),
    eq(ledgerEntries.invoiceId, id),
    inArray(ledgerEntries.kind, [...ADJUSTMENT_KINDS]),
  )
  const entries = await work.tx.select().from(ledgerEntries).where(ofInvoice)
  const found = entries.find((entry) => entry.id === entryId && entry.reversesId === null)
  if (found === undefined) throw notFound()
  if (found.reasonCode === INSURER_TOOK_BACK) {
    throw new AppError(
      'transition_refused',
      'The insurance took this back. Undo the posting of its payment instead.',
    )
  }
  if (entries.some(({ reversesId }) => reversesId === entryId)) {
    throw new AppError('transition_refused', 'This was taken back before.')
  }
  return { ...found, kind: found.kind as AdjustmentKind }
}

/** What every entry about the invoice holds, dated today. */
async function entryOf(work: Work, { organizationId, practiceId, clientId, id: invoiceId }: AdjustedInvoice) {
  const { today } = await practiceToday(work, practiceId)
  return { organizationId, practiceId, clientId, invoiceId, paymentId: null, occurredOn: today }
}

const about = ({ id }: AdjustedInvoice) => ({
  resource: 'invoice' as const,
  recordId: id,
  changed: ['amountCents'],
})
