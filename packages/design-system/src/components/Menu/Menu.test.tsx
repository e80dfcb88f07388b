import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Menu } from './Menu'

const ITEMS = [
  { id: 'open', label: 'Open' },
  { id: 'void', label: 'Void invoice', tone: 'danger', description: 'Can’t be taken back' },
  { id: 'delete', label: 'Delete draft', isDisabled: true },
] as const

const show = () => {
  const onAction = vi.fn()
  render(<Menu label="Actions for invoice INV-1042" items={ITEMS} onAction={onAction} />)
  return onAction
}

const trigger = () => screen.getByRole('button', { name: 'Actions for invoice INV-1042' })

test('is opened and chosen from with the keyboard, and gives focus back', async () => {
  const onAction = show()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('void')
  expect(screen.queryByRole('menu')).toBeNull()
  await vi.waitFor(() => expect(trigger()).toHaveFocus())
})

test('describes an action, and says which can’t be done', async () => {
  show()
  await userEvent.click(trigger())
  expect(screen.getByRole('menuitem', { name: 'Void invoice' })).toHaveAccessibleDescription(
    'Can’t be taken back',
  )
  expect(screen.getByRole('menuitem', { name: 'Delete draft' })).toHaveAttribute('aria-disabled', 'true')
})

test('closes on Escape and does nothing', async () => {
  const onAction = show()
  await userEvent.click(trigger())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(onAction).not.toHaveBeenCalled()
})

test('names its sections', async () => {
  render(
    <Menu
      label="Account: Olivia Hart"
      trigger="OH"
      sections={[
        { id: 'me', label: 'Olivia Hart', items: [{ id: 'out', label: 'Sign out' }] },
        { id: 'more', items: [{ id: 'help', label: 'Help' }] },
      ]}
      onAction={vi.fn()}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Account: Olivia Hart' }))
  expect(screen.getByRole('group', { name: 'Olivia Hart' })).toContainElement(
    screen.getByRole('menuitem', { name: 'Sign out' }),
  )
})
