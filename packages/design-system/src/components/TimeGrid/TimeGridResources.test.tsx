import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { TimeGrid } from './TimeGrid'
import { anEvent, CLINICIANS, NEW_YORK, WEEK } from './time-grid-fixtures'
import type { TimeGridProps } from './time-grid-props'

beforeAll(() => {
  // jsdom has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => {}
})

const [MON, TUE] = WEEK
const leo = anEvent('Leo Grant', TUE, '09:00', '09:50', { id: 'leo', resourceId: 'wren' })
const ana = anEvent('Ana Bell', TUE, '09:30', '10:20', { id: 'ana', resourceId: 'okafor' })
const huddle = anEvent('Team meeting', MON, '12:00', '12:50', { id: 'huddle' })

const props = (rest: Partial<TimeGridProps> = {}): TimeGridProps => ({
  label: 'Week of November 16',
  days: [MON, TUE],
  timeZone: NEW_YORK,
  resources: CLINICIANS,
  events: [leo, ana, huddle],
  eventWords: { one: 'appointment', other: 'appointments' },
  ...rest,
})
const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name })
const eventOf = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) })
const status = () => document.querySelector('[aria-live=polite]')

test('each day has a column for each person, under a header that spans them', () => {
  render(<TimeGrid {...props()} />)
  const grid = screen.getByRole('grid')
  expect(grid).toHaveAttribute('aria-colcount', '7')
  expect(grid).toHaveAttribute('aria-rowcount', '22')
  const tuesday = screen.getByRole('columnheader', { name: 'Tuesday, November 17' })
  expect(tuesday).toHaveAttribute('aria-colspan', '3')
  expect(tuesday).toHaveAttribute('aria-colindex', '5')
  const okafor = screen.getByRole('columnheader', { name: 'Dr. Okafor, Tuesday, November 17' })
  expect(okafor).toHaveAttribute('aria-colindex', '6')
  expect(cell('Dr. Wren, Monday, November 16, 9:00 AM, no appointments')).toHaveAttribute(
    'aria-colindex',
    '2',
  )
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

test('an event stands with its person and is named with them; one of nobody stands with everybody', () => {
  render(<TimeGrid {...props()} />)
  expect(eventOf('Leo Grant')).toHaveAccessibleName(
    'Leo Grant, Dr. Wren, Tuesday, November 17, 9:00 AM to 9:50 AM, Scheduled',
  )
  expect(screen.getAllByRole('button', { name: /^Team meeting/ })).toHaveLength(3)
  expect(cell(/^Dr\. Okafor, Tuesday, November 17, 9:00 AM, no appointments/)).toBeVisible()
})

test('a slot is created for the person whose column it is in', async () => {
  const onCreate = vi.fn()
  render(<TimeGrid {...props({ onCreate })} />)
  await userEvent.click(cell('Dr. Okafor, Monday, November 16, 9:00 AM, no appointments'))
  expect(onCreate).toHaveBeenCalledExactlyOnceWith(
    '2026-11-16T14:00:00.000Z',
    '2026-11-16T14:30:00.000Z',
    'okafor',
  )
})

test('moved sideways an event changes hands before it changes days, and every step says whose it would be', async () => {
  const onMove = vi.fn()
  render(<TimeGrid {...props({ onMove })} />)
  act(() => eventOf('Leo Grant').focus())
  await userEvent.keyboard('{F2}{ArrowRight}')
  expect(status()).toHaveTextContent(
    'Dr. Okafor, Tuesday, November 17, 9:00 AM to 9:50 AM, overlaps Ana Bell',
  )
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(onMove).toHaveBeenCalledExactlyOnceWith('leo', {
    start: '2026-11-17T14:00:00.000Z',
    end: '2026-11-17T14:50:00.000Z',
    resourceId: 'lindqvist',
  })
  expect(status()).toHaveTextContent('Moved to Dr. Lindqvist, Tuesday, November 17, 9:00 AM to 9:50 AM')
})

test('a move to another person shows there while it is saved', async () => {
  render(<TimeGrid {...props({ onMove: () => new Promise(() => {}) })} />)
  act(() => eventOf('Leo Grant').focus())
  await userEvent.keyboard('{F2}{ArrowRight}{Enter}')
  expect(eventOf('Leo Grant')).toHaveAccessibleName(/^Leo Grant, Dr\. Okafor, Tuesday/)
  expect(eventOf('Leo Grant')).toHaveFocus()
})

test('each person has hours of their own', () => {
  const businessHours = (_: string, resourceId?: string) =>
    resourceId === 'wren' ? [] : [{ opens: '08:00', closes: '18:00' }]
  render(<TimeGrid {...props({ businessHours })} />)
  expect(cell('Dr. Wren, Monday, November 16, 9:00 AM, closed, no appointments')).toBeVisible()
  expect(cell('Dr. Okafor, Monday, November 16, 9:00 AM, no appointments')).toBeVisible()
})

test('another week keeps the person, and a slot that is told of again stays with them', async () => {
  const onFocusedSlotChange = vi.fn()
  const { rerender } = render(<TimeGrid {...props({ onFocusedSlotChange })} />)
  act(() => cell('Dr. Okafor, Monday, November 16, 9:00 AM, no appointments').focus())
  await userEvent.keyboard('{ArrowDown}')
  expect(onFocusedSlotChange).toHaveBeenLastCalledWith('2026-11-16T14:30:00.000Z')
  rerender(<TimeGrid {...props({ focusedSlot: '2026-11-16T14:30:00.000Z' })} />)
  expect(cell('Dr. Okafor, Monday, November 16, 9:30 AM, no appointments')).toHaveFocus()
  rerender(<TimeGrid {...props({ days: ['2026-11-23', '2026-11-24'] })} />)
  expect(cell('Dr. Okafor, Monday, November 23, 9:30 AM, no appointments')).toHaveFocus()
})
