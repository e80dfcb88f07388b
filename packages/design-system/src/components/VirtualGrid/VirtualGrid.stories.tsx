import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { EmptyState } from '../EmptyState/EmptyState'
import { MoneyText } from '../MoneyText/MoneyText'
import { StatusBadge } from '../StatusBadge/StatusBadge'
import { NOTHING_SELECTED } from './row-selection'
import { VirtualGrid } from './VirtualGrid'
import type { VirtualGridProps } from './virtual-grid-props'

interface Client {
  id: string
  name: string
  city: string
  status: string
  cents: number
}

const FIRST = ['Maya', 'Leo', 'Priya', 'James', 'Ana', 'عمر', 'Ángel', 'Zoë'] as const
const LAST = ['Ortiz', 'Grant', 'Nair', 'Bell', 'Ruiz', 'Hart', 'Featherstonehaugh-Cholmondeley'] as const

const clientAt = (index: number): Client | undefined => ({
  id: String(index),
  name: `${FIRST[index % FIRST.length] ?? ''} ${LAST[(index * 3) % LAST.length] ?? ''} ${index + 1}`,
  city: index % 3 === 0 ? 'Springfield' : 'Portland',
  status: index % 5 === 0 ? 'Waiting' : 'Active',
  cents: (index * 7919) % 50000,
})

/** Sorts and selects as a screen would. */
function ClientGrid(props: VirtualGridProps<Client>) {
  const { rowCount, onSortChange, onSelectionChange, rowAt } = props
  const [sort, setSort] = useState(props.sort)
  const [selection, setSelection] = useState(props.selection)
  const sorted = useMemo(() => {
    if (!sort) return undefined
    const rows = Array.from({ length: rowCount }, (_, index) => clientAt(index)).filter(
      (row) => row !== undefined,
    )
    const turn = sort.direction === 'ascending' ? 1 : -1
    return rows.sort(
      (a, b) => turn * (sort.columnId === 'balance' ? a.cents - b.cents : a.name < b.name ? -1 : 1),
    )
  }, [sort, rowCount])
  const at = useCallback((index: number) => (sorted ? sorted[index] : rowAt(index)), [sorted, rowAt])
  return (
    <VirtualGrid
      {...props}
      rowAt={at}
      sort={sort}
      {...(onSortChange && {
        onSortChange: (next) => {
          setSort(next)
          onSortChange(next)
        },
      })}
      selection={selection}
      {...(onSelectionChange && {
        onSelectionChange: (next) => {
          setSelection(next)
          onSelectionChange(next)
        },
      })}
    />
  )
}

const meta = {
  component: ClientGrid,
  args: {
    label: 'Clients',
    rowCount: 10_000,
    rowAt: clientAt,
    rowKey: ({ id }) => id,
    typeaheadText: ({ name }) => name,
    height: '26rem',
    onRowAction: fn(),
    columns: [
      {
        id: 'name',
        header: 'Client',
        width: 'minmax(12rem, 2fr)',
        isSortable: true,
        cell: ({ name }) => name,
      },
      { id: 'city', header: 'City', cell: ({ city }) => city },
      {
        id: 'status',
        header: 'Status',
        cell: ({ status }) => (
          <StatusBadge tone={status === 'Active' ? 'good' : 'wait'}>{status}</StatusBadge>
        ),
      },
      {
        id: 'balance',
        header: 'Balance',
        align: 'end',
        isSortable: true,
        cell: ({ cents }) => <MoneyText cents={cents} currency="USD" />,
      },
    ],
  },
} satisfies Meta<typeof ClientGrid>
export default meta
type Story = StoryObj<typeof meta>

const focusedRow = () => document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')
const focusedColumn = () => document.activeElement?.closest('[aria-colindex]')?.getAttribute('aria-colindex')

