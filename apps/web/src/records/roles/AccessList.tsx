import type { StaffAccess } from '@oaklet/api/contract'
import { Card, DescriptionList, Grid, Heading, Stack, Text } from '@oaklet/design-system'
import { PERMISSION_GROUPS } from './permission-words'
import { deniedWords, grantWords } from './access-words'
import { listWords } from '../../shared/list-words'

interface AccessListProps {
  title: string
  access: StaffAccess
}

/** What a person may do, each with the roles that give it, and what they may not. */
export function AccessList({ title, access: { roles, grants } }: AccessListProps) {
  const granted = PERMISSION_GROUPS.map((group) => ({
    title: group.title,
    items: group.permissions.flatMap(({ permission, words }) => {
      const grant = grants.find((one) => one.permission === permission)
      return grant ? [{ term: words, description: grantWords(grant) }] : []
    }),
  })).filter(({ items }) => items.length > 0)
  const denied = deniedWords(grants)
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Heading level={2}>{title}</Heading>
        <Text tone="quiet">
          {roles.length === 0 ? 'No role.' : `Roles: ${listWords(roles.map(({ name }) => name))}.`}
        </Text>
      </Stack>
      <Grid min="24rem">
        {granted.map((group) => (
          <Card key={group.title} title={group.title} headingLevel={3}>
            <DescriptionList layout="side" items={group.items} />
          </Card>
        ))}
      </Grid>
      {denied.length > 0 && (
        <Card title="Not allowed" headingLevel={3}>
          <Text isReading>{denied.join(', ')}.</Text>
        </Card>
      )}
    </Stack>
  )
}
