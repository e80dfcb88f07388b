import { DEFAULT_INVOICE_DUE_DAYS } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { billingSettings } from '../../db/schema/billing-settings-table'

/** What a practice has until somebody changes it. */
const UNCHANGED = {
  invoiceDueDays: DEFAULT_INVOICE_DUE_DAYS,
  statementDay: null,
  statementDaySince: null,
  smallRestCents: null,
  autopaySince: null,
  version: 0,
}

/** How a practice bills its clients. */
export async function readBillingSettings(
  tx: Tx,
  { organizationId, practiceId }: { organizationId: string; practiceId: string },
) {
  const { invoiceDueDays, statementDay, statementDaySince, smallRestCents, autopaySince, version } =
    billingSettings
  const [found] = await tx
    .select({ invoiceDueDays, statementDay, statementDaySince, smallRestCents, autopaySince, version })
    .from(billingSettings)
    .where(
      and(eq(billingSettings.organizationId, organizationId), eq(billingSettings.practiceId, practiceId)),
    )
  const settings = found ?? UNCHANGED
  return { ...settings, isAutopayOn: settings.autopaySince !== null }
}
