import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TimeGrid } from './TimeGrid'
import { anAllDayEvent, aWeek, CLINICIANS, NEW_YORK, nineToFive, NOW, WEEK } from './time-grid-fixtures'

const [MON, TUE, WED, THU, FRI] = WEEK
const wholeDays = [
  anAllDayEvent('Trauma conference', TUE, THU, { detail: 'Boston' }),
  anAllDayEvent('Ana on leave', MON, '2026-11-27', {
    colorIndex: 1,
    look: 'tentative',
    statusWord: 'Asked for',
  }),
  anAllDayEvent('Fire drill', WED, WED, { colorIndex: 4 }),
]

const meta = {
  component: TimeGrid,
  args: {
    label: 'Week of November 16',
    days: WEEK,
    timeZone: NEW_YORK,
    events: [...aWeek, ...wholeDays],
    dayEndHour: 17,
    businessHours: nineToFive,
    now: NOW,
    onCreate: fn(),
    onCreateAllDay: fn(),
    onOpen: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof TimeGrid>
export default meta
type Story = StoryObj<typeof meta>

/** Above the times, reached by Up from the first of them. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('gridcell', { name: /^Tuesday, November 17, 8:00 AM/ }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(document.activeElement).toHaveAccessibleName(/^Tuesday, November 17, all day, 2 events/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onCreateAllDay).toHaveBeenCalledWith(TUE)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(document.activeElement).toHaveAccessibleName(
      /^Trauma conference, Tuesday, November 17 to Thursday/,
    )
    await expect(args.onOpen).toHaveBeenCalledWith('Trauma-conference-2026-11-17')
  },
}

/** With so many lanes the row scrolls away with the times, so that these have enough space. */
export const Many: Story = {
  args: {
    events: [
      ...aWeek,
      ...['Ana', 'Leo', 'Maya', 'Noor', 'Priya', 'Sam'].map((name, index) =>
        anAllDayEvent(`${name} on leave`, WEEK[index % 3] ?? MON, FRI, { colorIndex: index }),
      ),
    ],
  },
}

/** A holiday is shaded, and named where it is seen and where it is heard. */
export const Holiday: Story = {
  args: {
    label: 'Week of November 23',
    days: ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
    events: [anAllDayEvent('Office closed', '2026-11-26', '2026-11-27', { statusWord: 'Holiday' })],
    dayNotes: (day) =>
      day === '2026-11-26'
        ? { label: 'Thanksgiving Day', isClosed: true }
        : day === '2026-11-25'
          ? { label: 'Closes at noon', isClosed: false }
          : null,
    businessHours: (day) => [{ opens: '09:00', closes: day === '2026-11-25' ? '12:00' : '17:00' }],
  },
}

/** Whole days of one person, and of all. */
export const WithResources: Story = {
  args: {
    label: 'Tuesday and Wednesday',
    days: [TUE, WED],
    resources: CLINICIANS,
    events: [
      anAllDayEvent('On leave', TUE, WED, { resourceId: 'okafor', colorIndex: 1 }),
      anAllDayEvent('Accreditation visit', TUE, WED, { colorIndex: 4 }),
    ],
  },
}
