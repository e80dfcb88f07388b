import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button'
import { Table } from './Table'
import type { TableProps } from './table-props'
import type { TableSort } from './table-sort'

interface Client {
  id: string
  name: string
}

const CLIENTS: Client[] = [
  { id: 'a', name: 'Maya Ortiz' },
  { id: 'b', name: 'Leo Grant' },
  { id: 'c', name: 'Priya Nair' },
]

const props: TableProps<Client> = {
  label: 'Clients',
  rows: CLIENTS,
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  columns: [
    { id: 'name', header: 'Client', isSortable: true, cell: ({ name }) => <b>{name}</b> },
    { id: 'key', header: 'Key', cell: ({ id }) => id },
  ],
}

function Choosing({ start = [], onChange }: { start?: string[]; onChange?: (keys: string[]) => void }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(start))
  return (
    <Table
      {...props}
      selectionMode="multiple"
      selectedKeys={keys}
      onSelectionChange={(next) => {
        setKeys(next)
        onChange?.([...next])
      }}
      selectionActions={<Button onPress={() => setKeys(new Set())}>Archive</Button>}
    />
  )
}

const row = (name: string) => screen.getByRole('row', { name })
const grid = () => screen.getByRole('grid', { name: 'Clients' })

test('Space selects the row that has focus, and the bar says how many are', async () => {
  render(<Choosing />)
  const bar = screen.getByRole('group', { name: 'Clients: selection' })
  expect(bar).toHaveTextContent('Nothing is selected')
  within(grid()).getAllByRole('row')[1]?.focus()
  await userEvent.keyboard(' {ArrowDown} ')
  expect(row('Maya Ortiz')).toHaveAttribute('aria-selected', 'true')
  expect(row('Leo Grant')).toHaveAttribute('aria-selected', 'true')
  expect(bar).toHaveTextContent('2 selected')
})

test('each box is named for its row, and the first for all of them', () => {
  render(<Choosing />)
  expect(within(row('Leo Grant')).getByRole('checkbox')).toHaveAccessibleName(/Leo Grant/)
  expect(within(grid()).getByRole('checkbox', { name: 'Select All' })).not.toBeChecked()
})

test('selecting all keeps what is selected on other pages', async () => {
  const onChange = vi.fn()
  render(<Choosing start={['elsewhere', 'a']} onChange={onChange} />)
  const all = within(grid()).getByRole('checkbox', { name: 'Select All' })
  expect(all).toBePartiallyChecked()
  await userEvent.click(all)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['elsewhere', 'a', 'b', 'c'])
})

test('focus goes back into the rows when an action empties the bar it stood in', async () => {
  render(<Choosing start={['a']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }))
  expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull()
  expect(grid()).toContainElement(document.activeElement as HTMLElement)
})

test('clears the selection', async () => {
  const onChange = vi.fn()
  render(<Choosing start={['a', 'b']} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith([])
})

test('a heading orders the rows with Enter and says how they are ordered', async () => {
  const onSortChange = vi.fn()
  const sort: TableSort = { columnId: 'name', direction: 'ascending' }
  render(<Table {...props} sort={sort} onSortChange={onSortChange} />)
  const heading = screen.getByRole('columnheader', { name: 'Client' })
  expect(heading).toHaveAttribute('aria-sort', 'ascending')
  expect(screen.getByRole('columnheader', { name: 'Key' })).not.toHaveAttribute('aria-sort')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  expect(heading).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ columnId: 'name', direction: 'descending' })
})

test('among cards a choice takes the place of the headings', async () => {
  const onSortChange = vi.fn()
  render(<Table {...props} onSortChange={onSortChange} />)
  await userEvent.click(screen.getByRole('button', { name: /Sort by/ }))
  await userEvent.click(screen.getByRole('option', { name: 'Client: descending' }))
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ columnId: 'name', direction: 'descending' })
})

test('what else can be done with a row stands in a menu named for it', async () => {
  const onAction = vi.fn()
  render(
    <Table
      {...props}
      rowActions={({ id }) => ({
        items: [{ id: 'archive', label: 'Archive' }],
        onAction: (action) => void onAction(id, action),
      })}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Leo Grant' }))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('b', 'archive')
})

test('letters typed go to the row that begins with them', async () => {
  render(<Table {...props} />)
  await userEvent.tab()
  await userEvent.keyboard('pr')
  expect(row('Priya Nair')).toHaveFocus()
})

test('the edge of a column that can be resized says of which, and how wide it is', () => {
  const [name, key] = props.columns
  if (!name || !key) throw new Error('two columns')
  render(<Table {...props} columns={[{ ...name, isResizable: true, width: '200px' }, key]} />)
  const width = screen.getByRole('slider', { name: /Width of Client/ })
  expect(width).toHaveValue('200')
})
