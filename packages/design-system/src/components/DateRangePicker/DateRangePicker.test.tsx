import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { narrowScreen } from '../../testing/narrow-screen'
import { Form } from '../Form/Form'
import type { DateRange } from './date-range'
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker'

const PRESETS = [
  { id: '30', label: 'Last 30 days', range: { start: '2026-10-23', end: '2026-11-21' } },
  { id: 'month', label: 'This month', range: { start: '2026-11-01', end: '2026-11-30' } },
]

function Period(props: Partial<DateRangePickerProps>) {
  const [value, setValue] = useState<DateRange | null>({ start: '2026-11-03', end: '2026-11-10' })
  return (
    <>
      <DateRangePicker label="Period" presets={PRESETS} {...props} value={value} onChange={setValue} />
      <output>{value === null ? 'none' : `${value.start} to ${value.end}`}</output>
    </>
  )
}

const chosen = () => document.querySelector('output')
// Two months are a lot of names to compute: inside them, elements are found by their words alone.
const isOpen = () => document.querySelector('[role="dialog"]') !== null
const preset = (name: string) => screen.getByText(name)
const open = async () => {
  screen.getByRole('button', { name: /Calendar/ }).focus()
  await userEvent.keyboard('{Enter}')
}

// One month is enough for most, and quicker.
beforeEach(narrowScreen)
afterEach(() => void vi.unstubAllGlobals())

test('names each part of both dates by the label', () => {
  render(<Period />)
  expect(screen.getByRole('group', { name: 'Period' })).toBeVisible()
  expect(screen.getByRole('spinbutton', { name: /^month, Start Date, Period/ })).toHaveTextContent('11')
  expect(screen.getByRole('spinbutton', { name: /^day, End Date, Period/ })).toHaveTextContent('10')
})

test('is stepped by arrows in its parts', async () => {
  render(<Period />)
  screen.getByRole('spinbutton', { name: /^day, End Date/ }).focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toHaveTextContent('2026-11-03 to 2026-11-11')
})

test('is chosen from a calendar by keyboard, first day and last, and focus comes back', async () => {
  render(<Period />)
  await open()
  // After the first day, the next one has focus.
  await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{ArrowDown}{Enter}')
  expect(chosen()).toHaveTextContent('2026-11-04 to 2026-11-19')
  expect(isOpen()).toBe(false)
})

test('takes a whole period from its presets, says which one is chosen, and closes', async () => {
  render(<Period />)
  await open()
  await userEvent.click(preset('Last 30 days'))
  expect(chosen()).toHaveTextContent('2026-10-23 to 2026-11-21')
  await waitFor(() => expect(isOpen()).toBe(false))
  await open()
  expect(preset('Last 30 days')).toHaveAttribute('aria-pressed', 'true')
  expect(preset('This month')).toHaveAttribute('aria-pressed', 'false')
})

test('shows two months where there is room, one where there is none', async () => {
  const { unmount } = render(<Period />)
  await open()
  expect(document.querySelectorAll('table')).toHaveLength(1)
  unmount()
  vi.unstubAllGlobals()
  render(<Period />)
  await open()
  expect(document.querySelectorAll('table')).toHaveLength(2)
})

test('closes on Escape and changes nothing', async () => {
  render(<Period />)
  await open()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  expect(isOpen()).toBe(false)
  expect(chosen()).toHaveTextContent('2026-11-03 to 2026-11-10')
})

test('says by itself that the end comes before the start', () => {
  render(<DateRangePicker label="P" value={{ start: '2026-11-10', end: '2026-11-03' }} onChange={vi.fn()} />)
  expect(screen.getByText(/Start date must be before end date/)).toBeVisible()
})

test('is where the error summary of a form leads', async () => {
  render(
    <Form onSubmit={vi.fn()} errors={[{ path: 'period', message: 'Choose a period.' }]}>
      <Period name="period" errorMessage="Choose a period." />
    </Form>,
  )
  await userEvent.click(screen.getByRole('link'))
  expect(screen.getByRole('spinbutton', { name: /^month, Start Date/ })).toHaveFocus()
})
