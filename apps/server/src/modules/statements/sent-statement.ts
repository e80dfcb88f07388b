import type { StatementDocument } from '@oaklet/api/contract'
import { AppError } from '../../errors'
import type { StatementRow } from './lock-statement'

/** A sent statement as its file says it. */
export interface SentStatement {
  number: number
  /** The first and the last day of its period. */
  from: string
  to: string
  document: StatementDocument
  madeAt: Date
}

/** What the file of a statement says; throws 409 for a draft, which has none. */
export function sentStatement(
  { number, fromOn, toOn, document }: Pick<StatementRow, 'number' | 'fromOn' | 'toOn' | 'document'>,
  madeAt: Date,
): SentStatement {
  if (number === null || fromOn === null || toOn === null || document === null) {
    throw new AppError('transition_refused', 'A draft has no file. Send it first, or hand it over.')
  }
  return { number, from: fromOn, to: toOn, document, madeAt }
}
