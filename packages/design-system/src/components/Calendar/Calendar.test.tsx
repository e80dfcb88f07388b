import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Form } from '../Form/Form'
import { Calendar, type CalendarProps } from './Calendar'

function Day(props: Partial<CalendarProps>) {
  const [value, setValue] = useState<string | null>('2026-11-17')
  return (
    <>
      <Calendar label="First day" {...props} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  )
}

const chosen = () => screen.getByRole('status')
const day = (name: RegExp) => within(screen.getByRole('grid')).getByRole('button', { name })
const focusDay = () => day(/November 17, 2026/).focus()

test.each([
  ['{ArrowRight}', '2026-11-18'],
  ['{ArrowLeft}', '2026-11-16'],
  ['{ArrowUp}', '2026-11-10'],
  ['{ArrowDown}', '2026-11-24'],
  ['{Home}', '2026-11-01'],
  ['{End}', '2026-11-30'],
  ['{PageUp}', '2026-10-17'],
  ['{PageDown}', '2026-12-17'],
  ['{Shift>}{PageDown}{/Shift}', '2027-11-17'],
])('%s and Enter choose %s', async (keys, date) => {
  render(<Day />)
  focusDay()
  await userEvent.keyboard(`${keys}{Enter}`)
  expect(chosen()).toHaveTextContent(date)
})

test('is named by its label and month, and described by its help', () => {
  render(<Day description="Of the course." />)
  const calendar = screen.getByRole('application', { name: 'First day, November 2026' })
  expect(calendar).toHaveAccessibleDescription('Of the course.')
})

test('lets nobody choose a day that is unavailable or too early', async () => {
  render(<Day minValue="2026-11-16" isDateUnavailable={(date) => date === '2026-11-18'} />)
  focusDay()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(chosen()).toHaveTextContent('2026-11-17')
  expect(day(/November 15, 2026/)).toHaveAttribute('aria-disabled', 'true')
})

test('says what is wrong at the chosen day, where the form’s summary leads', async () => {
  const errors = [{ path: 'start', message: 'Choose a Monday.' }]
  render(
    <Form errors={errors} onSubmit={vi.fn()}>
      <Day name="start" errorMessage="Choose a Monday." />
    </Form>,
  )
  await userEvent.click(screen.getByRole('link'))
  expect(day(/November 17, 2026/)).toHaveFocus()
  expect(day(/November 17, 2026/)).toHaveAccessibleDescription(/Choose a Monday\./)
})

test('goes from month to month by its buttons', async () => {
  render(<Day />)
  await userEvent.click(screen.getAllByRole('button', { name: 'Next' })[0] ?? document.body)
  expect(screen.getByRole('heading', { name: 'First day, December 2026' })).toBeVisible()
})
