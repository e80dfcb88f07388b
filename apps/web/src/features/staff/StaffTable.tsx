import type { StaffSummary } from '@oaklet/api/contract'
import { Link, Stack, Table, type TableColumn } from '@oaklet/design-system'
import { useMemo } from 'react'
import type { TableRows } from '../../shared/lists/ListSection'
import { paths } from '../../shared/paths'
import { usePermissions, useUser } from '../../shared/use-session'
import { namesLine } from './staff-words'
import { StaffBadge } from './StaffBadge'

const keyOf = ({ id }: StaffSummary) => id
const nameOf = ({ name }: StaffSummary) => name
const addressOf = ({ id }: StaffSummary) => paths.staffMember(id)

/** People, one to a row. Enter opens one for those who look after the staff; others can open their own page. */
export function StaffTable(rows: TableRows<StaffSummary>) {
  const mayOpenAll = usePermissions()('staff:edit')
  const { staffId } = useUser()
  const columns = useMemo(() => columnsFor(mayOpenAll ? null : staffId), [mayOpenAll, staffId])
  return (
    <Table<StaffSummary>
      {...rows}
      label="Staff"
      rowKey={keyOf}
      rowName={nameOf}
      {...(mayOpenAll && { rowHref: addressOf })}
      columns={columns}
    />
  )
}

/** `linked` is the one person whose name leads to their page, where the rows themselves lead nowhere. */
const columnsFor = (linked: string | null): readonly TableColumn<StaffSummary>[] => [
  {
    id: 'name',
    header: 'Name',
    width: '20%',
    isRowHeader: true,
    cell: ({ id, name }) => (id === linked ? <Link href={paths.staffMember(id)}>{name}</Link> : name),
  },
  { id: 'credentials', header: 'Credentials', width: '12%', cell: ({ credentials }) => credentials || '–' },
  { id: 'roles', header: 'Roles', width: '20%', cell: ({ roles }) => namesLine(roles) },
  { id: 'practices', header: 'Practices', width: '34%', cell: ({ practices }) => <Lines of={practices} /> },
  { id: 'status', header: 'Status', width: '14%', cell: ({ status }) => <StaffBadge status={status} /> },
]

/** One under another: the names of practices are long. */
function Lines({ of }: { of: readonly { id: string; name: string }[] }) {
  if (of.length === 0) return '–'
  return (
    <Stack gap="none">
      {of.map(({ id, name }) => (
        <span key={id}>{name}</span>
      ))}
    </Stack>
  )
}
