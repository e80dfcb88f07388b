import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import type { AnalyticsScope } from './analytics-scope'
import { billedSplit } from './billed-split'
import type { Split } from './breakdowns'
import { byClinician } from './by-clinician'

/** Splits the ledger's shares by the clinician of their line's appointment. */
export const byBilledClinician = async (tx: Tx, scope: AnalyticsScope): Promise<Split> =>
  billedSplit(sql`s.clinician_id::text`, await byClinician(tx, scope))
