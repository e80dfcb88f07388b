import { Skeleton } from '@oaklet/design-system'
import { useSearchParams } from 'react-router-dom'
import { WithPractice } from '../../../records/practice/WithPractice'
import { lazySection } from '../../../shared/lazy-section'
import { EstimatesList } from './EstimatesList'

// The list and what is due are two visits.
const EstimatesDue = lazySection(
  async () => (await import('./due/EstimatesDue')).EstimatesDue,
  <Skeleton shape="row" count={6} />,
)

/** /billing/estimates: all Good Faith Estimates, or with `?view=due` those that have to be sent. */
export function EstimatesScreen() {
  const [search] = useSearchParams()
  const isDue = search.get('view') === 'due'
  return (
    <WithPractice>
      {(practice) => (isDue ? <EstimatesDue practice={practice} /> : <EstimatesList practice={practice} />)}
    </WithPractice>
  )
}
