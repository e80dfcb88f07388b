import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { TimeGrid } from './TimeGrid'
import { anEvent, NEW_YORK, WEEK } from './time-grid-fixtures'
import type { TimeGridProps } from './time-grid-props'

beforeAll(() => {
  // jsdom has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => {}
})

const leo = anEvent('Leo Grant', WEEK[1], '09:00', '09:50', { id: 'leo' })
// A short day: every look-up by role reads the name of every cell.
const aDay = { label: 'Tuesday', days: [WEEK[1]], timeZone: NEW_YORK, events: [leo], dayEndHour: 12 }
const show = (rest: Partial<TimeGridProps> = {}) => {
  const props: TimeGridProps = { ...aDay, ...rest }
  return { props, ...render(<TimeGrid {...props} />) }
}
const event = () => screen.getByRole('button', { name: /^Leo Grant/ })
const press = (keys: string) => userEvent.keyboard(keys)

test.each(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])(
  '%s opens a menu, whose Move… asks for a dialog',
  async (keys) => {
    const onMoveRequest = vi.fn()
    show({ onMoveRequest, onOpen: vi.fn() })
    act(() => event().focus())
    await press(keys)
    expect(await screen.findByRole('menu', { name: 'Actions for Leo Grant' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus())
    await press('{ArrowDown}{Enter}')
    expect(onMoveRequest).toHaveBeenCalledExactlyOnceWith('leo')
    expect(screen.queryByRole('menu')).toBeNull()
  },
)

test('Escape closes the menu and gives focus back to the event', async () => {
  show({ onMoveRequest: vi.fn() })
  act(() => event().focus())
  await press('{Shift>}{F10}{/Shift}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move…' })).toHaveFocus())
  await press('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  await waitFor(() => expect(event()).toHaveFocus())
})

test('the secondary button opens it; what may not be moved has none, nor has a grid that can’t move', async () => {
  const { rerender, props } = show({ onMoveRequest: vi.fn() })
  fireEvent.contextMenu(screen.getByText('Leo Grant'))
  expect(await screen.findByRole('menu')).toBeVisible()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  rerender(<TimeGrid {...props} events={[{ ...leo, isMovable: false }]} />)
  expect(fireEvent.contextMenu(screen.getByText('Leo Grant'))).toBe(true)
  rerender(<TimeGrid {...props} onMoveRequest={undefined} />)
  expect(fireEvent.contextMenu(screen.getByText('Leo Grant'))).toBe(true)
})

test('Ctrl+Z is left to the screen, also in the middle of a move', async () => {
  show({ onMove: vi.fn() })
  const undos: boolean[] = []
  const heard = (key: KeyboardEvent) => {
    if (key.key === 'z') undos.push(key.defaultPrevented)
  }
  document.addEventListener('keydown', heard)
  act(() => event().focus())
  await press('{Control>}z{/Control}')
  await press('{F2}{Control>}z{/Control}')
  document.removeEventListener('keydown', heard)
  expect(undos).toEqual([false, false])
})

test('leaving in the middle of a move puts it back', async () => {
  const onMove = vi.fn()
  show({ onMove })
  act(() => event().focus())
  await press('{F2}{ArrowDown}')
  await userEvent.tab()
  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(/^Put back to Tuesday/)
  expect(onMove).not.toHaveBeenCalled()
})

test('now is said in the name of its slot, and moves on', () => {
  const { rerender, props } = show({ now: '2026-11-17T15:25:00Z' })
  expect(screen.getByRole('gridcell', { name: /, now$/ })).toHaveAccessibleName(
    'Tuesday, November 17, 10:00 AM, no events, now',
  )
  rerender(<TimeGrid {...props} now="2026-11-17T15:31:00Z" />)
  expect(screen.getByRole('gridcell', { name: /, now$/ })).toHaveAccessibleName(
    'Tuesday, November 17, 10:30 AM, no events, now',
  )
})

test('both rounds of a repeated hour are told apart by their offset, on the days that have them', () => {
  show({ days: ['2026-11-01', '2026-11-02'], events: [], dayStartHour: 0, dayEndHour: 4 })
  expect(screen.getByRole('rowheader', { name: '1:00 AM' })).toBeVisible()
  expect(screen.getByRole('rowheader', { name: '1:00 AM EST' })).toBeVisible()
  expect(screen.getByRole('gridcell', { name: 'Sunday, November 1, 1:00 AM EDT, no events' })).toBeVisible()
  expect(screen.getByRole('gridcell', { name: 'Sunday, November 1, 1:00 AM EST, no events' })).toBeVisible()
  expect(screen.getByRole('gridcell', { name: 'Monday, November 2, 1:00 AM, no events' })).toBeVisible()
})
