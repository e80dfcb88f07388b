import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { TimeGrid } from './TimeGrid'
import { aWeek, NEW_YORK, nineToFive, NOW, WEEK } from './time-grid-fixtures'

const meta = {
  component: TimeGrid,
  args: {
    label: 'Week of November 16',
    days: WEEK,
    timeZone: NEW_YORK,
    events: aWeek,
    dayEndHour: 17,
    now: NOW,
    onCreate: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof TimeGrid>
export default meta
type Story = StoryObj<typeof meta>

/** A meeting and somebody’s leave are named where they begin, and in each slot that they touch. */
export const Example: Story = {
  args: {
    businessHours: (day) =>
      day === WEEK[3]
        ? []
        : day === WEEK[1]
          ? [
              { opens: '09:00', closes: '13:00' },
              { opens: '14:00', closes: '17:00' },
            ]
          : nineToFive(day),
    slotNotes: (day) => {
      if (day === WEEK[3]) return [{ from: '00:00', to: '24:00', label: 'Ana Cole is away' }]
      return day === WEEK[1] ? [{ from: '13:00', to: '14:00', label: 'Team meeting' }] : []
    },
  },
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('[role=gridcell]')].map(
      (cell) => cell.getAttribute('aria-label') ?? cell.firstElementChild?.textContent ?? '',
    )
    const taken = (label: string) => names.filter((name) => name.includes(`, ${label}, `))
    await expect(taken('Team meeting')).toHaveLength(2)
    await expect(taken('Ana Cole is away')).toHaveLength(names.length / WEEK.length)
    await expect(within(canvasElement).getAllByText('Ana Cole is away', { selector: 'span' })).toHaveLength(1)
  },
}
