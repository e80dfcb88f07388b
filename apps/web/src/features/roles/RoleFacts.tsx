import { accessScope } from '@oaklet/api'
import type { Role } from '@oaklet/api/contract'
import { Banner, Card, DescriptionList, Grid, Stack } from '@oaklet/design-system'
import { PERMISSION_GROUPS, scopeWords } from '../../records/roles/permission-words'

interface RoleFactsProps {
  role: Role
  /** Whether the person could change it if it were one of their own. */
  mayCopy: boolean
}

/** What a role allows, to be read. */
export const RoleFacts = ({ role: { permissions, isBuiltIn }, mayCopy }: RoleFactsProps) => (
  <Stack gap="xl">
    {isBuiltIn && mayCopy && (
      <Banner tone="neutral">
        This is a built-in role, and stays as it is. To change what it allows, copy it as a new role.
      </Banner>
    )}
    <Grid min="24rem">
      {PERMISSION_GROUPS.map((group) => (
        <Card key={group.title} title={group.title}>
          <DescriptionList
            layout="side"
            items={group.permissions.map(({ permission, words }) => ({
              term: words,
              description: scopeWords(permission, accessScope(permissions, permission)),
            }))}
          />
        </Card>
      ))}
    </Grid>
  </Stack>
)
