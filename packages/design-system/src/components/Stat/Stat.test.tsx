import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stat } from './Stat'

test('the link to where a number comes from is named by what it counts', () => {
  render(<Stat label="Outstanding" value="$4,310" note="$1,120 over 30 days" href="/billing/invoices" />)
  expect(screen.getByRole('link', { name: 'Outstanding' })).toHaveAttribute('href', '/billing/invoices')
})

test('without an address nothing in it can be pressed', () => {
  render(<Stat label="Sessions this week" value="52" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('52')).toBeVisible()
})
