import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LinkButton } from './LinkButton'

test('is a link with an address, whatever it looks like', () => {
  render(
    <LinkButton href="/billing/invoices/new" tone="primary" icon={<svg aria-hidden="true" />}>
      New invoice
    </LinkButton>,
  )
  expect(screen.getByRole('link', { name: 'New invoice' })).toHaveAttribute('href', '/billing/invoices/new')
  expect(screen.queryByRole('button')).toBeNull()
})
