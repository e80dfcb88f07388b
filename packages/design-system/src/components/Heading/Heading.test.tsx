import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Heading, HEADING_LEVELS, PAGE_HEADING_ID } from './Heading'

test.each(HEADING_LEVELS)('stands at level %i of the outline whatever it looks like', (level) => {
  render(
    <Heading level={level} look="card">
      Balance
    </Heading>,
  )
  expect(screen.getByRole('heading', { level, name: 'Balance' })).toBeVisible()
})

test('the heading of the page can take focus but is no Tab stop', () => {
  render(
    <Heading level={1} isPageHeading>
      Invoices
    </Heading>,
  )
  const heading = screen.getByRole('heading', { name: 'Invoices' })
  expect(heading).toHaveAttribute('id', PAGE_HEADING_ID)
  expect(heading).toHaveAttribute('tabindex', '-1')
})

test('other headings take no focus', () => {
  render(<Heading level={2}>Today</Heading>)
  expect(screen.getByRole('heading')).not.toHaveAttribute('tabindex')
})
