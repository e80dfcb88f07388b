import { Button, Inline, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { clientQuery } from '../../records/clients/client-queries'
import { useApi } from '../../shared/use-api'

interface OneClientProps {
  practiceId: string
  clientId: string
  /** What is shown of the client with that name. */
  words: (name: string) => string
  onShowAll: () => void
}

/** Says that only what is of one client is shown, and leads to that of all. */
export function OneClient({ practiceId, clientId, words, onShowAll }: OneClientProps) {
  const client = useQuery(clientQuery(useApi(), practiceId, clientId))
  return (
    <Inline gap="m" align="center" wrap>
      <Text>{words(client.data?.displayName ?? 'one client')}</Text>
      <Button size="small" onPress={onShowAll}>
        Show all clients
      </Button>
    </Inline>
  )
}
