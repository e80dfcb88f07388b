import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-aria-components'
import { afterEach, expect, test, vi } from 'vitest'
import { LOADING_DELAY_MS } from '../LoadingRegion/LoadingRegion'
import { Table } from './Table'
import type { TableProps } from './table-props'

interface Invoice {
  number: string
  client: string
  total: string
}

const INVOICES: Invoice[] = [
  { number: '1047', client: 'Leo Grant', total: '$152.00' },
  { number: '1046', client: 'Priya Nair', total: '$190.00' },
]

const props: TableProps<Invoice> = {
  label: 'Invoices',
  rows: INVOICES,
  rowKey: ({ number }) => number,
  columns: [
    { id: 'number', header: 'Number', cell: ({ number }) => number },
    { id: 'client', header: 'Client', cell: ({ client }) => client },
    { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => total },
  ],
}

afterEach(() => void vi.useRealTimers())

test('has its name, its headers, and rows named by their first column', () => {
  render(<Table {...props} />)
  const table = screen.getByRole('grid', { name: 'Invoices' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['Number', 'Client', 'Total'])
  expect(screen.getByRole('row', { name: '1047' })).toBeVisible()
})

test('is one Tab stop; arrows move over rows and Enter opens one', async () => {
  const onRowAction = vi.fn()
  render(
    <>
      <Table {...props} onRowAction={onRowAction} />
      <button>After</button>
    </>,
  )
  await userEvent.tab()
  expect(screen.getByRole('row', { name: '1047' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onRowAction).toHaveBeenCalledExactlyOnceWith('1046')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('a label among cards is for the eye; a cell is spoken without it', () => {
  render(<Table {...props} />)
  const cell = screen.getByRole('gridcell', { name: 'Leo Grant' })
  expect(within(cell).getByText('Client')).toHaveAttribute('aria-hidden', 'true')
})

test('without rows it shows what the place is for', () => {
  render(<Table {...props} rows={[]} emptyState="No invoices yet" />)
  expect(screen.getByText('No invoices yet')).toBeVisible()
})

test('while loading it is busy, says so after a moment, and is not called empty', () => {
  vi.useFakeTimers()
  const { container } = render(<Table {...props} rows={[]} isLoading emptyState="No invoices yet" />)
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => {
    vi.advanceTimersByTime(LOADING_DELAY_MS)
  })
  expect(screen.getByRole('status')).toHaveTextContent('Loading Invoices…')
  expect(screen.queryByText('No invoices yet')).toBeNull()
})

test('Enter follows a row that leads to a page, through the router of the application', async () => {
  const navigate = vi.fn()
  render(
    <RouterProvider navigate={navigate}>
      <Table {...props} rowHref={({ number }) => `/billing/invoices/${number}`} />
    </RouterProvider>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/billing/invoices/1046', undefined)
})

test('rows of another page take the place of all, and none of them moves; the focus stays at its place', async () => {
  const { rerender } = render(<Table {...props} page="all" />)
  const row = (name: string) => screen.getByRole('row', { name })
  const priya = row('1046')
  await userEvent.tab()
  rerender(<Table {...props} page="all" rows={INVOICES.toReversed()} />)
  expect(row('1046')).toBe(priya)
  expect(row('1047')).toHaveFocus()

  rerender(<Table {...props} page="overdue" rows={INVOICES.slice(1)} />)
  expect(priya.isConnected).toBe(false)
  expect(row('1046')).toHaveFocus()
})
