import type { Role } from '@oaklet/api/contract'
import { Card, ItemList, Stack, Text } from '@oaklet/design-system'
import { paths } from '../../shared/paths'
import { roleDescription } from '../../records/roles/role-description'
import { heldByWords } from './role-words'

/** Every role with what it is for and who holds it; each line leads to the role. */
export const RolesList = ({ roles }: { roles: readonly Role[] }) => (
  <Card title="All roles">
    <ItemList
      label="Roles"
      items={roles.map((role) => ({
        id: role.id,
        title: role.name,
        href: paths.role(role.id),
        detail: (
          <Stack gap="hair">
            <Text as="span">{roleDescription(role)}</Text>
            <Text as="span" size="s" tone="quiet">
              {`${role.isBuiltIn ? 'Built-in' : 'Your own'} · ${heldByWords(role.holders)}`}
            </Text>
          </Stack>
        ),
      }))}
    />
  </Card>
)
