import type { Tx } from '../../../db/database'
import { byBilledClinician, byBilledService, byPayer } from '../breakdowns/billed-splits'
import type { Split } from '../breakdowns/breakdowns'
import { byClinician, byLocation, byWeekday, byHour, byReferralSource } from '../breakdowns/splits'
import { byMainDiagnosis } from '../clinical/by-main-diagnosis'
import { byReliableChange } from '../clinical/by-reliable-change'
import { OUTCOME_KINDS } from '../clinical/measure-outcomes'
import { BILLED, COLLECTED, CONTRACTUAL, WRITTEN_OFF } from '../figures/money-moved'
import type { AnalyticsScope } from '../scope/analytics-scope'

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
  Payer: byPayer,
}

/** Returns the split for the dimension of a breakdown. */
export async function splitBy(
  tx: Tx,
  scope: AnalyticsScope,
  { ruleId, dimension }: { ruleId: string; dimension: string },
): Promise<Split> {
  const kind = OUTCOME_KINDS.find((each) => each === ruleId)
  if (kind !== undefined) return byReliableChange(kind)
  const split = (isMoved(ruleId) ? BILLED_SPLITS : SPLITS)[dimension]
  if (split === undefined) throw new Error(`Nothing splits ${ruleId} by ${dimension}`)
  return split(tx, scope)
}

const isMoved = (ruleId: string): boolean =>
  [BILLED, COLLECTED, WRITTEN_OFF, CONTRACTUAL].some(({ id }) => id === ruleId)
