import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PhoneText } from './PhoneText'

test('is text, set as it is spoken, unless it may be called', () => {
  render(<PhoneText value="5035550123" />)
  expect(screen.getByText('(503) 555-0123')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  ['5035550123', 'tel:+15035550123', '(503) 555-0123'],
  ['15035550123', 'tel:+15035550123', '+1 (503) 555-0123'],
  ['911', 'tel:911', '911'],
])('%s is called at %s, and named as it is seen', (value, href, name) => {
  render(<PhoneText value={value} isLink />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('without a number there is nothing to call', () => {
  render(<PhoneText value="" isLink />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('runs from left to right whatever runs around it', () => {
  render(
    <p dir="rtl">
      <PhoneText value="5035550123" />
    </p>,
  )
  expect(screen.getByText('(503) 555-0123')).toHaveAttribute('dir', 'ltr')
})
