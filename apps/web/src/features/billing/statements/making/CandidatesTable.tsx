import type { StatementCandidate } from '@oaklet/api/contract'
import { Card, EmptyState, LinkButton, MoneyText, type TableColumn, Text } from '@oaklet/design-system'
import { formatMediumDate } from '../../../../shared/format-date'
import { paths } from '../../../../shared/paths'
import { ChosenTable } from '../../runs/ChosenTable'
import { candidateKey, candidateName, makeWords } from './candidate-words'

interface CandidatesTableProps {
  candidates: readonly StatementCandidate[]
  currency: string
  /** The ids of those for whom none is to be made. */
  leftOut: ReadonlySet<string>
  onLeaveOut: (keys: ReadonlySet<string>) => void
  onMake: (candidates: readonly StatementCandidate[]) => void
}

/** For whom statements can be made. */
export function CandidatesTable({ candidates, currency, onMake, ...choice }: CandidatesTableProps) {
  if (candidates.length === 0) return <NobodyOwes />
  return (
    <ChosenTable
      label="Clients who owe"
      items={candidates}
      keyOf={candidateKey}
      nameOf={candidateName}
      columns={columnsIn(currency)}
      {...choice}
      actWords={makeWords}
      onAct={onMake}
    />
  )
}

const NobodyOwes = () => (
  <Card>
    <EmptyState
      title="No statement is to be made"
      action={<LinkButton href={paths.statements()}>All statements</LinkButton>}
    >
      Clients who owe show here until a draft is made for them.
    </EmptyState>
  </Card>
)

const columnsIn = (currency: string): readonly TableColumn<StatementCandidate>[] => [
  {
    id: 'client',
    header: 'Client',
    width: '28%',
    isRowHeader: true,
    cell: ({ client }) => <Text weight="strong">{client.name}</Text>,
  },
  {
    id: 'owed',
    header: 'Owed',
    width: '14%',
    align: 'end',
    cell: ({ owedCents }) => <MoneyText cents={owedCents} currency={currency} />,
  },
  {
    id: 'last',
    header: 'Last statement',
    width: '18%',
    cell: ({ lastStatementOn }) =>
      lastStatementOn === null ? 'None yet' : formatMediumDate(lastStatementOn),
  },
  { id: 'sent', header: 'Sent for this', width: '12%', align: 'end', cell: ({ sentCount }) => sentCount },
  {
    id: 'way',
    header: 'Can go to',
    width: '28%',
    cell: ({ emails }) => emails[0] ?? <Text tone="quiet">No e-mail permitted</Text>,
  },
]
