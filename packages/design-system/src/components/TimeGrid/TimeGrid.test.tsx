import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { TimeGrid } from './TimeGrid'
import { anEvent, NEW_YORK, nineToFive, WEEK } from './time-grid-fixtures'
import type { TimeGridEvent } from './time-grid-event'
import type { TimeGridHandle, TimeGridProps } from './time-grid-props'

beforeAll(() => {
  // jsdom has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => {}
})

const [MON, TUE] = WEEK
const leo = anEvent('Leo Grant', TUE, '09:00', '09:50', { id: 'leo', detail: 'Room 1' })
const ana = anEvent('Ana Bell', TUE, '09:30', '10:20', { id: 'ana' })

const props = (rest: Partial<TimeGridProps> = {}): TimeGridProps => ({
  label: 'Week of November 16',
  days: WEEK,
  timeZone: NEW_YORK,
  events: [leo, ana],
  businessHours: nineToFive,
  ...rest,
})
const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name })
const eventOf = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) })
const focusEvent = (title: string) => act(() => eventOf(title).focus())
const focusCell = (name: string) => act(() => cell(name).focus())
const status = () => document.querySelector('[aria-live=polite]')
const press = (keys: string) => userEvent.keyboard(keys)

/** A consumer that takes over each move. */
function Keeping({ onMove, ...rest }: TimeGridProps) {
  const [events, setEvents] = useState<readonly TimeGridEvent[]>(rest.events)
  const keep = (id: string, to: { start: string; end: string }) => {
    void onMove?.(id, to)
    setEvents((all) => all.map((event) => (event.id === id ? { ...event, ...to } : event)))
  }
  return <TimeGrid {...rest} events={events} onMove={keep} />
}

