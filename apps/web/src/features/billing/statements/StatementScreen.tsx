import { STATEMENTS_MESSAGES } from '@oaklet/api'
import type { Practice, Statement } from '@oaklet/api/contract'
import { PageHeader, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { WithPractice } from '../../../records/practice/WithPractice'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { usePage } from '../../../shared/use-page'
import { statementCrumbs } from '../billing-crumbs'
import { billingQueries } from '../billing-queries'
import { notPrinted } from '../../../shared/documents/not-printed.css'
import { NoBiller } from './NoBiller'
import { StatementPaper } from './paper/StatementPaper'
import type { Around } from './review/review-drafts'
import { ReviewNav } from './review/ReviewNav'
import { useReview } from './review/use-review'
import { statementDays, statementName } from './statement-words'
import { StatementActionsBar } from './StatementActionsBar'
import { StatementBadge } from './StatementBadge'
import { StatementHistory } from './StatementHistory'
import { StatementSkeleton } from './StatementSkeleton'

/** /billing/statements/{id}: what a statement says, what can be done with it, and when it was sent. */
export function StatementScreen() {
  const { statementId = '' } = useParams()
  return (
    <WithPractice>
      {/* Each draft that is looked through is a page of its own, whose heading takes the focus. */}
      {(practice) => <LoadedStatement key={statementId} practice={practice} statementId={statementId} />}
    </WithPractice>
  )
}

function LoadedStatement({ practice, statementId }: { practice: Practice; statementId: string }) {
  const statement = useQuery(billingQueries(useApi(), practice.id).statement(statementId))
  usePage(statement.data ? statementName(statement.data) : 'Statement')
  const around = useReview(statementId)
  if (statement.data && around !== undefined) {
    return <OneStatement statement={statement.data} practice={practice} around={around} />
  }
  if (!statement.isError) return <StatementSkeleton />
  return (
    <Stack gap="xl">
      <PageHeader title="Statement" breadcrumbs={statementCrumbs('Statement')} />
      <LoadFailure
        error={statement.error}
        fallback={STATEMENTS_MESSAGES.get}
        onRetry={() => void statement.refetch()}
      />
    </Stack>
  )
}

interface OneStatementProps {
  statement: Statement
  practice: Practice
  /** The drafts around it, while they are looked through. */
  around: Around | null
}

function OneStatement({ statement, practice, around }: OneStatementProps) {
  const name = statementName(statement)
  return (
    <Stack gap="xl">
      <div className={notPrinted}>
        <PageHeader
          title={name}
          summary={[statement.number !== null && statement.client.name, statementDays(statement)]
            .filter(Boolean)
            .join(' · ')}
          trailing={<StatementBadge status={statement.status} />}
          breadcrumbs={statementCrumbs(name)}
          actions={
            <StatementActionsBar statement={statement} onwards={around?.onwards ?? null}>
              {around && <ReviewNav {...around} />}
            </StatementActionsBar>
          }
        />
      </div>
      {statement.status === 'draft' && statement.document.biller === null && (
        <div className={notPrinted}>
          <NoBiller />
        </div>
      )}
      <StatementPaper statement={statement} />
      {statement.status === 'sent' && (
        <div className={notPrinted}>
          <StatementHistory statement={statement} timeZone={practice.timeZone} />
        </div>
      )}
    </Stack>
  )
}
