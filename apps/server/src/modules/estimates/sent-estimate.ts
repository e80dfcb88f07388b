import type { EstimateDocument, EstimateReason } from '@oaklet/api/contract'
import { AppError } from '../../errors'
import type { EstimateRow } from './select-estimates'

/** A sent estimate as its file says it. */
export interface SentEstimate {
  number: number
  sentOn: string
  /** The first and the last day of its period. */
  from: string
  to: string
  reason: EstimateReason
  askedOn: string | null
  /** The number of the one that took its place, or null. */
  replacedBy: number | null
  document: EstimateDocument
  madeAt: Date
}

/** What the file of an estimate says; throws 409 for a draft, which has none. */
export function sentEstimate(row: EstimateRow, replacedBy: number | null, madeAt: Date): SentEstimate {
  const { number, sentOn, fromOn, toOn, reason, askedOn, document } = row
  if (number === null || sentOn === null || document === null) {
    throw new AppError('transition_refused', 'A draft has no file. Send it first.')
  }
  return { number, sentOn, from: fromOn, to: toOn, reason, askedOn, replacedBy, document, madeAt }
}
