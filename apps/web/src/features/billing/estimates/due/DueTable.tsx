import type { EstimateDue } from '@oaklet/api/contract'
import {
  Button,
  Card,
  EmptyState,
  Icon,
  Inline,
  Link,
  StatusBadge,
  Table,
  type TableColumn,
  Text,
} from '@oaklet/design-system'
import { formatMediumDate } from '../../../../shared/format-date'
import { paths } from '../../../../shared/paths'
import { usePermissions } from '../../../../shared/use-session'
import { CAUSE_WORDS } from '../estimate-words'

interface DueTableProps {
  items: readonly EstimateDue[]
  /** True while a draft is made. */
  isPending: boolean
  onMake: (due: EstimateDue) => void
}

const keyOf = ({ client, clinician }: EstimateDue) => `${client.id} ${clinician.id}`
const nameOf = ({ client }: EstimateDue) => client.name

/** What is due, the first one due first; each row has the press that makes the draft, or leads to it. */
export function DueTable({ items, isPending, onMake }: DueTableProps) {
  const mayMake = usePermissions()('invoices:send')
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState icon={<Icon of="check-circle" size="l" />} title="No estimate is due">
          Clients with booked sessions that they pay themselves show here until an estimate is sent to them.
        </EmptyState>
      </Card>
    )
  }
  const make: TableColumn<EstimateDue> = {
    id: 'make',
    header: 'Estimate',
    width: '16%',
    cell: (due) =>
      due.draftId === null ? (
        <Button
          size="small"
          aria-label={`Make estimate for ${due.client.name} with ${due.clinician.name}`}
          isDisabled={isPending}
          onPress={() => onMake(due)}
        >
          Make estimate
        </Button>
      ) : (
        <Link href={paths.estimate(due.draftId)} aria-label={`Draft for ${due.client.name}`}>
          Draft
        </Link>
      ),
  }
  return (
    <Table<EstimateDue>
      label="Estimates that are due"
      rows={items}
      rowKey={keyOf}
      rowName={nameOf}
      columns={mayMake ? [...COLUMNS, make] : COLUMNS}
    />
  )
}

const COLUMNS: readonly TableColumn<EstimateDue>[] = [
  {
    id: 'client',
    header: 'Client',
    width: '20%',
    isRowHeader: true,
    cell: ({ client }) => <Text weight="strong">{client.name}</Text>,
  },
  { id: 'clinician', header: 'Clinician', width: '18%', cell: ({ clinician }) => clinician.name },
  {
    id: 'first',
    header: 'First session',
    width: '14%',
    cell: ({ firstOn }) => (firstOn === null ? '–' : formatMediumDate(firstOn)),
  },
  { id: 'cause', header: 'Why', width: '16%', cell: ({ cause }) => CAUSE_WORDS[cause] },
  {
    id: 'due',
    header: 'Due by',
    width: '16%',
    cell: ({ dueOn, isOverdue }) => (
      <Inline gap="s" wrap align="center">
        {formatMediumDate(dueOn)}
        {isOverdue && <StatusBadge tone="bad">Overdue</StatusBadge>}
      </Inline>
    ),
  },
]
