import { lazyDialog } from '../../../shared/lazy-dialog'

/** Looks for a time; its code comes when it is first asked for. */
export const LazyFindTime = lazyDialog(
  () => 'Find a time',
  async () => (await import('./FindTime')).FindTime,
)
