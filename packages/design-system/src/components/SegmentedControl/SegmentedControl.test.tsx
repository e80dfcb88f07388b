import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SegmentedControl } from './SegmentedControl'

const OPTIONS = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
] as const

function View() {
  const [view, setView] = useState<'day' | 'week'>('week')
  return <SegmentedControl label="View" options={OPTIONS} selectedKey={view} onSelectionChange={setView} />
}

test('has exactly one on, and stays on when pressed again', async () => {
  render(<View />)
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Week' }))
  expect(screen.getByRole('radio', { name: 'Week' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Day' }))
  expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Week' })).not.toBeChecked()
})

test('is one Tab stop at the one that is on, and switches by arrow', async () => {
  render(<View />)
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'Week' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('radio', { name: 'Day' })).toHaveFocus()
  expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})
