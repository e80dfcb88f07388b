import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card'
import { Menu } from '../Menu/Menu'
import { LedgerList } from './LedgerList'

const meta = {
  component: LedgerList,
  args: {
    label: 'How the balance adds up',
    totalLabel: 'Balance due',
    total: '$52.00',
    entries: [
      { id: '1', date: 'Nov 2', description: 'Invoice 1043', amount: '$152.00', balance: '$152.00' },
      { id: '2', date: 'Nov 9', description: 'Paid by card', amount: '−$100.00', balance: '$52.00' },
    ],
  },
} satisfies Meta<typeof LedgerList>
export default meta
type Story = StoryObj<typeof meta>

/** Invoiced, paid, left. */
export const Example: Story = {}

/** What can be done with a line stands at its end. */
export const WithActions: Story = {
  args: {
    entries: [
      { id: '1', date: 'Nov 2', description: 'Invoice 1043', amount: '$152.00', balance: '$152.00' },
      {
        ...{ id: '2', date: 'Nov 9', description: 'Paid by card', amount: '−$100.00', balance: '$52.00' },
        actions: (
          <Menu
            label="Actions for paid by card, Nov 9"
            items={[{ id: 'refund', label: 'Refund' }]}
            onAction={() => undefined}
          />
        ),
      },
    ],
  },
}

/** Without a line. */
export const Matrix: Story = {
  render: () => (
    <Card>
      <LedgerList label="Nothing yet" totalLabel="Balance due" total="$0.00" entries={[]} />
    </Card>
  ),
}

/** Long words break; amounts never do. */
export const LongWords: Story = {
  args: {
    totalLabel: 'Verbleibender Rechnungsbetrag',
    entries: [
      {
        id: '1',
        date: 'Nov 2',
        description: 'Versichertenstammdatenaktualisierung',
        amount: '$1,234,567.00',
        balance: '$1,234,567.00',
      },
    ],
    total: '$1,234,567.00',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** Dates stand where reading starts, amounts where it ends. */
export const RightToLeft: Story = {
  args: {
    label: 'كيف يتكوّن الرصيد',
    totalLabel: 'الرصيد المستحق',
    entries: [
      { id: '1', date: '٢ نوفمبر', description: 'الفاتورة ١٠٤٣', amount: '$152.00', balance: '$152.00' },
    ],
    total: '$152.00',
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}
