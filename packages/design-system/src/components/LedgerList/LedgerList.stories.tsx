import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card'
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

/** Without a line. */
export const Matrix: Story = {
  render: () => (
    <Card>
      <LedgerList label="Nothing yet" totalLabel="Balance due" total="$0.00" entries={[]} />
    </Card>
  ),
}
