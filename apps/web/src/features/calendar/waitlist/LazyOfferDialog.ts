import { lazyDialog } from '../../../shared/lazy-dialog'
import type { OfferDialogProps } from './OfferDialog'

/** Offers a free time; its code comes when it is first asked for. */
export const LazyOfferDialog = lazyDialog<OfferDialogProps>(
  () => 'Offer a time',
  async () => (await import('./OfferDialog')).OfferDialog,
)
