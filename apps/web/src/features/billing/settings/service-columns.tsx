import type { Service } from '@oaklet/api/contract'
import { MoneyText, type TableColumn, Text } from '@oaklet/design-system'

/** What the list says about a service. */
export const serviceColumns = (currency: string): readonly TableColumn<Service>[] => [
  { id: 'code', header: 'Code', width: '15%', cell: ({ code }) => <Text isTabular>{code}</Text> },
  { id: 'name', header: 'Name', width: '42%', isRowHeader: true, cell: ({ label }) => label },
  {
    id: 'length',
    header: 'Length',
    width: '15%',
    align: 'end',
    cell: ({ durationMinutes }) => `${durationMinutes} min`,
  },
  {
    id: 'fee',
    header: 'Fee',
    width: '15%',
    align: 'end',
    cell: ({ feeCents }) => <MoneyText cents={feeCents} currency={currency} />,
  },
]
