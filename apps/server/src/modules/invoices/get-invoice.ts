import type * as api from '@oaklet/api/contract'
import type { Invoice } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findInvoice } from './find-invoice'

/** One invoice with its lines, and the ledger that explains its balance. */
export async function getInvoice(
  { scope, params: key }: CallOf<typeof api.getInvoice>,
  work: Work,
): Promise<Invoice> {
  return findInvoice(work, key, scope)
}
