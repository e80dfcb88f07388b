import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ToggleButton } from './ToggleButton'

function Cancelled({ isDisabled = false }: { isDisabled?: boolean }) {
  const [isShown, setShown] = useState(false)
  return (
    <ToggleButton
      isSelected={isShown}
      onChange={setShown}
      isDisabled={isDisabled}
      icon={<svg aria-hidden="true" />}
    >
      Show cancelled
    </ToggleButton>
  )
}

const button = () => screen.getByRole('button', { name: 'Show cancelled' })

test('says whether it is on, and keeps its name', async () => {
  render(<Cancelled />)
  expect(button()).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(button())
  expect(button()).toHaveAttribute('aria-pressed', 'true')
})

test('is switched by Enter and Space', async () => {
  render(<Cancelled />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard(' ')
  expect(button()).toHaveAttribute('aria-pressed', 'false')
})

test('stays as it is while its owner keeps it so', async () => {
  const onChange = vi.fn()
  render(
    <ToggleButton isSelected={false} onChange={onChange}>
      Show cancelled
    </ToggleButton>,
  )
  await userEvent.click(button())
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
  expect(button()).toHaveAttribute('aria-pressed', 'false')
})

test('can’t be switched while it is disabled', async () => {
  render(<Cancelled isDisabled />)
  await userEvent.click(button())
  expect(button()).toHaveAttribute('aria-pressed', 'false')
})
