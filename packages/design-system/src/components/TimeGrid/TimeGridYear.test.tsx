import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { gridModel } from './model/grid-model'
import { TimeGrid } from './TimeGrid'
import { aYear, NEW_YORK, WEEK } from './time-grid-fixtures'
import type { TimeGridEvent } from './time-grid-event'
import type { TimeGridProps } from './time-grid-props'

vi.mock(import('./model/grid-model'), { spy: true })

const [MON, TUE] = WEEK
const year = aYear(10_000)
const props = (events: readonly TimeGridEvent[], days: readonly string[] = [MON, TUE]): TimeGridProps => ({
  label: 'Two days of a year',
  days,
  timeZone: NEW_YORK,
  events,
})

test('draws no node for what is not shown, however much there is', () => {
  const { container, unmount } = render(<TimeGrid {...props(year)} />)
  const withAll = container.querySelectorAll('*').length
  unmount()
  const shown = year.filter(({ start }) => [MON, TUE].some((day) => start.startsWith(day)))
  const alone = render(<TimeGrid {...props(shown)} />)
  expect(shown.length).toBeGreaterThan(20)
  expect(alone.container.querySelectorAll('*')).toHaveLength(withAll)
})

test('a key press looks at no event that is not shown, and other days only at theirs', async () => {
  let looks = 0
  const watched = year.map((event): TimeGridEvent => ({
    ...event,
    get start() {
      looks += 1
      return event.start
    },
  }))
  const { rerender } = render(<TimeGrid {...props(watched)} />)
  act(() => screen.getAllByRole('gridcell')[0]?.focus())
  looks = 0
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect(looks).toBe(0)
  rerender(<TimeGrid {...props(watched, ['2026-11-23', '2026-11-24'])} />)
  expect(looks).toBeGreaterThan(0)
  expect(looks).toBeLessThan(1500)
})

test('nothing is laid out again when a consumer makes new objects of the same events', () => {
  const shown = year.filter(({ start }) => start.startsWith(TUE))
  const { rerender } = render(<TimeGrid {...props(shown)} />)
  const before = vi.mocked(gridModel).mock.calls.length
  rerender(<TimeGrid {...props(shown.map((event) => ({ ...event })))} />)
  expect(gridModel).toHaveBeenCalledTimes(before)
  rerender(<TimeGrid {...props(shown.map((event) => ({ ...event, title: 'Somebody else' })))} />)
  expect(vi.mocked(gridModel).mock.calls.length).toBeGreaterThan(before)
})
