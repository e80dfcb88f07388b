import { Navigate, useSearchParams } from 'react-router-dom'
import { lazyPart } from '../../shared/lazy-part'
import { readPreference, PREFERENCE_KEYS } from '../../shared/local-preference'
import { paths } from '../../shared/paths'
import { WithPractice } from '../../shared/WithPractice'
import { ClientsListScreen } from './ClientsListScreen'
import { ClientSkeleton } from './ClientSkeleton'

const ClientScreen = lazyPart(
  async () => (await import('./ClientScreen')).ClientScreen,
  (_, failure) => failure || <ClientSkeleton />,
)

/** /clients: the selected client if there is one, else the list; the selection is remembered (spec §2). */
export function ClientsScreen() {
  const [search] = useSearchParams()
  const clientId = search.get('client')
  const remembered = readPreference(PREFERENCE_KEYS.selectedClient)
  if (clientId === null && remembered !== null && search.size === 0) {
    return <Navigate to={paths.client(remembered)} replace />
  }
  return (
    <WithPractice>
      {(practice) =>
        clientId === null ? (
          <ClientsListScreen practice={practice} />
        ) : (
          <ClientScreen key={clientId} clientId={clientId} practice={practice} />
        )
      }
    </WithPractice>
  )
}
