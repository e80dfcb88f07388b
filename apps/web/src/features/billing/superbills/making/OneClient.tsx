import { Button, Inline, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { clientQuery } from '../../../../records/clients/client-queries'
import { useApi } from '../../../../shared/use-api'

interface OneClientProps {
  practiceId: string
  clientId: string
  onShowAll: () => void
}

/** Says that only the sessions of one client are shown, and leads to those of all. */
export function OneClient({ practiceId, clientId, onShowAll }: OneClientProps) {
  const client = useQuery(clientQuery(useApi(), practiceId, clientId))
  return (
    <Inline gap="m" align="center" wrap>
      <Text>Only sessions of {client.data?.displayName ?? 'one client'}.</Text>
      <Button size="small" onPress={onShowAll}>
        Show all clients
      </Button>
    </Inline>
  )
}
