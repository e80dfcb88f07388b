import * as z from 'zod/mini'
import { DocumentBiller, DocumentClient } from '../billing-documents/document-parties'
import { LEDGER_ENTRY_KINDS } from '../invoices/ledger-entry'
import { CalendarDate, Cents } from '../wire/scalars'

/** Who is paid, as statements name them: who may read one needn’t be told tax numbers. */
export const StatementBiller = z.pick(DocumentBiller, {
  name: true,
  address: true,
  payToAddress: true,
  phone: true,
})
export type StatementBiller = z.infer<typeof StatementBiller>

/** Whom a statement is for. */
export const StatementClient = z.pick(DocumentClient, { name: true, address: true })
export type StatementClient = z.infer<typeof StatementClient>

/** One thing that changed what is owed on an invoice. */
export const StatementLine = z.object({
  date: CalendarDate,
  kind: z.enum(LEDGER_ENTRY_KINDS),
  /** The invoice that it stands on. */
  invoiceNumber: z.int(),
  /** Like “Invoice 1001” or “Payment by check (204) for invoice 1001”; never what was treated. */
  description: z.string(),
  /** Charges are positive, payments negative. */
  amountCents: Cents,
})
export type StatementLine = z.infer<typeof StatementLine>

/** What is left to pay by the days since it was due, in cents; the first is also what is not due yet. */
export const StatementAging = z.object({ upTo30: Cents, upTo60: Cents, upTo90: Cents, over90: Cents })
export type StatementAging = z.infer<typeof StatementAging>

/** What a statement says: opening balance and lines come to the closing balance, and so do the ages. */
export const StatementDocument = z.object({
  /** Null where the practice has no billing profile, which no sent statement lacks. */
  biller: z.nullable(StatementBiller),
  client: StatementClient,
  /** What was owed after the client’s last statement. */
  openingCents: Cents,
  /** What was written since then, in the order of the days. A day before `from` was entered late. */
  lines: z.array(StatementLine),
  /** What the client’s open invoices owe. */
  closingCents: Cents,
  aging: StatementAging,
  /** What was received of the client, stands on no invoice and is held for no session. */
  creditCents: Cents,
  currency: z.string(),
})
export type StatementDocument = z.infer<typeof StatementDocument>
