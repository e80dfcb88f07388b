import { PAYMENT_CONNECTION_MESSAGES } from '@oaklet/api'
import type { PaymentConnection } from '@oaklet/api/contract'
import { Banner, Button, Card, Icon, Inline, Link, Stack, StatusBadge, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cardQueries } from '../../../records/cards/card-queries'
import { TestModeBadge } from '../../../records/cards/TestModeBadge'
import { failureWords } from '../../../shared/failure-words'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { CONNECTION_WORDS } from './connection-words'
import { DisconnectQuestion } from './DisconnectQuestion'
import { Requirements } from './Requirements'
import { useConnectPayments } from './use-connect-payments'

const CONNECT_ID = 'connect-payments'

/** Whether the practice can charge cards, and the way to its account with the provider. */
export function CardPaymentsSection() {
  const connection = useQuery(cardQueries(useApi(), usePracticeId()).connection())
  return (
    <WhenLoaded query={connection} fallback={PAYMENT_CONNECTION_MESSAGES.get} label="Loading card payments">
      {(known) => <Connection connection={known} />}
    </WhenLoaded>
  )
}

function Connection({ connection }: { connection: PaymentConnection }) {
  const { state, isTest, mayConnect, accountId, dashboard, requirements } = connection
  const { badge, sentence, button } = CONNECTION_WORDS[state]
  const connecting = useConnectPayments(usePracticeId())
  const [isAsking, setAsking] = useState(false)
  // Disconnecting takes away the button that did it.
  useKeptFocus(connection, CONNECT_ID)
  return (
    <Card
      title="Card payments"
      actions={
        <Inline gap="s">
          {isTest && <TestModeBadge />}
          <StatusBadge tone={badge.tone}>{badge.word}</StatusBadge>
        </Inline>
      }
    >
      <Stack gap="l">
        {connecting.isError && (
          <Banner tone="bad" isAnnounced>
            {failureWords(connecting.error, PAYMENT_CONNECTION_MESSAGES.connect)}
          </Banner>
        )}
        <Text isReading>{sentence}</Text>
        <Requirements requirements={requirements} />
        {isTest && (
          <Text tone="quiet" isReading>
            In test mode a provider that comes with Oaklet stands in for Stripe, and no real money moves.
          </Text>
        )}
        {accountId !== null && state !== 'disconnected' && <Text tone="quiet">Account {accountId}</Text>}
        {dashboard !== null && state !== 'disconnected' && (
          <Link href={dashboard} target="_blank" rel="noreferrer">
            Open Stripe’s dashboard in a new tab
          </Link>
        )}
        {mayConnect ? (
          <Inline gap="m" wrap>
            {button !== null && (
              <Button
                id={CONNECT_ID}
                tone="primary"
                icon={<Icon of="external" />}
                isPending={connecting.isPending}
                onPress={() => connecting.mutate()}
              >
                {button}
              </Button>
            )}
            {isConnected(state) && <Button onPress={() => setAsking(true)}>Disconnect Stripe</Button>}
          </Inline>
        ) : (
          <Text tone="quiet" isReading>
            Only who may edit billing and the practice’s settings can connect or disconnect Stripe. Ask an
            owner of your practice if that is needed.
          </Text>
        )}
        <DisconnectQuestion isOpen={isAsking} onClose={() => setAsking(false)} />
      </Stack>
    </Card>
  )
}

/** Whether there is an account that can be given up. */
const isConnected = (state: PaymentConnection['state']) =>
  state === 'onboarding' || state === 'restricted' || state === 'active'
