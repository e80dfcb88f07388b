import type { Tx } from '../../db/database'
import type { AnalyticsScope } from './analytics-scope'
import type { Split } from './breakdowns'
import { byBilledService } from './by-billed-service'
import { byClinician } from './by-clinician'
import { byHour } from './by-hour'
import { byLocation } from './by-location'
import { byWeekday } from './by-weekday'

const SPLITS: Readonly<Record<string, (tx: Tx, scope: AnalyticsScope) => Split | Promise<Split>>> = {
  Clinician: byClinician,
  Hour: (_, scope) => byHour(scope),
  Location: byLocation,
  Service: byBilledService,
  Weekday: (_, scope) => byWeekday(scope),
}

/** The split that a breakdown's dimension names. */
export async function splitBy(tx: Tx, scope: AnalyticsScope, dimension: string): Promise<Split> {
  const split = SPLITS[dimension]
  if (split === undefined) throw new Error(`Nothing splits by ${dimension}`)
  return split(tx, scope)
}
