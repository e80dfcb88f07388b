import type { Statement } from '@oaklet/api/contract'
import { Card, Timeline } from '@oaklet/design-system'
import { dateInZone, formatShortDate } from '../../../shared/format-date'
import { useNow } from '../../../shared/use-now'
import { sendingItem } from '../documents/sending-item'

interface StatementHistoryProps {
  statement: Statement
  timeZone: string
}

/** Every time that a statement was sent, the newest first, and when its draft was made. */
export function StatementHistory({ statement, timeZone }: StatementHistoryProps) {
  const today = dateInZone(useNow(), timeZone)
  const { sendings, draftedOn } = statement
  return (
    <Card title="History">
      <Timeline
        label="History of this statement"
        items={[
          ...sendings.map((sending) => sendingItem(sending, timeZone, today)),
          { id: 'drafted', title: 'Drafted', time: formatShortDate(draftedOn, today), tone: 'info' },
        ]}
      />
    </Card>
  )
}
