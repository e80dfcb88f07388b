import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { RadioGroup } from './RadioGroup'

const OPTIONS = [
  { id: 'adult', label: 'Adult' },
  { id: 'minor', label: 'Minor', description: 'Needs a guardian' },
  { id: 'couple', label: 'Couple', isDisabled: true },
] as const

function Type() {
  const [value, setValue] = useState<(typeof OPTIONS)[number]['id'] | null>(null)
  return <RadioGroup label="Type" isRequired options={OPTIONS} value={value} onChange={setValue} />
}

test('is one Tab stop whose arrows choose', async () => {
  render(<Type />)
  expect(screen.getByRole('radiogroup', { name: 'Type' })).toBeRequired()
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'Adult' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'Minor' })).toBeChecked()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('describes an option by its own help, and does not offer a disabled one', () => {
  render(<Type />)
  expect(screen.getByRole('radio', { name: 'Minor' })).toHaveAccessibleDescription('Needs a guardian')
  expect(screen.getByRole('radio', { name: 'Couple' })).toBeDisabled()
})
