import {
  ADJUSTMENT_REASON_WORDS,
  REFUND_REASON_WORDS,
  type LedgerEntry,
  type PaymentMethod,
} from '@oaklet/api/contract'
import { INSURER_TOOK_BACK, type LedgerData, type LedgerReason } from '../../db/schema/ledger-table'

const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  card: ' by card',
  cash: ' in cash',
  check: ' by check',
  bank_transfer: ' by bank transfer',
  other: '',
}

const REASON_WORDS: Readonly<Record<LedgerReason, string>> = {
  ...ADJUSTMENT_REASON_WORDS,
  ...REFUND_REASON_WORDS,
  [INSURER_TOOK_BACK]: 'The insurance took its decision back',
}

/** An entry as far as its sentence needs it. */
interface Said {
  kind: LedgerEntry['kind']
  /** Null for credit of the client. */
  invoiceId: string | null
  /** Why, where the kind of entry asks for a reason. */
  reasonCode: LedgerReason | null
  /** The entry that it takes back. */
  reversesId: string | null
  /** The session that the money is or was held for. */
  appointmentId: string | null
  data: LedgerData
  /** What is owed the more by it. */
  amountCents: number
}

/** Puts an entry of the ledger into words, like "Payment by check (2041), kept as credit". */
export function entryWords(entry: Said): string {
  const { kind, invoiceId, reversesId, data } = entry
  if (data.words !== undefined) return data.words
  switch (kind) {
    case 'issued':
    case 'voided':
      return `Invoice ${data.invoiceNumber ?? ''} ${kind}`
    case 'moved':
      return movedWords(entry)
    case 'credited':
      if (entry.reasonCode === INSURER_TOOK_BACK) {
        return reversesId === null
          ? 'The insurance took its decision back'
          : 'The insurance’s decision holds again'
      }
      return reversesId === null ? `Charge reduced: ${reasonWords(entry)}` : 'Reduction taken back'
    case 'written_off':
      return reversesId === null ? `Written off: ${reasonWords(entry)}` : 'Write-off taken back'
    case 'payment':
      return reversesId === null
        ? paymentWords('Payment', entry)
        : paymentWords('Entered by mistake: payment', entry)
    case 'refund_returned': {
      const words = data.refundId === undefined ? 'Refund recorded by hand taken back' : 'Refund came back'
      return invoiceId === null ? `${words}, kept as credit` : words
    }
    case 'disputed':
      return disputedWords(entry)
    case 'dispute_won':
      return invoiceId === null ? 'Dispute won, kept as credit' : 'Dispute won'
    case 'refunded':
      return `Refunded${METHOD_WORDS[data.method ?? 'other']}${invoiceId === null ? ' from credit' : ''}: ${reasonWords(entry)}`
  }
}

/** A dispute takes less once it turns out that a refund or another dispute took a part of the payment. */
function disputedWords({ invoiceId, amountCents }: Said): string {
  if (amountCents < 0) {
    const words = 'Less is disputed than before'
    return invoiceId === null ? `${words}, kept as credit` : words
  }
  return `Disputed by the client’s bank${invoiceId === null ? ', off the credit' : ''}`
}

function movedWords({ invoiceId, appointmentId, data, amountCents }: Said): string {
  const isHeld = appointmentId !== null
  if (invoiceId !== null) {
    if (isHeld) return amountCents < 0 ? 'Held for the session, applied' : 'Held for the session again'
    return amountCents < 0 ? 'Credit applied' : 'Moved to credit'
  }
  if (data.invoiceNumber === undefined) return isHeld ? 'No longer held for a session' : 'Released to credit'
  const invoice = `invoice ${data.invoiceNumber}`
  if (isHeld) {
    return amountCents < 0
      ? `Held for a session again, from ${invoice}`
      : `Held for a session, applied to ${invoice}`
  }
  return amountCents < 0 ? `Moved to credit from ${invoice}` : `Credit applied to ${invoice}`
}

function paymentWords(
  payment: string,
  { invoiceId, appointmentId, data: { method = 'other', reference = '' } }: Said,
): string {
  const how = METHOD_WORDS[method] || ' received'
  const paid = `${payment}${how}${reference === '' ? '' : ` (${reference})`}`
  if (invoiceId !== null) return paid
  return `${paid}, ${appointmentId === null ? 'kept as credit' : 'held for a session'}`
}

function reasonWords({ reasonCode, data: { note = '' } }: Said): string {
  if (reasonCode === null || reasonCode === 'other') return note
  const reason = REASON_WORDS[reasonCode].toLowerCase()
  return note === '' ? reason : `${reason} (${note})`
}
