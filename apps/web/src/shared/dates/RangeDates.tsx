import { Skeleton } from '@oaklet/design-system'
import { lazyPart } from '../lazy-part'
import type { CustomRangeProps } from './CustomRange'
import { datesPlace } from './RangeDates.css'

const CustomRange = lazyPart<CustomRangeProps>(
  async () => (await import('./CustomRange')).CustomRange,
  (_, failure) => failure || <Skeleton shape="row" />,
)

/** The field for two dates of a filter bar, which loads when it is first shown; its space is reserved. */
export const RangeDates = (props: CustomRangeProps) => (
  <div className={datesPlace}>
    <CustomRange {...props} />
  </div>
)
