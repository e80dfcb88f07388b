import { INVOICES_MESSAGES } from '@oaklet/api'
import type { INVOICE_FILTERS, InvoiceTotals, Practice } from '@oaklet/api/contract'
import {
  FilterBar,
  Icon,
  LinkButton,
  PageHeader,
  Pager,
  SearchField,
  Select,
  Skeleton,
  Stack,
} from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatMoney } from '../../shared/format-money'
import { LoadFailure } from '../../shared/LoadFailure'
import { paths } from '../../shared/paths'
import { useApi } from '../../shared/use-api'
import { useCursorPages } from '../../shared/use-cursor-pages'
import { useDebounced } from '../../shared/use-debounced'
import { useShownPage } from '../../shared/use-shown-page'
import { usePage } from '../../shared/use-page'
import { usePermissions } from '../../shared/use-session'
import { useShortcuts } from '../../shared/use-shortcuts'
import { WithPractice } from '../../shared/WithPractice'
import { billingQueries } from './invoices-queries'
import { InvoicesTable } from './InvoicesTable'

const PAGE_SIZE = 25
const TYPING_PAUSE_MS = 200

const NONE: readonly never[] = []

type Filter = (typeof INVOICE_FILTERS)[number] | 'all'
const FILTERS: readonly { id: Filter; label: string }[] = [
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
  const [search, setSearch] = useSearchParams()
  const may = usePermissions()
  const searchRef = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: ['/'], label: 'Find an invoice', onPress: () => searchRef.current?.focus() }])
  const typed = search.get('q') ?? ''
  const filter = FILTERS.find(({ id }) => id === search.get('filter'))?.id ?? 'all'
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS)
  const pages = useCursorPages(`${filter} ${q}`, PAGE_SIZE)
  const totals = useQuery(queries.totals())
  const invoices = useQuery(
    queries.invoices({
      limit: PAGE_SIZE,
      ...(q && { q }),
      ...(filter !== 'all' && { filter }),
      ...(pages.cursor !== undefined && { cursor: pages.cursor }),
    }),
  )
  const shown = useShownPage(invoices, pages)

  const setParam = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '' || value === 'all') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )

  return (
    <Stack gap="xl">
      <PageHeader
        title="Invoices"
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
          value={typed}
          onChange={(value) => setParam('q', value)}
        />
        <Select
          label="Status"
          isLabelHidden
          items={FILTERS}
          selectedKey={filter}
          onSelectionChange={(value) => setParam('filter', value)}
        />
      </FilterBar>
      {invoices.isError ? (
        <LoadFailure
          error={invoices.error}
          fallback={INVOICES_MESSAGES.list}
          onRetry={() => void invoices.refetch()}
        />
      ) : (
        <InvoicesTable
          invoices={shown?.items ?? NONE}
          isLoading={shown === undefined}
          isFiltered={q !== '' || filter !== 'all'}
          footer={
            shown !== undefined && shown.total > 0 ? (
              <Pager label="Pages of invoices" {...shown.pager} />
            ) : undefined
          }
        />
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
