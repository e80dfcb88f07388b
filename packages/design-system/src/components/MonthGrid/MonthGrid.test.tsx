import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { I18nProvider } from 'react-aria-components'
import { expect, test, vi } from 'vitest'
import { anAllDayEvent, anEvent, NEW_YORK, NOW } from '../TimeGrid/time-grid-fixtures'
import { holidays } from './month-grid-fixtures'
import type { MonthGridHandle, MonthGridProps } from './month-grid-props'
import { MonthGrid } from './MonthGrid'

const leo = anEvent('Leo Grant', '2026-11-17', '09:00', '09:50', { id: 'leo', detail: 'Room 1' })
const ana = anEvent('Ana Bell', '2026-11-17', '09:30', '10:20', { id: 'ana' })
const away = anAllDayEvent('Dr. Wren away', '2026-11-18', '2026-11-20', { id: 'away' })

const props = (rest: Partial<MonthGridProps> = {}): MonthGridProps => ({
  label: 'November 2026',
  month: '2026-11',
  timeZone: NEW_YORK,
  events: [leo, ana, away],
  now: NOW,
  eventWords: { one: 'appointment', other: 'appointments' },
  ...rest,
})
const focused = () => document.activeElement
const dayOf = (name: RegExp | string) => screen.getByRole('button', { name })
const focusDay = (name: RegExp | string) => act(() => dayOf(name).focus())
const press = (keys: string) => userEvent.keyboard(keys)

