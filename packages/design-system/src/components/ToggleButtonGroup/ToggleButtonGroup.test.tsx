import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ToggleButtonGroup } from './ToggleButtonGroup'

const OPTIONS = [
  { id: 'booked', label: 'Booked' },
  { id: 'cancelled', label: 'Cancelled', isDisabled: true },
  { id: 'missed', label: 'Missed' },
] as const
type Status = (typeof OPTIONS)[number]['id']

const onSelectionChange = vi.fn()

function Statuses({ initially = [] }: { initially?: Status[] }) {
  const [selectedKeys, setSelectedKeys] = useState<Status[]>(initially)
  return (
    <ToggleButtonGroup
      label="Status"
      options={OPTIONS}
      selectedKeys={selectedKeys}
      onSelectionChange={(keys) => {
        setSelectedKeys(keys)
        onSelectionChange(keys)
      }}
    />
  )
}

const button = (name: string) => screen.getByRole('button', { name })

test('is a named toolbar of buttons that say whether they are on', () => {
  render(<Statuses initially={['missed']} />)
  expect(screen.getByRole('toolbar', { name: 'Status' })).toContainElement(button('Booked'))
  expect(button('Booked')).toHaveAttribute('aria-pressed', 'false')
  expect(button('Missed')).toHaveAttribute('aria-pressed', 'true')
})

test('any number can be on, told in the order of the options', async () => {
  render(<Statuses />)
  await userEvent.click(button('Missed'))
  await userEvent.click(button('Booked'))
  expect(onSelectionChange).toHaveBeenLastCalledWith(['booked', 'missed'])
  await userEvent.click(button('Missed'))
  await userEvent.click(button('Booked'))
  expect(onSelectionChange).toHaveBeenLastCalledWith([])
})

test('is one Tab stop; the arrow keys pass over what is disabled', async () => {
  render(
    <>
      <Statuses />
      <button>After</button>
    </>,
  )
  await userEvent.tab()
  expect(button('Booked')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(button('Missed')).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(button('Missed')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.tab()
  expect(button('After')).toHaveFocus()
})
