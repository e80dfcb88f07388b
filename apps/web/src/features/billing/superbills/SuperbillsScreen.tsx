import { Skeleton } from '@oaklet/design-system'
import { useSearchParams } from 'react-router-dom'
import { WithPractice } from '../../../records/practice/WithPractice'
import { lazySection } from '../../../shared/lazy-section'
import { usePermissions } from '../../../shared/use-session'
import { SuperbillsList } from './SuperbillsList'

// Most visits look at the list; making superbills is for once a month.
const MakeSuperbills = lazySection(
  async () => (await import('./making/MakeSuperbills')).MakeSuperbills,
  <Skeleton shape="row" count={6} />,
)

/** /billing/superbills: all of them, or with `?make=` the sessions for which some can be made. */
export function SuperbillsScreen() {
  const [search] = useSearchParams()
  const isMaking = usePermissions()('superbills:create') && search.has('make')
  return (
    <WithPractice>
      {(practice) =>
        isMaking ? <MakeSuperbills practice={practice} /> : <SuperbillsList practice={practice} />
      }
    </WithPractice>
  )
}
