import type { Appointment } from '@oaklet/api/contract'
import { Button, Inline, Stack, Text, VisuallyHidden } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { copayLeft } from '../../../records/payments/copay-left'
import { copaysQuery } from '../../../records/payments/copay-queries'
import { useApi } from '../../../shared/use-api'
import { copayWords } from './copay-words'

interface CopaysProps {
  appointment: Pick<Appointment, 'id' | 'practiceId' | 'clients'>
  currency: string
  onCollect: (clientId: string) => void
}

/** What is to be collected for a session that an insurance is to pay, or was, for each client with a copay. */
export function Copays({ appointment, currency, onCollect }: CopaysProps) {
  const { data = [], isError: isUnknown } = useQuery(copaysQuery(useApi(), appointment))
  const { clients } = appointment
  const known = clients.flatMap((client) => {
    const session = data.find(({ clientId }) => clientId === client.id)?.session ?? null
    const words = copayWords(session, currency)
    return session === null || words === null ? [] : [{ client, session, words }]
  })
  if (!isUnknown && known.length === 0) return null
  return (
    <Stack gap="s">
      {isUnknown && <Text tone="quiet">The copay couldn’t be loaded.</Text>}
      {known.map(({ client: { id, name }, session, words }) => (
        <Inline key={id} gap="m" wrap>
          <Text>{clients.length > 1 ? `${name}: ${words}` : words}</Text>
          {session.isOpen && copayLeft(session) > 0 && (
            <Button onPress={() => onCollect(id)}>
              Collect it{clients.length > 1 && <VisuallyHidden> from {name}</VisuallyHidden>}
            </Button>
          )}
        </Inline>
      ))}
    </Stack>
  )
}
