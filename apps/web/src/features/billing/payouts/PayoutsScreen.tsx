import { PAYOUTS_MESSAGES } from '@oaklet/api'
import { PAYOUT_STATE_WORDS, type PayoutSummary, type Practice } from '@oaklet/api/contract'
import {
  EmptyState,
  FilterBar,
  MoneyText,
  PageHeader,
  Select,
  Stack,
  StatusBadge,
  Table,
  type TableColumn,
  Text,
} from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { TestModeBadge } from '../../../records/cards/TestModeBadge'
import { WithPractice } from '../../../records/practice/WithPractice'
import { RangeDates } from '../../../shared/dates/RangeDates'
import { dateInZone, formatShortDate } from '../../../shared/format-date'
import { WITHOUT_ASKING } from '../../../shared/forms/use-unsaved'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { ListSection } from '../../../shared/lists/ListSection'
import { useListFilters } from '../../../shared/lists/use-list-filters'
import { usePagedList } from '../../../shared/lists/use-paged-list'
import { useApi } from '../../../shared/use-api'
import { useNow } from '../../../shared/use-now'
import { usePage } from '../../../shared/use-page'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { withParams } from '../../../shared/with-params'
import { PAYOUTS_CRUMBS } from '../billing-crumbs'
import { CHOSEN_DAYS, tidyChosenDays } from '../chosen-days'
import { useChosenDays } from '../use-chosen-days'
import { useListFile } from '../use-list-file'
import { payoutQueries } from './payout-queries'
import { Differences } from './Differences'
import { PAYOUT_TITLE, PAYOUT_TONES } from './payout-words'

const CHOICES = { arrives: ['all', CHOSEN_DAYS] } as const
const TIDY = tidyChosenDays('arrives')
const PERIODS = [
  { id: 'all', label: 'All days' },
  { id: CHOSEN_DAYS, label: 'Dates you choose' },
] as const

const PayoutDialog = lazyDialog(
  () => PAYOUT_TITLE,
  async () => (await import('./PayoutDialog')).PayoutDialog,
)

/**
 * /billing/payouts: what Stripe sends to the bank, of all days or of those that the address names, and in what its book
 * and the practice's differ. `?payout=` names one whose details are shown.
 */
export function PayoutsScreen() {
  usePage('Payouts')
  return <WithPractice>{(practice) => <Payouts practice={practice} />}</WithPractice>
}

function Payouts({ practice }: { practice: Practice }) {
  const arrives = useChosenDays('arrives', dateInZone(useNow(), practice.timeZone))
  const { pages, chosen, choose: narrow, isFiltered } = useListFilters(CHOICES, TIDY, arrives.asked)
  const queries = payoutQueries(useApi(), practice.id)
  // Both are asked for at once, and shown together, so that nothing moves.
  const differences = useQuery(queries.differences())
  const list = usePagedList(pages, queries.list({ ...pages.asked, ...arrives.asked }))
  const file = useListFile('payouts', practice, arrives.asked)
  const [search, setSearch] = useSearchParams()
  const payoutId = search.get('payout')
  const choose = (payout: string | null) =>
    setSearch((before) => withParams(before, { payout }), { replace: true, state: WITHOUT_ASKING })
  return (
    <Stack gap="xl">
      <PageHeader
        title="Payouts"
        summary="What Stripe sends to your bank"
        breadcrumbs={PAYOUTS_CRUMBS}
        actions={file.button}
      />
      {file.failure}
      <WhenLoaded query={differences} fallback={PAYOUTS_MESSAGES.differences} label="Loading payouts">
        {(known) => (
          <Stack gap="xl">
            <Differences known={known} practice={practice} />
            <ListSection
              list={list}
              filters={
                <FilterBar label="Filter payouts">
                  <Select
                    label="Arrives"
                    isLabelHidden
                    items={PERIODS}
                    selectedKey={chosen.arrives}
                    onSelectionChange={(period) => narrow('arrives', period)}
                  />
                  {chosen.arrives === CHOSEN_DAYS && (
                    <RangeDates range={arrives.days} onChange={arrives.change} />
                  )}
                </FilterBar>
              }
              isFiltered={isFiltered}
              noMatch={<EmptyState title="No payout matches">Try other days.</EmptyState>}
              failure={PAYOUTS_MESSAGES.list}
              pages="Pages of payouts"
              nothingYet={
                <EmptyState title="No payouts yet">
                  What Stripe sends to your bank for card payments shows here, with what it is made of.
                </EmptyState>
              }
              table={(rows) => (
                <Table<PayoutSummary>
                  {...rows}
                  label="Payouts"
                  rowKey={({ id }) => id}
                  rowName={({ arrivesOn }) => formatShortDate(arrivesOn)}
                  columns={COLUMNS}
                  onRowAction={choose}
                />
              )}
            />
          </Stack>
        )}
      </WhenLoaded>
      {payoutId !== null && <PayoutDialog payoutId={payoutId} onClose={() => choose(null)} />}
    </Stack>
  )
}

const COLUMNS: readonly TableColumn<PayoutSummary>[] = [
  {
    id: 'arrives',
    header: 'Arrives',
    width: '20%',
    isRowHeader: true,
    cell: ({ arrivesOn }) => formatShortDate(arrivesOn),
  },
  {
    id: 'state',
    header: 'Status',
    width: '26%',
    cell: ({ state, isTest }) => (
      <Stack gap="xs" align="start">
        <StatusBadge tone={PAYOUT_TONES[state]}>{PAYOUT_STATE_WORDS[state]}</StatusBadge>
        {isTest && <TestModeBadge />}
      </Stack>
    ),
  },
  {
    id: 'gross',
    header: 'Before fees',
    width: '18%',
    align: 'end',
    cell: ({ grossCents, currency }) => <Sum cents={grossCents} currency={currency} />,
  },
  {
    id: 'fees',
    header: 'Fees',
    width: '16%',
    align: 'end',
    cell: ({ feeCents, currency }) => <Sum cents={feeCents} currency={currency} />,
  },
  {
    id: 'amount',
    header: 'Payout',
    width: '20%',
    align: 'end',
    cell: ({ amountCents, currency }) => <MoneyText cents={amountCents} currency={currency} />,
  },
]

/** A sum that Stripe may not say. */
const Sum = ({ cents, currency }: { cents: number | null; currency: string }) =>
  cents === null ? <Text tone="quiet">Not known</Text> : <MoneyText cents={cents} currency={currency} />
