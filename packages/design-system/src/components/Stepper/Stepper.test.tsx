import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Stepper } from './Stepper'

const STEPS = [
  { id: 'practice', label: 'Practice', state: 'done' },
  { id: 'hours', label: 'Opening hours', state: 'error' },
  { id: 'team', label: 'Team', state: 'todo' },
  { id: 'billing', label: 'Billing', state: 'todo', isDisabled: true },
] as const

test('is a named list in the order of the steps, with each state in words', () => {
  render(<Stepper label="Set up the practice" steps={STEPS} currentId="team" />)
  const list = screen.getByRole('list', { name: 'Set up the practice' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Practice Done', 'Opening hours Needs attention', '3Team You are here', '4Billing To do'])
})

test('exactly one step is the current one', () => {
  const { container } = render(<Stepper label="Set up the practice" steps={STEPS} currentId="team" />)
  const current = container.querySelectorAll('[aria-current="step"]')
  expect(current).toHaveLength(1)
  expect(current[0]).toHaveTextContent('Team')
})

test('without onSelect nothing in it takes the keyboard', () => {
  render(<Stepper label="Set up the practice" steps={STEPS} currentId="team" />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a step is gone to by its button, with the keyboard too, unless it is disabled', async () => {
  const onSelect = vi.fn()
  render(<Stepper label="Set up the practice" steps={STEPS} currentId="team" onSelect={onSelect} />)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Practice Done' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(onSelect.mock.calls).toEqual([['practice'], ['hours']])
  expect(screen.getByRole('button', { name: 'Billing To do' })).toBeDisabled()
})
