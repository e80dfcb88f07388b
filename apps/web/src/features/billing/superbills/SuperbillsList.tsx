import { SUPERBILLS_MESSAGES } from '@oaklet/api'
import { type Practice, SUPERBILL_STATUSES, type SuperbillTotals } from '@oaklet/api/contract'
import { EmptyState, Icon, LinkButton, Select, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { countOf } from '../../../shared/count-of'
import { dateInZone } from '../../../shared/format-date'
import { ListFilters } from '../../../shared/lists/ListFilters'
import { ListScreen } from '../../../shared/lists/ListScreen'
import { useListFilters } from '../../../shared/lists/use-list-filters'
import { usePagedList } from '../../../shared/lists/use-paged-list'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { useNow } from '../../../shared/use-now'
import { usePage } from '../../../shared/use-page'
import { usePermissions } from '../../../shared/use-session'
import { SUPERBILLS_CRUMBS } from '../billing-crumbs'
import { billingQueries } from '../billing-queries'
import { LIST_PERIOD_CHOICES, LIST_PERIODS, queryInDays } from '../list-periods'
import { useListFile } from '../use-list-file'
import { MAKE_TITLE } from './superbill-words'
import { SuperbillsTable } from './SuperbillsTable'

const CHOICES = { status: ['all', ...SUPERBILL_STATUSES], period: LIST_PERIODS } as const
const STATUSES: readonly { id: (typeof CHOICES.status)[number]; label: string }[] = [
  { id: 'all', label: 'All superbills' },
  { id: 'draft', label: 'Drafts' },
  { id: 'issued', label: 'Issued, not sent' },
  { id: 'sent', label: 'Sent superbills' },
  { id: 'void', label: 'Void superbills' },
]
/** The practice’s superbills, the drafts first, and the way to make more. */
export function SuperbillsList({ practice }: { practice: Practice }) {
  usePage('Superbills')
  const queries = billingQueries(useApi(), practice.id)
  const today = dateInZone(useNow(), practice.timeZone)
  const { asked, narrowed, pages, ...filters } = useListFilters(CHOICES)
  const inDays = queryInDays(narrowed, today)
  const totals = useQuery(queries.superbillTotals(inDays))
  const list = usePagedList(pages, queries.superbills(queryInDays(asked, today)))
  const file = useListFile('superbills', practice, inDays)
  const mayMake = usePermissions()('superbills:create')
  const making = paths.superbills({ make: 'last_month' })

  return (
    <ListScreen
      title="Superbills"
      breadcrumbs={SUPERBILLS_CRUMBS}
      isSummaryLate
      summary={
        totals.isPending ? (
          <Skeleton shape="line" width="min(16rem, 100%)" height="1lh" />
        ) : (
          totals.data && summaryOf(totals.data)
        )
      }
      file={file}
      actions={
        mayMake && (
          <LinkButton href={making} tone="primary" icon={<Icon of="plus" />}>
            {MAKE_TITLE}
          </LinkButton>
        )
      }
      filters={
        <ListFilters
          label="Filter superbills"
          find="Find by client or number"
          shortcut="Find a superbill"
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
      failure={SUPERBILLS_MESSAGES.list}
      pages="Pages of superbills"
      isFiltered={filters.isFiltered}
      nothingYet={
        <EmptyState
          title="No superbills yet"
          action={mayMake && <LinkButton href={making}>{MAKE_TITLE}</LinkButton>}
        >
          Superbills let clients who pay themselves be paid back by their insurer. Make them from completed
          sessions, a month at a time.
        </EmptyState>
      }
      noMatch={
        <EmptyState title="No superbill matches">Try another name or number, status or time.</EmptyState>
      }
      table={(rows) => <SuperbillsTable {...rows} />}
    />
  )
}

const summaryOf = ({ draftCount, issuedCount, sentCount }: SuperbillTotals): string =>
  [countOf(draftCount, 'draft', 'drafts'), `${issuedCount} to send`, `${sentCount} sent`].join(' · ')
