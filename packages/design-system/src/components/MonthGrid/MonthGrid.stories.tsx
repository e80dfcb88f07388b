import { parseDate } from '@internationalized/date'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { TIME_GRID_LOOKS } from '../TimeGrid/time-grid-event'
import { anAllDayEvent, anEvent, NEW_YORK, NOW } from '../TimeGrid/time-grid-fixtures'
import { calendarColors } from '../../tokens/calendar-colors'
import { aMonth, holidays, isWeekday } from './month-grid-fixtures'
import type { MonthGridProps } from './month-grid-props'
import { monthOf } from './model/month-weeks'
import { MonthGrid } from './MonthGrid'

const meta = {
  component: MonthGrid,
  args: {
    label: 'November 2026',
    month: '2026-11',
    timeZone: NEW_YORK,
    events: aMonth,
    now: NOW,
    businessDays: isWeekday,
    dayNotes: holidays,
    eventWords: { one: 'appointment', other: 'appointments' },
    onOpenDay: fn(),
    onOpen: fn(),
    onCreate: fn(),
    onNavigate: fn(),
  },
} satisfies Meta<typeof MonthGrid>
export default meta
type Story = StoryObj<typeof meta>

const focused = () => document.activeElement

/** A month as a practice lives it. */
export const Example: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await expect(focused()).toHaveAccessibleName('Tuesday, November 17, 6 appointments')
    await userEvent.keyboard('{Enter}')
    await expect(focused()).toHaveAccessibleName(/^Trauma conference, .*, day 1 of 3$/)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('Leo-Grant-2026-11-17-09:00')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(focused()).toHaveAccessibleName('+3 more, Tuesday, November 17')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenDay).toHaveBeenCalledWith('2026-11-17')
    await userEvent.keyboard('{Escape}{ArrowDown}{ArrowRight}{ArrowRight}')
    await expect(focused()).toHaveAccessibleName(
      'Thursday, November 26, Thanksgiving, closed, no appointments',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onCreate).toHaveBeenCalledWith('2026-11-26')
  },
}

/** Every look in every colour, as bars and as lines. */
export const Matrix: Story = {
  args: {
    businessDays: () => true,
    dayNotes: () => undefined,
    events: TIME_GRID_LOOKS.flatMap((look, row) =>
      calendarColors.flatMap((_, colorIndex) => {
        const day = `2026-11-${String(row * 7 + 2 + (colorIndex % 5)).padStart(2, '0')}`
        const rest = { look, colorIndex, statusWord: `Look ${look}` }
        const title = `${look}, color ${colorIndex + 1}`
        return colorIndex % 5 < 3 && colorIndex > 4
          ? [
              anAllDayEvent(
                title,
                day,
                day.replace(/\d\d$/, (date) => String(Number(date) + 1).padStart(2, '0')),
                rest,
              ),
            ]
          : [anEvent(title, day, '09:00', '09:50', rest)]
      }),
    ),
  },
}

/** A consumer that shows the month it is asked for, as pages do. */
function Paging(props: MonthGridProps) {
  const [month, setMonth] = useState(props.month)
  const go: MonthGridProps['onNavigate'] = (by) => {
    props.onNavigate?.(by)
    const months = by === 'next-month' ? 1 : -1
    setMonth(by === 'today' ? props.month : monthOf(parseDate(`${month}-01`).add({ months }).toString()))
  }
  return <MonthGrid {...props} label={month} month={month} onNavigate={go} />
}

/** PageDown, and arrows beyond the last week, bring another month and keep the day. */
export const FromMonthToMonth: Story = {
  render: (args) => <Paging {...args} />,
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{PageDown}')
    await expect(focused()).toHaveAccessibleName(/^Thursday, December 17/)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(focused()).toHaveAccessibleName(/^Thursday, January 7/))
    await userEvent.keyboard('t')
    await waitFor(() => expect(focused()).toHaveAccessibleName(/^Tuesday, November 17/))
  },
}

/** Nothing planned: the days are still there. */
export const Empty: Story = { args: { events: [], emptyText: 'No appointments this month' } }

/** Months in which clocks change, with what happens in their odd hours. */
export const DaylightSaving: Story = {
  args: {
    events: [
      {
        ...anEvent('Night shift', '2026-10-31', '22:00', '23:00', { colorIndex: 4 }),
        end: '2026-11-01T07:00:00Z',
      },
      {
        ...anEvent('Second round', '2026-11-01', '01:00', '01:50', { colorIndex: 2 }),
        start: '2026-11-01T06:00:00Z',
        end: '2026-11-01T06:50:00Z',
      },
      anAllDayEvent('Whole long day', '2026-11-01', '2026-11-01', {
        colorIndex: 1,
      }),
    ],
  },
}

/** Without a view of a day nothing is held back, and a week is as high as its fullest day. */
export const NothingHeldBack: Story = {
  render: (args) => <MonthGrid {...args} onOpenDay={undefined} weekStartsOn="mon" />,
}

/** Where the room is narrow: marks and counts, and the chosen day below. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Tuesday, November 17/ })).toBeVisible())
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(focused()).toHaveAccessibleName(/^Trauma conference/)
    await userEvent.keyboard('{Escape}')
    await expect(focused()).toHaveAccessibleName(/^Wednesday, November 18/)
    await userEvent.click(canvas.getByRole('button', { name: /^Friday, November 13/ }))
    await expect(canvas.getByRole('heading', { name: 'Friday, November 13' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'New appointment' }))
    await expect(args.onCreate).toHaveBeenCalledWith('2026-11-13')
  },
}

/** Long words are cut, those from right to left stand right, and the grid turns with its language. */
export const LongWordsAndRightToLeft: Story = {
  args: {
    dayNotes: (day) =>
      day === '2026-11-11' ? 'A holiday with a name that is far too long for a day' : undefined,
    events: [
      ...aMonth,
      anEvent(
        'A very long name that can’t possibly fit on one line of a day',
        '2026-11-11',
        '09:00',
        '09:50',
      ),
      anEvent('נועה חדד', '2026-11-12', '11:00', '11:50', { colorIndex: 1 }),
    ],
  },
  render: (args) => (
    <I18nProvider locale="he-IL">
      <div dir="rtl">
        <MonthGrid {...args} />
      </div>
    </I18nProvider>
  ),
}

/** Twice the text size. */
export const LargeText: Story = {
  decorators: [
    (Story) => (
      <div style={{ zoom: 2 }}>
        <Story />
      </div>
    ),
  ],
}
