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
    const isApplied = amountCents < 0 === (invoiceId !== null)
    const invoice =
      invoiceId === null ? ` ${isApplied ? 'to' : 'from'} invoice ${data.invoiceNumber ?? ''}` : ''
    return isApplied ? `Credit applied${invoice}` : `Moved to credit${invoice}`
  }
  if (kind !== 'payment') return `Invoice ${data.invoiceNumber ?? ''} ${kind}`
  const { method = 'other', reference = '' } = data
  const paid = `Payment ${METHOD_WORDS[method]}${reference === '' ? '' : ` (${reference})`}`
  return invoiceId === null ? `${paid}, kept as credit` : paid
}
