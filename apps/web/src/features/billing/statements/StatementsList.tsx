import { STATEMENTS_MESSAGES } from '@oaklet/api'
import { type Practice, STATEMENT_STATUSES, type StatementTotals } from '@oaklet/api/contract'
import { EmptyState, Icon, LinkButton, Select, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { countOf } from '../../../shared/count-of'
import { dateInZone } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { ListFilters } from '../../../shared/lists/ListFilters'
import { ListScreen } from '../../../shared/lists/ListScreen'
import { useListFilters } from '../../../shared/lists/use-list-filters'
import { usePagedList } from '../../../shared/lists/use-paged-list'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { useNow } from '../../../shared/use-now'
import { usePage } from '../../../shared/use-page'
import { usePermissions } from '../../../shared/use-session'
import { STATEMENTS_CRUMBS } from '../billing-crumbs'
import { billingQueries } from '../billing-queries'
import { LIST_PERIOD_CHOICES, LIST_PERIODS, queryInDays } from '../list-periods'
import { useListFile } from '../use-list-file'
import { MAKE_TITLE } from './statement-words'
import { StatementsTable } from './StatementsTable'

const CHOICES = { status: ['all', ...STATEMENT_STATUSES], period: LIST_PERIODS } as const
const STATUSES: readonly { id: (typeof CHOICES.status)[number]; label: string }[] = [
  { id: 'all', label: 'All statements' },
  { id: 'draft', label: 'Drafts' },
  { id: 'sent', label: 'Sent statements' },
]

/** The practice’s statements, the drafts first, and the ways to look through these and to make more. */
export function StatementsList({ practice }: { practice: Practice }) {
  usePage('Statements')
  const queries = billingQueries(useApi(), practice.id)
  const today = dateInZone(useNow(), practice.timeZone)
  const { asked, narrowed, pages, ...filters } = useListFilters(CHOICES)
  const inDays = queryInDays(narrowed, today)
  const totals = useQuery(queries.statementTotals(inDays))
  // The drafts wait, whatever the list is narrowed to.
  const drafts = useQuery(queries.statementTotals({}))
  const list = usePagedList(pages, queries.statements(queryInDays(asked, today)))
  const file = useListFile('statements', practice, inDays)
  const maySend = usePermissions()('invoices:send')

  return (
    <ListScreen
      title="Statements"
      breadcrumbs={STATEMENTS_CRUMBS}
      isSummaryLate
      summary={
        totals.isPending ? (
          <Skeleton shape="line" width="min(16rem, 100%)" height="1lh" />
        ) : (
          totals.data && summaryOf(totals.data, practice.currency)
        )
      }
      file={file}
      actions={maySend && <Actions draftCount={drafts.data?.draftCount ?? 0} />}
      filters={
        <ListFilters
          label="Filter statements"
          find="Find by client or number"
          shortcut="Find a statement"
          words={filters}
        >
          <Select
            label="Status"
            isLabelHidden
            items={STATUSES}
            selectedKey={filters.chosen.status}
            onSelectionChange={(status) => filters.choose('status', status)}
          />
          <Select
            label="Period"
            isLabelHidden
            items={LIST_PERIOD_CHOICES}
            selectedKey={filters.chosen.period}
            onSelectionChange={(chosen) => filters.choose('period', chosen)}
          />
        </ListFilters>
      }
      list={list}
      failure={STATEMENTS_MESSAGES.list}
      pages="Pages of statements"
      isFiltered={filters.isFiltered}
      nothingYet={
        <EmptyState
          title="No statements yet"
          action={maySend && <LinkButton href={paths.statements({ make: '1' })}>{MAKE_TITLE}</LinkButton>}
        >
          A statement tells a client what they owe and how it came to that. Make them for all who owe, or
          choose a day in the billing settings on which drafts are made each month.
        </EmptyState>
      }
      noMatch={
        <EmptyState title="No statement matches">Try another name or number, status or time.</EmptyState>
      }
      table={(rows) => <StatementsTable {...rows} />}
    />
  )
}

/** The work of the month. Both are always there, so that nothing moves once the drafts are counted. */
const Actions = ({ draftCount }: { draftCount: number }) => (
  <>
    <LinkButton href={paths.statements({ make: '1' })} icon={<Icon of="plus" />}>
      {MAKE_TITLE}
    </LinkButton>
    <LinkButton href={paths.statements({ review: '1' })} tone={draftCount > 0 ? 'primary' : 'secondary'}>
      Review drafts
    </LinkButton>
  </>
)

const summaryOf = ({ draftCount, draftCents, sentCount }: StatementTotals, currency: string): string => {
  const drafts = countOf(draftCount, 'draft', 'drafts')
  return [
    draftCount === 0 ? drafts : `${drafts} over ${formatMoney(draftCents, currency)}`,
    `${sentCount} sent`,
  ].join(' · ')
}
