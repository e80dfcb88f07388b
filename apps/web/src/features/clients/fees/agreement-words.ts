import type { FeeAgreement } from '@oaklet/api/contract'
import { feeDaysWords } from '../../../records/fees/fee-days'
import { formatMoney } from '../../../shared/format-money'

/** The service of an agreement, or that it is for all. */
export const serviceWords = (serviceCode: string | null): string => serviceCode ?? 'All services'

/** `$90.00`, or `20% off`. */
export const termsWords = (
  { feeCents, percentOff }: Pick<FeeAgreement, 'feeCents' | 'percentOff'>,
  currency: string,
): string => (feeCents === null ? `${percentOff ?? 0}% off` : formatMoney(feeCents, currency))

/** `Since November 1, 2026 · Sliding scale · agreed by Dana Reyes`. */
export function detailWords({ startsOn, endsOn, reason, agreedBy }: FeeAgreement, today: string): string {
  return [feeDaysWords({ startsOn, endsOn }, today), reason, `agreed by ${agreedBy}`].join(' · ')
}
