import type { LedgerEntry, StatementLine } from '@oaklet/api/contract'
import { INSURER_TOOK_BACK, type LedgerData, type LedgerReason } from '../../db/schema/ledger-table'
import { entryWords } from '../ledger'

/** An entry of a client’s ledger, as far as a statement goes by it. */
export interface StatementEntry {
  seq: number
  kind: LedgerEntry['kind']
  /** Null for credit of the client. */
  invoiceId: string | null
  invoiceNumber: number | null
  /** The session that credit is, or was, held for; null for money held for none. */
  appointmentId: string | null
  reasonCode: LedgerReason | null
  /** The entry that it takes back. */
  reversesId: string | null
  data: LedgerData
  amountCents: number
  occurredOn: string
}

/** What a statement says of a client’s ledger, in cents. */
export interface StatementContent {
  openingCents: number
  lines: StatementLine[]
  closingCents: number
  creditCents: number
  /** The last entry that it knows of; 0 without any. */
  throughSeq: number
}

/**
 * What a statement says of all entries of a client, in their order: those until `lastTold`, the last one that the
 * statement before knew of, are its opening balance, and each later one on an invoice is a line. The first statement of
 * a client (null) begins with their oldest open invoice.
 */
export function statementContent(
  entries: readonly StatementEntry[],
  lastTold: number | null,
): StatementContent {
  const afterSeq = lastTold ?? lastBeforeOpen(entries)
  const onInvoices = entries.filter(({ invoiceId }) => invoiceId !== null)
  const later = onInvoices.filter(({ seq }) => seq > afterSeq)
  return {
    openingCents: sum(onInvoices.filter(({ seq }) => seq <= afterSeq)),
    lines: later.toSorted(byDay).map(lineOf),
    closingCents: sum(onInvoices),
    creditCents: freeCreditIn(entries),
    throughSeq: Math.max(afterSeq, ...entries.map(({ seq }) => seq)),
  }
}

/** The last entry before the oldest open invoice; the very last one where nothing is open. */
function lastBeforeOpen(entries: readonly StatementEntry[]): number {
  const open = new Map<string, number>()
  for (const { invoiceId, amountCents } of entries) {
    if (invoiceId !== null) open.set(invoiceId, (open.get(invoiceId) ?? 0) + amountCents)
  }
  const first = entries.findIndex(({ invoiceId }) => invoiceId !== null && open.get(invoiceId) !== 0)
  return (first === -1 ? entries.at(-1) : entries[first - 1])?.seq ?? 0
}

/** The client’s credit that is held for no session, in cents. */
const freeCreditIn = (entries: readonly StatementEntry[]): number =>
  Math.max(
    0,
    0 - sum(entries.filter(({ invoiceId, appointmentId }) => invoiceId === null && appointmentId === null)),
  )

const sum = (entries: readonly StatementEntry[]): number =>
  entries.reduce((cents, { amountCents }) => cents + amountCents, 0)

const byDay = (one: StatementEntry, other: StatementEntry): number =>
  one.occurredOn.localeCompare(other.occurredOn) || one.seq - other.seq

function lineOf(entry: StatementEntry): StatementLine {
  const { occurredOn, kind, amountCents, invoiceNumber } = entry
  if (invoiceNumber === null) throw new Error('An entry stands on an invoice that was never issued')
  return {
    ...{ date: occurredOn, kind, invoiceNumber, amountCents },
    description: lineWords(entry, `invoice ${invoiceNumber}`),
  }
}

/** An entry as a client reads it: without the reasons and notes of the practice. */
function lineWords(entry: StatementEntry, invoice: string): string {
  const isTakenBack = entry.reversesId !== null
  switch (entry.kind) {
    case 'issued':
      return capitalized(invoice)
    case 'voided':
      return `${capitalized(invoice)} voided`
    case 'payment':
      return `${entryWords(entry)} for ${invoice}`
    case 'moved':
      return entry.amountCents < 0 ? `Credit put on ${invoice}` : `Moved from ${invoice} to your credit`
    case 'credited':
      if (entry.reasonCode === INSURER_TOOK_BACK) {
        return isTakenBack
          ? `Your insurance’s decision on ${invoice} holds again`
          : `Your insurance took its decision on ${invoice} back`
      }
      return isTakenBack ? `Reduction of ${invoice} taken back` : `Reduction of ${invoice}`
    case 'written_off':
      return isTakenBack ? `Write-off on ${invoice} taken back` : `Written off on ${invoice}`
    case 'refunded':
      return `Refund for ${invoice}`
    case 'refund_returned':
      return `Refund for ${invoice} that came back`
    case 'disputed':
      return `${entry.amountCents < 0 ? 'Less of the payment' : 'Payment'} for ${invoice} disputed by your bank`
    case 'dispute_won':
      return `Disputed payment for ${invoice} that stands`
  }
}

const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
