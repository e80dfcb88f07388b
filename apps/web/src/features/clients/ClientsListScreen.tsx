import { CLIENTS_MESSAGES } from '@oaklet/api'
import { CLIENT_STATUSES, type Practice } from '@oaklet/api/contract'
import {
  Button,
  FilterBar,
  Icon,
  Inline,
  PageHeader,
  SearchField,
  Select,
  Skeleton,
  Stack,
} from '@oaklet/design-system'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyDialog } from '../../shared/lazy-dialog'
import { ListPager } from '../../shared/lists/ListPager'
import { LoadFailure } from '../../shared/LoadFailure'
import { PREFERENCE_KEYS, writePreference } from '../../shared/local-preference'
import { paths } from '../../shared/paths'
import { useShortcuts } from '../../shared/use-shortcuts'
import { usePermissions, useUser } from '../../shared/use-session'
import { CLIENT_STATUS_WORDS } from './client-words'
import { ClientsTable } from './ClientsTable'
import { type StatusFilter, useClientsList } from './use-clients-list'

const STATUSES: readonly { id: StatusFilter; label: string }[] = [
  { id: 'all', label: 'Any status' },
  ...CLIENT_STATUSES.map((id) => ({ id, label: CLIENT_STATUS_WORDS[id].word })),
]

// The form is heavy, and most visits to the list don't open it.
const NewClientDialog = lazyDialog(
  () => 'New client',
  async () => (await import('./NewClientDialog')).NewClientDialog,
)

const ImportClientsDialog = lazyDialog(
  () => 'Import clients',
  async () => (await import('./import/ImportClientsDialog')).ImportClientsDialog,
)

const NOBODY: readonly never[] = []

/** Everyone the practice sees, found by name, e-mail or phone. */
export function ClientsListScreen({ practice }: { practice: Practice }) {
  const navigate = useNavigate()
  const can = usePermissions()
  const { permissions } = useUser()
  const list = useClientsList()
  const searchRef = useRef<HTMLInputElement>(null)
  const [isAdding, setAdding] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const { shown } = list

  // Whoever is on the list has left the client that was open.
  useEffect(() => writePreference(PREFERENCE_KEYS.selectedClient, null), [])
  useShortcuts([{ keys: ['/'], label: 'Find a client', onPress: () => searchRef.current?.focus() }])

  const mayAdd = can('clients:write')
  const mayImport = permissions.includes('clients:write')
  const add = mayAdd ? (
    <Button
      tone="primary"
      icon={<Icon of="plus" />}
      {...NewClientDialog.onIntent}
      onPress={() => setAdding(true)}
    >
      New client
    </Button>
  ) : undefined

  return (
    <Stack gap="xl">
      <PageHeader
        title="Clients"
        summary={
          shown === undefined && !list.query.isError ? (
            <Skeleton shape="line" width="6rem" height="1lh" />
          ) : (
            shown && countWords(shown.total, list.isFiltered)
          )
        }
        actions={
          mayImport ? (
            <Inline gap="m">
              <Button {...ImportClientsDialog.onIntent} onPress={() => setImporting(true)}>
                Import clients
              </Button>
              {add}
            </Inline>
          ) : (
            add
          )
        }
      />
      <FilterBar label="Filter clients">
        <SearchField
          label="Find a client"
          isLabelHidden
          placeholder="Find a client"
          shortcut="/"
          inputRef={searchRef}
          value={list.typed}
          onChange={list.find}
        />
        <Select
          label="Status"
          isLabelHidden
          items={STATUSES}
          selectedKey={list.chosen.status}
          onSelectionChange={(status) => list.choose('status', status)}
        />
      </FilterBar>
      {list.query.isError ? (
        <LoadFailure
          error={list.query.error}
          fallback={CLIENTS_MESSAGES.list}
          onRetry={() => void list.query.refetch()}
        />
      ) : (
        <Stack gap="m">
          <ListPager label="Pages of clients" shown={shown} />
          <ClientsTable
            clients={shown?.items ?? NOBODY}
            page={shown?.page}
            practice={practice}
            isLoading={shown === undefined}
            isFiltered={list.isFiltered}
            firstStep={add}
          />
        </Stack>
      )}
      {isImporting && <ImportClientsDialog onClose={() => setImporting(false)} />}
      {(isAdding || list.isNewWanted) && mayAdd && (
        <NewClientDialog
          onClose={() => {
            setAdding(false)
            if (list.isNewWanted) list.dropNew()
          }}
          onSaved={({ id }) => void navigate(paths.client(id))}
        />
      )}
    </Stack>
  )
}

function countWords(total: number, isFiltered: boolean): string {
  const people = total === 1 ? '1 client' : `${total} clients`
  return isFiltered ? `${people} found` : people
}
