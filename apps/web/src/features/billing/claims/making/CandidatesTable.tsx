import { Card, EmptyState, LinkButton, MoneyText, Stack, type TableColumn, Text } from '@oaklet/design-system'
import { daysWords } from '../../../../shared/dates/span-words'
import { paths } from '../../../../shared/paths'
import { ChosenTable } from '../../runs/ChosenTable'
import { findingsWords } from '../claim-words'
import { candidateKey, candidateName, type MakeableCandidate, makeWords } from './candidate-words'

interface CandidatesTableProps {
  candidates: readonly MakeableCandidate[]
  currency: string
  /** The keys of those of which none is to be made. */
  leftOut: ReadonlySet<string>
  onLeaveOut: (keys: ReadonlySet<string>) => void
  onMake: (candidates: readonly MakeableCandidate[]) => void
}

/** The claims that can be made; all are chosen until somebody says otherwise. */
export function CandidatesTable(props: CandidatesTableProps) {
  const { candidates, currency, leftOut, onLeaveOut, onMake } = props
  if (candidates.length === 0) return <NothingWaits />
  return (
    <ChosenTable
      label="Sessions that wait for a claim"
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

const NothingWaits = () => (
  <Card>
    <EmptyState
      title="Nothing waits for a claim"
      action={<LinkButton href={paths.claims()}>All claims</LinkButton>}
    >
      Completed sessions of clients with insurance show here until a claim has them.
    </EmptyState>
  </Card>
)

const columnsIn = (currency: string): readonly TableColumn<MakeableCandidate>[] => [
  {
    id: 'client',
    header: 'Client',
    width: '17%',
    isRowHeader: true,
    cell: ({ client }) => <Text weight="strong">{client.name}</Text>,
  },
  { id: 'payer', header: 'Insurance', width: '19%', cell: ({ payer }) => payer.name },
  { id: 'clinician', header: 'Clinician', width: '15%', cell: ({ clinician }) => clinician.name },
  {
    id: 'sessions',
    header: 'Sessions',
    width: '8%',
    align: 'end',
    cell: ({ appointmentIds }) => appointmentIds.length,
  },
  {
    id: 'days',
    header: 'Days',
    width: '13%',
    cell: ({ firstOn, lastOn }) => daysWords({ start: firstOn, end: lastOn }),
  },
  {
    id: 'charged',
    header: 'Charged',
    width: '9%',
    align: 'end',
    cell: ({ chargedCents }) => <MoneyText cents={chargedCents} currency={currency} />,
  },
  { id: 'findings', header: 'In the way', width: '19%', cell: (candidate) => <InTheWay {...candidate} /> },
]

/** How much there is, and the first of it in words. */
function InTheWay({ findings }: MakeableCandidate) {
  const [first] = findings
  if (first === undefined) return 'Nothing'
  return (
    <Stack gap="none">
      <Text>{findingsWords(findings)}</Text>
      <Text tone="quiet" size="s">
        {first.words}
      </Text>
    </Stack>
  )
}
