import type * as api from '@oaklet/api/contract'
import type { BillingSettings } from '@oaklet/api/contract'
import { readNextNumber } from '../../db/document-counters'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { readBillingSettings } from './read-billing-settings'

/** Returns how the practice bills its clients. */
export const getBillingSettings = (
  { params: { practiceId } }: CallOf<typeof api.getBillingSettings>,
  work: Work,
): Promise<BillingSettings> => findBillingSettings(work, practiceId)

/** The settings as the contract shows them. */
export async function findBillingSettings(
  { tx, actor: { organizationId } }: Work,
  practiceId: string,
): Promise<BillingSettings> {
  const place = { organizationId, practiceId }
  const settings = await readBillingSettings(tx, place)
  const { invoiceDueDays, statementDay, smallRestCents, isAutopayOn, version } = settings
  return {
    ...{ practiceId, invoiceDueDays, statementDay, smallRestCents, isAutopayOn, version },
    nextNumbers: {
      invoice: await readNextNumber(tx, 'invoice', place),
      superbill: await readNextNumber(tx, 'superbill', place),
      statement: await readNextNumber(tx, 'statement', place),
      estimate: await readNextNumber(tx, 'estimate', place),
    },
  }
}
