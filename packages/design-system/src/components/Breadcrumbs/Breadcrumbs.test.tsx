import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Breadcrumbs } from './Breadcrumbs'

test('leads up from this page, which is marked as where you are', () => {
  render(<Breadcrumbs items={[{ label: 'Clients', href: '/clients' }, { label: 'Maya Ortiz' }]} />)
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Clients' })).toHaveAttribute('href', '/clients')
  expect(screen.getByText('Maya Ortiz')).toHaveAttribute('aria-current', 'page')
})
