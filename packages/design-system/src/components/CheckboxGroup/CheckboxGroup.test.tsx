import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CheckboxGroup } from './CheckboxGroup'

const OPTIONS = [
  { id: 'email', label: 'E-mail' },
  { id: 'text', label: 'Text message', description: 'Rates may apply' },
] as const

test('is a named group whose value keeps the order of its options', async () => {
  const onChange = vi.fn()
  render(<CheckboxGroup label="May contact by" options={OPTIONS} value={['text']} onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'May contact by' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Text message' })).toHaveAccessibleDescription(
    'Rates may apply',
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'E-mail' }))
  expect(onChange).toHaveBeenCalledWith(['email', 'text'])
})

test('is described by its error', () => {
  render(
    <CheckboxGroup
      label="May contact by"
      options={OPTIONS}
      value={[]}
      onChange={vi.fn()}
      errorMessage="Choose at least one."
    />,
  )
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose at least one.')
})
