import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Select } from './Select'

const ITEMS = [
  { id: '90834', label: 'Psychotherapy, 45 min', description: '$150.00' },
  { id: '90837', label: 'Psychotherapy, 60 min' },
  { id: '90853', label: 'Group', isDisabled: true },
] as const

function Service({ errorMessage }: { errorMessage?: string }) {
  const [key, setKey] = useState<(typeof ITEMS)[number]['id'] | null>(null)
  return (
    <Select
      label="Service"
      isRequired
      items={ITEMS}
      selectedKey={key}
      onSelectionChange={setKey}
      errorMessage={errorMessage}
    />
  )
}

const trigger = () => screen.getByRole('button', { name: /Service/ })

test('is opened, searched by typing, and chosen from with the keyboard alone', async () => {
  render(<Service />)
  await userEvent.tab()
  expect(trigger()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('listbox', { name: 'Service' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(trigger()).toHaveAccessibleName(/Psychotherapy, 60 min/)
  // React Aria gives the focus back in the next frame.
  await waitFor(() => expect(trigger()).toHaveFocus())
})

test('says that nothing is chosen yet', () => {
  render(<Service />)
  expect(trigger()).toHaveTextContent('Choose')
})

test('is described by its error', () => {
  render(<Service errorMessage="Choose a service." />)
  expect(trigger()).toHaveAccessibleDescription('Choose a service.')
})

test('describes an option, and does not offer a disabled one', async () => {
  render(<Service />)
  await userEvent.click(trigger())
  expect(screen.getByRole('option', { name: 'Psychotherapy, 45 min' })).toHaveAccessibleDescription('$150.00')
  expect(screen.getByRole('option', { name: 'Group' })).toHaveAttribute('aria-disabled', 'true')
})

test('closes on Escape and chooses nothing', async () => {
  render(<Service />)
  await userEvent.click(trigger())
  await userEvent.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(trigger()).toHaveTextContent('Choose')
  // React Aria gives the focus back a frame later.
  await waitFor(() => expect(trigger()).toHaveFocus())
})
