import type { ClaimSummary } from '@oaklet/api/contract'
import {
  Inline,
  Link,
  MoneyText,
  Stack,
  Table,
  type TableColumn,
  type TableProps,
  Text,
} from '@oaklet/design-system'
import { formatMediumDate } from '../../../../shared/format-date'
import type { TableRows } from '../../../../shared/lists/ListSection'
import { paths } from '../../../../shared/paths'
import { answerDueWords } from '../appeal-words'
import { ageWords, countsWords, filingWords } from '../claim-words'
import { ClaimBadge } from '../ClaimBadge'

interface ClaimsTableProps extends TableRows<ClaimSummary> {
  /** Today where the practice is. */
  today: string
  selection: Pick<
    TableProps<ClaimSummary>,
    'selectionMode' | 'selectedKeys' | 'onSelectionChange' | 'selectionActions'
  >
}

/** Claims, one to a row; Enter opens one. */
export function ClaimsTable({ today, selection, ...rows }: ClaimsTableProps) {
  return (
    <Table<ClaimSummary>
      {...rows}
      {...selection}
      label="Claims"
      rowKey={({ id }) => id}
      rowName={({ pcn, client }) => `${pcn}, ${client.name}`}
      rowHref={({ id }) => paths.claim(id)}
      columns={columnsOn(today)}
    />
  )
}

// They leave room for the boxes of a list to choose from, so that no content changes their widths.
const columnsOn = (today: string): readonly TableColumn<ClaimSummary>[] => [
  {
    id: 'pcn',
    header: 'Number',
    width: '14%',
    isRowHeader: true,
    cell: ({ id, pcn }) => <Link href={paths.claim(id)}>{pcn}</Link>,
  },
  {
    id: 'client',
    header: 'Client',
    width: '12%',
    cell: ({ client }) => <Text weight="strong">{client.name}</Text>,
  },
  { id: 'payer', header: 'Insurance', width: '12%', cell: ({ payer }) => payer.name },
  { id: 'sessions', header: 'Sessions', width: '9%', align: 'end', cell: ({ sessionCount }) => sessionCount },
  {
    id: 'charged',
    header: 'Charged',
    width: '11%',
    align: 'end',
    cell: ({ chargedCents, currency }) => <MoneyText cents={chargedCents} currency={currency} />,
  },
  { id: 'age', header: 'Age', width: '9%', align: 'end', cell: (claim) => ageWords(claim, today) },
  { id: 'due', header: 'File by', width: '12%', cell: (claim) => <FileBy claim={claim} today={today} /> },
  { id: 'state', header: 'State', width: '15%', cell: (claim) => <StateCell claim={claim} today={today} /> },
]

function FileBy({ claim, today }: { claim: ClaimSummary; today: string }) {
  const filing = filingWords(claim, today)
  return (
    <Stack gap="xs" align="start">
      <Text>{formatMediumDate(claim.filingDueOn)}</Text>
      {filing && (
        <Text size="s" weight="strong" tone={filing.tone === 'bad' ? 'error' : 'normal'}>
          {filing.word}
        </Text>
      )}
    </Stack>
  )
}

/** The state, what stands in the way of one that is not sent, and when the answer to an appeal is due. */
function StateCell({ claim, today }: { claim: ClaimSummary; today: string }) {
  const words = claim.openCents === null ? countsWords(claim) : ''
  return (
    <Inline gap="s" wrap>
      <ClaimBadge claim={claim} />
      {words !== '' && (
        <Text tone="quiet" size="s">
          {words}
        </Text>
      )}
      {claim.appealDueOn !== null && <AppealAnswer dueOn={claim.appealDueOn} today={today} />}
    </Inline>
  )
}

function AppealAnswer({ dueOn, today }: { dueOn: string; today: string }) {
  const { word, tone } = answerDueWords(dueOn, today)
  return (
    <Stack gap="xs" align="start">
      <Text size="s">{`Appealed, answer by ${formatMediumDate(dueOn)}`}</Text>
      {tone === 'bad' && (
        <Text size="s" weight="strong" tone="error">
          {word}
        </Text>
      )}
    </Stack>
  )
}
