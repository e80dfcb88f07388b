import { INVOICES_MESSAGES } from '@oaklet/api'
import { INVOICE_FILTERS, type InvoiceTotals, type Practice } from '@oaklet/api/contract'
import { EmptyState, Icon, LinkButton, Select, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
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
import { WithPractice } from '../../../records/practice/WithPractice'
import { INVOICES_CRUMBS } from '../billing-crumbs'
import { billingQueries } from '../billing-queries'
import { OWED_AGES } from '../owed-ages'
import { LIST_PERIOD_CHOICES, LIST_PERIODS, queryInDays } from '../list-periods'
import { useListFile } from '../use-list-file'
import { InvoicesTable } from './InvoicesTable'

const CHOICES = { filter: ['all', ...INVOICE_FILTERS], period: LIST_PERIODS } as const
const FILTERS: readonly { id: (typeof CHOICES.filter)[number]; label: string }[] = [
  { id: 'all', label: 'All invoices' },
  { id: 'open', label: 'Open invoices' },
  { id: 'overdue', label: 'Overdue invoices' },
  { id: 'draft', label: 'Drafts' },
  { id: 'issued', label: 'Issued, nothing paid' },
  { id: 'partially_paid', label: 'Partly paid invoices' },
  { id: 'paid', label: 'Paid invoices' },
  { id: 'void', label: 'Void invoices' },
  ...OWED_AGES.map(({ filter, listName }) => ({ id: filter, label: listName })),
]

/** /billing/invoices: what was billed, what is open, what is overdue. */
export function InvoicesScreen() {
  usePage('Invoices')
  return <WithPractice>{(practice) => <Invoices practice={practice} />}</WithPractice>
}

function Invoices({ practice }: { practice: Practice }) {
  const queries = billingQueries(useApi(), practice.id)
  const may = usePermissions()
  const today = dateInZone(useNow(), practice.timeZone)
  const { asked, narrowed, pages, ...filters } = useListFilters(CHOICES)
  const inDays = queryInDays(narrowed, today)
  const totals = useQuery(queries.totals(inDays))
  const list = usePagedList(pages, queries.invoices(queryInDays(asked, today)))
  const file = useListFile('invoices', practice, inDays)

  return (
    <ListScreen
      title="Invoices"
      breadcrumbs={INVOICES_CRUMBS}
      isSummaryLate
      summary={
        totals.isPending ? (
          <Skeleton shape="line" width="min(16rem, 100%)" height="1lh" />
        ) : (
          totals.data && summaryOf(totals.data, practice.currency)
        )
      }
      file={file}
      actions={
        may('invoices:create') && (
          <LinkButton href={paths.newInvoice()} tone="primary" icon={<Icon of="plus" />}>
            New invoice
          </LinkButton>
        )
      }
      filters={
        <ListFilters
          label="Filter invoices"
          find="Find by client or number"
          shortcut="Find an invoice"
          words={filters}
        >
          <Select
            label="Status"
            isLabelHidden
            items={FILTERS}
            selectedKey={filters.chosen.filter}
            onSelectionChange={(filter) => filters.choose('filter', filter)}
          />
          <Select
            label="Issued"
            isLabelHidden
            items={LIST_PERIOD_CHOICES}
            selectedKey={filters.chosen.period}
            onSelectionChange={(chosen) => filters.choose('period', chosen)}
          />
        </ListFilters>
      }
      list={list}
      failure={INVOICES_MESSAGES.list}
      pages="Pages of invoices"
      isFiltered={filters.isFiltered}
      nothingYet={
        <EmptyState title="No invoices yet">
          When a session is completed, make an invoice from it here; it gets its number when you issue it.
        </EmptyState>
      }
      noMatch={
        <EmptyState title="No invoice matches">Try another name or number, status or time.</EmptyState>
      }
      table={(rows) => <InvoicesTable {...rows} />}
    />
  )
}

function summaryOf({ outstandingCents, overdueCents }: InvoiceTotals, currency: string): string {
  const outstanding = `${formatMoney(outstandingCents, currency)} outstanding`
  return overdueCents > 0
    ? `${outstanding}, ${formatMoney(overdueCents, currency)} of it overdue`
    : outstanding
}
