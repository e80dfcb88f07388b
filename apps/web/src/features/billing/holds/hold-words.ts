import type { Hold } from '@oaklet/api/contract'
import { formatShortDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'

/** “$25.00 held for Tue, Nov 24” */
export const holdWords = ({ amountCents, date }: Hold, currency: string): string =>
  `${formatMoney(amountCents, currency)} held for ${formatShortDate(date)}`
