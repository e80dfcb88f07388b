import { ESTIMATES_MESSAGES } from '@oaklet/api'
import {
  ESTIMATE_STATUSES,
  type EstimatesDue,
  type EstimateTotals,
  type Practice,
} from '@oaklet/api/contract'
import { Button, EmptyState, Icon, LinkButton, Select, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf } from '../../../shared/count-of'
import { dateInZone } from '../../../shared/format-date'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { ListFilters } from '../../../shared/lists/ListFilters'
import { ListScreen } from '../../../shared/lists/ListScreen'
import { useListFilters } from '../../../shared/lists/use-list-filters'
import { usePagedList } from '../../../shared/lists/use-paged-list'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { useNow } from '../../../shared/use-now'
import { usePage } from '../../../shared/use-page'
import { usePermissions } from '../../../shared/use-session'
import { ESTIMATES_CRUMBS } from '../billing-crumbs'
import { billingQueries } from '../billing-queries'
import { LIST_PERIOD_CHOICES, LIST_PERIODS, queryInDays } from '../list-periods'
import { useListFile } from '../use-list-file'
import { MAKE_TITLE } from './estimate-words'
import { EstimatesTable } from './EstimatesTable'

const NewEstimateDialog = lazyDialog(
  () => MAKE_TITLE,
  async () => (await import('./making/NewEstimateDialog')).NewEstimateDialog,
)

const CHOICES = { status: ['all', ...ESTIMATE_STATUSES], period: LIST_PERIODS } as const
const STATUSES: readonly { id: (typeof CHOICES.status)[number]; label: string }[] = [
  { id: 'all', label: 'All estimates' },
  { id: 'draft', label: 'Drafts' },
  { id: 'sent', label: 'Sent estimates' },
  { id: 'replaced', label: 'Replaced estimates' },
]

/** The practice’s Good Faith Estimates, the drafts first, with the way to those that are due and to a new one. */
export function EstimatesList({ practice }: { practice: Practice }) {
  usePage('Estimates')
  const queries = billingQueries(useApi(), practice.id)
  const due = useQuery(queries.estimatesDue())
  const today = dateInZone(useNow(), practice.timeZone)
  const { asked, narrowed, pages, ...filters } = useListFilters(CHOICES)
  const inDays = queryInDays(narrowed, today)
  const totals = useQuery(queries.estimateTotals(inDays))
  const list = usePagedList(pages, queries.estimates(queryInDays(asked, today)))
  const file = useListFile('estimates', practice, inDays)
  const mayMake = usePermissions()('invoices:send')
  const [isMaking, setMaking] = useState(false)
  const make = (tone: 'primary' | 'secondary') => (
    <Button
      tone={tone}
      icon={<Icon of="plus" />}
      {...NewEstimateDialog.onIntent}
      onPress={() => setMaking(true)}
    >
      {MAKE_TITLE}
    </Button>
  )

  return (
    <ListScreen
      title="Good Faith Estimates"
      breadcrumbs={ESTIMATES_CRUMBS}
      isSummaryLate
      summary={
        totals.isPending || due.isPending ? (
          <Skeleton shape="line" width="min(16rem, 100%)" height="1lh" />
        ) : (
          totals.data && summaryOf(totals.data, due.data)
        )
      }
      file={file}
      actions={
        <>
          <LinkButton href={paths.estimates({ view: 'due' })}>See what is due</LinkButton>
          {mayMake && make('primary')}
        </>
      }
      filters={
        <ListFilters
          label="Filter estimates"
          find="Find by client or number"
          shortcut="Find an estimate"
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
      failure={ESTIMATES_MESSAGES.list}
      pages="Pages of estimates"
      isFiltered={filters.isFiltered}
      nothingYet={
        <EmptyState title="No estimates yet" action={mayMake && make('secondary')}>
          A Good Faith Estimate tells a client who pays without insurance what their sessions are expected to
          cost. Those that have to be sent show under “See what is due”.
        </EmptyState>
      }
      noMatch={
        <EmptyState title="No estimate matches">Try another name or number, status or time.</EmptyState>
      }
      table={(rows) => <EstimatesTable {...rows} />}
    >
      {isMaking && <NewEstimateDialog today={today} onClose={() => setMaking(false)} />}
    </ListScreen>
  )
}

/** Ends with what is due, unless that can't be told. */
const summaryOf = (
  { draftCount, sentCount, replacedCount }: EstimateTotals,
  due: EstimatesDue | undefined,
): string =>
  [
    countOf(draftCount, 'draft', 'drafts'),
    `${sentCount} sent`,
    `${replacedCount} replaced`,
    ...(due === undefined ? [] : [`${due.count} due`]),
  ].join(' · ')
