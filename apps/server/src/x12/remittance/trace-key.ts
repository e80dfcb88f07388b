import { createHash } from 'node:crypto'
import type { TransactionSet } from '../reading/transaction-set'
import type { Remittance } from './remittance'

/** SHA-256 of what a set says: without the segments that number it, and whatever signs part it. */
export function contentHashOf({ segments }: Pick<TransactionSet, 'segments'>, component: string): string {
  const texts = segments
    .slice(1, -1)
    .map(({ elements }) => elements.join('\u0000').replaceAll(component, '\u0001'))
  return createHash('sha256').update(texts.join('\u0002')).digest('hex')
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

/** What names a payment that a person said is another one, although its number was posted before. */
export const keyOfAnotherPayment = ({
  traceKey,
  contentHash,
}: Pick<Remittance, 'traceKey' | 'contentHash'>): string => JSON.stringify([traceKey, contentHash])
