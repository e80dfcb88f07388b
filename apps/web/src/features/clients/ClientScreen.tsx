import { CLIENTS_MESSAGES, hasErrorCode } from '@oaklet/api'
import type { Client, Practice } from '@oaklet/api/contract'
import { EmptyState, LinkButton, LoadingRegion, PageHeader, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { LoadFailure } from '../../shared/LoadFailure'
import { PREFERENCE_KEYS, writePreference } from '../../shared/local-preference'
import { paths } from '../../shared/paths'
import { useApi } from '../../shared/use-api'
import { usePage } from '../../shared/use-page'
import { ClientPage } from './ClientPage'
import { clientsQueries } from './clients-queries'
import { ClientSkeleton } from './ClientSkeleton'

interface ClientScreenProps {
  clientId: string
  practice: Practice
}

/** One client's page, whatever becomes of loading it. */
export function ClientScreen({ clientId, practice }: ClientScreenProps) {
  const query = useQuery(clientsQueries(useApi(), practice.id).one(clientId))
  const isGone = hasErrorCode(query.error, 'not_found')
  useEffect(() => {
    writePreference(PREFERENCE_KEYS.selectedClient, isGone ? null : clientId)
  }, [clientId, isGone])

  if (query.data) return <Found client={query.data} practice={practice} />
  if (isGone) return <Gone />
  if (query.isError) {
    return <Failed error={query.error} onRetry={() => void query.refetch()} />
  }
  return (
    <LoadingRegion label="Loading the client" isLoading>
      <ClientSkeleton />
    </LoadingRegion>
  )
}

function Found({ client, practice }: { client: Client; practice: Practice }) {
  usePage(client.displayName)
  return <ClientPage client={client} practice={practice} />
}

function Gone() {
  usePage('Client')
  return (
    <Stack gap="2xl">
      <PageHeader title="Client not found" />
      <EmptyState
        title="This client isn’t in your practice"
        action={<LinkButton href={paths.allClients()}>All clients</LinkButton>}
      >
        The address may be an old one, or the client belongs to someone whose clients you can’t see.
      </EmptyState>
    </Stack>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  usePage('Client')
  return (
    <Stack gap="2xl">
      <PageHeader
        title="Client"
        breadcrumbs={[{ label: 'All clients', href: paths.allClients() }, { label: 'Client' }]}
      />
      <LoadFailure error={error} fallback={CLIENTS_MESSAGES.get} onRetry={onRetry} />
    </Stack>
  )
}
