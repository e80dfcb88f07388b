import { BILLING_MESSAGES } from '@oaklet/api'
import type { ClientCredit, Hold, Practice } from '@oaklet/api/contract'
import {
  EmptyState,
  Link,
  type MenuAction,
  MoneyText,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { freeCredit } from '../../../records/credits/free-credit'
import { WithPractice } from '../../../records/practice/WithPractice'
import { formatMoney } from '../../../shared/format-money'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { ListFilters } from '../../../shared/lists/ListFilters'
import { ListScreen } from '../../../shared/lists/ListScreen'
import { useListFilters } from '../../../shared/lists/use-list-filters'
import { usePagedList } from '../../../shared/lists/use-paged-list'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { usePage } from '../../../shared/use-page'
import { usePermissions } from '../../../shared/use-session'
import { CREDITS_CRUMBS } from '../billing-crumbs'
import { billingQueries } from '../billing-queries'
import { useListFile } from '../use-list-file'
import { holdWords } from '../holds/hold-words'
import { ReleaseHoldDialog } from '../holds/ReleaseHoldDialog'
import { APPLY_TITLE, PUT_ON_INVOICES } from './credit-words'

const ApplyCreditDialog = lazyDialog(
  () => APPLY_TITLE,
  async () => (await import('./ApplyCreditDialog')).ApplyCreditDialog,
)

/** What was chosen for the credit of which client: to put it on invoices, or to release what is held for a session. */
interface Chosen {
  credit: ClientCredit
  hold: Hold | null
}

/** /billing/credits: the clients whose money stands on no invoice yet, and what their open invoices ask. */
export function CreditsScreen() {
  usePage('Credit')
  return <WithPractice>{(practice) => <Credits practice={practice} />}</WithPractice>
}

function Credits({ practice }: { practice: Practice }) {
  const { asked, narrowed, pages, ...filters } = useListFilters({})
  const query = billingQueries(useApi(), practice.id).credits(asked)
  const list = usePagedList(pages, query)
  const file = useListFile('credits', practice, narrowed)
  const sum = useQuery(query).data?.creditCents
  const may = usePermissions()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  return (
    <ListScreen
      title="Credit"
      breadcrumbs={CREDITS_CRUMBS}
      file={file}
      isSummaryLate
      summary={
        sum === undefined ? (
          <Skeleton shape="line" width="min(10rem, 100%)" height="1lh" />
        ) : (
          `${formatMoney(sum, practice.currency)} of credit in all`
        )
      }
      filters={
        <ListFilters
          label="Filter credit"
          find="Find by client"
          shortcut="Find a client’s credit"
          words={filters}
        />
      }
      list={list}
      failure={BILLING_MESSAGES.credits}
      pages="Pages of credit"
      isFiltered={filters.isFiltered}
      nothingYet={
        <EmptyState title="No client has credit">
          What is paid in advance, or above an invoice, shows here until it is put on an invoice.
        </EmptyState>
      }
      noMatch={<EmptyState title="No client matches">Try another name.</EmptyState>}
      table={(rows) => (
        <Table<ClientCredit>
          {...rows}
          label="Clients with credit"
          rowKey={({ client }) => client.id}
          rowName={({ client }) => client.name}
          columns={COLUMNS}
          rowActions={
            may('payments:record')
              ? (credit) => ({
                  items: actsOf(credit),
                  onAction: (act) =>
                    setChosen({
                      credit,
                      hold: credit.holds.find((hold) => hold.appointmentId === act) ?? null,
                    }),
                })
              : undefined
          }
        />
      )}
    >
      {chosen !== null && chosen.hold === null && (
        <ApplyCreditDialog
          credit={asListed(chosen.credit, list.shown?.items)}
          onClose={() => setChosen(null)}
        />
      )}
      {chosen !== null && chosen.hold !== null && (
        <ReleaseHoldDialog credit={chosen.credit} hold={chosen.hold} onClose={() => setChosen(null)} />
      )}
    </ListScreen>
  )
}

/** What can be done with a client’s credit; where none can be put on an invoice it says why not. */
const actsOf = (credit: ClientCredit): MenuAction[] => [
  {
    ...{ id: 'apply', label: PUT_ON_INVOICES },
    ...(freeCredit(credit) === 0 && { isDisabled: true, description: 'All of it is held for sessions' }),
    ...(credit.owedCents === 0 && { isDisabled: true, description: 'Nothing to pay' }),
  },
  ...credit.holds.map((hold) => ({
    id: hold.appointmentId,
    label: `Release ${holdWords(hold, credit.currency)}`,
  })),
]

/** The credit as the list says it now. */
const asListed = (credit: ClientCredit, rows: readonly ClientCredit[] = []): ClientCredit =>
  rows.find(({ client }) => client.id === credit.client.id) ?? credit

const COLUMNS: readonly TableColumn<ClientCredit>[] = [
  {
    id: 'client',
    header: 'Client',
    width: '40%',
    isRowHeader: true,
    cell: ({ client }) => <Link href={paths.client(client.id)}>{client.name}</Link>,
  },
  {
    id: 'owed',
    header: 'On open invoices',
    width: '35%',
    align: 'end',
    cell: ({ client, owedCents, currency }) =>
      owedCents === 0 ? (
        <Text tone="quiet">Nothing to pay</Text>
      ) : (
        <Link href={paths.invoices({ q: client.name, filter: 'open' })}>
          <MoneyText cents={owedCents} currency={currency} />
        </Link>
      ),
  },
  {
    id: 'credit',
    header: 'Credit',
    width: '25%',
    align: 'end',
    cell: ({ creditCents, holds, currency }) => (
      <Stack gap="none" align="end">
        <MoneyText cents={creditCents} currency={currency} />
        {holds.map((hold) => (
          <Text key={hold.appointmentId} tone="quiet" size="s">
            {holdWords(hold, currency)}
          </Text>
        ))}
      </Stack>
    ),
  },
]
