import { PAYMENTS_MESSAGES } from '@oaklet/api'
import {
  PAYMENT_METHOD_WORDS,
  PAYMENT_METHODS,
  PAYMENT_NEEDS,
  type PaymentsQuery,
  type Practice,
} from '@oaklet/api/contract'
import { Button, EmptyState, Select, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { WithPractice } from '../../../records/practice/WithPractice'
import { RangeDates } from '../../../shared/dates/RangeDates'
import { dateInZone } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { WITHOUT_ASKING } from '../../../shared/forms/use-unsaved'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { ListFilters } from '../../../shared/lists/ListFilters'
import { ListScreen } from '../../../shared/lists/ListScreen'
import { useListFilters } from '../../../shared/lists/use-list-filters'
import { usePagedList } from '../../../shared/lists/use-paged-list'
import { useApi } from '../../../shared/use-api'
import { useNow } from '../../../shared/use-now'
import { usePage } from '../../../shared/use-page'
import { usePermissions } from '../../../shared/use-session'
import { withParams } from '../../../shared/with-params'
import { PAYMENTS_CRUMBS } from '../billing-crumbs'
import { billingQueries } from '../billing-queries'
import { CHOSEN_DAYS, tidyChosenDays } from '../chosen-days'
import { useListFile } from '../use-list-file'
import { useChosenDays } from '../use-chosen-days'
import { RECORD_PAYMENT } from '../../../records/payments/recording-words'
import { RECORD_TITLE } from './payment-words'
import { PaymentActs } from './PaymentActs'
import { PaymentsTable } from './PaymentsTable'

const CHOICES = {
  received: ['all', 'this_month', CHOSEN_DAYS],
  method: ['all', ...PAYMENT_METHODS],
  needs: ['all', ...PAYMENT_NEEDS],
} as const
const TIDY = tidyChosenDays('received')
const PERIODS = [
  { id: 'all', label: 'All days' },
  { id: 'this_month', label: 'This month' },
  { id: CHOSEN_DAYS, label: 'Dates you choose' },
] as const
const METHODS = [
  { id: 'all' as const, label: 'All methods' },
  ...PAYMENT_METHODS.map((id) => ({ id, label: PAYMENT_METHOD_WORDS[id] })),
]

const NEEDS = [
  { id: 'all' as const, label: 'Whatever they need' },
  { id: 'refund' as const, label: 'With a refund to assign' },
  { id: 'dispute' as const, label: 'With a dispute to answer' },
  { id: 'failed_autopay' as const, label: 'With an Autopay charge that failed' },
]

const PaymentOverInvoicesDialog = lazyDialog(
  () => RECORD_TITLE,
  async () => (await import('./PaymentOverInvoicesDialog')).PaymentOverInvoicesDialog,
)

/**
 * /billing/payments: what was received, how, and what of it was given back. `?record=` names a client who paid,
 * and `?payment=` a payment whose details are shown.
 */
export function PaymentsScreen() {
  usePage('Payments')
  return <WithPractice>{(practice) => <Payments practice={practice} />}</WithPractice>
}

function Payments({ practice }: { practice: Practice }) {
  const today = dateInZone(useNow(), practice.timeZone)
  const received = useChosenDays('received', today)
  const { asked, narrowed, pages, ...filters } = useListFilters(CHOICES, TIDY, received.asked)
  const query = billingQueries(useApi(), practice.id).payments(queryOf(asked, received.asked))
  const list = usePagedList(pages, query)
  const file = useListFile('payments', practice, queryOf(narrowed, received.asked))
  const sum = useQuery(query).data?.receivedCents
  const acts = useActs()

  const recording = useRecording()

  return (
    <ListScreen
      title="Payments"
      breadcrumbs={PAYMENTS_CRUMBS}
      file={file}
      actions={
        recording.isAllowed && (
          <Button tone="primary" {...PaymentOverInvoicesDialog.onIntent} onPress={recording.open}>
            {RECORD_PAYMENT}
          </Button>
        )
      }
      isSummaryLate
      summary={
        sum === undefined ? (
          <Skeleton shape="line" width="min(10rem, 100%)" height="1lh" />
        ) : (
          `${formatMoney(sum, practice.currency)} received`
        )
      }
      filters={
        <ListFilters
          label="Filter payments"
          find="Find by client"
          shortcut="Find a client’s payments"
          words={filters}
        >
          <Select
            label="Received"
            isLabelHidden
            items={PERIODS}
            selectedKey={filters.chosen.received}
            onSelectionChange={(period) => filters.choose('received', period)}
          />
          {filters.chosen.received === CHOSEN_DAYS && (
            <RangeDates range={received.days} onChange={received.change} />
          )}
          <Select
            label="Method"
            isLabelHidden
            items={METHODS}
            selectedKey={filters.chosen.method}
            onSelectionChange={(method) => filters.choose('method', method)}
          />
          <Select
            label="Needs"
            isLabelHidden
            items={NEEDS}
            selectedKey={filters.chosen.needs}
            onSelectionChange={(need) => filters.choose('needs', need)}
          />
        </ListFilters>
      }
      list={list}
      failure={PAYMENTS_MESSAGES.list}
      pages="Pages of payments"
      isFiltered={filters.isFiltered}
      nothingYet={
        <EmptyState title="No payments yet">
          Record what a client pays on their invoice; it shows here from then on.
        </EmptyState>
      }
      noMatch={<EmptyState title="No payment matches">Try another name, method or time.</EmptyState>}
      table={(rows) => (
        <PaymentsTable rows={rows} onAct={(act, paymentId) => acts.choose({ act, paymentId })} />
      )}
    >
      <PaymentActs chosen={acts.chosen} today={today} onClose={acts.close} />
      {recording.isOpen && (
        <PaymentOverInvoicesDialog
          key={recording.clientId}
          clientId={recording.clientId}
          currency={practice.currency}
          today={today}
          onClose={recording.close}
        />
      )}
    </ListScreen>
  )
}

/** What the server is asked for: days by their dates, and anything else by its name. */
const queryOf = (
  { received, ...asked }: Omit<PaymentsQuery, 'received'> & { received?: 'this_month' | typeof CHOSEN_DAYS },
  days: Pick<PaymentsQuery, 'from' | 'to'>,
): PaymentsQuery => ({ ...asked, ...days, ...(received === 'this_month' && { received }) })

/** What was chosen for which payment; an address that names one opens its details. */
function useActs() {
  type Chosen = ComponentProps<typeof PaymentActs>['chosen']
  const [search, setSearch] = useSearchParams()
  const [pressed, setPressed] = useState<Chosen>(null)
  const paymentId = search.get('payment')
  const named: Chosen = paymentId === null ? null : { act: 'details', paymentId }
  return {
    chosen: pressed ?? named,
    choose: setPressed,
    close: () => {
      setPressed(null)
      if (paymentId === null) return
      setSearch((before) => withParams(before, { payment: null }), { replace: true, state: WITHOUT_ASKING })
    },
  }
}

/** Whether a payment is being recorded: the button opens the form, and so does an address that names a client. */
function useRecording() {
  const [search, setSearch] = useSearchParams()
  const [isChosen, setChosen] = useState(false)
  const isAllowed = usePermissions()('payments:record')
  const clientId = search.get('record')
  return {
    isAllowed,
    isOpen: isAllowed && (isChosen || clientId !== null),
    clientId,
    open: () => setChosen(true),
    close: () => {
      setChosen(false)
      if (clientId === null) return
      setSearch((before) => withParams(before, { record: null }), { replace: true, state: WITHOUT_ASKING })
    },
  }
}
