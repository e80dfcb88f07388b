import { Skeleton } from '@oaklet/design-system'
import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '../../shared/lazy-part'
import { usePage } from '../../shared/use-page'
import { PersonSkeleton } from './person/PersonSkeleton'

// The page of one person needs nothing of the list, and the other way round.
const StaffListScreen = lazyPart(
  async () => (await import('./StaffListScreen')).StaffListScreen,
  (_, failure) => failure || <Skeleton shape="row" count={6} />,
)
const PersonScreen = lazyPart(
  async () => (await import('./person/PersonScreen')).PersonScreen,
  (_, failure) => failure || <PersonSkeleton />,
)

/** /company/staff: one person where the address names one, else the list. */
export function StaffScreen() {
  const [search] = useSearchParams()
  const staffId = search.get('person')
  return staffId === null ? <StaffList /> : <PersonScreen key={staffId} staffId={staffId} />
}

/** The page has its name before its list is there. */
function StaffList() {
  usePage('Staff')
  return <StaffListScreen />
}
