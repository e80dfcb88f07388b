import type { Role } from '@oaklet/api/contract'
import { Stack, Table, type TableColumn, Text } from '@oaklet/design-system'
import { paths } from '../../shared/paths'
import { roleDescription } from '../../shared/access/role-description'
import { holdersWords } from './role-words'

const keyOf = ({ id }: Role) => id
const nameOf = ({ name }: Role) => name
const addressOf = ({ id }: Role) => paths.role(id)

const COLUMNS: readonly TableColumn<Role>[] = [
  {
    id: 'role',
    header: 'Role',
    width: '50%',
    isRowHeader: true,
    cell: (role) => (
      <Stack gap="hair">
        <Text as="span" weight="strong">
          {role.name}
        </Text>
        <Text as="span" size="s" tone="quiet" weight="regular">
          {roleDescription(role)}
        </Text>
      </Stack>
    ),
  },
  { id: 'holders', header: 'Held by', width: '34%', cell: ({ holders }) => holdersWords(holders) },
  {
    id: 'kind',
    header: 'Kind',
    width: '16%',
    cell: ({ isBuiltIn }) => (isBuiltIn ? 'Built-in' : 'Your own'),
  },
]

/** Every role with what it is for and who holds it; Enter opens one. */
export const RolesTable = ({ roles }: { roles: readonly Role[] }) => (
  <Table<Role>
    label="Roles"
    rows={roles}
    rowKey={keyOf}
    rowName={nameOf}
    rowHref={addressOf}
    columns={COLUMNS}
    hasCardsOnPhone
  />
)
