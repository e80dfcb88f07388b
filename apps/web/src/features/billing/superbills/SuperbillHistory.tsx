import type { Superbill } from '@oaklet/api/contract'
import { Card, Timeline, type TimelineItem } from '@oaklet/design-system'
import { dateInZone, formatShortDate } from '../../../shared/format-date'
import { useNow } from '../../../shared/use-now'
import { sendingItem } from '../documents/sending-item'

interface SuperbillHistoryProps {
  superbill: Superbill
  timeZone: string
}

/** What was done with a superbill, the newest first. */
export function SuperbillHistory({ superbill, timeZone }: SuperbillHistoryProps) {
  const today = dateInZone(useNow(), timeZone)
  const { sendings, issuedOn, voidedOn, voidReason } = superbill
  const items: TimelineItem[] = [
    ...(voidedOn === null
      ? []
      : [
          {
            id: 'voided',
            title: 'Voided',
            time: formatShortDate(voidedOn, today),
            tone: 'bad' as const,
            children: voidReason,
          },
        ]),
    ...sendings.map((sending) => sendingItem(sending, timeZone, today)),
    ...(issuedOn === null
      ? []
      : [{ id: 'issued', title: 'Issued', time: formatShortDate(issuedOn, today), tone: 'info' as const }]),
  ]
  return (
    <Card title="History">
      <Timeline label="History of this superbill" items={items} />
    </Card>
  )
}
