import { ESTIMATES_MESSAGES } from '@oaklet/api'
import type { Estimate, Practice } from '@oaklet/api/contract'
import { Banner, Card, Link, LoadingRegion, PageHeader, Skeleton, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { WithPractice } from '../../../records/practice/WithPractice'
import { LoadFailure } from '../../../shared/LoadFailure'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { usePage } from '../../../shared/use-page'
import { estimateCrumbs } from '../billing-crumbs'
import { billingQueries } from '../billing-queries'
import { notPrinted } from '../../../shared/documents/not-printed.css'
import { periodWords } from '../period-words'
import { estimateName } from './estimate-words'
import { EstimateActionsBar } from './EstimateActionsBar'
import { EstimateBadge } from './EstimateBadge'
import { EstimateHistory } from './EstimateHistory'
import { LacksCard } from './LacksCard'
import { EstimatePaper } from './paper/EstimatePaper'

/** /billing/estimates/{id}: what an estimate says, what can be done with it, and when it was sent. */
export function EstimateScreen() {
  const { estimateId = '' } = useParams()
  return (
    <WithPractice>
      {(practice) => <LoadedEstimate practice={practice} estimateId={estimateId} />}
    </WithPractice>
  )
}

function LoadedEstimate({ practice, estimateId }: { practice: Practice; estimateId: string }) {
  const estimate = useQuery(billingQueries(useApi(), practice.id).estimate(estimateId))
  usePage(estimate.data ? estimateName(estimate.data) : 'Estimate')
  if (estimate.data) return <OneEstimate estimate={estimate.data} practice={practice} />
  if (!estimate.isError) {
    return (
      <LoadingRegion label="Loading estimate" isLoading>
        <Card>
          <Skeleton shape="row" count={8} />
        </Card>
      </LoadingRegion>
    )
  }
  return (
    <Stack gap="xl">
      <PageHeader title="Estimate" breadcrumbs={estimateCrumbs('Estimate')} />
      <LoadFailure
        error={estimate.error}
        fallback={ESTIMATES_MESSAGES.get}
        onRetry={() => void estimate.refetch()}
      />
    </Stack>
  )
}

function OneEstimate({ estimate, practice }: { estimate: Estimate; practice: Practice }) {
  const name = estimateName(estimate)
  const { replacedBy } = estimate
  return (
    <Stack gap="xl">
      <div className={notPrinted}>
        <PageHeader
          title={name}
          summary={`${estimate.client.name} · ${periodWords(estimate)}`}
          trailing={<EstimateBadge status={estimate.status} />}
          breadcrumbs={estimateCrumbs(name)}
          actions={<EstimateActionsBar estimate={estimate} />}
        />
      </div>
      {replacedBy !== null && (
        <div className={notPrinted}>
          <Banner tone="info">
            <Link href={paths.estimate(replacedBy.id)}>Good Faith Estimate {replacedBy.number}</Link> took the
            place of this one.
          </Banner>
        </div>
      )}
      {estimate.missing.length > 0 && (
        <div className={notPrinted}>
          <LacksCard estimate={estimate} />
        </div>
      )}
      <EstimatePaper estimate={estimate} />
      {estimate.status !== 'draft' && (
        <div className={notPrinted}>
          <EstimateHistory estimate={estimate} timeZone={practice.timeZone} />
        </div>
      )}
    </Stack>
  )
}
