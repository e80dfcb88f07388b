import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { billingSettings } from '../../db/schema/billing-settings-table'
import { practices } from '../../db/schema/practices-table'

/** The practices that have kept billing settings, each with these and with its time zone. */
export const practiceSettings = (tx: Tx, organizationId: string) =>
  tx
    .select({ practiceId: practices.id, timeZone: practices.timeZone, settings: billingSettings })
    .from(practices)
    .innerJoin(
      billingSettings,
      and(
        eq(billingSettings.organizationId, practices.organizationId),
        eq(billingSettings.practiceId, practices.id),
      ),
    )
    .where(eq(practices.organizationId, organizationId))
    .orderBy(asc(practices.id))
