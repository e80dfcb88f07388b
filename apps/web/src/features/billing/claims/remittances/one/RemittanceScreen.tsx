import { REMITTANCES_MESSAGES } from '@oaklet/api'
import type { Practice, RemittanceDetails } from '@oaklet/api/contract'
import { Card, LinkButton, LoadingRegion, PageHeader, Skeleton, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { WithPractice } from '../../../../../records/practice/WithPractice'
import { countOf } from '../../../../../shared/count-of'
import { formatMediumDate } from '../../../../../shared/format-date'
import { formatMoney } from '../../../../../shared/format-money'
import { lazyPart } from '../../../../../shared/lazy-part'
import { LoadFailure } from '../../../../../shared/LoadFailure'
import { paths } from '../../../../../shared/paths'
import { useApi } from '../../../../../shared/use-api'
import { usePage } from '../../../../../shared/use-page'
import { usePermissions } from '../../../../../shared/use-session'
import { remittanceCrumbs } from '../../../billing-crumbs'
import { remittanceQueries } from '../remittance-queries'
import { methodWords, remittanceName } from '../remittance-words'
import { RemittanceBadge } from '../RemittanceBadge'
import { DeleteTyped } from './DeleteTyped'

// What is decided and posted comes beside the remittance itself.
const RemittanceBody = lazyPart(
  async () => (await import('./RemittanceBody')).RemittanceBody,
  (_, failure) => failure || <RemittanceSkeleton />,
)

/** /billing/claims/remittances/{id}: what an insurer paid, for which claims, and what posting it writes. */
export function RemittanceScreen() {
  const { remittanceId = '' } = useParams()
  return (
    <WithPractice>
      {(practice) => <LoadedRemittance practice={practice} remittanceId={remittanceId} />}
    </WithPractice>
  )
}

function LoadedRemittance({ practice, remittanceId }: { practice: Practice; remittanceId: string }) {
  const remittance = useQuery(remittanceQueries(useApi(), practice.id).one(remittanceId))
  useEffect(() => RemittanceBody.preload(), [])
  usePage(remittance.data ? remittanceName(remittance.data) : 'Remittance')
  if (remittance.data) {
    return <OneRemittance key={remittanceId} remittance={remittance.data} practice={practice} />
  }
  if (!remittance.isError) return <RemittanceSkeleton />
  return (
    <Stack gap="xl">
      <PageHeader title="Remittance" breadcrumbs={remittanceCrumbs('Remittance')} />
      <LoadFailure
        error={remittance.error}
        fallback={REMITTANCES_MESSAGES.get}
        onRetry={() => void remittance.refetch()}
      />
    </Stack>
  )
}

const RemittanceSkeleton = () => (
  <LoadingRegion label="Loading remittance" isLoading>
    <Card>
      <Skeleton shape="row" count={8} />
    </Card>
  </LoadingRegion>
)

function OneRemittance({ remittance, practice }: { remittance: RemittanceDetails; practice: Practice }) {
  const name = remittanceName(remittance)
  const { amountCents, currency, method, paidOn, claims } = remittance
  const mayType = usePermissions()('claims:post')
  const isRetypable = mayType && remittance.fileName === null && remittance.state !== 'posted'
  const summary = [
    formatMoney(amountCents, currency),
    methodWords(method),
    ...(paidOn === null ? [] : [formatMediumDate(paidOn)]),
    countOf(claims.length, 'claim', 'claims'),
    ...(remittance.fileName === null ? ['typed in by hand'] : []),
  ]
  return (
    <Stack gap="xl">
      <PageHeader
        title={name}
        summary={summary.join(' · ')}
        trailing={<RemittanceBadge {...remittance} />}
        actions={
          isRetypable && (
            <>
              <LinkButton href={paths.typedRemittance({ remittance: remittance.id })}>
                Change what was typed in
              </LinkButton>
              {remittance.posting === null && <DeleteTyped remittance={remittance} />}
            </>
          )
        }
        breadcrumbs={remittanceCrumbs(name)}
      />
      <RemittanceBody remittance={remittance} practice={practice} />
    </Stack>
  )
}
