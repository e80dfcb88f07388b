import type { FeeAgreementTime } from '@oaklet/api/contract'
import { formatFullDate } from '../../shared/format-date'

/** How fees that are for some days stand today. */
export const FEE_TIME_WORDS = {
  current: { word: 'In force', tone: 'good' },
  coming: { word: 'Begins later', tone: 'wait' },
  former: { word: 'Ended', tone: 'neutral' },
} as const satisfies Record<FeeAgreementTime, { word: string; tone: string }>

/** `Since November 1, 2026`, or `January 1, 2026 to June 30, 2026`. */
export function feeDaysWords(
  { startsOn, endsOn }: { startsOn: string; endsOn: string | null },
  today: string,
): string {
  const from = formatFullDate(startsOn)
  if (endsOn !== null) return `${from} to ${formatFullDate(endsOn)}`
  return `${startsOn > today ? 'From' : 'Since'} ${from}`
}
