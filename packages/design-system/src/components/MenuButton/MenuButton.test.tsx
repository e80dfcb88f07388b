import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MenuButton } from './MenuButton'

test('is named by its words and opens its actions', async () => {
  const onAction = vi.fn()
  render(<MenuButton label="Change status" items={[{ id: 'in', label: 'Checked in' }]} onAction={onAction} />)
  const button = screen.getByRole('button', { name: 'Change status' })
  expect(button).toHaveAttribute('aria-haspopup', 'true')
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Checked in' }))
  expect(onAction).toHaveBeenCalledWith('in')
})

test('has the focus, and its menu is closed, before an action begins', async () => {
  const focused = vi.fn<(name: string | null | undefined, isOpen: boolean) => void>()
  render(
    <MenuButton
      label="Change status"
      items={[{ id: 'in', label: 'Checked in' }]}
      onAction={() => focused(document.activeElement?.textContent, screen.queryByRole('menu') !== null)}
    />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(focused.mock.calls).toEqual([['Change status', false]])
})
