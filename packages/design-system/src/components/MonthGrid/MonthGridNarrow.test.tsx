import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { anEvent, NEW_YORK, NOW } from '../TimeGrid/time-grid-fixtures'
import { MonthGrid } from './MonthGrid'

/** Says at once that there is little room. */
class LittleRoom {
  observe = () => this.answer([{ contentRect: { width: 288 } }])
  disconnect = () => {}
  private answer: (entries: unknown[]) => void
  constructor(answer: (entries: unknown[]) => void) {
    this.answer = answer
  }
}
beforeEach(() => vi.stubGlobal('ResizeObserver', LittleRoom))

const leo = anEvent('Leo Grant', '2026-11-17', '09:00', '09:50', { id: 'leo' })
const month = (rest: Partial<Parameters<typeof MonthGrid>[0]> = {}) => (
  <MonthGrid
    label="November 2026"
    month="2026-11"
    timeZone={NEW_YORK}
    events={[leo]}
    now={NOW}
    eventWords={{ one: 'appointment', other: 'appointments' }}
    {...rest}
  />
)

test('days hold counts instead of events, and the chosen day is told below', () => {
  render(month())
  expect(screen.getByRole('heading', { name: 'Tuesday, November 17, today' })).toBeVisible()
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('171')
  expect(screen.getByRole('grid')).not.toHaveTextContent('Leo Grant')
})

test('Enter goes to the list, Escape back to the day', async () => {
  const onOpen = vi.fn()
  render(month({ onOpen }))
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: /^Leo Grant/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('leo')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: /^Tuesday, November 17/ })).toHaveFocus()
})

test('a press only chooses a day; what can be done with it stands below', async () => {
  const [onCreate, onOpenDay] = [vi.fn(), vi.fn()]
  render(month({ onCreate, onOpenDay }))
  await userEvent.click(screen.getByRole('button', { name: /^Monday, November 9/ }))
  expect(screen.getByRole('heading', { name: 'Monday, November 9' })).toBeVisible()
  expect([onCreate.mock.calls, onOpenDay.mock.calls]).toEqual([[], []])
  await userEvent.click(screen.getByRole('button', { name: 'New appointment' }))
  await userEvent.click(screen.getByRole('button', { name: 'Open day' }))
  expect([onCreate.mock.calls, onOpenDay.mock.calls]).toEqual([[['2026-11-09']], [['2026-11-09']]])
})
