import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Checkbox } from '../Checkbox/Checkbox'
import { Link } from '../Link/Link'
import { Table } from './Table'
import type { TableProps } from './table-props'

const NAMES = ['Ada', 'Bela', 'Cleo', 'Dora']

const props: TableProps<string> = {
  label: 'People',
  rows: NAMES,
  rowKey: (name) => name,
  rowName: (name) => name,
  columns: [
    { id: 'name', header: 'Name', cell: (name) => <Link href={`#${name}`}>{name}</Link> },
    { id: 'told', header: 'Told', cell: (name) => <Checkbox>{`Tell ${name}`}</Checkbox> },
  ],
}

const row = (name: string) => screen.getByRole('row', { name })
const press = (keys: string) => userEvent.keyboard(keys)

function Choosing({ onChange }: { onChange: (keys: string[]) => void }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return (
    <Table
      {...props}
      selectionMode="multiple"
      selectedKeys={keys}
      onSelectionChange={(next) => {
        setKeys(next)
        onChange([...next].toSorted())
      }}
    />
  )
}

test('Tab leaves the table both ways, whatever stands in its cells, and comes back to where it was', async () => {
  render(
    <>
      <button>Before</button>
      <Table {...props} />
      <button>After</button>
    </>,
  )
  await userEvent.tab()
  await userEvent.tab()
  await press('{ArrowDown}')
  expect(row('Bela')).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  row('Bela').focus()
  await userEvent.tab({ shift: true })
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
  await userEvent.tab()
  expect(row('Bela')).toHaveFocus()
})

test('Right walks through what stands in the cells, and round to the row', async () => {
  render(<Table {...props} />)
  await userEvent.tab()
  await press('{ArrowRight}')
  expect(screen.getByRole('link', { name: 'Ada' })).toHaveFocus()
  await press('{ArrowRight}')
  expect(screen.getByRole('checkbox', { name: 'Tell Ada' })).toHaveFocus()
  await press('{ArrowDown}')
  expect(screen.getByRole('checkbox', { name: 'Tell Bela' })).toHaveFocus()
  await press('{ArrowRight}')
  expect(row('Bela')).toHaveFocus()
})

test('Home and End lead to the first row and the last', async () => {
  render(<Table {...props} />)
  await userEvent.tab()
  await press('{End}')
  expect(row('Dora')).toHaveFocus()
  await press('{Home}')
  expect(row('Ada')).toHaveFocus()
})

test('what stands in a cell has its own keys and its own press', async () => {
  const onRowAction = vi.fn()
  render(<Table {...props} onRowAction={onRowAction} />)
  await userEvent.tab()
  await press('{ArrowRight}{ArrowRight} ')
  expect(screen.getByRole('checkbox', { name: 'Tell Ada' })).toBeChecked()
  await userEvent.click(screen.getByText('Tell Bela'))
  expect(screen.getByRole('checkbox', { name: 'Tell Bela' })).toBeChecked()
  expect(onRowAction).not.toHaveBeenCalled()
})

test('Shift draws a range, by arrows and by the pointer, and turns it round', async () => {
  const onChange = vi.fn()
  render(<Choosing onChange={onChange} />)
  row('Ada').focus()
  await press('{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(onChange).toHaveBeenLastCalledWith(['Bela', 'Cleo', 'Dora'])
  await press('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
  expect(onChange).toHaveBeenLastCalledWith(['Ada', 'Bela'])
  const user = userEvent.setup()
  await user.keyboard('{Shift>}')
  await user.click(within(row('Dora')).getByRole('checkbox', { name: /Select/ }))
  expect(onChange).toHaveBeenLastCalledWith(['Bela', 'Cleo', 'Dora'])
})

test('Escape clears the selection, and is the dialog’s again when there is none', async () => {
  const onEscape = vi.fn()
  const onChange = vi.fn()
  render(
    <div
      role="presentation"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEscape()
      }}
    >
      <Choosing onChange={onChange} />
    </div>,
  )
  row('Ada').focus()
  await press(' {Escape}')
  expect(onChange).toHaveBeenLastCalledWith([])
  expect(onEscape).not.toHaveBeenCalled()
  await press('{Escape}')
  expect(onEscape).toHaveBeenCalledOnce()
})

test('the focus stays where it was when its row is taken away', async () => {
  const { rerender } = render(<Table {...props} />)
  await userEvent.tab()
  await press('{ArrowDown}')
  rerender(<Table {...props} rows={NAMES.filter((name) => name !== 'Bela')} />)
  expect(row('Cleo')).toHaveFocus()
  rerender(<Table {...props} rows={[]} />)
  expect(screen.getByRole('grid')).toHaveFocus()
})

test('whoever has left the table keeps the focus where it is when the row that they left is taken away', async () => {
  const { rerender } = render(<Table {...props} />)
  await userEvent.tab()
  expect(row('Ada')).toHaveFocus()
  await userEvent.click(document.body)
  expect(document.body).toHaveFocus()
  rerender(<Table {...props} rows={NAMES.slice(1)} />)
  rerender(<Table {...props} rows={NAMES.slice(2)} />)
  expect(document.body).toHaveFocus()
})

test('a press with Ctrl opens a row’s page apart', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  render(<Table {...props} rowHref={(name) => `/people/${name}`} />)
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(row('Cleo'))
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/people\/Cleo$/), '_blank', 'noopener')
})

test('rows are not drawn again when only the table around them is', () => {
  const cell = vi.fn((name: string) => name)
  const columns = [{ id: 'name', header: 'Name', cell }]
  const { rerender } = render(<Table {...props} columns={columns} />)
  expect(cell).toHaveBeenCalledTimes(NAMES.length)
  rerender(<Table {...props} columns={columns} footer="1–4 of 4" />)
  expect(cell).toHaveBeenCalledTimes(NAMES.length)
})
