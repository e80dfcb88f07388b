import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmptyState } from './EmptyState'

test('says what the place is for and offers the first step', () => {
  render(
    <EmptyState title="No invoices yet" action={<button>New invoice</button>}>
      Completed sessions become invoices here.
    </EmptyState>,
  )
  expect(screen.getByText('No invoices yet')).toBeVisible()
  expect(screen.getByText('Completed sessions become invoices here.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'New invoice' })).toBeVisible()
})
