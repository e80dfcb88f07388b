import type { Superbill } from '@oaklet/api/contract'
import { Card, Text, Timeline, type TimelineItem } from '@oaklet/design-system'
import { dateInZone, formatDateAndTime, formatShortDate } from '../../../shared/format-date'
import { useNow } from '../../../shared/use-now'
import { SENDING_TONES, sendingWords, sentByWords } from '../documents/sending-words'

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
    ...sendings.map((sending) => ({
      id: sending.sentAt,
      title: sendingWords(sending),
      time: formatDateAndTime(sending.sentAt, timeZone, today),
      tone: SENDING_TONES[sending.state],
      children: <Text tone="quiet">{sentByWords(sending)}</Text>,
    })),
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
