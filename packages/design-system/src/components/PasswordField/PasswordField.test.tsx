import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PasswordField } from './PasswordField'

function Owner({ errorMessage }: { errorMessage?: string }) {
  const [value, setValue] = useState('secret')
  return (
    <PasswordField
      label="Password"
      autoComplete="current-password"
      value={value}
      onChange={setValue}
      errorMessage={errorMessage}
    />
  )
}

test('hides the password until it is asked to show it, and says so', async () => {
  render(<Owner />)
  const input = screen.getByLabelText('Password')
  expect(input).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input).toHaveAttribute('type', 'text')
  expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Password shown')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input).toHaveAttribute('type', 'password')
})

test('tells a password manager what it is', () => {
  render(<Owner />)
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
})

test('reaches its button with the next Tab, and does not send a form with it', async () => {
  render(<Owner />)
  await userEvent.click(screen.getByLabelText('Password'))
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveAttribute('type', 'button')
})

test('is described by its error', () => {
  render(<Owner errorMessage="Enter your password." />)
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.')
})
