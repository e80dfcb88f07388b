import { REMITTANCES_MESSAGES } from '@oaklet/api'
import { type Practice, REMITTANCE_STATES, type RemittanceSummary } from '@oaklet/api/contract'
import {
  EmptyState,
  FilterBar,
  Inline,
  Link,
  LinkButton,
  MoneyText,
  Select,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@oaklet/design-system'
import { formatMediumDate } from '../../../../shared/format-date'
import { ListSection } from '../../../../shared/lists/ListSection'
import { useListFilters } from '../../../../shared/lists/use-list-filters'
import { usePagedList } from '../../../../shared/lists/use-paged-list'
import { paths } from '../../../../shared/paths'
import { useApi } from '../../../../shared/use-api'
import { usePermissions } from '../../../../shared/use-session'
import { InboxNote } from '../imports/InboxNote'
import { ImportRemittances } from './ImportRemittances'
import { remittanceQueries } from './remittance-queries'
import { paidByWords, REMITTANCE_BADGES, remittanceName } from './remittance-words'
import { RemittanceBadge } from './RemittanceBadge'

const CHOICES = { state: ['all', ...REMITTANCE_STATES] } as const
const STATES = CHOICES.state.map((id) => ({
  id,
  label: id === 'all' ? 'All remittances' : REMITTANCE_BADGES[id].word,
}))

/** What insurers paid, imported last first, and the way to import more. */
export function ClaimRemittances({ practice }: { practice: Practice }) {
  const mayImport = usePermissions()('claims:post')
  const { asked, pages, chosen, choose, isFiltered } = useListFilters(CHOICES)
  const list = usePagedList(pages, remittanceQueries(useApi(), practice.id).list(asked))
  return (
    <Stack gap="l">
      {mayImport && (
        <>
          <ImportRemittances />
          <Inline gap="m">
            <LinkButton href={paths.typedRemittance()}>Type in a payment</LinkButton>
            <Text tone="quiet">For an insurance that answers on paper.</Text>
          </Inline>
        </>
      )}
      <InboxNote practice={practice} what="Remittances" />
      <ListSection
        list={list}
        filters={
          <FilterBar label="Filter remittances">
            <Select
              label="State"
              isLabelHidden
              items={STATES}
              selectedKey={chosen.state}
              onSelectionChange={(next) => choose('state', next)}
            />
          </FilterBar>
        }
        failure={REMITTANCES_MESSAGES.list}
        pages="Pages of remittances"
        isFiltered={isFiltered}
        nothingYet={
          <EmptyState title="No remittances yet">
            An insurance that pays says so in a file: for which claims, and why not more.{' '}
            {mayImport
              ? 'Import it above or type it in from paper, look it through, and post it.'
              : 'Once somebody imports it, it stands here.'}
          </EmptyState>
        }
        noMatch={<EmptyState title="No remittance matches">Try another state.</EmptyState>}
        table={(rows) => (
          <Table<RemittanceSummary>
            {...rows}
            label="Remittances"
            rowKey={({ id }) => id}
            rowName={remittanceName}
            rowHref={({ id }) => paths.remittance(id)}
            columns={COLUMNS}
          />
        )}
      />
    </Stack>
  )
}

const COLUMNS: readonly TableColumn<RemittanceSummary>[] = [
  {
    id: 'payer',
    header: 'Insurance',
    width: '24%',
    isRowHeader: true,
    cell: (remittance) => (
      <Stack gap="xs" align="start">
        <Link href={paths.remittance(remittance.id)}>{paidByWords(remittance)}</Link>
        <Text tone="quiet" size="s">
          {remittance.fileName ?? 'Typed in by hand'}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'paidOn',
    header: 'Date',
    width: '15%',
    cell: ({ paidOn }) => (paidOn === null ? '–' : formatMediumDate(paidOn)),
  },
  { id: 'trace', header: 'Number', width: '20%', cell: ({ traceNumber }) => traceNumber },
  {
    id: 'state',
    header: 'State',
    width: '17%',
    cell: (remittance) => <RemittanceBadge {...remittance} />,
  },
  { id: 'claims', header: 'Claims', width: '10%', align: 'end', cell: ({ claimCount }) => claimCount },
  {
    id: 'amount',
    header: 'Amount',
    width: '14%',
    align: 'end',
    cell: ({ amountCents, currency }) => <MoneyText cents={amountCents} currency={currency} />,
  },
]
