import { render, screen, waitFor } from '@testing-library/react'
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
  await waitFor(() => expect(trigger()).toHaveFocus())
})

test('describes an action, and says which can’t be done', async () => {
  show()
  await userEvent.click(trigger())
  expect(screen.getByRole('menuitem', { name: 'Void invoice Can’t be taken back' })).toBeVisible()
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

test('says the keys that do the same, beside the name and not in it', async () => {
  render(
    <Menu
      label="Actions"
      items={[
        { id: 'print', label: 'Print', shortcut: 'Control+P' },
        { id: 'site', label: 'Open the portal', href: '/portal', shortcut: 'o' },
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  const print = screen.getByRole('menuitem', { name: 'Print' })
  expect(print).toHaveAttribute('aria-keyshortcuts', 'Control+P')
  expect([...print.querySelectorAll('kbd')].map((cap) => cap.dataset['cap'])).toEqual(['Ctrl', 'P'])
  expect(screen.getByRole('menuitem', { name: 'Open the portal' })).toHaveAttribute('aria-keyshortcuts', 'o')
})

test('an action of a submenu is done, what leads to it is not', async () => {
  const onAction = vi.fn()
  render(
    <Menu
      label="Actions"
      onAction={onAction}
      items={[{ id: 'status', label: 'Status', items: [{ id: 'paid', label: 'Paid' }] }]}
    />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('menuitem', { name: 'Status' })).toHaveAttribute('aria-haspopup', 'menu')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('menu', { name: 'Status' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('paid')
  expect(screen.queryByRole('menu')).toBeNull()
})

test('ticks go to their own section, in the order of its items, and are no actions', async () => {
  const onAction = vi.fn()
  const onSelectionChange = vi.fn()
  render(
    <Menu
      label="Show"
      onAction={onAction}
      sections={[
        {
          id: 'shown',
          label: 'Show',
          selectionMode: 'multiple',
          selectedKeys: ['cancelled'],
          onSelectionChange,
          items: [
            { id: 'weekends', label: 'Weekends' },
            { id: 'cancelled', label: 'Cancelled' },
          ],
        },
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(screen.getByRole('menuitemcheckbox', { name: 'Cancelled' })).toBeChecked()
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Weekends' }))
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith(['weekends', 'cancelled'])
  expect(onAction).not.toHaveBeenCalled()
  expect(screen.getByRole('menu')).toBeVisible()
})

test('of a section with one tick, that tick can’t be taken away', async () => {
  const onSelectionChange = vi.fn()
  render(
    <Menu
      label="Height"
      sections={[
        {
          id: 'height',
          label: 'Height of an hour',
          selectionMode: 'single',
          selectedKeys: ['tall'],
          onSelectionChange,
          items: [
            { id: 'tall', label: 'Tall' },
            { id: 'compact', label: 'Compact' },
          ],
        },
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Height' }))
  await userEvent.keyboard(' ')
  expect(onSelectionChange).not.toHaveBeenCalledWith([])
  expect(screen.getByRole('menuitemradio', { name: 'Tall' })).toBeChecked()
})

test('Tab leaves it for what comes after its button', async () => {
  render(
    <>
      <Menu label="Actions" items={ITEMS} />
      <button>After</button>
    </>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  expect(screen.queryByRole('menu')).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'After' })).toHaveFocus())
})
