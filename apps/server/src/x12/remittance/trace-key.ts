import { createHash } from 'node:crypto'
import type { TransactionSet } from '../reading/transaction-set'
import type { Remittance } from './remittance'

/** SHA-256 of what a set says: without the segments that number it, and whatever signs part it. */
export function contentHashOf({ segments }: Pick<TransactionSet, 'segments'>, component: string): string {
  const hash = createHash('sha256')
  for (const { elements } of segments.slice(1, -1)) {
    const texts = elements.map((element) => element.trim().split(component).join(':'))
    hash.update(JSON.stringify(texts))
  }
  return hash.digest('hex')
}

/**
 * What names a payment: who gave it a number, and the number. Where no money moved these numbers repeat, so there the
 * hash of the content belongs to it.
 */
export function traceKeyOf(
  {
    tracePayerId,
    payer,
    traceNumber,
    amountCents,
    method,
  }: Pick<Remittance, 'tracePayerId' | 'payer' | 'traceNumber' | 'amountCents' | 'method'>,
  contentHash: string,
): string {
  const from = tracePayerId || payer.id || payer.otherIds[0] || payer.name
  const moved = amountCents !== 0 && method !== 'NON'
  return JSON.stringify(moved ? [from, traceNumber] : [from, traceNumber, contentHash])
}
