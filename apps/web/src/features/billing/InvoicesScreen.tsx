import { INVOICES_MESSAGES } from '@oaklet/api'
import { INVOICE_FILTERS, type InvoiceTotals, type Practice } from '@oaklet/api/contract'
import {
  FilterBar,
  Icon,
  LinkButton,
  PageHeader,
  SearchField,
  Select,
  Skeleton,
  Stack,
} from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { formatMoney } from '../../shared/format-money'
import { ListPager } from '../../shared/lists/ListPager'
import { LoadFailure } from '../../shared/LoadFailure'
import { paths } from '../../shared/paths'
import { useApi } from '../../shared/use-api'
import { useListFilters } from '../../shared/lists/use-list-filters'
import { useShownPage } from '../../shared/lists/use-shown-page'
import { usePage } from '../../shared/use-page'
import { usePermissions } from '../../shared/use-session'
import { useShortcuts } from '../../shared/use-shortcuts'
import { WithPractice } from '../../shared/WithPractice'
import { billingQueries } from './invoices-queries'
import { InvoicesTable } from './InvoicesTable'

const NONE: readonly never[] = []

const CHOICES = { filter: ['all', ...INVOICE_FILTERS] } as const
const FILTERS: readonly { id: (typeof CHOICES.filter)[number]; label: string }[] = [
  { id: 'all', label: 'All invoices' },
  { id: 'open', label: 'Open invoices' },
  { id: 'overdue', label: 'Overdue invoices' },
  { id: 'draft', label: 'Drafts' },
  { id: 'partially_paid', label: 'Partly paid invoices' },
  { id: 'paid', label: 'Paid invoices' },
  { id: 'void', label: 'Void invoices' },
]

/** /billing/invoices: what was billed, what is open, what is overdue. */
export function InvoicesScreen() {
  usePage('Invoices')
  return <WithPractice>{(practice) => <Invoices practice={practice} />}</WithPractice>
}

function Invoices({ practice }: { practice: Practice }) {
  const queries = billingQueries(useApi(), practice.id)
  const may = usePermissions()
  const searchRef = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: ['/'], label: 'Find an invoice', onPress: () => searchRef.current?.focus() }])
  const totals = useQuery(queries.totals())
  const { asked, pages, ...filters } = useListFilters(CHOICES)
  const invoices = useQuery(queries.invoices(asked))
  const shown = useShownPage(invoices, pages)

  return (
    <Stack gap="xl">
      <PageHeader
        title="Invoices"
        isSummaryLate
        summary={
          totals.isPending ? (
            <Skeleton shape="line" width="min(16rem, 100%)" height="1lh" />
          ) : (
            totals.data && summaryOf(totals.data, practice.currency)
          )
        }
        actions={
          may('invoices:create') && (
            <LinkButton href={paths.newInvoice()} tone="primary" icon={<Icon of="plus" />}>
              New invoice
            </LinkButton>
          )
        }
      />
      <FilterBar label="Filter invoices">
        <SearchField
          label="Find by client or number"
          isLabelHidden
          placeholder="Find by client or number"
          shortcut="/"
          inputRef={searchRef}
          value={filters.typed}
          onChange={filters.find}
        />
        <Select
          label="Status"
          isLabelHidden
          items={FILTERS}
          selectedKey={filters.chosen.filter}
          onSelectionChange={(filter) => filters.choose('filter', filter)}
        />
      </FilterBar>
      {invoices.isError ? (
        <LoadFailure
          error={invoices.error}
          fallback={INVOICES_MESSAGES.list}
          onRetry={() => void invoices.refetch()}
        />
      ) : (
        <Stack gap="m">
          <ListPager label="Pages of invoices" shown={shown} />
          <InvoicesTable
            invoices={shown?.items ?? NONE}
            page={shown?.page}
            isLoading={shown === undefined}
            isFiltered={filters.isFiltered}
          />
        </Stack>
      )}
    </Stack>
  )
}

function summaryOf({ outstandingCents, overdueCents }: InvoiceTotals, currency: string): string {
  const outstanding = `${formatMoney(outstandingCents, currency)} outstanding`
  return overdueCents > 0
    ? `${outstanding}, ${formatMoney(overdueCents, currency)} of it overdue`
    : outstanding
}
