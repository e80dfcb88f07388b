import type { Client, Practice } from '@oaklet/api/contract'
import { Avatar, Button, Icon, LinkButton, PageHeader, Skeleton, Stack, Tabs } from '@oaklet/design-system'
import { type ComponentType, useState } from 'react'
import { dateInZone } from '../../../shared/format-date'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { lazySection } from '../../../shared/lazy-section'
import { paths } from '../../../shared/paths'
import { useNow } from '../../../shared/use-now'
import { usePermissions } from '../../../shared/use-session'
import { personLine } from '../client-words'
import { ClientAppointments } from './ClientAppointments'
import { ClientBadge } from '../ClientBadge'
import { ClientOverview } from './ClientOverview'
import type { ClientCardsProps } from '../cards/ClientCards'
import type { ClientCoverageProps } from '../insurance/ClientCoverage'
import type { ClientFilesProps } from '../files/ClientFiles'
import type { ClientMeasuresProps } from '../measures/ClientMeasures'
import type { ClientOnboardingProps } from '../onboarding/ClientOnboarding'
import type { ClientPeopleProps } from '../people/ClientPeople'
import type { ClientTimelineProps } from '../timeline/ClientTimeline'
import { type ClientTab, useClientTab } from './use-client-tab'

interface ClientPageProps {
  client: Client
  practice: Practice
}

// The form is heavy, and most visits to the page don't open it.
const EditClientDialog = lazyDialog(
  ({ client }) => `Edit ${client.displayName}`,
  async () => (await import('../form/EditClientDialog')).EditClientDialog,
)

// Questionnaires and what draws their charts are for those who open the tab.
const ClientMeasures = lazySection<ClientMeasuresProps>(
  async () => (await import('../measures/ClientMeasures')).ClientMeasures,
  <Skeleton shape="row" count={6} />,
  'Loading measures',
)

// The people and their forms are for those who open the tab.
const ClientPeople = lazySection<ClientPeopleProps>(
  async () => (await import('../people/ClientPeople')).ClientPeople,
  <Skeleton shape="row" count={4} />,
  'Loading people',
)

// Files and their forms are for those who open the tab.
const ClientFiles = lazySection<ClientFilesProps>(
  async () => (await import('../files/ClientFiles')).ClientFiles,
  <Skeleton shape="row" count={4} />,
  'Loading files',
)

// What the client is asked for is for those who open the tab.
const ClientOnboarding = lazySection<ClientOnboardingProps>(
  async () => (await import('../onboarding/ClientOnboarding')).ClientOnboarding,
  <Skeleton shape="row" count={4} />,
  'Loading forms',
)

// Forms and what payers allowed are for those who open the tab.
const ClientCoverage = lazySection<ClientCoverageProps>(
  async () => (await import('../insurance/ClientCoverage')).ClientCoverage,
  <Skeleton shape="row" count={6} />,
  'Loading coverage',
)

// What has happened with a client is for those who open the tab.
const ClientTimeline = lazySection<ClientTimelineProps>(
  async () => (await import('../timeline/ClientTimeline')).ClientTimeline,
  <Skeleton shape="row" count={6} />,
  'Loading timeline',
)

// Cards are for those who open the tab, or come back from the provider.
const ClientCards = lazySection<ClientCardsProps>(
  async () => (await import('../cards/ClientCards')).ClientCards,
  <Skeleton shape="row" count={3} />,
  'Loading cards',
)

const TABS: Readonly<Record<ClientTab, { label: string; Content: ComponentType<ClientMeasuresProps> }>> = {
  overview: { label: 'Overview', Content: ClientOverview },
  appointments: { label: 'Appointments', Content: ClientAppointments },
  people: { label: 'People', Content: ClientPeople },
  insurance: { label: 'Insurance', Content: ClientCoverage },
  files: { label: 'Files', Content: ClientFiles },
  onboarding: { label: 'Forms', Content: ClientOnboarding },
  measures: { label: 'Measures', Content: ClientMeasures },
  timeline: { label: 'Timeline', Content: ClientTimeline },
  cards: { label: 'Cards', Content: ClientCards },
}

/** Everything about one client; the tab that was open is remembered (spec §2). */
export function ClientPage({ client, practice }: ClientPageProps) {
  const can = usePermissions()
  const [isEditing, setEditing] = useState(false)
  const { tab, tabs, showTab } = useClientTab()
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
        onSelectionChange={showTab}
        tabs={tabs.map((id) => {
          const { label, Content } = TABS[id]
          return { id, label, content: <Content client={client} practice={practice} today={today} /> }
        })}
      />
      {isEditing && <EditClientDialog client={client} today={today} onClose={() => setEditing(false)} />}
    </Stack>
  )
}
