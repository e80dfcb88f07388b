import { Skeleton } from '@oaklet/design-system'
import { lazySection } from '../../../shared/lazy-section'

/** The grid of a month, whose code comes when it is first shown. */
export const LazyMonth = lazySection(
  async () => (await import('./Month')).Month,
  <Skeleton shape="row" count={8} />,
  'Loading the month',
)
