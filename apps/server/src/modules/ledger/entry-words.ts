import type { LedgerEntry, PaymentMethod } from '@oaklet/api/contract'
import type { LedgerData } from '../../db/schema/ledger-table'

const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  card: 'by card',
  cash: 'in cash',
  check: 'by check',
  bank_transfer: 'by bank transfer',
  other: 'received',
}

/** An entry as far as its sentence needs it. */
interface Said {
  kind: LedgerEntry['kind']
  /** Null for credit of the client. */
  invoiceId: string | null
  data: LedgerData
  /** What is owed the more by it. */
  amountCents: number
}

/** Puts an entry of the ledger into words, like "Payment by check (2041), kept as credit". */
export function entryWords({ kind, invoiceId, data, amountCents }: Said): string {
  if (data.words !== undefined) return data.words
  if (kind === 'moved') {
    if (invoiceId !== null) return amountCents < 0 ? 'Credit applied' : 'Moved to credit'
    const invoice = `invoice ${data.invoiceNumber ?? ''}`
    return amountCents < 0 ? `Moved to credit from ${invoice}` : `Credit applied to ${invoice}`
  }
  if (kind !== 'payment') return `Invoice ${data.invoiceNumber ?? ''} ${kind}`
  const { method = 'other', reference = '' } = data
  const paid = `Payment ${METHOD_WORDS[method]}${reference === '' ? '' : ` (${reference})`}`
  return invoiceId === null ? `${paid}, kept as credit` : paid
}
