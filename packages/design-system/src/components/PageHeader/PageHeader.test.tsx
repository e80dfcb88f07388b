import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PAGE_HEADING_ID } from '../Heading/Heading'
import { PageHeader } from './PageHeader'

test('holds the one h1, which can take focus when the page has changed', () => {
  render(
    <PageHeader title="Invoices" summary="$4,310.00 outstanding" actions={<button>New invoice</button>} />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Invoices' })).toHaveAttribute('id', PAGE_HEADING_ID)
  expect(screen.getByText('$4,310.00 outstanding')).toBeVisible()
  expect(screen.getByRole('button', { name: 'New invoice' })).toBeVisible()
})

test('the way back stands before the heading', () => {
  render(<PageHeader title="Maya Ortiz" breadcrumbs={[{ label: 'Clients', href: '/clients' }]} />)
  const link = screen.getByRole('link', { name: 'Clients' })
  const heading = screen.getByRole('heading')
  expect(link.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
