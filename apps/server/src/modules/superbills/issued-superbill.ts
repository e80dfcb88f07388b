import type { SuperbillDocument } from '@oaklet/api/contract'
import { AppError } from '../../errors'
import type { SuperbillRow } from './lock-superbill'

/** An issued superbill as its file says it. */
export interface IssuedSuperbill {
  id: string
  number: number
  issuedOn: string
  /** The first and the last day of its period. */
  from: string
  to: string
  /** Null unless it is void. */
  voidedOn: string | null
  document: SuperbillDocument
  madeAt: Date
}

/** What the file of a superbill says; throws 409 for a draft, which has none. */
export function issuedSuperbill(row: SuperbillRow, madeAt: Date): IssuedSuperbill {
  const { id, number, issuedOn, fromOn, toOn, voidedOn, document } = row
  if (number === null || issuedOn === null || document === null) {
    throw new AppError('transition_refused', 'A draft has no file. Issue it first.')
  }
  return { id, number, issuedOn, from: fromOn, to: toOn, voidedOn, document, madeAt }
}
