import { CLIENTS_MESSAGES, hasErrorCode } from '@oaklet/api'
import type { Client, Practice } from '@oaklet/api/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PREFERENCE_KEYS, writePreference } from '../../../shared/local-preference'
import { paths } from '../../../shared/paths'
import { RecordScreen } from '../../../shared/RecordScreen'
import { useApi } from '../../../shared/use-api'
import { usePage } from '../../../shared/use-page'
import { ClientPage } from './ClientPage'
import { clientQuery } from '../../../records/clients/client-queries'
import { ClientSkeleton } from './ClientSkeleton'

const LIST = { label: 'All clients', href: paths.allClients() }
const GONE = {
  title: 'This client isn’t in your practice',
  reason: 'The address may be an old one, or the client belongs to someone whose clients you can’t see.',
}

interface ClientScreenProps {
  clientId: string
  practice: Practice
}

/** One client's page, whatever becomes of loading it. */
export function ClientScreen({ clientId, practice }: ClientScreenProps) {
  const query = useQuery(clientQuery(useApi(), practice.id, clientId))
  const isGone = hasErrorCode(query.error, 'not_found')
  useEffect(() => {
    writePreference(PREFERENCE_KEYS.selectedClient, isGone ? null : clientId)
  }, [clientId, isGone])

  return (
    <RecordScreen
      kind="Client"
      list={LIST}
      record={query.data ?? (isGone ? null : undefined)}
      error={query.error}
      onRetry={() => void query.refetch()}
      fallback={CLIENTS_MESSAGES.get}
      placeholder={<ClientSkeleton />}
      gone={GONE}
    >
      {(client) => <Found client={client} practice={practice} />}
    </RecordScreen>
  )
}

function Found({ client, practice }: { client: Client; practice: Practice }) {
  usePage(client.displayName)
  return <ClientPage client={client} practice={practice} />
}
