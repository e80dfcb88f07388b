import { Skeleton } from '@oaklet/design-system'
import { lazySection } from '../../../shared/lazy-section'

/** The day sheet, whose code comes when it is first asked for. */
export const LazyDaySheet = lazySection(
  async () => (await import('./DaySheet')).DaySheet,
  <Skeleton shape="row" count={8} />,
  'Loading the day sheet',
)
