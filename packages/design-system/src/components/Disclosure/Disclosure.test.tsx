import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Disclosure } from './Disclosure'

const button = () => screen.getByRole('button', { name: 'Emergency contacts' })
const content = () => screen.getByText('Rosa Ortiz, mother')

test('is a heading with a button that says whether it is open, and of what', async () => {
  render(
    <Disclosure title="Emergency contacts" headingLevel={2}>
      Rosa Ortiz, mother
    </Disclosure>,
  )
  expect(screen.getByRole('heading', { level: 2 })).toContainElement(button())
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  expect(content()).not.toBeVisible()
  await userEvent.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  expect(content()).toBeVisible()
  expect(button()).toHaveAttribute('aria-controls', content().id)
})

test('opens and closes by Enter and Space, and focus stays on its button', async () => {
  render(<Disclosure title="Emergency contacts">Rosa Ortiz, mother</Disclosure>)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(content()).toBeVisible()
  await userEvent.keyboard(' ')
  expect(content()).not.toBeVisible()
  expect(button()).toHaveFocus()
})

test('what is closed is hidden from everyone', async () => {
  render(
    <Disclosure title="Emergency contacts">
      <a href="tel:+15550100">Call</a>
    </Disclosure>,
  )
  const panel = screen.getByText('Call').closest('[aria-hidden="true"]')
  await waitFor(() => expect(panel).toHaveAttribute('hidden'))
  await userEvent.click(screen.getByRole('button', { name: 'Emergency contacts' }))
  await waitFor(() => expect(panel).not.toHaveAttribute('hidden'))
})

test('stays as its owner says', async () => {
  const onExpandedChange = vi.fn()
  render(
    <Disclosure title="Emergency contacts" isExpanded={false} onExpandedChange={onExpandedChange}>
      Rosa Ortiz, mother
    </Disclosure>,
  )
  await userEvent.click(button())
  expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(true)
  expect(content()).not.toBeVisible()
})

test('can start open, and can be disabled', async () => {
  render(
    <Disclosure title="Emergency contacts" isDefaultExpanded isDisabled>
      Rosa Ortiz, mother
    </Disclosure>,
  )
  expect(content()).toBeVisible()
  await userEvent.click(button())
  expect(content()).toBeVisible()
})
