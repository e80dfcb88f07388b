import type { ClaimBatch, ClaimBatchState } from '@oaklet/api/contract'
import type { Tone } from '@oaklet/design-system'
import { countOf } from '../../../../shared/count-of'
import { formatDateAndTime } from '../../../../shared/format-date'
import { formatMoney } from '../../../../shared/format-money'

/** What each state of a file is called, and the tone of its badge. */
export const FILE_BADGES = {
  made: { word: 'Not sent yet', tone: 'wait' },
  sent: { word: 'Sent', tone: 'good' },
  received: { word: 'Received', tone: 'good' },
  accepted: { word: 'Accepted', tone: 'good' },
  partly_rejected: { word: 'Partly rejected', tone: 'bad' },
  rejected: { word: 'Rejected', tone: 'bad' },
} as const satisfies Record<ClaimBatchState, { word: string; tone: Tone }>

/** What a file is called that is a test, which is never sent. */
export const TEST_BADGE = { word: 'Test file', tone: 'wait' } as const

/** `Claims file 12` */
export const fileName = ({ number }: Pick<ClaimBatch, 'number'>): string => `Claims file ${number}`

/** `3 claims, $450.00, made Thu, Nov 5, 10:00 AM by Olivia Bennett` */
export function fileFacts(file: ClaimBatch, timeZone: string, today: string): string {
  const made = `made ${formatDateAndTime(file.createdAt, timeZone, today)} by ${file.createdByName}`
  const count = countOf(file.claims.length, 'claim', 'claims')
  return [count, formatMoney(file.chargedCents, file.currency), made].join(', ')
}

/** When and by whom it was sent; nothing until then. */
export const sentFacts = ({ sentAt, sentByName }: ClaimBatch, timeZone: string, today: string): string =>
  sentAt === null ? '' : `Sent ${formatDateAndTime(sentAt, timeZone, today)} by ${sentByName ?? ''}.`

/** Whether it is in the outbox folder, or on its way; nothing where nobody has put it there. */
export function folderFacts({ folder }: ClaimBatch, timeZone: string, today: string): string {
  if (folder === null) return ''
  return folder.state === 'put'
    ? `Put into the outbox folder ${formatDateAndTime(folder.at, timeZone, today)}.`
    : 'On its way into the outbox folder.'
}

/** The id of the button that downloads a file. */
export const downloadId = (fileId: string): string => `download-file-${fileId}`
