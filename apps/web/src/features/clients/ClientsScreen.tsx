import { Skeleton } from '@oaklet/design-system'
import { Navigate, useSearchParams } from 'react-router-dom'
import { lazyPart } from '../../shared/lazy-part'
import { readPreference, PREFERENCE_KEYS } from '../../shared/local-preference'
import { paths } from '../../shared/paths'
import { usePage } from '../../shared/use-page'
import { WithPractice } from '../../records/practice/WithPractice'
import { ClientSkeleton } from './page/ClientSkeleton'

// The page of one client needs nothing of the list, and the other way round.
const ClientsListScreen = lazyPart(
  async () => (await import('./list/ClientsListScreen')).ClientsListScreen,
  (_, failure) => failure || <Skeleton shape="row" count={6} />,
)
const DuplicatesScreen = lazyPart(
  async () => (await import('./duplicates/DuplicatesScreen')).DuplicatesScreen,
  (_, failure) => failure || <Skeleton shape="row" count={3} />,
)
const PacketsScreen = lazyPart(
  async () => (await import('./onboarding/PacketsScreen')).PacketsScreen,
  (_, failure) => failure || <Skeleton shape="row" count={4} />,
)
const ClientScreen = lazyPart(
  async () => (await import('./page/ClientScreen')).ClientScreen,
  (_, failure) => failure || <ClientSkeleton />,
)

/** /clients: the selected client if there is one, else the list or one of its views; the selection is remembered (spec §2). */
export function ClientsScreen() {
  const [search] = useSearchParams()
  const clientId = search.get('client')
  const remembered = readPreference(PREFERENCE_KEYS.selectedClient)
  if (clientId === null && remembered !== null && search.size === 0) {
    return <Navigate to={paths.client(remembered)} replace />
  }
  if (clientId === null) {
    const view = search.get('view')
    if (view === 'duplicates') return <Duplicates />
    return view === 'packets' ? <Packets /> : <ClientsList />
  }
  return (
    <WithPractice>
      {(practice) => <ClientScreen key={clientId} clientId={clientId} practice={practice} />}
    </WithPractice>
  )
}

/** The page has its name before its pairs are there. */
function Duplicates() {
  usePage('Possible duplicates')
  return <WithPractice>{(practice) => <DuplicatesScreen practice={practice} />}</WithPractice>
}

/** The page has its name before its packets are there. */
function Packets() {
  usePage('Forms of clients')
  return <WithPractice>{(practice) => <PacketsScreen practice={practice} />}</WithPractice>
}

/** The page has its name before its list is there. */
function ClientsList() {
  usePage('Clients')
  return <WithPractice>{(practice) => <ClientsListScreen practice={practice} />}</WithPractice>
}
