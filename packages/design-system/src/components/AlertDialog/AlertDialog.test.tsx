import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AlertDialog } from './AlertDialog'
import type { AlertDialogProps } from './alert-dialog-props'

const ask = (props: Partial<AlertDialogProps> = {}) => {
  const onConfirm = vi.fn()
  const onOpenChange = vi.fn()
  render(
    <AlertDialog
      title="Book at the same time?"
      isOpen
      onOpenChange={onOpenChange}
      confirmLabel="Book anyway"
      cancelLabel="Choose another time"
      onConfirm={onConfirm}
      {...props}
    >
      Dr. Hart already sees Leo Grant at 9:00 AM.
    </AlertDialog>,
  )
  return { onConfirm, onOpenChange }
}

test('reads the question and what will happen, and starts on the answer that changes nothing', () => {
  ask()
  const dialog = screen.getByRole('alertdialog', { name: 'Book at the same time?' })
  expect(dialog).toHaveAccessibleDescription('Dr. Hart already sees Leo Grant at 9:00 AM.')
  expect(screen.getByRole('button', { name: 'Choose another time' })).toHaveFocus()
})

test('Escape is the answer that changes nothing', async () => {
  const { onConfirm, onOpenChange } = ask()
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledWith(false)
  expect(onConfirm).not.toHaveBeenCalled()
})

test('confirms by the other button, and leaves closing to its owner', async () => {
  const { onConfirm, onOpenChange } = ask()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('can be neither left nor confirmed twice while it is being done', async () => {
  const { onConfirm, onOpenChange } = ask({ isPending: true, tone: 'danger' })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: /Book anyway/ }))
  expect(onOpenChange).not.toHaveBeenCalled()
  expect(onConfirm).not.toHaveBeenCalled()
})
