import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { typeAtOnce } from '../ComboBox/combo-box-fixtures'
import { CommandPalette } from './CommandPalette'

const ACTIONS = [
  { id: 'new-client', label: 'New client' },
  { id: 'book', label: 'Book an appointment' },
  { id: 'book-room', label: 'Book a room' },
]
const onAction = vi.fn()

function Palette() {
  const [query, setQuery] = useState('')
  const items = ACTIONS.filter(({ label }) => label.toLowerCase().includes(query))
  return (
    <CommandPalette
      label="Find or do anything"
      isOpen
      onOpenChange={vi.fn()}
      query={query}
      onQueryChange={setQuery}
      sections={[{ id: 'actions', label: 'Actions', items }]}
      onAction={onAction}
      emptyText="Nothing goes with that."
    />
  )
}

const box = () => screen.getByRole<HTMLInputElement>('combobox')
const boxes = () => screen.queryAllByRole('combobox')

beforeEach(() => {
  onAction.mockClear()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('Enter as quick as the letters does the first that goes with them, once', async () => {
  render(<Palette />)
  await expect.poll(boxes).toHaveLength(1)
  typeAtOnce(box, 'book', 'Enter')
  await expect.poll(() => onAction).toHaveBeenCalledExactlyOnceWith('book')
})

test('Enter does nothing while nothing was typed, or nothing goes with it', async () => {
  render(<Palette />)
  await expect.poll(boxes).toHaveLength(1)
  vi.useFakeTimers()
  typeAtOnce(box, '', 'Enter')
  typeAtOnce(box, 'xyz', 'Enter')
  await expect.poll(() => screen.queryByText('Nothing goes with that.')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onAction).not.toHaveBeenCalled()
})
