import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memo } from 'react'
import { expect, test, vi } from 'vitest'
import { useSteadyHandlers } from './use-steady-handlers'

interface ShownProps {
  label: string
  onPress?: (() => void) | undefined
  format?: () => string
}

/** A button that shows how often it was rendered. */
function steadyButton() {
  const drawn = vi.fn()
  const Shown = memo(function Shown({ label, onPress, format }: ShownProps) {
    drawn()
    return <button onClick={onPress}>{format?.() ?? label}</button>
  })
  const Steady = (props: ShownProps) => <Shown {...useSteadyHandlers(props)} />
  return { drawn, Steady }
}

test('is drawn once while only its handlers are others, and calls the one given last', async () => {
  const { drawn, Steady } = steadyButton()
  const [first, last] = [vi.fn(), vi.fn()]
  const { rerender } = render(<Steady label="Save" onPress={first} />)
  rerender(<Steady label="Save" onPress={last} />)
  expect(drawn).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button'))
  expect(first).not.toHaveBeenCalled()
  expect(last).toHaveBeenCalledOnce()
})

test('is drawn again when what it shows changes, or a handler comes or goes', async () => {
  const { drawn, Steady } = steadyButton()
  const onPress = vi.fn()
  const { rerender } = render(<Steady label="Save" />)
  rerender(<Steady label="Saving…" />)
  expect(screen.getByRole('button')).toHaveTextContent('Saving…')
  rerender(<Steady label="Saving…" onPress={onPress} />)
  await userEvent.click(screen.getByRole('button'))
  rerender(<Steady label="Saving…" onPress={undefined} />)
  await userEvent.click(screen.getByRole('button'))
  expect(onPress).toHaveBeenCalledOnce()
  expect(drawn).toHaveBeenCalledTimes(4)
})

test('what is called while drawing is the newest, too', () => {
  const { Steady } = steadyButton()
  const { rerender } = render(<Steady label="Sum" format={() => '$1'} />)
  rerender(<Steady label="Sum" format={() => '$2'} />)
  expect(screen.getByRole('button')).toHaveTextContent('$2')
})
