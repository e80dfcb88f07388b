import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { IconButton } from './IconButton'

const ICON = <svg aria-hidden="true" />

test('is named by its label and shows it at once when it takes focus, without saying it twice', async () => {
  render(<IconButton label="Edit appointment" icon={ICON} />)
  const button = screen.getByRole('button', { name: 'Edit appointment' })
  await userEvent.tab()
  expect(button).toHaveFocus()
  expect(screen.getByRole('tooltip')).toHaveTextContent('Edit appointment')
  expect(button).toHaveAccessibleDescription('')
})

test('is pressed by Enter and Space', async () => {
  const onPress = vi.fn()
  render(<IconButton label="Edit appointment" icon={ICON} onPress={onPress} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('says that it is in progress, keeps focus, and can’t be pressed again', async () => {
  const onPress = vi.fn()
  const { rerender } = render(<IconButton label="Print invoice" icon={ICON} onPress={onPress} />)
  await userEvent.tab()
  rerender(<IconButton label="Print invoice" icon={ICON} onPress={onPress} isPending />)
  expect(screen.getByRole('button', { name: 'Print invoice in progress' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onPress).not.toHaveBeenCalled()
})

test('a description given to it is kept', () => {
  render(
    <>
      <IconButton label="Remove" icon={ICON} aria-describedby="whom" />
      <p id="whom">Maya Ortiz</p>
    </>,
  )
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveAccessibleDescription('Maya Ortiz')
})
