import { REMITTANCES_MESSAGES } from '@oaklet/api'
import type { Practice } from '@oaklet/api/contract'
import { Card, LoadingRegion, PageHeader, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { WithPractice } from '../../../../../records/practice/WithPractice'
import { lazyPart } from '../../../../../shared/lazy-part'
import { LoadFailure } from '../../../../../shared/LoadFailure'
import { useApi } from '../../../../../shared/use-api'
import { usePage } from '../../../../../shared/use-page'
import { usePermissions } from '../../../../../shared/use-session'
import { remittanceCrumbs } from '../../../billing-crumbs'
import { remittanceQueries } from '../remittance-queries'

const FormSkeleton = () => (
  <LoadingRegion label="Loading the form" isLoading>
    <Card>
      <Skeleton shape="row" count={6} />
    </Card>
  </LoadingRegion>
)

const TypedRemittanceForm = lazyPart(
  async () => (await import('./TypedRemittanceForm')).TypedRemittanceForm,
  (_, failure) => failure || <FormSkeleton />,
)

const TITLE = 'Type in a payment'

/** /billing/claims/remittances/new: a payment on paper; with `?remittance=` one that was typed in, to put it right. */
export function TypedRemittanceScreen() {
  usePage(TITLE)
  const [search] = useSearchParams()
  const mayType = usePermissions()('claims:post')
  const remittanceId = search.get('remittance')
  return (
    <WithPractice>
      {(practice) => (
        <Stack gap="xl">
          <PageHeader
            title={TITLE}
            summary="What an insurance paid, and for which claims, as its paper says. Nothing is posted by saving it."
            breadcrumbs={remittanceCrumbs(TITLE)}
          />
          {!mayType && <Text>Somebody who may post what insurances pay can type it in.</Text>}
          {mayType && remittanceId === null && <TypedRemittanceForm practice={practice} before={null} />}
          {mayType && remittanceId !== null && (
            <TypedBefore key={remittanceId} practice={practice} remittanceId={remittanceId} />
          )}
        </Stack>
      )}
    </WithPractice>
  )
}

function TypedBefore({ practice, remittanceId }: { practice: Practice; remittanceId: string }) {
  const before = useQuery(remittanceQueries(useApi(), practice.id).one(remittanceId))
  if (before.data) return <TypedRemittanceForm practice={practice} before={before.data} />
  return before.isError ? (
    <LoadFailure
      error={before.error}
      fallback={REMITTANCES_MESSAGES.get}
      onRetry={() => void before.refetch()}
    />
  ) : (
    <FormSkeleton />
  )
}
