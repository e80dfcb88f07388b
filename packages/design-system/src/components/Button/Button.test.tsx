import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button'

test('is named by its words, not by its icon', () => {
  render(<Button icon={<svg aria-hidden="true" />}>New invoice</Button>)
  expect(screen.getByRole('button', { name: 'New invoice' })).toBeVisible()
})

test('does nothing while it is pending, and keeps focus', async () => {
  const onPress = vi.fn()
  render(
    <Button isPending onPress={onPress}>
      Saving…
    </Button>,
  )
  await userEvent.tab()
  expect(screen.getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onPress).not.toHaveBeenCalled()
})

test('leaves no announcement behind that names a button which is gone', async () => {
  const { rerender } = render(<Button>Save</Button>)
  await userEvent.tab()
  rerender(<Button isPending>Save</Button>)
  const spoken = () => document.querySelectorAll('[data-live-announcer] [role="img"]').length
  expect(spoken()).toBe(1)
  rerender(<></>)
  expect(spoken()).toBe(0)
})
