import type { ClaimLine } from '@oaklet/api/contract'
import { MoneyText, Table, type TableColumn } from '@oaklet/design-system'
import { formatMediumDate } from '../../../../shared/format-date'
import { placeWords } from './form-words'

interface SessionsTableProps {
  lines: readonly ClaimLine[]
  diagnoses: readonly string[]
  currency: string
}

/** The sessions of a claim that can’t be changed. */
export const SessionsTable = ({ lines, diagnoses, currency }: SessionsTableProps) => (
  <Table<ClaimLine>
    label="Sessions of this claim"
    rows={lines}
    rowKey={({ controlNumber }) => controlNumber}
    rowName={({ date }) => formatMediumDate(date)}
    columns={columnsOf(diagnoses, currency)}
  />
)

const columnsOf = (diagnoses: readonly string[], currency: string): readonly TableColumn<ClaimLine>[] => [
  {
    id: 'date',
    header: 'Date',
    width: '18%',
    isRowHeader: true,
    cell: ({ date }) => formatMediumDate(date),
  },
  {
    id: 'service',
    header: 'Service',
    width: '17%',
    cell: ({ code, modifiers }) => [code, ...modifiers].join(' '),
  },
  { id: 'place', header: 'Place', width: '24%', cell: ({ placeOfService }) => placeWords(placeOfService) },
  {
    id: 'diagnoses',
    header: 'For diagnosis',
    width: '19%',
    cell: ({ pointers }) => pointers.flatMap((place) => diagnoses[place - 1] ?? []).join(', '),
  },
  { id: 'units', header: 'Units', width: '8%', align: 'end', cell: ({ units }) => units },
  {
    id: 'charge',
    header: 'Charge',
    width: '14%',
    align: 'end',
    cell: ({ chargeCents }) => <MoneyText cents={chargeCents} currency={currency} />,
  },
]
