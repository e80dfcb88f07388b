import { lazyDialog } from '../../../shared/lazy-dialog'

/** The form for blocked time; its code comes when it is first opened. */
export const LazyBlockDialog = lazyDialog(
  () => 'Block time',
  async () => (await import('./Blocking')).Blocking,
)
