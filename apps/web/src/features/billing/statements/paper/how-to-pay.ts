import type { StatementDocument } from '@oaklet/api/contract'
import { formatPhone } from '@oaklet/design-system'
import { addressLine } from '../../../../records/locations/address-line'
import { formatMoney } from '../../../../shared/format-money'

/** What the client is asked for, where they pay, and whom they ask: a sentence or two each. */
export function howToPay({ biller, closingCents, creditCents, currency }: StatementDocument): string[] {
  const money = (cents: number) => formatMoney(cents, currency)
  const asked = [
    `Please pay ${money(closingCents)}.`,
    ...(creditCents > 0
      ? [
          `You have ${money(creditCents)} of credit that is on no invoice yet. Ask the practice to put it towards this.`,
        ]
      : []),
  ]
  if (biller === null) return asked
  return [
    ...asked,
    `Checks can be sent to ${biller.name}, ${addressLine(biller.payToAddress ?? biller.address)}.`,
    `For other ways to pay, and with questions, call ${formatPhone(biller.phone)}.`,
  ]
}
