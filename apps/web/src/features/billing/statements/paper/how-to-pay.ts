import type { StatementBiller } from '@oaklet/api/contract'
import { formatPhone } from '@oaklet/design-system'
import { addressLine } from '../../../../records/locations/address-line'

/** Whom the client pays, where, and whom they ask. */
export function howToPay(biller: StatementBiller | null, amount: string): string {
  if (biller === null) return 'Not known: nobody is named who bills.'
  const { name, address, payToAddress, phone } = biller
  const paying = `Please pay ${amount} to ${name}, ${addressLine(payToAddress ?? address)}.`
  return phone === '' ? paying : `${paying} Questions? Call ${formatPhone(phone)}.`
}
