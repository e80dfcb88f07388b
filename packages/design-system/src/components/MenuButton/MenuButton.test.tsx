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
