import type { FeeAgreement, FeeAgreementTime } from '@oaklet/api/contract'
import { formatFullDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'

/** What is said of each time, beside an agreement. */
export const AGREEMENT_TIME_WORDS = {
  current: { word: 'In force', tone: 'good' },
  coming: { word: 'Begins later', tone: 'wait' },
  former: { word: 'Ended', tone: 'neutral' },
} as const satisfies Record<FeeAgreementTime, { word: string; tone: string }>

/** The service of an agreement, or that it is for all. */
export const serviceWords = (serviceCode: string | null): string => serviceCode ?? 'All services'

/** `$90.00`, or `20% off`. */
export const termsWords = (
  { feeCents, percentOff }: Pick<FeeAgreement, 'feeCents' | 'percentOff'>,
  currency: string,
): string => (feeCents === null ? `${percentOff ?? 0}% off` : formatMoney(feeCents, currency))

/** `Since November 1, 2026 · Sliding scale · agreed by Dana Reyes`. */
export function detailWords({ startsOn, endsOn, reason, agreedBy }: FeeAgreement, today: string): string {
  const from = formatFullDate(startsOn)
  const days =
    endsOn === null
      ? `${startsOn > today ? 'From' : 'Since'} ${from}`
      : `${from} to ${formatFullDate(endsOn)}`
  return [days, reason, `agreed by ${agreedBy}`].join(' · ')
}
