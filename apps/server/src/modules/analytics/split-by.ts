import { MEASURE_KINDS } from '@oaklet/api/contract'
import type { Tx } from '../../db/database'
import type { AnalyticsScope } from './analytics-scope'
import type { Split } from './breakdowns'
import { byBilledClinician } from './by-billed-clinician'
import { byBilledService } from './by-billed-service'
import { byClinician } from './by-clinician'
import { byHour } from './by-hour'
import { byLocation } from './by-location'
import { byMainDiagnosis } from './by-main-diagnosis'
import { byReferralSource } from './by-referral-source'
import { byReliableChange } from './by-reliable-change'
import { byWeekday } from './by-weekday'
import { BILLED, COLLECTED } from './money-moved'

type SplitOf = (tx: Tx, scope: AnalyticsScope) => Split | Promise<Split>

const SPLITS: Readonly<Record<string, SplitOf>> = {
  Clinician: byClinician,
  Hour: (_, scope) => byHour(scope),
  Location: byLocation,
  'Main diagnosis': (_, scope) => byMainDiagnosis(scope),
  'Referral source': () => byReferralSource,
  Weekday: (_, scope) => byWeekday(scope),
}

const BILLED_SPLITS: Readonly<Record<string, SplitOf>> = {
  Clinician: byBilledClinician,
  Service: byBilledService,
}

/** The split by a dimension that a figure's breakdown names. */
export async function splitBy(
  tx: Tx,
  scope: AnalyticsScope,
  { ruleId, dimension }: { ruleId: string; dimension: string },
): Promise<Split> {
  const kind = MEASURE_KINDS.find((each) => each === ruleId)
  if (kind !== undefined) return byReliableChange(kind)
  const split = (isMoved(ruleId) ? BILLED_SPLITS : SPLITS)[dimension]
  if (split === undefined) throw new Error(`Nothing splits ${ruleId} by ${dimension}`)
  return split(tx, scope)
}

const isMoved = (ruleId: string): boolean => [BILLED, COLLECTED].some(({ id }) => id === ruleId)
