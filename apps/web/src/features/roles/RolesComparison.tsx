import { accessScope } from '@oaklet/api'
import type { Role } from '@oaklet/api/contract'
import { Stack, Table, type TableColumn, Text } from '@oaklet/design-system'
import { useMemo } from 'react'
import {
  OWN_CLIENTS_MEANING,
  PERMISSION_GROUPS,
  type PermissionWords,
  scopeWords,
} from '../../records/roles/permission-words'

const ROWS = PERMISSION_GROUPS.flatMap(({ permissions }) => permissions)
const keyOf = ({ permission }: PermissionWords) => permission
const nameOf = ({ words }: PermissionWords) => words

/** Permissions in rows, roles in columns: each cell says in words how far the role reaches. */
export function RolesComparison({ roles }: { roles: readonly Role[] }) {
  const columns = useMemo(() => [NAMES, ...roles.map(columnOf)], [roles])
  return (
    <Stack gap="l">
      <Text tone="quiet" isReading>
        {OWN_CLIENTS_MEANING} The arrow keys go from cell to cell.
      </Text>
      <Table<PermissionWords>
        label="What each role allows"
        rows={ROWS}
        rowKey={keyOf}
        rowName={nameOf}
        columns={columns}
        height="max(24rem, calc(100dvh - 10rem))"
        hasCardsOnPhone
      />
    </Stack>
  )
}

const NAMES: TableColumn<PermissionWords> = {
  id: 'permission',
  header: 'Permission',
  width: '11rem',
  isRowHeader: true,
  cell: ({ words }) => (
    <Text as="span" weight="medium">
      {words}
    </Text>
  ),
}

const columnOf = ({ id, name, permissions }: Role): TableColumn<PermissionWords> => ({
  id,
  header: name,
  cell: ({ permission }) => {
    const scope = accessScope(permissions, permission)
    return (
      <Text
        as="span"
        size="s"
        weight={scope === 'all' ? 'strong' : 'regular'}
        tone={scope === 'none' ? 'quiet' : 'normal'}
      >
        {onOneLine(scopeWords(permission, scope))}
      </Text>
    )
  },
})

const onOneLine = (words: string): string => words.replaceAll(' ', '\u{a0}')
