import type { Payer } from '@oaklet/api/contract'
import { type MenuAction, StatusBadge, Table, type TableColumn, Text } from '@oaklet/design-system'
import { CLAIM_DELIVERY_WORDS, PAYER_KIND_WORDS } from '../../../records/payers/payer-words'
import { daysWords } from './days-words'

export type PayerAct = 'edit' | 'activate' | 'deactivate' | 'delete'

interface PayersTableProps {
  payers: readonly Payer[]
  onAct: (act: PayerAct, payer: Payer) => void
}

const keyOf = ({ id }: Payer) => id

/** The payers of the practice, one to a row, with what can be done with each. */
export function PayersTable({ payers, onAct }: PayersTableProps) {
  const edit = (key: string) => {
    const payer = payers.find(({ id }) => id === key)
    if (payer) onAct('edit', payer)
  }
  return (
    <Table<Payer>
      label="Insurance payers"
      rows={payers}
      rowKey={keyOf}
      columns={COLUMNS}
      onRowAction={edit}
      rowActions={(payer) => ({
        items: actsOf(payer),
        onAction: (act) => onAct(act as PayerAct, payer),
      })}
    />
  )
}

const actsOf = ({ isActive }: Payer): MenuAction<PayerAct>[] => [
  { id: 'edit', label: 'Edit' },
  isActive
    ? { id: 'deactivate', label: 'Make inactive', description: 'It can’t be chosen for new coverage then' }
    : { id: 'activate', label: 'Make active' },
  { id: 'delete', label: 'Delete', tone: 'danger' },
]

const COLUMNS: readonly TableColumn<Payer>[] = [
  { id: 'name', header: 'Name', width: '24%', isRowHeader: true, cell: ({ name }) => name },
  { id: 'payerId', header: 'Payer id', width: '18%', cell: (payer) => <PayerId payer={payer} /> },
  { id: 'kind', header: 'Kind', width: '22%', cell: ({ kind }) => PAYER_KIND_WORDS[kind] },
  { id: 'claims', header: 'Claims', width: '10%', cell: ({ delivery }) => CLAIM_DELIVERY_WORDS[delivery] },
  { id: 'filing', header: 'Timely filing', width: '13%', cell: ({ filingDays }) => daysWords(filingDays) },
  {
    id: 'status',
    header: 'Status',
    width: '13%',
    cell: ({ isActive }) =>
      isActive ? <StatusBadge tone="good">Active</StatusBadge> : <StatusBadge>Inactive</StatusBadge>,
  },
]

/** The payer id; claims as a file can’t go without one. */
function PayerId({ payer: { payerId, delivery } }: { payer: Payer }) {
  if (payerId !== '') return <Text isTabular>{payerId}</Text>
  return delivery === 'file' ? <StatusBadge tone="wait">Missing for files</StatusBadge> : '–'
}
