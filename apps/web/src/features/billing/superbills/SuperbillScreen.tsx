import { SUPERBILLS_MESSAGES } from '@oaklet/api'
import type { Practice, Superbill } from '@oaklet/api/contract'
import { PageHeader, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { WithPractice } from '../../../records/practice/WithPractice'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { usePage } from '../../../shared/use-page'
import { superbillCrumbs } from '../billing-crumbs'
import { billingQueries } from '../billing-queries'
import { MissingCard } from './MissingCard'
import { SuperbillPaper } from './paper/SuperbillPaper'
import { periodWords } from '../period-words'
import { superbillName } from './superbill-words'
import { SuperbillActionsBar } from './SuperbillActionsBar'
import { SuperbillBadge } from './SuperbillBadge'
import { SuperbillHistory } from './SuperbillHistory'
import { notPrinted } from '../../../shared/documents/not-printed.css'
import { SuperbillSkeleton } from './SuperbillSkeleton'

/** /billing/superbills/{id}: what a superbill says, what can be done with it, and what was done. */
export function SuperbillScreen() {
  const { superbillId = '' } = useParams()
  return (
    <WithPractice>
      {(practice) => <LoadedSuperbill practice={practice} superbillId={superbillId} />}
    </WithPractice>
  )
}

function LoadedSuperbill({ practice, superbillId }: { practice: Practice; superbillId: string }) {
  const superbill = useQuery(billingQueries(useApi(), practice.id).superbill(superbillId))
  usePage(superbill.data ? superbillName(superbill.data) : 'Superbill')
  if (superbill.data) return <OneSuperbill superbill={superbill.data} practice={practice} />
  if (!superbill.isError) return <SuperbillSkeleton />
  return (
    <Stack gap="xl">
      <PageHeader title="Superbill" breadcrumbs={superbillCrumbs('Superbill')} />
      <LoadFailure
        error={superbill.error}
        fallback={SUPERBILLS_MESSAGES.get}
        onRetry={() => void superbill.refetch()}
      />
    </Stack>
  )
}

function OneSuperbill({ superbill, practice }: { superbill: Superbill; practice: Practice }) {
  const name = superbillName(superbill)
  return (
    <Stack gap="xl">
      <div className={notPrinted}>
        <PageHeader
          title={name}
          summary={`${superbill.client.name} · ${periodWords(superbill)}`}
          trailing={<SuperbillBadge status={superbill.status} />}
          breadcrumbs={superbillCrumbs(name)}
          actions={<SuperbillActionsBar superbill={superbill} />}
        />
      </div>
      {superbill.missing.length > 0 && (
        <div className={notPrinted}>
          <MissingCard superbill={superbill} />
        </div>
      )}
      <SuperbillPaper superbill={superbill} />
      {superbill.status !== 'draft' && (
        <div className={notPrinted}>
          <SuperbillHistory superbill={superbill} timeZone={practice.timeZone} />
        </div>
      )}
    </Stack>
  )
}
