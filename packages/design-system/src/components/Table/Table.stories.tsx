import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { EmptyState } from '../EmptyState/EmptyState'
import { MoneyText } from '../MoneyText/MoneyText'
import { Pager } from '../Pager/Pager'
import { StatusBadge } from '../StatusBadge/StatusBadge'
import { Table } from './Table'
import { TABLE_SELECTION_MODES, type TableProps } from './table-props'

type Invoice = Record<'number' | 'client' | 'due' | 'status', string> & { cents: number }

/** Sorts and selects as a screen would. */
function InvoiceTable(props: TableProps<Invoice>) {
  const [sort, setSort] = useState(props.sort)
  const [selected, setSelected] = useState(props.selectedKeys ?? new Set<string>())
  const { columnId, direction } = sort ?? { columnId: 'none', direction: 'ascending' }
  const wordsOf = (row: Invoice) => String(Reflect.get(row, columnId === 'balance' ? 'cents' : columnId))
  const rows = props.rows.toSorted(
    (a, b) =>
      (direction === 'ascending' ? 1 : -1) * wordsOf(a).localeCompare(wordsOf(b), 'en', { numeric: true }),
  )
  return (
    <Table
      {...props}
      rows={sort ? rows : props.rows}
      sort={sort}
      onSortChange={(next) => {
        setSort(next)
        props.onSortChange?.(next)
      }}
      selectedKeys={selected}
      onSelectionChange={(next) => {
        setSelected(next)
        props.onSelectionChange?.(next)
      }}
    />
  )
}

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
  play: async ({ args }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('row', { name: '1047' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onRowAction).toHaveBeenCalledWith('1046')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('gridcell', { name: 'Priya Nair' })).toHaveFocus())
  },
}

/** Narrow: each row is a labelled card. */
export const Cards: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
}

/** Nothing to show. */
export const Empty: Story = { args: { rows: [], footer: undefined } }

/** What is coming is not known yet; it is as wide as the cards will be. */
export const Loading: Story = {
  args: { rows: [], isLoading: true, footer: undefined },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('grid').getBoundingClientRect()
    await expect(canvas.getByRole('gridcell').getBoundingClientRect().width).toBe(width)
  },
}

const SORTABLE = meta.args.columns.map((one) => ({ ...one, isSortable: one.id !== 'due' }))

/** A heading orders the rows: Up from the first row reaches it, Enter turns it round. */
export const Sorting: Story = {
  args: { columns: SORTABLE, sort: { columnId: 'client', direction: 'ascending' }, onSortChange: fn() },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}')
    const heading = screen.getByRole('columnheader', { name: 'Client' })
    await expect(heading).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSortChange).toHaveBeenCalledWith({ columnId: 'client', direction: 'descending' })
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await expect(screen.getAllByRole('row')[1]).toHaveAccessibleName('1046')
  },
}

const SELECTING = {
  selectionMode: 'multiple',
  selectedKeys: new Set(['1046']),
  onSelectionChange: fn(),
  selectionActions: <Button>Send reminders</Button>,
} as const

/** Space selects a row; Ctrl A selects all, Escape none. */
export const Selection: Story = {
  args: SELECTING,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Invoices: selection' })
    await expect(bar).toHaveTextContent('1 selected')
    within(canvas.getByRole('grid')).getByRole('row', { name: '1046' }).focus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(bar).toHaveTextContent('2 selected')
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(bar).toHaveTextContent('3 selected')
    await userEvent.keyboard('{Escape}')
    await expect(bar).toHaveTextContent('Nothing is selected')
  },
}

const ACTING: Pick<TableProps<Invoice>, 'rowActions'> = {
  rowActions: ({ status }) => ({
    items: [
      { id: 'pay', label: 'Record a payment' },
      { id: 'void', label: 'Void invoice', tone: 'danger', isDisabled: status !== 'Issued' },
    ],
    onAction: fn(),
  }),
}

/** What else can be done with a row is behind the last cell of it. */
export const RowActions: Story = {
  args: ACTING,
  play: async ({ args }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('row', { name: '1047' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    const trigger = screen.getByRole('button', { name: 'Actions for 1047' })
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onRowAction).not.toHaveBeenCalled()
  },
}

/** Right after a heading is its edge: Enter takes it, the arrows move it, Enter or Escape lets go. */
export const Resizing: Story = {
  args: {
    columns: SORTABLE.map((one) => ({ ...one, isResizable: one.id === 'client' || one.id === 'due' })),
    onColumnResize: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const edge = within(canvasElement).getByRole('slider', { name: /Width of Client/ })
    const before = Number(edge.getAttribute('value'))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(edge).toHaveFocus())
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}')
    await waitFor(() => expect(args.onColumnResize).toHaveBeenCalled())
    await expect(Number(edge.getAttribute('value'))).toBeGreaterThan(before)
  },
}

/** Every way to select, in one order and the other. */
export const Matrix: Story = {
  args: { columns: SORTABLE, selectedKeys: new Set(['1046']), footer: undefined },
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      {TABLE_SELECTION_MODES.map((selectionMode, index) => (
        <InvoiceTable
          {...args}
          key={selectionMode}
          label={`Selection: ${selectionMode}`}
          sort={{ columnId: 'balance', direction: index % 2 === 0 ? 'ascending' : 'descending' }}
          selectionMode={selectionMode}
        />
      ))}
    </div>
  ),
}

const MANY = Array.from({ length: 30 }, (_, index) => ({
  number: String(1047 - index),
  client:
    index === 3 ? 'عائلة الخطيب' : index === 4 ? 'Bartholomew Featherstonehaugh-Cholmondeley' : 'Leo Grant',
  due: 'Dec 1',
  status: 'Issued',
  cents: 15200 + index * 125,
}))

/** With a height, the rows go under the header; here with all that a row can have. */
export const Everything: Story = {
  args: { ...SELECTING, ...ACTING, columns: SORTABLE, rows: MANY, height: '24rem' },
}

/** All that a row can have, as cards: a choice takes the place of the headings. */
export const EverythingInCards: Story = {
  args: {
    ...SELECTING,
    ...ACTING,
    columns: SORTABLE,
    rows: MANY.slice(1, 5),
    sort: { columnId: 'balance', direction: 'descending' },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await expect(canvas.getByRole('group', { name: 'Invoices: selection' })).toHaveTextContent('4 selected')
    await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Balance: ascending' }))
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAccessibleName('1046'))
  },
}
