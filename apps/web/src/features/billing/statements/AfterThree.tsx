import { STATEMENTS_MESSAGES } from '@oaklet/api'
import { MAX_STATEMENT_CANDIDATES, type Practice, type StatementCandidate } from '@oaklet/api/contract'
import {
  Banner,
  EmptyState,
  Link,
  LinkButton,
  MoneyText,
  PageHeader,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { formatMediumDate } from '../../../shared/format-date'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { usePage } from '../../../shared/use-page'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { statementCrumbs } from '../billing-crumbs'
import { billingQueries } from '../billing-queries'
import { AFTER_THREE_TITLE } from './statement-words'

/** /billing/statements?owing=…: the clients with whom somebody should speak, as statements alone did not help. */
export function AfterThree({ practice }: { practice: Practice }) {
  usePage(AFTER_THREE_TITLE)
  const query = useQuery(billingQueries(useApi(), practice.id).statementCandidates({ filter: 'after_three' }))
  return (
    <Stack gap="xl">
      <PageHeader
        title={AFTER_THREE_TITLE}
        summary="Clients who were sent three statements or more for what they still owe. It is time to speak with them."
        breadcrumbs={statementCrumbs(AFTER_THREE_TITLE)}
      />
      <WhenLoaded
        query={query}
        fallback={STATEMENTS_MESSAGES.candidates}
        label="Loading clients"
        placeholder={<Skeleton shape="row" count={6} />}
      >
        {({ items, hasMore, currency }) => (
          <Stack gap="m">
            {hasMore && <Banner tone="info">These are the first {MAX_STATEMENT_CANDIDATES} by name.</Banner>}
            <Table<StatementCandidate>
              label={AFTER_THREE_TITLE}
              rows={items}
              rowKey={({ client }) => client.id}
              rowName={({ client }) => client.name}
              columns={columnsIn(currency)}
              emptyState={
                <EmptyState
                  title="Nobody owes after three statements"
                  action={<LinkButton href={paths.statements()}>All statements</LinkButton>}
                >
                  Who still owes the same after three statements shows here.
                </EmptyState>
              }
            />
          </Stack>
        )}
      </WhenLoaded>
    </Stack>
  )
}

const columnsIn = (currency: string): readonly TableColumn<StatementCandidate>[] => [
  {
    id: 'client',
    header: 'Client',
    width: '30%',
    isRowHeader: true,
    cell: ({ client }) => <Link href={paths.client(client.id)}>{client.name}</Link>,
  },
  {
    id: 'owed',
    header: 'On open invoices',
    width: '20%',
    align: 'end',
    cell: ({ client, owedCents }) => (
      <Link href={paths.invoices({ q: client.name, filter: 'open' })}>
        <MoneyText cents={owedCents} currency={currency} />
      </Link>
    ),
  },
  { id: 'sent', header: 'Statements', width: '15%', align: 'end', cell: ({ sentCount }) => sentCount },
  {
    id: 'last',
    header: 'Last statement',
    width: '20%',
    cell: ({ lastStatementOn }) => (lastStatementOn === null ? 'None' : formatMediumDate(lastStatementOn)),
  },
  {
    id: 'draft',
    header: 'Next one',
    width: '15%',
    cell: ({ draftId }) =>
      draftId === null ? (
        <Text tone="quiet">Not drafted</Text>
      ) : (
        <Link href={paths.statement(draftId)}>Draft</Link>
      ),
  },
]
