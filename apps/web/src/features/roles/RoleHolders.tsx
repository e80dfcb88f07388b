import type { Role } from '@oaklet/api/contract'
import { Card, Stack, Text } from '@oaklet/design-system'
import { listWords } from '../../shared/list-words'
import { holderWords } from './role-words'

interface RoleHoldersProps {
  role: Role
  /** Whether the person may change the role, and so wonders why they can't delete it. */
  isEdited: boolean
}

/** Everybody who holds a role, by name. */
export const RoleHolders = ({ role: { holders }, isEdited }: RoleHoldersProps) => (
  <Card title="Who holds it">
    <Stack gap="s">
      <Text isReading>
        {holders.length === 0 ? 'Nobody yet.' : `${listWords(holders.map(holderWords))}.`}
      </Text>
      {isEdited && holders.length > 0 && (
        <Text tone="quiet" isReading>
          You can delete this role once nobody holds it.
        </Text>
      )}
    </Stack>
  </Card>
)
