import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { TOAST_ROOM } from '../../theme/toast-room'
import { showToast, toasts } from './toasts'
import { ToastRegion } from './ToastRegion'

afterEach(() => {
  act(() => toasts.clear())
  vi.useRealTimers()
})

const show = (...args: Parameters<typeof showToast>) => {
  render(
    <>
      <button>Elsewhere</button>
      <ToastRegion />
    </>,
  )
  act(() => {
    showToast(...args)
  })
}

const toast = (name: string) => screen.queryByRole('alertdialog', { name })

test('is said politely and takes no focus', () => {
  show({ title: 'Appointment moved' })
  expect(screen.getByRole('alertdialog', { name: 'Appointment moved' })).toBeVisible()
  expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Appointment moved')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.body).toHaveFocus()
})

test('is reached by F6, and its action is done once', async () => {
  const onAction = vi.fn()
  show({ title: 'Appointment moved', actionLabel: 'Undo', onAction })
  await userEvent.tab()
  await userEvent.keyboard('{F6}')
  expect(screen.getByRole('region')).toHaveFocus()
  screen.getByRole('button', { name: 'Undo' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(onAction).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('is undone with the keyboard alone, and focus goes back to where it was', async () => {
  const onAction = vi.fn()
  show({ title: 'Appointment moved', actionLabel: 'Undo', onAction })
  await userEvent.tab()
  await userEvent.keyboard('{F6}')
  await userEvent.tab()
  expect(toast('Appointment moved')).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onAction).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus())
})

test('F6 leads back out, and what is there stays', async () => {
  show({ title: 'Appointment moved', actionLabel: 'Undo' })
  await userEvent.tab()
  await userEvent.keyboard('{F6}')
  await userEvent.keyboard('{F6}')
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  expect(toast('Appointment moved')).toBeVisible()
})

test('while others are there, focus goes to the next of them', async () => {
  show({ title: 'First moved', actionLabel: 'Undo' })
  act(() => {
    showToast({ title: 'Second moved', actionLabel: 'Undo' })
  })
  await userEvent.tab()
  await userEvent.keyboard('{F6}')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  await waitFor(() =>
    expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement),
  )
})

test('closes by its button', async () => {
  show({ title: 'Saved' })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('leaves by itself after 8 s, or 20 s when there is something to do', () => {
  vi.useFakeTimers()
  show({ title: 'Saved' })
  act(() => {
    showToast({ title: 'Moved', actionLabel: 'Undo' })
  })
  act(() => void vi.advanceTimersByTime(8000))
  expect(toast('Saved')).toBeNull()
  expect(toast('Moved')).toBeVisible()
  act(() => void vi.advanceTimersByTime(12_000))
  expect(toast('Moved')).toBeNull()
})

test('waits while it has focus', () => {
  vi.useFakeTimers()
  show({ title: 'Saved' })
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  act(() => void vi.advanceTimersByTime(60_000))
  expect(toast('Saved')).toBeVisible()
})

test('keeps the window’s end free for as long as it is there', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ y: window.innerHeight - 80, width: 300, height: 60 }),
  )
  const room = () => document.documentElement.style.getPropertyValue(TOAST_ROOM)
  show({ title: 'Saved' })
  expect(room()).toBe('80px')
  act(() => toasts.clear())
  expect(room()).toBe('')
})

test('brings what has the focus out from under it', () => {
  const scrollIntoView = vi.fn()
  HTMLElement.prototype.scrollIntoView = scrollIntoView
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ y: 700, width: 300, height: 60 }),
  )
  render(<button>Save draft</button>)
  screen.getByRole('button', { name: 'Save draft' }).focus()
  expect(screen.getByRole('button', { name: 'Save draft' })).toHaveFocus()
  show({ title: 'Saved' })
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
})
