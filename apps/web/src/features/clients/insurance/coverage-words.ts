import type { Coverage, CoverageStatus } from '@oaklet/api/contract'
import { formatFullDate, formatMediumDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'

export const COVERAGE_STATUS_WORDS = {
  unverified: { word: 'Not verified', tone: 'wait' },
  verified: { word: 'Verified', tone: 'good' },
  inactive: { word: 'No longer used', tone: 'neutral' },
} as const satisfies Record<CoverageStatus, { word: string; tone: string }>

/** Says when a coverage begins and ends: `Since January 1, 2026`. */
export function daysWords(
  { effectiveFrom, effectiveTo }: Pick<Coverage, 'effectiveFrom' | 'effectiveTo'>,
  today: string,
): string {
  const from = formatFullDate(effectiveFrom)
  if (effectiveTo !== null) return `${from} to ${formatFullDate(effectiveTo)}`
  return `${effectiveFrom > today ? 'From' : 'Since'} ${from}`
}

/** Names the policy holder and says what the client is to them. */
export function policyHolderWords({
  relation,
  policyHolder,
}: Pick<Coverage, 'relation' | 'policyHolder'>): string {
  if (policyHolder === null) return 'The client'
  const related = {
    self: '',
    spouse: ', whose spouse the client is',
    child: ', whose child the client is',
    other: ', to whom the client is otherwise related',
  }[relation]
  return `${policyHolder.firstName} ${policyHolder.lastName}${related}`
}

type Costs = Pick<Coverage, 'deductibleCents' | 'deductibleMetCents' | 'deductibleAsOf'>

/** Says the deductible, and how much of it is met, as far as both are known. */
export function deductibleWords(
  { deductibleCents, deductibleMetCents, deductibleAsOf }: Costs,
  currency: string,
): string {
  const asOf = deductibleAsOf === null ? '' : ` on ${formatMediumDate(deductibleAsOf)}`
  const met =
    deductibleMetCents === null ? null : `${formatMoney(deductibleMetCents, currency)} was met${asOf}`
  if (deductibleCents === null) return met ?? 'Not known'
  const whole = formatMoney(deductibleCents, currency)
  return met === null ? whole : `${whole}, of which ${met}`
}

/** An amount, or that it is not known. */
export const moneyOrUnknown = (cents: number | null, currency: string): string =>
  cents === null ? 'Not known' : formatMoney(cents, currency)

/** When the client signed something. */
export const signedWords = (day: string | null): string =>
  day === null ? 'Not signed yet' : `Signed on ${formatMediumDate(day)}`
