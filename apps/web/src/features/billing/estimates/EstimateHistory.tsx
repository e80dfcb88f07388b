import type { Estimate } from '@oaklet/api/contract'
import { Card, Timeline } from '@oaklet/design-system'
import { dateInZone } from '../../../shared/format-date'
import { useNow } from '../../../shared/use-now'
import { sendingItem } from '../documents/sending-item'

interface EstimateHistoryProps {
  estimate: Estimate
  timeZone: string
}

/** Every time that an estimate was sent, the newest first. */
export function EstimateHistory({ estimate: { sendings }, timeZone }: EstimateHistoryProps) {
  const today = dateInZone(useNow(), timeZone)
  return (
    <Card title="History">
      <Timeline
        label="History of this estimate"
        items={sendings.map((sending) => sendingItem(sending, timeZone, today))}
      />
    </Card>
  )
}
