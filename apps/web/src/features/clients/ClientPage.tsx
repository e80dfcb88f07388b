import type { Client, Practice } from '@oaklet/api/contract'
import { Avatar, Button, Icon, LinkButton, PageHeader, Stack, Tabs } from '@oaklet/design-system'
import { useState } from 'react'
import { dateInZone } from '../../shared/format-date'
import { lazyDialog } from '../../shared/lazy-dialog'
import { PREFERENCE_KEYS, useLocalPreference } from '../../shared/local-preference'
import { paths } from '../../shared/paths'
import { useNow } from '../../shared/use-now'
import { usePermissions } from '../../shared/use-session'
import { personLine } from './client-words'
import { ClientAppointments } from './ClientAppointments'
import { ClientBadge } from './ClientBadge'
import { ClientOverview } from './ClientOverview'

interface ClientPageProps {
  client: Client
  practice: Practice
}

const CLIENT_TABS = ['overview', 'appointments'] as const
type ClientTab = (typeof CLIENT_TABS)[number]

// The form is heavy, and most visits to the page don't open it.
const EditClientDialog = lazyDialog(
  ({ client }) => `Edit ${client.displayName}`,
  async () => (await import('./EditClientDialog')).EditClientDialog,
)

/** Everything about one client; the tab that was open is remembered (spec §2). */
export function ClientPage({ client, practice }: ClientPageProps) {
  const can = usePermissions()
  const [remembered, setTab] = useLocalPreference(PREFERENCE_KEYS.clientActiveTab)
  const [isEditing, setEditing] = useState(false)
  const tab: ClientTab = CLIENT_TABS.find((id) => id === remembered) ?? 'overview'
  const today = dateInZone(useNow(), practice.timeZone)
  const isBookable = client.status !== 'archived' && can('appointments:write')
  return (
    <Stack gap="2xl">
      <PageHeader
        breadcrumbs={[{ label: 'All clients', href: paths.allClients() }, { label: client.displayName }]}
        leading={<Avatar name={client.displayName} size="l" />}
        title={client.displayName}
        summary={personLine(client, today)}
        trailing={<ClientBadge status={client.status} />}
        actions={
          <>
            {can('clients:write') && (
              <Button {...EditClientDialog.onIntent} onPress={() => setEditing(true)}>
                Edit client
              </Button>
            )}
            {isBookable && (
              <LinkButton href={paths.calendar({ book: client.id })} tone="primary" icon={<Icon of="plus" />}>
                Book appointment
              </LinkButton>
            )}
          </>
        }
      />
      <Tabs<ClientTab>
        label="About this client"
        selectedKey={tab}
        onSelectionChange={setTab}
        tabs={[
          {
            id: 'overview',
            label: 'Overview',
            content: <ClientOverview client={client} practice={practice} today={today} />,
          },
          {
            id: 'appointments',
            label: 'Appointments',
            content: <ClientAppointments client={client} practice={practice} today={today} />,
          },
        ]}
      />
      {isEditing && <EditClientDialog client={client} onClose={() => setEditing(false)} />}
    </Stack>
  )
}
