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
}

/** Puts an entry of the ledger into words, like "Payment by check (2041), kept as credit". */
export function entryWords({ kind, invoiceId, data }: Said): string {
  if (data.words !== undefined) return data.words
  if (kind !== 'payment') return `Invoice ${data.invoiceNumber ?? ''} ${kind}`
  const { method = 'other', reference = '' } = data
  const paid = `Payment ${METHOD_WORDS[method]}${reference === '' ? '' : ` (${reference})`}`
  return invoiceId === null ? `${paid}, kept as credit` : paid
}