/** Each key of the APG's data grid. */
export const Example: Story = {
  args: { onSortChange: fn() },
  play: async ({ args, canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: 'Clients' })
    await expect(grid).toHaveAttribute('aria-rowcount', '10001')
    await userEvent.tab()
    const steps: [string, string, string][] = [
      ['{ArrowDown}', '3', '1'],
      ['{ArrowRight}', '3', '2'],
      ['{ArrowUp}', '2', '2'],
      ['{ArrowLeft}', '2', '1'],
      ['{End}', '2', '4'],
      ['{Home}', '2', '1'],
      ['{Control>}{End}{/Control}', '10001', '4'],
      ['{ArrowDown}{ArrowRight}', '10001', '4'],
      ['{Control>}{Home}{/Control}', '2', '1'],
      ['{ArrowUp}', '1', '1'],
      ['{ArrowDown}', '2', '1'],
    ]
    for (const [keys, row, column] of steps) {
      await userEvent.keyboard(keys)
      await expect([keys, focusedRow(), focusedColumn()]).toEqual([keys, row, column])
      await expect(document.activeElement).toBeVisible()
    }
    await userEvent.keyboard('{PageDown}')
    await expect(Number(focusedRow())).toBeGreaterThan(6)
    await userEvent.keyboard('{PageUp}')
    await expect(focusedRow()).toBe('2')
    // Without a pause between its letters, as a pause begins a new word.
    await userEvent.setup({ delay: null }).keyboard('priya')
    await expect(document.activeElement).toHaveTextContent(/^Priya/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onRowAction).toHaveBeenCalledWith('2')
  },
}

/** A heading sorts the rows with Enter, and stays focused. */
export const Sorting: Story = {
  args: { sort: { columnId: 'name', direction: 'ascending' }, onSortChange: fn(), rowCount: 100_000 },
  play: async ({ args, canvasElement }) => {
    const heading = within(canvasElement).getByRole('columnheader', { name: 'Balance' })
    await userEvent.tab()
    await userEvent.keyboard('{End}{ArrowUp}{Enter}')
    await expect(args.onSortChange).toHaveBeenCalledWith({ columnId: 'balance', direction: 'ascending' })
    await userEvent.keyboard(' ')
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await expect(heading).toHaveFocus()
  },
}

/** Space selects, Shift and an arrow take in the next, Ctrl A all hundred thousand, Escape none. */
export const Selection: Story = {
  args: { selection: NOTHING_SELECTED, onSelectionChange: fn(), rowCount: 100_000 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: /^Select Maya Ortiz/ })).toBeChecked()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2)
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ means: 'allBut', keys: new Set() })
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp} ')
    await expect(canvas.queryByRole('row', { selected: true })).toBeNull()
    await userEvent.keyboard('{ArrowDown} {ArrowDown} ')
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2)
  },
}

/** The focused row stays mounted, however far the grid is scrolled. */
export const FocusSurvives: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await userEvent.tab()
    const cell = document.activeElement
    grid.scrollTop = 200_000
    await waitFor(() => expect(within(canvasElement).getByText(/ 3710$/)).toBeInTheDocument())
    await expect(cell).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(focusedRow()).toBe('3')
    await expect(grid.scrollTop).toBeLessThan(100)
  },
}

/** Every other row has not come yet. */
export const Matrix: Story = {
  args: {
    rowAt: (index) => (index % 2 === 0 ? clientAt(index) : undefined),
    selection: { means: 'only', keys: new Set(['2']) },
    onSelectionChange: fn(),
    onSortChange: fn(),
  },
}

/** No rows: the header says what would be there, the words what to do. */
export const Empty: Story = {
  args: {
    rowCount: 0,
    emptyState: <EmptyState title="No client found">Try a part of the name, or another status.</EmptyState>,
  },
}

/** Less room than columns: it scrolls inside its frame, and the keyboard brings cells into sight. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(focusedColumn()).toBe('4')
    const { right = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
    await expect(right).toBeLessThan(320)
  },
}
