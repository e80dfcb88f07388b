import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DatePicker, type DatePickerProps } from './DatePicker'

function Day(props: Partial<DatePickerProps>) {
  const [value, setValue] = useState<string | null>('2026-11-17')
  return (
    <>
      <DatePicker label="Date" {...props} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  )
}

const value = () => screen.getByRole('status')

test('is stepped by arrows in its parts', async () => {
  render(<Day />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}')
  expect(value()).toHaveTextContent('2026-11-18')
})

test('is chosen from a calendar by keyboard, and focus comes back', async () => {
  render(<Day />)
  const open = screen.getByRole('button', { name: /Calendar/ })
  open.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('grid', { name: /November 2026/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(value()).toHaveTextContent('2026-11-24')
  expect(screen.queryByRole('grid')).toBeNull()
})

test('closes its calendar on Escape and changes nothing', async () => {
  render(<Day />)
  await userEvent.click(screen.getByRole('button', { name: /Calendar/ }))
  await userEvent.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('grid')).toBeNull()
  expect(value()).toHaveTextContent('2026-11-17')
})

test('says by itself that a date is too early', () => {
  render(<Day minValue="2026-11-18" />)
  expect(screen.getByText(/11\/18\/2026/)).toBeVisible()
})

test('stays empty for a text that is no date', () => {
  render(<DatePicker label="Date" value="soon" onChange={() => undefined} />)
  expect(screen.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-valuetext', 'Empty')
})
