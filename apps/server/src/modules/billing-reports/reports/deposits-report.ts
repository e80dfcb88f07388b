import { PAYMENT_METHOD_WORDS, type PaymentMethod } from '@oaklet/api/contract'
import { dayInWords } from '../../../written-time'
import { depositsBy } from '../../payments'
import type { ReportCall, ReportDays, ReportRows } from '../report-rows'

type Split = Parameters<typeof depositsBy>[3]['split']

/** What was received and given back in the range: day after day, or the method with the most first. */
export async function depositsReport(
  { work, practiceId, scope }: ReportCall,
  { from, to, split }: ReportDays & { split: Split },
): Promise<ReportRows> {
  const deposits = await depositsBy(work, practiceId, scope, { from, to, split })
  const rows = deposits
    .toSorted((one, other) =>
      split === 'day' ? one.key.localeCompare(other.key) : other.receivedCents - one.receivedCents,
    )
    .map(({ key, count, receivedCents, givenBackCents, feeCents }) => ({
      id: key,
      label: split === 'day' ? dayInWords(key) : PAYMENT_METHOD_WORDS[key as PaymentMethod],
      cells: [count, receivedCents, givenBackCents, feeCents, receivedCents - givenBackCents - feeCents],
      records:
        count === 0
          ? null
          : {
              ...{ list: 'payments' as const, from, to },
              ...(split === 'day' ? { from: key, to: key } : { method: key as PaymentMethod }),
            },
    }))
  return { rows }
}
