import type { Packet, PacketItemState, PacketStatus } from '@oaklet/api/contract'
import type { Tone } from '@oaklet/design-system'
import { formatDateAndTime } from '../../../shared/format-date'

/** What each status is called, and the tone of its badge. */
export const PACKET_STATUS_WORDS = {
  sent: { word: 'Sent', tone: 'info' },
  opened: { word: 'Opened', tone: 'info' },
  in_progress: { word: 'Being filled in', tone: 'info' },
  submitted: { word: 'To review', tone: 'wait' },
  returned: { word: 'Sent back', tone: 'info' },
  reviewed: { word: 'Reviewed', tone: 'good' },
  expired: { word: 'Expired', tone: 'neutral' },
  revoked: { word: 'Revoked', tone: 'neutral' },
} as const satisfies Record<PacketStatus, { word: string; tone: string }>

/** What the status of a packet is called. Nobody reviews what a schedule asked for. */
export const packetStatusWords = ({ status, review }: Packet): { word: string; tone: Tone } =>
  review !== null && review.byName === null ? { word: 'Answered', tone: 'good' } : PACKET_STATUS_WORDS[status]

/** How far one thing is, in words. */
export const ITEM_STATE_WORDS: Readonly<Record<PacketItemState, string>> = {
  not_started: 'Not started',
  in_progress: 'In progress',
  done: 'Done',
  returned: 'Changes asked for',
}

/** Whether the client can still fill it in once a new link was sent. */
export const canBeSentAgain = ({ status }: Packet): boolean =>
  !['submitted', 'reviewed', 'revoked'].includes(status)

/** What happened last, and when: “Sent in Mon, Nov 16, 10:00 AM”. */
export function lastStep(packet: Packet, timeZone: string, today: string): string {
  const when = (instant: string) => formatDateAndTime(instant, timeZone, today)
  const { status, review, revocation, submittedAt, savedAt, openedAt, expiresAt } = packet
  if (review !== null) {
    return review.byName === null
      ? `Answered ${when(review.at)}`
      : `Reviewed by ${review.byName}, ${when(review.at)}`
  }
  if (revocation !== null)
    return `Revoked by ${revocation.byName}, ${when(revocation.at)}: ${revocation.reason}`
  if (status === 'expired') return `Expired ${when(expiresAt)}`
  if (status === 'submitted' && submittedAt !== null) return `Sent in ${when(submittedAt)}`
  if (savedAt !== null) return `Saved last ${when(savedAt)}`
  if (openedAt !== null) return `Opened ${when(openedAt)}`
  return 'Not opened yet'
}
