import { CARDS_MESSAGES, PAYMENT_CONNECTION_MESSAGES } from '@oaklet/api'
import type { Client, Practice } from '@oaklet/api/contract'
import { Skeleton, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { cardQueries } from '../../../records/cards/card-queries'
import { useApi } from '../../../shared/use-api'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { AutopayCard } from './AutopayCard'
import { ADD_ID, CardsOnFile } from './CardsOnFile'
import { SetupOutcome } from './SetupOutcome'
import { useReturnedSetup } from './use-returned-setup'

/** What the tab is given. */
export interface ClientCardsProps {
  client: Client
  practice: Practice
}

/** The cards that a client allows the practice to charge, what came of the way to the provider, and Autopay. */
export function ClientCards({ client, practice }: ClientCardsProps) {
  const queries = cardQueries(useApi(), practice.id)
  const setup = useReturnedSetup(client.id)
  const connection = useQuery(queries.connection())
  // A card that was typed at the provider is kept before the list is asked for.
  const cards = useQuery({ ...queries.ofClient(client.id), enabled: !setup.isPending })
  const autopay = useQuery({ ...queries.autopay(client.id), enabled: !setup.isPending })
  const loading = { label: 'Loading cards', placeholder: <Skeleton shape="row" count={3} /> }
  return (
    <Stack gap="l">
      <SetupOutcome setup={setup} />
      <WhenLoaded query={connection} fallback={PAYMENT_CONNECTION_MESSAGES.get} {...loading}>
        {(known) => (
          <WhenLoaded query={cards} fallback={CARDS_MESSAGES.list} {...loading}>
            {(kept) => (
              <CardsOnFile client={client} timeZone={practice.timeZone} connection={known} cards={kept} />
            )}
          </WhenLoaded>
        )}
      </WhenLoaded>
      <WhenLoaded query={autopay} fallback={CARDS_MESSAGES.autopay} {...loading} label="Loading Autopay">
        {(known) => (
          <AutopayCard client={client} timeZone={practice.timeZone} autopay={known} besideId={ADD_ID} />
        )}
      </WhenLoaded>
    </Stack>
  )
}
