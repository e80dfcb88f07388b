import type { HoldableSession } from '@oaklet/api/contract'
import { copayLeft } from '../../../records/payments/copay-left'
import { formatMoney } from '../../../shared/format-money'

/** “Copay $25.00 to collect”, or what of it was collected; null where there is nothing to say of a copay. */
export function copayWords(session: HoldableSession | null, currency: string): string | null {
  if (session === null) return null
  const { heldCents, isOpen } = session
  const leftCents = isOpen ? copayLeft(session) : 0
  if (leftCents > 0) return `Copay ${formatMoney(leftCents, currency)} to collect`
  return heldCents > 0 ? `Copay ${formatMoney(heldCents, currency)} collected` : null
}
