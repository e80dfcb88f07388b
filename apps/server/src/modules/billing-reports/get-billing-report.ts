import type * as api from '@oaklet/api/contract'
import type { BillingReport } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { readBillingReport } from './read-billing-report'

/** Returns one report of the practice's billing. */
export const getBillingReport = async (
  { params, query }: CallOf<typeof api.getBillingReport>,
  work: Work,
): Promise<BillingReport> => (await readBillingReport(work, params, query)).report
