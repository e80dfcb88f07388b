import type { DocumentSending } from '@oaklet/api/contract'
import { Text, type TimelineItem } from '@oaklet/design-system'
import { formatDateAndTime } from '../../../shared/format-date'
import { sendingWords } from './sending-words'

const TONES = { waiting: 'info', sent: 'good', failed: 'bad' } as const

/** One time that a document was sent, as a line of its history: by whom, and what can be done where that failed. */
export const sendingItem = (sending: DocumentSending, timeZone: string, today: string): TimelineItem => ({
  id: sending.sentAt,
  title: sendingWords(sending),
  time: formatDateAndTime(sending.sentAt, timeZone, today),
  tone: TONES[sending.state],
  children: (
    <Text tone="quiet">
      by {sending.sentByName}
      {sending.state === 'failed' && '. Send it again, or hand it over.'}
    </Text>
  ),
})
