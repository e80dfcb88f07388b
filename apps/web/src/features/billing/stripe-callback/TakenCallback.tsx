import { hasErrorCode, PAYMENT_CONNECTION_MESSAGES } from '@oaklet/api'
import type { PaymentCallback, PaymentCallbackBody } from '@oaklet/api/contract'
import { Banner, Button, Icon, Inline, LoadingRegion, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { TestModeBadge } from '../../../records/cards/TestModeBadge'
import { failureWords } from '../../../shared/failure-words'
import { leaveFor } from '../../../shared/leave-for'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { Requirements } from '../settings/Requirements'
import { useConnectPayments } from '../settings/use-connect-payments'
import { holdCallback } from './callback-address'
import { callbackQuery } from './callback-queries'
import { callbackWords, NOT_ALLOWED, NOT_FOUND } from './callback-words'
import { CallbackPage } from './CallbackPage'

const WAITING = { title: 'Card payments', sentence: 'You are back from Stripe.' }

/** Hands over what Stripe sent the browser back with, and says what came of it. */
export function TakenCallback({ orgId, body }: { orgId: string; body: PaymentCallbackBody }) {
  const { data, error, refetch } = useQuery(callbackQuery(useApi(), orgId, body))
  useEffect(() => holdCallback(null), [])
  if (data !== undefined) return <Outcome callback={data} />
  if (hasErrorCode(error, 'not_found')) return <CallbackPage {...NOT_FOUND} />
  if (hasErrorCode(error, 'forbidden')) return <CallbackPage {...NOT_ALLOWED} />
  return (
    <CallbackPage {...WAITING}>
      {error === null ? (
        <LoadingRegion label="Asking Stripe how it stands" isLoading>
          <Skeleton shape="row" count={2} />
        </LoadingRegion>
      ) : (
        <LoadFailure
          error={error}
          fallback={PAYMENT_CONNECTION_MESSAGES.connect}
          onRetry={() => void refetch()}
        />
      )}
    </CallbackPage>
  )
}

function Outcome({ callback: { outcome, practice, connection, address } }: { callback: PaymentCallback }) {
  useEffect(() => {
    if (outcome === 'continue' && address !== null) leaveFor(address)
  }, [outcome, address])
  const isUnfinished = outcome === 'restricted' || outcome === 'onboarding'
  return (
    <CallbackPage {...callbackWords(outcome, practice?.name ?? 'Your practice')}>
      {connection?.isTest === true && (
        <Inline>
          <TestModeBadge />
        </Inline>
      )}
      <Requirements requirements={connection?.requirements ?? []} />
      {isUnfinished && practice !== null && <GoOn practiceId={practice.id} />}
    </CallbackPage>
  )
}

function GoOn({ practiceId }: { practiceId: string }) {
  const connecting = useConnectPayments(practiceId)
  return (
    <>
      {connecting.isError && (
        <Banner tone="bad" isAnnounced>
          {failureWords(connecting.error, PAYMENT_CONNECTION_MESSAGES.connect)}
        </Banner>
      )}
      <Inline>
        <Button
          tone="primary"
          icon={<Icon of="external" />}
          isPending={connecting.isPending}
          onPress={() => connecting.mutate()}
        >
          Continue with Stripe
        </Button>
      </Inline>
    </>
  )
}
