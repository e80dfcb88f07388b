import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { rightToLeft } from '../Field/story-frames'
import { TIME_GRID_LOOKS } from '../TimeGrid/time-grid-event'
import { anEvent, aWeek, NEW_YORK, NOW, WEEK } from '../TimeGrid/time-grid-fixtures'
import { calendarColors } from '../../tokens/calendar-colors'
import { AgendaList } from './AgendaList'
import { AGENDA_HEADING_LEVELS } from './agenda-list-props'

const meta = {
  component: AgendaList,
  args: {
    label: 'Week of November 16',
    days: WEEK,
    timeZone: NEW_YORK,
    events: aWeek,
    now: NOW,
    eventWords: { one: 'appointment', other: 'appointments' },
    onOpen: fn(),
  },
} satisfies Meta<typeof AgendaList>
export default meta
type Story = StoryObj<typeof meta>

const statusActions = () => ({
  items: [
    { id: 'check-in', label: 'Check in' },
    { id: 'cancel', label: 'Cancel', tone: 'danger' as const },
  ],
  onAction: fn(),
})

/** The same week as in TimeGrid, by headings and Tab alone. */
export const Example: Story = {
  args: { actions: ({ look }) => (look === 'muted' ? undefined : statusActions()) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Tuesday, November 17, today' })).toBeVisible()
    await userEvent.tab()
    await expect(document.activeElement).toHaveAccessibleName(/^Maya Ortiz, Monday, November 16, 9:00 AM/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('Maya-Ortiz-2026-11-16-09:00')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Check in' })
    await userEvent.keyboard('{Escape}')
  },
}

/** Every look in every colour, at both heading levels. */
export const Matrix: Story = {
  args: { now: undefined },
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      {AGENDA_HEADING_LEVELS.map((headingLevel) => (
        <AgendaList
          {...args}
          key={headingLevel}
          label={`Headings of level ${headingLevel}`}
          headingLevel={headingLevel}
          days={[...WEEK]}
          events={TIME_GRID_LOOKS.flatMap((look, row) =>
            calendarColors.slice(0, headingLevel === 2 ? 8 : 1).map((_, colorIndex) =>
              anEvent(
                `Color ${colorIndex + 1}`,
                WEEK[row] ?? WEEK[0],
                `${9 + colorIndex}`.padStart(2, '0') + ':00',
                `${9 + colorIndex}`.padStart(2, '0') + ':50',
                {
                  look,
                  colorIndex,
                  statusWord: `Look ${look}`,
                },
              ),
            ),
          )}
        />
      ))}
    </div>
  ),
}

/** Free days in a row stand as one. */
export const FreeDays: Story = {
  args: { events: aWeek.filter(({ start }) => start.startsWith(WEEK[0])), now: undefined },
}

/** No day has anything. */
export const Empty: Story = { args: { events: [], emptyText: 'No appointments this week' } }

/** A long day is divided into parts; events across midnight are on both days; overlapping events say so. */
export const LongDay: Story = {
  args: {
    days: [WEEK[1], WEEK[2]],
    events: [
      ...Array.from({ length: 12 }, (_, index) =>
        anEvent(
          `Person ${index + 1}`,
          WEEK[1],
          `${8 + index}`.padStart(2, '0') + ':00',
          `${8 + index}`.padStart(2, '0') + ':50',
        ),
      ),
      anEvent('Intake', WEEK[1], '09:30', '10:20', { colorIndex: 3, detail: 'Room 4' }),
      {
        ...anEvent('On call', WEEK[1], '22:00', '23:00', { colorIndex: 4 }),
        end: '2026-11-18T02:00:00-05:00',
      },
      {
        ...anEvent('Conference', WEEK[1], '00:00', '23:00', { colorIndex: 5, detail: 'Boston' }),
        end: '2026-11-19T00:00:00-05:00',
      },
    ],
  },
}

/** On a phone, with words that are too long and one written from right to left. */
export const Narrow: Story = {
  args: {
    days: [WEEK[1]],
    actions: statusActions,
    events: [
      anEvent(
        'A very long name that can’t possibly fit on one line of a telephone',
        WEEK[1],
        '09:00',
        '09:50',
        {
          detail: 'Verylongroomnamewithoutanyspacesthatstillhastofit · 90834',
          statusWord: 'Cancelled by client',
          look: 'muted',
        },
      ),
      anEvent('נועה חדד', WEEK[1], '11:00', '11:50', { detail: 'حجرة ٢', colorIndex: 1 }),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
}

/** The times and the bars stand right, the states and the menus left, and names of both directions start right. */
export const RightToLeft: Story = {
  args: {
    label: 'שבוע 16 בנובמבר',
    days: WEEK.slice(0, 3),
    eventWords: { one: 'פגישה', other: 'פגישות' },
    actions: statusActions,
    events: [
      anEvent('נועה חדד', WEEK[0], '09:00', '09:50', { detail: 'חדר 2', look: 'done', statusWord: 'הושלמה' }),
      anEvent('عمر الخطيب', WEEK[1], '10:00', '10:50', { colorIndex: 1, statusWord: 'נקבעה' }),
      anEvent('Wilhelmina Featherstonehaugh-Cholmondeley', WEEK[1], '11:00', '11:50', {
        detail: '90837 · חדר 1',
        colorIndex: 2,
        look: 'muted',
        statusWord: 'בוטלה',
      }),
    ],
  },
  decorators: [rightToLeft],
}
