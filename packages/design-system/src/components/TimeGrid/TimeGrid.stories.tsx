import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TimeGrid } from './TimeGrid'
import { anEvent, aWeek, NEW_YORK, nineToFive, NOW, WEEK } from './time-grid-fixtures'

const meta = {
  component: TimeGrid,
  args: {
    label: 'Week of November 16',
    days: WEEK,
    timeZone: NEW_YORK,
    events: aWeek,
    dayEndHour: 17,
    businessHours: nineToFive,
    now: NOW,
    onCreate: fn(),
    onOpen: fn(),
    onMove: fn(),
    onNavigate: fn(),
  },
} satisfies Meta<typeof TimeGrid>
export default meta
type Story = StoryObj<typeof meta>

/** A week as a practice lives it. */
export const Example: Story = {}

/** Nothing booked: the slots are still there to book. */
export const Empty: Story = { args: { events: [], emptyText: 'No appointments this week' } }

/** What overlaps stands side by side, each as wide as its neighbours allow. */
export const Overlaps: Story = {
  args: {
    events: [
      anEvent('Leo Grant', WEEK[0], '09:00', '10:30'),
      anEvent('Maya Ortiz', WEEK[0], '09:30', '10:20', { colorIndex: 1 }),
      anEvent('Grace Liu', WEEK[0], '10:30', '11:20', { colorIndex: 2 }),
      ...[0, 1, 2, 3, 4].map((index) =>
        anEvent(`Person ${index + 1}`, WEEK[1], '10:00', index < 3 ? '11:00' : '12:00', { colorIndex: index + 3 }),
      ),
      anEvent('Quarter hour', WEEK[2], '09:00', '09:15', { detail: 'Telephone', colorIndex: 5 }),
      anEvent('Next quarter', WEEK[2], '09:15', '09:30', { detail: 'Telephone', colorIndex: 6 }),
      anEvent('A very long name that can’t possibly fit on one line', WEEK[3], '13:00', '13:50', { colorIndex: 7 }),
      anEvent('Late shift', WEEK[4], '17:00', '18:30', { detail: 'Widens the day', colorIndex: 4 }),
    ],
  },
}

/** An hour that clocks skip can't be booked, one that they repeat is there twice. */
export const DaylightSaving: Story = {
  args: {
    label: 'Days on which clocks change',
    days: ['2026-03-08', '2026-11-01', '2026-11-02'],
    dayStartHour: 0,
    dayEndHour: 6,
    businessHours: undefined,
    now: undefined,
    events: [
      { ...anEvent('Night call', '2026-03-08', '01:00', '02:30'), colorIndex: 1 },
      {
        ...anEvent('Second round', '2026-11-01', '01:00', '01:50'),
        detail: 'Starts at the second 1:00 AM',
        colorIndex: 2,
      },
      anEvent('Across both', '2026-11-02', '00:30', '02:30', { colorIndex: 3 }),
    ],
  },
}

/** One day on a phone. */
export const OneDay: Story = {
  args: { label: 'Tuesday, November 17', days: [WEEK[1]] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
