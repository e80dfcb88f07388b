import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { Claim, Practice } from '@oaklet/api/contract'
import { PageHeader, Stack } from '@oaklet/design-system'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { WithPractice } from '../../../../records/practice/WithPractice'
import { spanWords } from '../../../../shared/dates/span-words'
import { dateInZone } from '../../../../shared/format-date'
import { formatMoney } from '../../../../shared/format-money'
import { lazyPart } from '../../../../shared/lazy-part'
import { LoadFailure } from '../../../../shared/LoadFailure'
import { paths } from '../../../../shared/paths'
import { useApi } from '../../../../shared/use-api'
import { useNow } from '../../../../shared/use-now'
import { usePage } from '../../../../shared/use-page'
import { claimCrumbs } from '../../billing-crumbs'
import { billingQueries } from '../../billing-queries'
import { claimName, filingWords } from '../claim-words'
import { ClaimBadge } from '../ClaimBadge'
import { ClaimActionsBar, MoreActions } from './ClaimActionsBar'
import { ClaimSkeleton } from './ClaimSkeleton'

// The fields, and the codes of the diagnoses, come beside the claim itself.
const ClaimBody = lazyPart(
  async () => (await import('./ClaimBody')).ClaimBody,
  (_, failure) => failure || <ClaimSkeleton />,
)

/**
 * /billing/claims/{id}: what a claim says, what stands in its way, what can be done with it, and what was done. With
 * `?remittance=` it leads on to what an insurer paid.
 */
export function ClaimScreen() {
  const { claimId = '' } = useParams()
  const [search] = useSearchParams()
  const remittanceId = search.get('remittance')
  if (remittanceId !== null && remittanceId !== '')
    return <Navigate to={paths.remittance(remittanceId)} replace />
  return <WithPractice>{(practice) => <LoadedClaim practice={practice} claimId={claimId} />}</WithPractice>
}

function LoadedClaim({ practice, claimId }: { practice: Practice; claimId: string }) {
  const queries = billingQueries(useApi(), practice.id)
  const claim = useQuery(queries.claim(claimId))
  // They come beside the claim, which waits for neither them nor the code that shows them.
  usePrefetchQuery(queries.claimAnswers(claimId))
  usePage(claim.data ? claimName(claim.data) : 'Claim')
  useEffect(() => {
    ClaimBody.preload()
    MoreActions.preload()
  }, [])
  if (claim.data) return <OneClaim key={claimId} claim={claim.data} practice={practice} />
  if (!claim.isError) return <ClaimSkeleton />
  return (
    <Stack gap="xl">
      <PageHeader title="Claim" breadcrumbs={claimCrumbs('Claim')} />
      <LoadFailure error={claim.error} fallback={CLAIMS_MESSAGES.get} onRetry={() => void claim.refetch()} />
    </Stack>
  )
}

function OneClaim({ claim, practice }: { claim: Claim; practice: Practice }) {
  const today = dateInZone(useNow(), practice.timeZone)
  const [isTouched, setTouched] = useState(false)
  const name = claimName(claim)
  const filing = filingWords(claim, today)
  const summary = [
    claim.client.name,
    claim.payer.name,
    spanWords({ start: claim.firstOn, end: claim.lastOn }),
    formatMoney(claim.chargedCents, claim.currency),
    ...(filing === null ? [] : [filing.word]),
  ]
  return (
    <Stack gap="xl">
      <PageHeader
        title={name}
        summary={summary.join(' · ')}
        trailing={<ClaimBadge claim={claim} />}
        breadcrumbs={claimCrumbs(name)}
        actions={<ClaimActionsBar claim={claim} today={today} isTouched={isTouched} />}
      />
      <ClaimBody
        claim={claim}
        timeZone={practice.timeZone}
        today={today}
        isTouched={isTouched}
        onTouched={setTouched}
      />
    </Stack>
  )
}
