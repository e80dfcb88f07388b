import type { StatementSummary } from '@oaklet/api/contract'
import { Card, EmptyState, Link, LinkButton, MoneyText, type TableColumn } from '@oaklet/design-system'
import { paths } from '../../../../shared/paths'
import { ChosenTable } from '../../runs/ChosenTable'
import { MAKE_TITLE, statementDays } from '../statement-words'
import { sendWords } from './sending-run-words'

interface DraftsTableProps {
  /** All drafts; those without an e-mail that is permitted are not in the table. */
  drafts: readonly StatementSummary[]
  /** The ids of those that are not to be sent. */
  leftOut: ReadonlySet<string>
  onLeaveOut: (keys: ReadonlySet<string>) => void
  onSend: (drafts: readonly StatementSummary[]) => void
}

/** The drafts that can go by e-mail. */
export function DraftsTable({ drafts, onSend, ...choice }: DraftsTableProps) {
  if (drafts.length === 0) return <NothingWaits />
  const mailed = drafts.filter(({ emails }) => emails.length > 0)
  if (mailed.length === 0) return null
  return (
    <ChosenTable
      label="Drafts to send by e-mail"
      items={mailed}
      keyOf={({ id }) => id}
      nameOf={({ client }) => client.name}
      columns={COLUMNS}
      {...choice}
      actWords={sendWords}
      onAct={onSend}
    />
  )
}

const NothingWaits = () => (
  <Card>
    <EmptyState
      title="No draft waits"
      action={<LinkButton href={paths.statements({ make: '1' })}>{MAKE_TITLE}</LinkButton>}
    >
      Drafts of statements show here until somebody has looked through them and sent them.
    </EmptyState>
  </Card>
)

const COLUMNS: readonly TableColumn<StatementSummary>[] = [
  {
    id: 'client',
    header: 'Client',
    width: '28%',
    isRowHeader: true,
    cell: ({ id, client }) => <Link href={paths.statement(id, { review: '1' })}>{client.name}</Link>,
  },
  { id: 'period', header: 'Period', width: '28%', cell: statementDays },
  {
    id: 'owed',
    header: 'Owed',
    width: '14%',
    align: 'end',
    cell: ({ owedCents, currency }) => <MoneyText cents={owedCents} currency={currency} />,
  },
  { id: 'email', header: 'Goes to', width: '30%', cell: ({ emails }) => emails[0] },
]
