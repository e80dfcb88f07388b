import { CLIENTS_MESSAGES } from '@oaklet/api'
import { CLIENT_STATUSES, REFERRAL_SOURCE_WORDS, REFERRAL_SOURCES, type Practice } from '@oaklet/api/contract'
import { Button, EmptyState, Icon, Inline, LinkButton, Select } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cliniciansQuery } from '../../../records/practice/practice-queries'
import { dateInZone } from '../../../shared/format-date'
import { WITHOUT_ASKING } from '../../../shared/forms/use-unsaved'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { ListFilters } from '../../../shared/lists/ListFilters'
import { ListScreen } from '../../../shared/lists/ListScreen'
import { PREFERENCE_KEYS, writePreference } from '../../../shared/local-preference'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { useNow } from '../../../shared/use-now'
import { usePermissions, usePracticeId, useUser } from '../../../shared/use-session'
import { CLIENT_STATUS_WORDS } from '../client-words'
import { ClientsTable } from './ClientsTable'
import {
  ANY_CLINICIAN,
  type CoverageFilter,
  type ReferralFilter,
  type StatusFilter,
  useClientsList,
} from './use-clients-list'

const STATUSES: readonly { id: StatusFilter; label: string }[] = [
  { id: 'all', label: 'Any status' },
  ...CLIENT_STATUSES.map((id) => ({ id, label: CLIENT_STATUS_WORDS[id].word })),
]

const COVERAGES: readonly { id: CoverageFilter; label: string }[] = [
  { id: 'any', label: 'Any coverage' },
  { id: 'unverified', label: 'Coverage to verify' },
]

const REFERRALS: readonly { id: ReferralFilter; label: string }[] = [
  { id: 'any', label: 'Any referral source' },
  ...REFERRAL_SOURCES.map((id) => ({ id, label: REFERRAL_SOURCE_WORDS[id] })),
]

// The form is heavy, and most visits to the list don't open it.
const NewClientDialog = lazyDialog(
  () => 'New client',
  async () => (await import('../form/NewClientDialog')).NewClientDialog,
)

const ImportClientsDialog = lazyDialog(
  () => 'Import clients',
  async () => (await import('../import/ImportClientsDialog')).ImportClientsDialog,
)

/** Everyone the practice sees, found by name, e-mail or phone. */
export function ClientsListScreen({ practice }: { practice: Practice }) {
  const navigate = useNavigate()
  const can = usePermissions()
  const { permissions } = useUser()
  const { list, isNewWanted, dropNew, ...filters } = useClientsList()
  const today = dateInZone(useNow(), practice.timeZone)
  const [isAdding, setAdding] = useState(false)
  const [isImporting, setImporting] = useState(false)

  // The list has no open client, so the one that was open is forgotten.
  useEffect(() => writePreference(PREFERENCE_KEYS.selectedClient, null), [])

  const mayAdd = can('clients:write')
  const mayImport = permissions.includes('clients:write')
  const add = (
    <Button
      tone="primary"
      icon={<Icon of="plus" />}
      {...NewClientDialog.onIntent}
      onPress={() => setAdding(true)}
    >
      New client
    </Button>
  )

  return (
    <ListScreen
      title="Clients"
      counted={['client', 'clients']}
      actions={
        <Inline gap="m">
          {can('onboarding:review') && (
            <LinkButton tone="quiet" href={paths.packets()}>
              Forms
            </LinkButton>
          )}
          {mayAdd && (
            <LinkButton tone="quiet" href={paths.duplicates()}>
              Possible duplicates
            </LinkButton>
          )}
          {mayImport && (
            <Button {...ImportClientsDialog.onIntent} onPress={() => setImporting(true)}>
              Import clients
            </Button>
          )}
          {mayAdd && add}
        </Inline>
      }
      filters={
        <ListFilters label="Filter clients" find="Find a client" shortcut="Find a client" words={filters}>
          <Select
            label="Status"
            isLabelHidden
            items={STATUSES}
            selectedKey={filters.chosen.status}
            onSelectionChange={(status) => filters.choose('status', status)}
          />
          {permissions.includes('clients:view') && (
            <ClinicianFilter
              chosen={filters.chosen.clinicianId}
              onChoose={(id) => filters.choose('clinicianId', id)}
            />
          )}
          <Select
            label="Coverage"
            isLabelHidden
            items={COVERAGES}
            selectedKey={filters.chosen.coverage}
            onSelectionChange={(coverage) => filters.choose('coverage', coverage)}
          />
          <Select
            label="Referral source"
            isLabelHidden
            items={REFERRALS}
            selectedKey={filters.chosen.referralSource}
            onSelectionChange={(source) => filters.choose('referralSource', source)}
          />
        </ListFilters>
      }
      list={list}
      failure={CLIENTS_MESSAGES.list}
      pages="Pages of clients"
      isFiltered={filters.isFiltered}
      nothingYet={
        <EmptyState title="No clients yet" action={mayAdd && add}>
          Everyone you see stands here, with their next appointment and what they owe.
        </EmptyState>
      }
      noMatch={
        <EmptyState title="No client found">
          Try a part of the name, the e-mail or the phone number, or other filters.
        </EmptyState>
      }
      table={(rows) => <ClientsTable {...rows} practice={practice} />}
    >
      {isImporting && <ImportClientsDialog today={today} onClose={() => setImporting(false)} />}
      {(isAdding || isNewWanted) && mayAdd && (
        <NewClientDialog
          today={today}
          onClose={() => {
            setAdding(false)
            if (isNewWanted) dropNew()
          }}
          onSaved={({ id }) => void navigate(paths.client(id), { state: WITHOUT_ASKING })}
        />
      )}
    </ListScreen>
  )
}

interface ClinicianFilterProps {
  /** The id of a clinician, or {@link ANY_CLINICIAN}. */
  chosen: string
  onChoose: (id: string) => void
}

/** Narrows the list to those whom one clinician looks after, also one who is no longer at work. */
function ClinicianFilter({ chosen, onChoose }: ClinicianFilterProps) {
  const { data: clinicians = [], isPending } = useQuery(cliniciansQuery(useApi(), usePracticeId()))
  const items = [
    { id: ANY_CLINICIAN, label: 'Any clinician' },
    ...clinicians.map(({ id, name }) => ({ id, label: name })),
  ]
  const isKnown = isPending || items.some(({ id }) => id === chosen)
  return (
    <Select
      label="Clinician"
      isLabelHidden
      items={isKnown ? items : [...items, { id: chosen, label: 'Another clinician' }]}
      selectedKey={chosen}
      onSelectionChange={onChoose}
    />
  )
}
