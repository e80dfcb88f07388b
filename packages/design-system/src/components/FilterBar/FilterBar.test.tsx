import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { FilterBar } from './FilterBar'

test('is a search landmark of its own name', () => {
  render(
    <FilterBar label="Filter invoices">
      <button>Status: open</button>
    </FilterBar>,
  )
  expect(screen.getByRole('search', { name: 'Filter invoices' })).toContainElement(screen.getByRole('button'))
})

function Filters() {
  const [count, setCount] = useState(2)
  return (
    <FilterBar label="Filter invoices" activeCount={count} onClear={() => setCount(0)}>
      <input aria-label="Find by client" />
    </FilterBar>
  )
}

test('says how many filters it clears, and takes focus to the first filter as it goes', async () => {
  render(<Filters />)
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Clear 2 filters' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Find by client' })).toHaveFocus()
  expect(screen.getByText('Filters cleared')).toBeInTheDocument()
})

test.each([0, undefined])('offers nothing to clear while %s filters are active', (activeCount) => {
  render(
    <FilterBar label="Filter invoices" activeCount={activeCount} onClear={vi.fn()}>
      <input aria-label="Find by client" />
    </FilterBar>,
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test('counts one filter as one', () => {
  render(
    <FilterBar label="Filter invoices" activeCount={1} onClear={vi.fn()}>
      <input aria-label="Find by client" />
    </FilterBar>,
  )
  expect(screen.getByRole('button', { name: 'Clear 1 filter' })).toBeVisible()
})
