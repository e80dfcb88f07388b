import type { ClaimBatch } from '@oaklet/api/contract'
import { countOf } from '../../../../shared/count-of'
import { formatDateAndTime } from '../../../../shared/format-date'
import { formatMoney } from '../../../../shared/format-money'

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
  sentAt === null ? '' : `Sent ${formatDateAndTime(sentAt, timeZone, today)} by ${sentByName ?? ''}`
