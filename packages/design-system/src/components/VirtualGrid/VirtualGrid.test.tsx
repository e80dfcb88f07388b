import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { NOTHING_SELECTED } from './row-selection'
import { VirtualGrid } from './VirtualGrid'
import type { VirtualGridProps } from './virtual-grid-props'

interface Client {
  id: string
  name: string
}

const props: VirtualGridProps<Client> = {
  label: 'Clients',
  rowCount: 10_000,
  rowAt: (index) => ({ id: `c${index}`, name: `${index === 5000 ? 'Zoë' : 'Ana'} ${index}` }),
  rowKey: ({ id }) => id,
  typeaheadText: ({ name }) => name,
  height: '400px',
  columns: [
    { id: 'name', header: 'Client', isSortable: true, cell: ({ name }) => name },
    { id: 'key', header: 'Key', cell: ({ id }) => id },
  ],
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

const said = () => document.querySelector('[role="log"][aria-live="polite"]')

test('says how many rows and columns there are, and holds only the few in sight', () => {
  render(<VirtualGrid {...props} />)
  const grid = screen.getByRole('grid', { name: 'Clients' })
  expect(grid).toHaveAttribute('aria-rowcount', '10001')
  expect(grid).toHaveAttribute('aria-colcount', '2')
  expect(within(grid).getAllByRole('row').length).toBeLessThan(30)
  expect(screen.getByRole('rowheader', { name: 'Ana 1' }).closest('[role=row]')).toHaveAttribute(
    'aria-rowindex',
    '3',
  )
})

test('holds no more of a hundred thousand rows than of ten thousand', () => {
  const { rerender } = render(<VirtualGrid {...props} />)
  const before = screen.getAllByRole('row').length
  rerender(<VirtualGrid {...props} rowCount={100_000} />)
  expect(screen.getAllByRole('row')).toHaveLength(before)
})

test('is one Tab stop, moved by the keys of a data grid', async () => {
  render(
    <>
      <VirtualGrid {...props} />
      <button>After</button>
    </>,
  )
  await userEvent.tab()
  expect(screen.getByRole('rowheader', { name: 'Ana 0' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect(screen.getByRole('gridcell', { name: 'c1' })).toHaveFocus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(screen.getByRole('gridcell', { name: 'c9999' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(screen.getByRole('gridcell', { name: 'c9999' })).toHaveFocus()
})

test('letters typed go to the row that begins with them', async () => {
  render(<VirtualGrid {...props} />)
  await userEvent.tab()
  await userEvent.keyboard('zoe 5')
  expect(screen.getByRole('rowheader', { name: 'Zoë 5000' })).toHaveFocus()
})

test('Enter and a click open the row', async () => {
  const onRowAction = vi.fn()
  render(<VirtualGrid {...props} onRowAction={onRowAction} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await userEvent.click(screen.getByRole('gridcell', { name: 'c3' }))
  expect(onRowAction.mock.calls).toEqual([['c1'], ['c3']])
})

test('a heading sorts and turns round, and how it is sorted is said', async () => {
  const onSortChange = vi.fn()
  const { rerender } = render(<VirtualGrid {...props} onSortChange={onSortChange} />)
  expect(screen.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'none')
  expect(screen.getByRole('columnheader', { name: 'Key' })).not.toHaveAttribute('aria-sort')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  const sort = { columnId: 'name', direction: 'ascending' } as const
  expect(onSortChange).toHaveBeenLastCalledWith(sort)
  rerender(<VirtualGrid {...props} onSortChange={onSortChange} sort={sort} />)
  expect(said()).toHaveTextContent('Sorted by Client: ascending.')
  await userEvent.keyboard('{Enter}')
  expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'name', direction: 'descending' })
})

function Choosing() {
  const [selection, setSelection] = useState(NOTHING_SELECTED)
  return <VirtualGrid {...props} selection={selection} onSelectionChange={setSelection} />
}

test('Space selects the row wherever the keyboard is in it, and says how many are', async () => {
  render(<Choosing />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('checkbox', { name: 'Select Ana 0' })).toBeChecked()
  expect(said()).toHaveTextContent('Ana 0 selected. 1 of 10,000 selected.')
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(screen.getAllByRole('row', { selected: true })).toHaveLength(2)
  await userEvent.keyboard('{Control>}a{/Control}{Home} ')
  expect(said()).toHaveTextContent('Ana 1 not selected. 9,999 of 10,000 selected.')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('row', { selected: true })).toBeNull()
})

test('a row that is loading has a name, and can be neither opened nor selected', async () => {
  const onRowAction = vi.fn()
  const onSelectionChange = vi.fn()
  render(
    <VirtualGrid
      {...props}
      rowAt={() => undefined}
      onRowAction={onRowAction}
      onSelectionChange={onSelectionChange}
    />,
  )
  expect(screen.getByRole('rowheader', { name: 'row 1, loading…' })).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter} ')
  expect(onRowAction).not.toHaveBeenCalled()
  expect(onSelectionChange).not.toHaveBeenCalled()
})

test('focus goes to the last row when those after it are gone', async () => {
  const { rerender } = render(<VirtualGrid {...props} />)
  await userEvent.tab()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  act(() => rerender(<VirtualGrid {...props} rowCount={3} />))
  expect(screen.getByRole('gridcell', { name: 'c2' })).toHaveFocus()
})

test('says which rows are needed', () => {
  const onRangeChange = vi.fn()
  render(<VirtualGrid {...props} onRangeChange={onRangeChange} />)
  expect(onRangeChange).toHaveBeenCalledExactlyOnceWith(0, 12)
})

test('without rows it says what the place is for, and the keyboard reaches the headings', async () => {
  render(<VirtualGrid {...props} rowCount={0} emptyState="No clients yet" />)
  expect(screen.getByText('No clients yet')).toBeVisible()
  await userEvent.tab()
  expect(screen.getByRole('columnheader', { name: 'Client' })).toHaveFocus()
})
