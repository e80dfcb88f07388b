import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './Checkbox'

test('is named by its words, described by its help and error, and toggled by Space', async () => {
  const onChange = vi.fn()
  render(
    <Checkbox
      isSelected={false}
      onChange={onChange}
      description="The day before"
      errorMessage="Please choose."
    >
      Send a reminder
    </Checkbox>,
  )
  const box = screen.getByRole('checkbox', { name: 'Send a reminder' })
  expect(box).toHaveAccessibleDescription('The day before Please choose.')
  expect(box).toBeInvalid()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenCalledWith(true)
})

test('says mixed when it stands for several that differ', () => {
  render(<Checkbox isIndeterminate>All invoices</Checkbox>)
  expect(screen.getByRole('checkbox')).toBePartiallyChecked()
})