test('is one grid with counted rows and columns and one Tab stop', async () => {
  render(<TimeGrid {...props({ now: '2026-11-17T15:25:00Z' })} />)
  const grid = screen.getByRole('grid', { name: 'Week of November 16' })
  expect(grid).toHaveAttribute('aria-rowcount', '21')
  expect(grid).toHaveAttribute('aria-colcount', '6')
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  expect(screen.getByRole('columnheader', { name: 'Tuesday, November 17' })).toHaveAttribute(
    'aria-current',
    'date',
  )
  expect(screen.getByRole('rowheader', { name: '9:30 AM' })).toBeInTheDocument()
  await userEvent.tab()
  expect(cell('Tuesday, November 17, 10:00 AM, 1 event, now')).toHaveFocus()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('arrows onto a cell where an event starts focus the event, then what else starts there, then the slot', async () => {
  render(<TimeGrid {...props()} />)
  focusCell('Tuesday, November 17, 8:30 AM, closed, no events')
  await press('{ArrowDown}')
  expect(eventOf('Leo Grant')).toHaveFocus()
  expect(eventOf('Leo Grant')).toHaveAccessibleName(
    'Leo Grant, Tuesday, November 17, 9:00 AM to 9:50 AM, Scheduled, Room 1, 1 of 2 overlapping',
  )
  await press('{ArrowDown}')
  expect(cell(/^Tuesday, November 17, 9:00 AM, 1 event\b/)).toHaveFocus()
  await press('{ArrowDown}')
  expect(eventOf('Ana Bell')).toHaveFocus()
  await press('{ArrowLeft}')
  expect(cell('Monday, November 16, 9:30 AM, no events')).toHaveFocus()
  await press('{Control>}{End}{/Control}')
  expect(cell(/^Friday, November 20, 5:30 PM/)).toHaveFocus()
  await press('{Home}')
  expect(cell(/^Monday, November 16, 5:30 PM/)).toHaveFocus()
})

test('Enter and Space create on a slot and open an event', async () => {
  const onCreate = vi.fn()
  const onOpen = vi.fn()
  render(<TimeGrid {...props({ onCreate, onOpen })} />)
  focusCell('Monday, November 16, 9:00 AM, no events')
  await press('{Enter} ')
  expect(onCreate.mock.calls).toEqual(Array(2).fill(['2026-11-16T14:00:00.000Z', '2026-11-16T14:30:00.000Z']))
  focusEvent('Leo Grant')
  await press('{Enter} ')
  expect(onOpen.mock.calls).toEqual([['leo'], ['leo']])
})

test('a click creates on a slot and opens an event', async () => {
  const onCreate = vi.fn()
  const onOpen = vi.fn()
  render(<TimeGrid {...props({ onCreate, onOpen })} />)
  await userEvent.click(cell('Monday, November 16, 9:00 AM, no events'))
  expect(onCreate).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByText('Leo Grant'))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('leo')
  expect(eventOf('Leo Grant')).toHaveFocus()
})

test('another week keeps the weekday and the time of day', async () => {
  const onNavigate = vi.fn()
  const { rerender } = render(<TimeGrid {...props({ onNavigate })} />)
  focusCell('Monday, November 16, 11:00 AM, no events')
  await press('{PageDown}')
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('next-week', { date: MON, time: '11:00' })
  rerender(<TimeGrid {...props({ onNavigate, days: ['2026-11-23', '2026-11-24'] })} />)
  expect(cell('Monday, November 23, 11:00 AM, no events')).toHaveFocus()
})

test('t goes to today, at once or when it is shown', async () => {
  const now = '2026-11-17T15:25:00Z'
  const onNavigate = vi.fn()
  const { rerender } = render(
    <TimeGrid {...props({ now, onNavigate, days: ['2026-11-23', '2026-11-24'] })} />,
  )
  focusCell('Monday, November 23, 11:00 AM, no events')
  await press('t')
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('today', { date: '2026-11-23', time: '11:00' })
  rerender(<TimeGrid {...props({ now, onNavigate })} />)
  expect(cell('Tuesday, November 17, 11:00 AM, no events')).toHaveFocus()
})

test('F2 moves by arrows, says each step, and Enter drops without losing focus', async () => {
  const onMove = vi.fn()
  render(<Keeping {...props({ onMove })} />)
  focusEvent('Leo Grant')
  await press('{F2}')
  expect(status()).toHaveTextContent(/^Moving Leo Grant\. Arrow keys move it/)
  await press('{ArrowDown}')
  expect(status()).toHaveTextContent('Tuesday, November 17, 9:30 AM to 10:20 AM, overlaps Ana Bell')
  await press('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  expect(status()).toHaveTextContent('Wednesday, November 18, 9:30 AM to 10:50 AM')
  await press('{Enter}')
  const to = { start: '2026-11-18T14:30:00.000Z', end: '2026-11-18T15:50:00.000Z' }
  expect(onMove).toHaveBeenCalledExactlyOnceWith('leo', to)
  expect(status()).toHaveTextContent('Moved to Wednesday, November 18, 9:30 AM to 10:50 AM')
  expect(eventOf('Leo Grant')).toHaveFocus()
  expect(eventOf('Leo Grant')).toHaveAccessibleName(/Wednesday, November 18, 9:30 AM/)
})

test('Escape puts a move back', async () => {
  const onMove = vi.fn()
  render(<TimeGrid {...props({ onMove })} />)
  focusEvent('Leo Grant')
  await press('{F2}{ArrowDown}{Escape}')
  expect(status()).toHaveTextContent('Put back to Tuesday, November 17, 9:00 AM to 9:50 AM')
  expect(onMove).not.toHaveBeenCalled()
  expect(eventOf('Leo Grant')).toHaveFocus()
})

test('what may not be moved has no move mode', async () => {
  render(<TimeGrid {...props({ onMove: vi.fn(), events: [{ ...leo, isMovable: false }] })} />)
  focusEvent('Leo Grant')
  await press('{F2}{ArrowDown}')
  expect(cell(/^Tuesday, November 17, 9:00 AM, 1 event\b/)).toHaveFocus()
})

test('shows a move while it is saved, and puts it back when it is refused', async () => {
  let refuse = () => {}
  const answer = new Promise((_, reject) => (refuse = () => reject(new Error('refused'))))
  render(<TimeGrid {...props({ onMove: () => answer })} />)
  focusEvent('Leo Grant')
  await press('{F2}{ArrowRight}{Enter}')
  expect(eventOf('Leo Grant')).toHaveAccessibleName(/Wednesday, November 18, 9:00 AM/)
  expect(eventOf('Leo Grant')).toHaveAttribute('aria-busy', 'true')
  expect(eventOf('Leo Grant')).toHaveFocus()
  await act(async () => {
    refuse()
    await answer.catch(() => undefined)
  })
  expect(eventOf('Leo Grant')).toHaveAccessibleName(/Tuesday, November 17, 9:00 AM/)
  expect(eventOf('Leo Grant')).toHaveFocus()
  expect(status()).toHaveTextContent(
    'Could not be moved. Put back to Tuesday, November 17, 9:00 AM to 9:50 AM',
  )
})

test('focus goes to the slot of an event that disappears', () => {
  const { rerender } = render(<TimeGrid {...props()} />)
  focusEvent('Leo Grant')
  rerender(<TimeGrid {...props({ events: [] })} />)
  expect(cell('Tuesday, November 17, 9:00 AM, no events')).toHaveFocus()
})

test('takes focus back when a dialog closes over an event that has moved', async () => {
  function Page({ isOpen, start }: { isOpen: boolean; start: string }) {
    return (
      <>
        <TimeGrid {...props({ events: [{ ...leo, start, end: '2026-11-17T18:00:00Z' }] })} />
        {isOpen && (
          <div role="dialog" aria-label="Move">
            <button>Save</button>
          </div>
        )}
      </>
    )
  }
  const { rerender } = render(<Page isOpen start={leo.start} />)
  focusEvent('Leo Grant')
  act(() => screen.getByRole('button', { name: 'Save' }).focus())
  rerender(<Page isOpen start="2026-11-17T17:00:00Z" />)
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  rerender(<Page isOpen={false} start="2026-11-17T17:00:00Z" />)
  await waitFor(() => expect(eventOf('Leo Grant')).toHaveFocus())
})

test('can be told where to stand, and tells where it stands', async () => {
  const onFocusedSlotChange = vi.fn()
  const ref = createRef<TimeGridHandle>()
  render(<TimeGrid {...props({ focusedSlot: '2026-11-19T16:00:00Z', onFocusedSlotChange, ref })} />)
  await userEvent.tab()
  expect(cell('Thursday, November 19, 11:00 AM, no events')).toHaveFocus()
  await press('{ArrowUp}')
  expect(onFocusedSlotChange).toHaveBeenCalledExactlyOnceWith('2026-11-19T15:30:00.000Z')
  act(() => ref.current?.focusEvent('ana'))
  expect(eventOf('Ana Bell')).toHaveFocus()
})

test('hides no event outside the usual hours, and shows one across midnight on both days', () => {
  const late = { ...leo, start: '2026-11-18T04:00:00Z', end: '2026-11-18T06:00:00Z' }
  render(<TimeGrid {...props({ events: [late] })} />)
  expect(screen.getAllByRole('button', { name: /^Leo Grant/ })).toHaveLength(2)
  expect(screen.getByRole('rowheader', { name: '12:00 AM' })).toBeInTheDocument()
  expect(screen.getByRole('rowheader', { name: '11:30 PM' })).toBeInTheDocument()
})

test('a time that clocks skip can’t be booked', () => {
  const days = ['2026-03-08']
  render(<TimeGrid {...props({ days, events: [], dayStartHour: 0, businessHours: undefined })} />)
  const skipped = cell('Sunday, March 8, 2:00 AM, skipped: clocks go forward')
  expect(skipped).toHaveAttribute('aria-disabled', 'true')
  expect(skipped).not.toHaveAttribute('tabindex')
})
