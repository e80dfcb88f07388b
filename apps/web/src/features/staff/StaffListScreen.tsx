import { STAFF_MESSAGES } from '@oaklet/api'
import { STAFF_STATUSES } from '@oaklet/api/contract'
import {
  Button,
  FilterBar,
  Icon,
  PageHeader,
  SearchField,
  Select,
  Skeleton,
  Stack,
} from '@oaklet/design-system'
import { useRef, useState } from 'react'
import { lazyDialog } from '../../shared/lazy-dialog'
import { ListPager } from '../../shared/lists/ListPager'
import { LoadFailure } from '../../shared/LoadFailure'
import { usePermissions } from '../../shared/use-session'
import { useShortcuts } from '../../shared/use-shortcuts'
import { InvitationsCard } from './invitations/InvitationsCard'
import { STAFF_STATUS_WORDS } from './staff-words'
import { StaffTable } from './StaffTable'
import { type StatusFilter, useStaffList } from './use-staff-list'

const STATUSES: readonly { id: StatusFilter; label: string }[] = [
  { id: 'all', label: 'Any status' },
  ...STAFF_STATUSES.map((id) => ({ id, label: STAFF_STATUS_WORDS[id].word })),
]

const INVITE = 'Invite someone'

// Most visits to the list invite nobody.
const InviteDialog = lazyDialog(
  () => INVITE,
  async () => (await import('./invitations/InviteDialog')).InviteDialog,
)

const NOBODY: readonly never[] = []

/** Everyone who works here, found by name or e-mail; with the open invitations for those who invite. */
export function StaffListScreen() {
  const mayEdit = usePermissions()('staff:edit')
  const list = useStaffList()
  const searchRef = useRef<HTMLInputElement>(null)
  const [isInviting, setInviting] = useState(false)
  const { shown } = list
  useShortcuts([{ keys: ['/'], label: 'Find somebody', onPress: () => searchRef.current?.focus() }])

  return (
    <Stack gap="xl">
      <PageHeader
        title="Staff"
        summary={
          shown === undefined && !list.query.isError ? (
            <Skeleton shape="line" width="6rem" height="1lh" />
          ) : (
            shown && countWords(shown.total, list.isFiltered)
          )
        }
        actions={
          mayEdit && (
            <Button
              tone="primary"
              icon={<Icon of="user-add" />}
              {...InviteDialog.onIntent}
              onPress={() => setInviting(true)}
            >
              {INVITE}
            </Button>
          )
        }
      />
      <FilterBar label="Filter staff">
        <SearchField
          label="Find by name or e-mail"
          isLabelHidden
          placeholder="Find by name or e-mail"
          shortcut="/"
          inputRef={searchRef}
          value={list.typed}
          onChange={list.find}
        />
        {mayEdit && (
          <Select
            label="Status"
            isLabelHidden
            items={STATUSES}
            selectedKey={list.chosen.status}
            onSelectionChange={(status) => list.choose('status', status)}
          />
        )}
      </FilterBar>
      {list.query.isError ? (
        <LoadFailure
          error={list.query.error}
          fallback={STAFF_MESSAGES.list}
          onRetry={() => void list.query.refetch()}
        />
      ) : (
        <Stack gap="m">
          <ListPager label="Pages of staff" shown={shown} />
          <StaffTable
            people={shown?.items ?? NOBODY}
            page={shown?.page}
            isLoading={shown === undefined}
            isFiltered={list.isFiltered}
          />
        </Stack>
      )}
      {mayEdit && <InvitationsCard isShown={list.isWhole} />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Stack>
  )
}

function countWords(total: number, isFiltered: boolean): string {
  const people = total === 1 ? '1 person' : `${total} people`
  return isFiltered ? `${people} found` : people
}
