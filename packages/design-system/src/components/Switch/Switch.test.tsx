import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Switch, type SwitchProps } from './Switch'

function Reminders(props: Partial<SwitchProps>) {
  const [isOn, setOn] = useState(false)
  return (
    <Switch {...props} isSelected={isOn} onChange={setOn}>
      Send reminders
    </Switch>
  )
}

const control = () => screen.getByRole('switch', { name: 'Send reminders' })

test('is switched by Space, and by its words', async () => {
  render(<Reminders />)
  await userEvent.tab()
  expect(control()).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(control()).toBeChecked()
  await userEvent.click(screen.getByText('Send reminders'))
  expect(control()).not.toBeChecked()
})

test('keeps its name on and off', async () => {
  render(<Reminders />)
  await userEvent.click(control())
  expect(control()).toHaveAccessibleName('Send reminders')
})

test('is described by its help and its error', () => {
  render(<Reminders description="The day before." errorMessage="Reminders need an e-mail address." />)
  expect(control()).toHaveAccessibleDescription('The day before. Reminders need an e-mail address.')
})

test('stays as it is while disabled', async () => {
  render(<Reminders isDisabled />)
  await userEvent.click(control())
  expect(control()).toBeDisabled()
  expect(control()).not.toBeChecked()
})
