import type { Address } from '@oaklet/api/contract'

/** What the dialog takes; by itself, so that the list need not bring it. */
export interface PublicHolidaysDialogProps {
  /** Of the practice's primary location: its country's holidays are offered first. */
  address: Pick<Address, 'country' | 'state'>
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  onClose: () => void
}
