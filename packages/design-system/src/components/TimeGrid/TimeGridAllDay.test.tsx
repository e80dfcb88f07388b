import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TimeGrid } from './TimeGrid'
import { anAllDayEvent, anEvent, NEW_YORK, nineToFive, WEEK } from './time-grid-fixtures'
import type { TimeGridProps } from './time-grid-props'

const [MON, TUE, WED] = WEEK
const conference = anAllDayEvent('Conference', TUE, WED, { id: 'conference' })
const leave = anAllDayEvent('Leave', TUE, TUE, { id: 'leave', detail: 'Ana Bell' })
const leo = anEvent('Leo Grant', TUE, '09:00', '09:50', { id: 'leo' })

const props = (rest: Partial<TimeGridProps> = {}): TimeGridProps => ({
  label: 'Week of November 16',
  days: WEEK,
  timeZone: NEW_YORK,
  events: [leo, conference, leave],
  ...rest,
})
const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name })
const eventOf = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) })
const press = (keys: string) => userEvent.keyboard(keys)

test('what takes whole days stands in a counted row of the same grid, above the first time', () => {
  render(<TimeGrid {...props()} />)
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '22')
  const row = screen.getByRole('row', { name: /^All day/ })
  expect(row).toHaveAttribute('aria-rowindex', '2')
  expect(within(row).getAllByRole('button')).toHaveLength(2)
  expect(screen.getByRole('row', { name: /^8:00 AM/ })).toHaveAttribute('aria-rowindex', '3')
  expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

test('Up from the first time reaches the day’s cell, then its events; Down leads back', async () => {
  render(<TimeGrid {...props()} />)
  act(() => cell('Tuesday, November 17, 8:00 AM, no events').focus())
  await press('{ArrowUp}')
  expect(cell(/^Tuesday, November 17, all day, 2 events/)).toHaveFocus()
  await press('{ArrowUp}')
  expect(eventOf('Leave')).toHaveFocus()
  await press('{ArrowUp}')
  expect(eventOf('Conference')).toHaveFocus()
  await press('{ArrowRight}')
  expect(cell('Wednesday, November 18, all day, 1 event')).toHaveFocus()
  await press('{ArrowDown}')
  expect(cell('Wednesday, November 18, 8:00 AM, no events')).toHaveFocus()
  await press('{Control>}{Home}{/Control}')
  expect(cell('Monday, November 16, all day, no events')).toHaveFocus()
})

test('an event of whole days is opened by keyboard and by pointer, and is not moved', async () => {
  const onOpen = vi.fn()
  const onMove = vi.fn()
  render(<TimeGrid {...props({ onOpen, onMove })} />)
  act(() => eventOf('Conference').focus())
  await press('{F2}{Enter}')
  await userEvent.click(screen.getByText('Leave'))
  expect(onOpen.mock.calls).toEqual([['conference'], ['leave']])
  expect(onMove).not.toHaveBeenCalled()
})

test('something for a whole day is made in the row, which is then there also when it is empty', async () => {
  const onCreateAllDay = vi.fn()
  render(<TimeGrid {...props({ events: [], onCreateAllDay })} />)
  await userEvent.click(cell('Monday, November 16, all day, no events'))
  expect(onCreateAllDay).toHaveBeenCalledExactlyOnceWith(MON)
})

test('focus stays in the row in another week, and goes to the first time where there is none', () => {
  const { rerender } = render(<TimeGrid {...props()} />)
  act(() => eventOf('Conference').focus())
  const next = ['2026-11-23', '2026-11-24']
  rerender(<TimeGrid {...props({ days: next, events: [anAllDayEvent('Leave', MON, '2026-12-01')] })} />)
  expect(cell('Tuesday, November 24, all day, 1 event')).toHaveFocus()
  rerender(<TimeGrid {...props({ days: next, events: [] })} />)
  expect(cell('Tuesday, November 24, 8:00 AM, no events')).toHaveFocus()
})

test('with something for a whole day the grid is not called empty, and no hour is added', () => {
  render(<TimeGrid {...props({ events: [leave], emptyText: 'Nothing booked' })} />)
  expect(screen.queryByText('Nothing booked')).toBeNull()
  expect(screen.queryByRole('rowheader', { name: '7:30 AM' })).toBeNull()
})

test('a special day is named in its header and in each of its cells, and is closed if it says so', () => {
  const dayNotes = (day: string) =>
    day === TUE
      ? { label: 'Founders’ Day', isClosed: true }
      : day === WED
        ? { label: 'Short day', isClosed: false }
        : null
  render(<TimeGrid {...props({ events: [leave], dayNotes, businessHours: nineToFive })} />)
  const header = screen.getByRole('columnheader', { name: 'Tuesday, November 17, Founders’ Day' })
  expect(within(header).getByText('Founders’ Day')).toBeVisible()
  expect(cell('Tuesday, November 17, Founders’ Day, 10:00 AM, closed, no events')).toHaveAttribute(
    'data-closed',
  )
  expect(cell(/^Tuesday, November 17, Founders’ Day, all day, closed, 1 event/)).toBeVisible()
  expect(cell('Wednesday, November 18, Short day, 10:00 AM, no events')).not.toHaveAttribute('data-closed')
})
