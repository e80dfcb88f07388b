import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EmptyState } from '../EmptyState/EmptyState'
import { MoneyText } from '../MoneyText/MoneyText'
import { Pager } from '../Pager/Pager'
import { StatusBadge } from '../StatusBadge/StatusBadge'
import { Table, type TableProps } from './Table'

interface Invoice {
  number: string
  client: string
  due: string
  status: string
  cents: number
}

const InvoiceTable = (props: TableProps<Invoice>) => <Table {...props} />

const meta = {
  component: InvoiceTable,
  args: {
    label: 'Invoices',
    onRowAction: fn(),
    rowKey: ({ number }) => number,
    rows: [
      { number: '1047', client: 'Leo Grant', due: 'Dec 1', status: 'Issued', cents: 15200 },
      { number: '1046', client: 'Priya Nair', due: 'Nov 30', status: 'Issued', cents: 19000 },
      { number: '1045', client: 'James & Ana Bell', due: 'Nov 27', status: 'Partly paid', cents: 12000 },
    ],
    columns: [
      { id: 'number', header: 'Number', cell: ({ number }) => number },
      { id: 'client', header: 'Client', cell: ({ client }) => client },
      { id: 'due', header: 'Due', cell: ({ due }) => due },
      {
        id: 'status',
        header: 'Status',
        cell: ({ status }) => <StatusBadge tone="info">{status}</StatusBadge>,
      },
      {
        id: 'balance',
        header: 'Balance',
        align: 'end',
        cell: ({ cents }) => <MoneyText cents={cents} currency="USD" />,
      },
    ],
    emptyState: <EmptyState title="No invoices yet">Completed sessions become invoices here.</EmptyState>,
    footer: (
      <Pager
        label="Pages of invoices"
        range="1–3 of 31"
        hasPrevious={false}
        hasNext
        onPrevious={fn()}
        onNext={fn()}
      />
    ),
  },
} satisfies Meta<typeof InvoiceTable>
export default meta
type Story = StoryObj<typeof meta>

/** One Tab stop; the arrow keys move, Enter opens. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('row', { name: '1047' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onRowAction).toHaveBeenCalledWith('1046')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(within(canvasElement).getByRole('gridcell', { name: 'Priya Nair' })).toHaveFocus()
  },
}

/** Narrow: each row is a labelled card. */
export const Cards: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
}

/** Nothing to show. */
export const Empty: Story = { args: { rows: [], footer: undefined } }

/** What is coming is not known yet. */
export const Loading: Story = { args: { rows: [], isLoading: true, footer: undefined } }
