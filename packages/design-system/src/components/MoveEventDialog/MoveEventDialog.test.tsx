import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { anEvent, CLINICIANS, NEW_YORK } from '../TimeGrid/time-grid-fixtures'
import { MoveEventDialog, type MoveEventDialogProps } from './MoveEventDialog'

const leo = anEvent('Leo Grant', '2026-11-17', '09:00', '09:50', { id: 'leo' })
const show = (rest: Partial<MoveEventDialogProps> = {}) => {
  const onMove = vi.fn()
  const onClose = vi.fn()
  render(<MoveEventDialog event={leo} timeZone={NEW_YORK} onMove={onMove} onClose={onClose} {...rest} />)
  return { onMove, onClose }
}
const takes = () => screen.getByRole('textbox', { name: 'Takes' })
const move = () => userEvent.click(screen.getByRole('button', { name: 'Move' }))

test('is named for what it moves, and tells from when to when that is', () => {
  show()
  expect(screen.getByRole('dialog', { name: 'Move Leo Grant' })).toBeVisible()
  expect(takes()).toHaveAccessibleDescription(/Tuesday, November 17, 9:00 AM to 9:50 AM/)
  expect(screen.queryByText('With')).toBeNull()
})

test('moves by keyboard alone, and closes', async () => {
  const { onMove, onClose } = show()
  act(() => takes().focus())
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Control>}{Enter}{/Control}')
  expect(onMove).toHaveBeenCalledExactlyOnceWith('leo', {
    start: '2026-11-17T14:00:00.000Z',
    end: '2026-11-17T15:00:00.000Z',
  })
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('asks for what is missing instead of moving', async () => {
  const { onMove } = show()
  await userEvent.clear(takes())
  await move()
  expect(onMove).not.toHaveBeenCalled()
  expect(takes()).toHaveAccessibleDescription(/Enter how many minutes it takes/)
  expect(takes()).toBeInvalid()
})

test('a refused move leaves everything as it was typed, and says so', async () => {
  const { onClose } = show({ onMove: () => Promise.reject(new Error('refused')) })
  await userEvent.clear(takes())
  await userEvent.type(takes(), '30')
  await move()
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be moved/)
  expect(takes()).toHaveValue('30')
  expect(onClose).not.toHaveBeenCalled()
})

test('asks whose it shall be where each has a column', async () => {
  const event = { ...leo, resourceId: 'wren' }
  const { onMove } = show({ event, resources: CLINICIANS, resourceWord: 'Clinician' })
  expect(screen.getByRole('button', { name: /Clinician/ })).toHaveTextContent('Dr. Wren')
  await move()
  expect(onMove).toHaveBeenCalledWith('leo', expect.objectContaining({ resourceId: 'wren' }))
})