test('is one grid of weeks and weekdays with one Tab stop, on today', async () => {
  render(<MonthGrid {...props()} />)
  const grid = screen.getByRole('grid', { name: 'November 2026' })
  expect(within(grid).getAllByRole('row')).toHaveLength(6)
  expect(within(grid).getAllByRole('columnheader')[1]).toHaveAccessibleName('Monday')
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  expect(grid).toHaveAccessibleDescription('Press Enter to go into a day, Escape to come back to it.')
  await userEvent.tab()
  expect(focused()).toHaveAccessibleName('Tuesday, November 17, 2 appointments')
  expect(focused()).toHaveAttribute('aria-current', 'date')
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('weeks start where the locale or the consumer starts them', () => {
  const firstHeader = () => screen.getAllByRole('columnheader')[0]
  const { rerender } = render(
    <I18nProvider locale="de-DE">
      <MonthGrid {...props()} />
    </I18nProvider>,
  )
  expect(firstHeader()).toHaveAccessibleName('Monday')
  rerender(
    <I18nProvider locale="de-DE">
      <MonthGrid {...props({ weekStartsOn: 'sat' })} />
    </I18nProvider>,
  )
  expect(firstHeader()).toHaveAccessibleName('Saturday')
})

test('arrows go by day and week, Home and End to the ends of the week', async () => {
  const onFocusedDayChange = vi.fn()
  render(<MonthGrid {...props({ onFocusedDayChange })} />)
  await userEvent.tab()
  await press('{ArrowRight}{ArrowDown}{Home}{ArrowUp}{ArrowLeft}{End}')
  expect(onFocusedDayChange.mock.calls.flat()).toEqual(
    ['18', '25', '22', '15', '14'].map((day) => `2026-11-${day}`),
  )
  expect(focused()).toHaveAccessibleName('Saturday, November 14, no appointments')
})

test('where the language runs from right to left so do the arrows', async () => {
  render(
    <I18nProvider locale="he-IL">
      <MonthGrid {...props()} />
    </I18nProvider>,
  )
  await userEvent.tab()
  await press('{ArrowLeft}')
  expect(focused()).toHaveAccessibleName(/^Wednesday, November 18/)
})

test('Enter goes into a day, Down to the next event, Enter opens it, Escape comes back', async () => {
  const onOpen = vi.fn()
  render(<MonthGrid {...props({ onOpen })} />)
  await userEvent.tab()
  await press('{Enter}')
  expect(focused()).toHaveAccessibleName(
    'Leo Grant, Tuesday, November 17, 9:00 AM to 9:50 AM, Scheduled, Room 1, 1 of 2 overlapping',
  )
  await press('{ArrowDown}{Enter} ')
  expect(onOpen.mock.calls).toEqual([['ana'], ['ana']])
  await press('{Escape}')
  expect(dayOf(/^Tuesday, November 17/)).toHaveFocus()
})

test('what lasts for several days is reached from each', async () => {
  const onOpen = vi.fn()
  render(<MonthGrid {...props({ onOpen })} />)
  focusDay(/^Thursday, November 19, 1/)
  await press('{Enter}')
  expect(focused()).toHaveAccessibleName(/^Dr\. Wren away, .*, day 2 of 3$/)
  await press('{Enter}')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('away')
})

test('on a free day Enter and Space create; Shift Enter opens the day', async () => {
  const onCreate = vi.fn()
  const onOpenDay = vi.fn()
  render(<MonthGrid {...props({ onCreate, onOpenDay })} />)
  focusDay(/^Monday, November 16/)
  await press('{Enter} {Shift>}{Enter}{/Shift}')
  expect(onCreate.mock.calls).toEqual([['2026-11-16'], ['2026-11-16']])
  expect(onOpenDay).toHaveBeenCalledExactlyOnceWith('2026-11-16')
})

test('a click opens an event, the number opens the day, the room below creates', async () => {
  const [onCreate, onOpenDay, onOpen] = [vi.fn(), vi.fn(), vi.fn()]
  render(<MonthGrid {...props({ onCreate, onOpenDay, onOpen })} />)
  await userEvent.click(screen.getByText('Leo Grant'))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('leo')
  await userEvent.click(dayOf(/^Monday, November 16/))
  expect(onOpenDay).toHaveBeenCalledExactlyOnceWith('2026-11-16')
  const cell = dayOf(/^Monday, November 9/).closest('[role=gridcell]')
  if (cell) await userEvent.click(cell)
  expect(onCreate).toHaveBeenCalledExactlyOnceWith('2026-11-09')
  expect(dayOf(/^Monday, November 9/)).toHaveFocus()
})

test('what has no line is left to the day’s own view, also by keyboard', async () => {
  const onOpenDay = vi.fn()
  const events = [10, 11, 12, 13, 14].map((hour) =>
    anEvent(`Person ${hour}`, '2026-11-17', `${hour}:00`, `${hour}:50`),
  )
  render(<MonthGrid {...props({ onOpenDay, events })} />)
  await userEvent.tab()
  await press('{Enter}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(focused()).toHaveAccessibleName('+2 more, Tuesday, November 17')
  await press('{Enter}')
  expect(onOpenDay).toHaveBeenCalledExactlyOnceWith('2026-11-17')
})

test('PageDown and arrows beyond the last week ask for the next month and go there once it is shown', async () => {
  const [onNavigate, onFocusedDayChange] = [vi.fn(), vi.fn()]
  const { rerender } = render(<MonthGrid {...props({ onNavigate, onFocusedDayChange })} />)
  await userEvent.tab()
  await press('{PageDown}')
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('next-month')
  expect(onFocusedDayChange).toHaveBeenCalledExactlyOnceWith('2026-12-17')
  rerender(<MonthGrid {...props({ onNavigate, month: '2026-12' })} />)
  expect(focused()).toHaveAccessibleName('Thursday, December 17, no appointments')
  await press('{ArrowDown}{ArrowDown}{ArrowDown}')
  rerender(<MonthGrid {...props({ onNavigate, month: '2027-01' })} />)
  expect(focused()).toHaveAccessibleName('Thursday, January 7, no appointments')
  await press('t')
  expect(onNavigate).toHaveBeenLastCalledWith('today')
  rerender(<MonthGrid {...props({ onNavigate })} />)
  expect(focused()).toHaveAccessibleName(/^Tuesday, November 17/)
})

test('without onNavigate the keyboard stays among the days shown', async () => {
  render(<MonthGrid {...props()} />)
  focusDay(/^Saturday, December 5/)
  await press('{ArrowRight}{ArrowDown}{PageDown}')
  expect(dayOf(/^Saturday, December 5/)).toHaveFocus()
})

test('another month keeps the day of the month, or its last', () => {
  const { rerender } = render(<MonthGrid {...props({ month: '2026-10', focusedDay: '2026-10-31' })} />)
  expect(dayOf(/^Saturday, October 31/)).toHaveAttribute('tabindex', '0')
  rerender(<MonthGrid {...props({ month: '2027-02', focusedDay: '2026-10-31' })} />)
  expect(dayOf(/^Sunday, February 28/)).toHaveAttribute('tabindex', '0')
})

test('setting focusedDay moves the keyboard there', () => {
  const { rerender } = render(<MonthGrid {...props({ focusedDay: '2026-11-02' })} />)
  expect(dayOf(/^Monday, November 2,/)).toHaveAttribute('tabindex', '0')
  rerender(<MonthGrid {...props({ focusedDay: '2026-11-05' })} />)
  expect(dayOf(/^Thursday, November 5,/)).toHaveAttribute('tabindex', '0')
})

test('focus follows an event to its new day, and stays on its day when it goes', () => {
  const ref = createRef<MonthGridHandle>()
  const { rerender } = render(<MonthGrid {...props({ ref })} />)
  act(() => ref.current?.focusEvent('leo'))
  expect(focused()).toHaveAccessibleName(/^Leo Grant/)
  const moved = { ...leo, ...{ start: '2026-11-23T14:00:00Z', end: '2026-11-23T14:50:00Z' } }
  rerender(<MonthGrid {...props({ ref, events: [moved, ana] })} />)
  expect(focused()).toHaveAccessibleName(/^Leo Grant, Monday, November 23/)
  rerender(<MonthGrid {...props({ ref, events: [ana] })} />)
  expect(focused()).toHaveAccessibleName('Monday, November 23, no appointments')
})

test('notes and closed days are part of a day’s name', () => {
  const isOpen = (day: string) => day !== '2026-11-26'
  render(<MonthGrid {...props({ dayNotes: holidays, businessDays: isOpen })} />)
  expect(dayOf('Thursday, November 26, Thanksgiving, closed, no appointments')).toBeVisible()
})

test('with no event at all it says so in the words given', () => {
  render(<MonthGrid {...props({ events: [], emptyText: 'No appointments this month' })} />)
  expect(screen.getByRole('grid')).toHaveAccessibleDescription('No appointments this month')
})
