import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { anEvent, NEW_YORK, NOW, WEEK } from '../TimeGrid/time-grid-fixtures'
import { AgendaList } from './AgendaList'
import type { AgendaListProps } from './agenda-list-props'

const [MON, TUE, WED] = WEEK
const leo = anEvent('Leo Grant', TUE, '10:00', '10:50', { id: 'leo', detail: 'Room 1' })
const ana = anEvent('Ana Bell', TUE, '10:30', '11:20', { id: 'ana' })
const maya = anEvent('Maya Ortiz', MON, '09:00', '09:50', { id: 'maya', statusWord: 'Completed' })

const props = (rest: Partial<AgendaListProps> = {}): AgendaListProps => ({
  label: 'Week of November 16',
  days: WEEK,
  timeZone: NEW_YORK,
  events: [leo, ana, maya],
  eventWords: { one: 'appointment', other: 'appointments' },
  onOpen: vi.fn(),
  ...rest,
})
const headings = (level: number) => screen.getAllByRole('heading', { level }).map((one) => one.textContent)

test('is a named region with a heading and an ordered list for each day', () => {
  render(<AgendaList {...props()} />)
  expect(screen.getByRole('region', { name: 'Week of November 16' })).toBeVisible()
  expect(headings(2)).toEqual([
    'Monday, November 16',
    'Tuesday, November 17',
    'Wednesday, November 18 to Friday, November 20',
  ])
  const [monday, tuesday] = screen.getAllByRole('list')
  expect(within(monday ?? document.body).getAllByRole('listitem')).toHaveLength(1)
  expect(within(tuesday ?? document.body).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText('2 appointments')).toBeVisible()
  expect(screen.getByText('No appointments')).toBeVisible()
})

test('every event shows its time, title, state and detail, and is named as in the week', () => {
  render(<AgendaList {...props()} />)
  const item = screen.getByText('Room 1', { exact: false }).closest('li')
  expect(item).toHaveTextContent('10:00 – 10:50 AMLeo GrantRoom 1 · 1 of 2 overlappingScheduled')
  expect(
    screen.getByRole('button', {
      name: 'Leo Grant, Tuesday, November 17, 10:00 AM to 10:50 AM, Scheduled, Room 1, 1 of 2 overlapping',
    }),
  ).toBeVisible()
})

test('Tab goes from event to event, Enter opens one', async () => {
  const onOpen = vi.fn()
  render(<AgendaList {...props({ onOpen })} />)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: /^Maya Ortiz/ })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('leo')
})

test('without onOpen there is nothing to press', () => {
  render(<AgendaList {...props({ onOpen: undefined })} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText('Leo Grant')).toBeVisible()
})

test('offers what else can be done, only where there is something', async () => {
  const onAction = vi.fn()
  const actions: AgendaListProps['actions'] = ({ id }) =>
    id === 'leo' ? { items: [{ id: 'in', label: 'Check in' }], onAction } : undefined
  render(<AgendaList {...props({ actions })} />)
  await userEvent.click(screen.getByRole('button', { name: /^Actions for/ }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Check in' }))
  expect(onAction).toHaveBeenCalledExactlyOnceWith('in')
})

test('says what time it is between what has begun and what comes next', () => {
  render(<AgendaList {...props({ now: NOW })} />)
  expect(headings(2)).toContain('Tuesday, November 17, today')
  const [running, next] = ['Leo Grant', 'Ana Bell'].map((title) => screen.getByText(title).closest('li'))
  expect(running).toHaveAttribute('aria-current', 'time')
  expect(next).toHaveTextContent(/^Now, 10:25 AM10:30 – 11:20 AMAna Bell/)
})

test('after the last event of today, and on a free today, now stands at the end', () => {
  const { rerender } = render(<AgendaList {...props({ now: '2026-11-17T22:00:00Z' })} />)
  expect(screen.getByText('Now, 5:00 PM').closest('li')).toBeNull()
  rerender(<AgendaList {...props({ now: '2026-11-18T14:00:00Z' })} />)
  expect(headings(2)).toContain('Wednesday, November 18, today')
  expect(screen.getByText('Now, 9:00 AM')).toBeVisible()
})

test('a long day is divided under headings one level below', () => {
  const events = [8, 9, 10, 11, 12, 13, 14, 15, 16].map((hour) =>
    anEvent('Leo Grant', WED, `${String(hour).padStart(2, '0')}:00`, `${String(hour).padStart(2, '0')}:50`),
  )
  render(<AgendaList {...props({ events, days: [WED], headingLevel: 3 })} />)
  expect(headings(3)).toEqual(['Wednesday, November 18'])
  expect(headings(4)).toEqual(['Morning', 'Afternoon'])
})

test('with no event at all it says so in the words given', () => {
  render(<AgendaList {...props({ events: [], emptyText: 'No appointments this week' })} />)
  expect(screen.getByRole('region')).toHaveTextContent(/^No appointments this week$/)
})
