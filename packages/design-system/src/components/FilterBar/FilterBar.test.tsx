import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FilterBar } from './FilterBar'

test('is a search landmark of its own name', () => {
  render(
    <FilterBar label="Filter invoices">
      <button>Clear filters</button>
    </FilterBar>,
  )
  expect(screen.getByRole('search', { name: 'Filter invoices' })).toContainElement(screen.getByRole('button'))
})
