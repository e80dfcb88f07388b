import { STAFF_MESSAGES } from '@oaklet/api'
import { STAFF_STATUSES } from '@oaklet/api/contract'
import { Button, EmptyState, Icon, Select } from '@oaklet/design-system'
import { useState } from 'react'
import { lazyDialog } from '../../shared/lazy-dialog'
import { ListFilters } from '../../shared/lists/ListFilters'
import { ListScreen } from '../../shared/lists/ListScreen'
import { usePermissions } from '../../shared/use-session'
import { InvitationsCard } from './invitations/InvitationsCard'
import { STAFF_STATUS_WORDS } from './staff-words'
import { StaffTable } from './StaffTable'
import { type StatusFilter, useStaffList } from './use-staff-list'

const STATUSES: readonly { id: StatusFilter; label: string }[] = [
  { id: 'all', label: 'Any status' },
  ...STAFF_STATUSES.map((id) => ({ id, label: STAFF_STATUS_WORDS[id].word })),
]

const INVITE = 'Invite someone'

// Most visits to the list send no invitation.
const InviteDialog = lazyDialog(
  () => INVITE,
  async () => (await import('./invitations/InviteDialog')).InviteDialog,
)

/** Everyone who works here, found by name or e-mail; with the open invitations for those who invite. */
export function StaffListScreen() {
  const mayEdit = usePermissions()('staff:edit')
  const { list, isWhole, ...filters } = useStaffList()
  const [isInviting, setInviting] = useState(false)

  return (
    <ListScreen
      title="Staff"
      counted={['person', 'people']}
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
      filters={
        <ListFilters
          label="Filter staff"
          find="Find by name or e-mail"
          shortcut="Find somebody"
          words={filters}
        >
          {mayEdit && (
            <Select
              label="Status"
              isLabelHidden
              items={STATUSES}
              selectedKey={filters.chosen.status}
              onSelectionChange={(status) => filters.choose('status', status)}
            />
          )}
        </ListFilters>
      }
      list={list}
      failure={STAFF_MESSAGES.list}
      pages="Pages of staff"
      isFiltered={filters.isFiltered}
      nothingYet={
        <EmptyState title="Nobody here yet">
          Everyone who works here stands in this list, with what they may do and where.
        </EmptyState>
      }
      noMatch={
        <EmptyState title="Nobody found">Try a part of the name or the e-mail, or another status.</EmptyState>
      }
      table={(rows) => <StaffTable {...rows} />}
    >
      {mayEdit && <InvitationsCard isShown={isWhole} />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </ListScreen>
  )
}
