import type { SuperbillCandidate } from '@oaklet/api/contract'
import { Card, EmptyState, LinkButton, MoneyText, type TableColumn, Text } from '@oaklet/design-system'
import { paths } from '../../../../shared/paths'
import { periodWords } from '../../period-words'
import type { Days } from '../../month-before'
import { ChosenTable } from '../../runs/ChosenTable'
import { candidateKey, candidateName, lacksWords, makeWords, sessionDays } from './candidate-words'

interface CandidatesTableProps {
  candidates: readonly SuperbillCandidate[]
  currency: string
  days: Days
  /** The keys of those for whom none is to be made. */
  leftOut: ReadonlySet<string>
  onLeaveOut: (keys: ReadonlySet<string>) => void
  onMake: (candidates: readonly SuperbillCandidate[]) => void
}

/** For whom superbills can be made; all are chosen until somebody says otherwise. */
export function CandidatesTable(props: CandidatesTableProps) {
  const { candidates, currency, days, leftOut, onLeaveOut, onMake } = props
  if (candidates.length === 0) return <NothingWaits days={days} />
  return (
    <ChosenTable
      label="Sessions that wait for a superbill"
      items={candidates}
      keyOf={candidateKey}
      nameOf={candidateName}
      columns={columnsIn(currency)}
      leftOut={leftOut}
      onLeaveOut={onLeaveOut}
      actWords={makeWords}
      onAct={onMake}
    />
  )
}

const NothingWaits = ({ days }: { days: Days }) => (
  <Card>
    <EmptyState
      title="Nothing waits for a superbill"
      action={<LinkButton href={paths.superbills()}>All superbills</LinkButton>}
    >
      Completed sessions of {periodWords(days)} that clients pay themselves show here until a superbill has
      them.
    </EmptyState>
  </Card>
)

const columnsIn = (currency: string): readonly TableColumn<SuperbillCandidate>[] => [
  {
    id: 'client',
    header: 'Client',
    width: '20%',
    isRowHeader: true,
    cell: ({ client }) => <Text weight="strong">{client.name}</Text>,
  },
  { id: 'clinician', header: 'Clinician', width: '18%', cell: ({ clinician }) => clinician.name },
  { id: 'sessions', header: 'Sessions', width: '8%', align: 'end', cell: ({ sessionCount }) => sessionCount },
  { id: 'days', header: 'Days', width: '18%', cell: sessionDays },
  {
    id: 'charged',
    header: 'Charged',
    width: '10%',
    align: 'end',
    cell: ({ chargedCents }) => <MoneyText cents={chargedCents} currency={currency} />,
  },
  { id: 'lacks', header: 'What is missing', width: '26%', cell: lacksWords },
]
