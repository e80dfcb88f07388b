import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { calendarColors } from '../../tokens/calendar-colors'
import { TimeGrid } from './TimeGrid'
import { anAllDayEvent, anEvent, aWeek, aYear, NEW_YORK, nineToFive, NOW, WEEK } from './time-grid-fixtures'
import { TIME_GRID_LOOKS, type TimeGridEvent } from './time-grid-event'
import type { TimeGridProps } from './time-grid-props'

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
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('gridcell', { name: /^Tuesday, November 17, 10:00 AM/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCreate).toHaveBeenCalledWith('2026-11-17T15:00:00.000Z', '2026-11-17T15:30:00.000Z')
    await userEvent.keyboard('{ArrowRight}')
    await expect(document.activeElement).toHaveAccessibleName(/^Noor Haddad, .*1 of 2 overlapping$/)
    await userEvent.keyboard(' ')
    await expect(args.onOpen).toHaveBeenCalledWith(
      document.activeElement?.getAttribute('data-stop')?.slice(6, -11),
    )
    await userEvent.keyboard('{PageDown}')
    await expect(args.onNavigate).toHaveBeenCalledWith('next-week', { date: WEEK[2], time: '10:00' })
  },
}

/** Nothing booked: the slots are still there to book. */
export const Empty: Story = { args: { events: [], emptyText: 'No appointments this week' } }

/** Each look in each colour. */
export const Matrix: Story = {
  args: {
    events: TIME_GRID_LOOKS.flatMap((look, day) =>
      calendarColors.map((_, colorIndex) => {
        const hour = String(9 + colorIndex).padStart(2, '0')
        return anEvent(`Colour ${colorIndex + 1}`, WEEK[day] ?? WEEK[0], `${hour}:00`, `${hour}:50`, {
          look,
          colorIndex,
          statusWord: look,
          detail: `Looks ${look}`,
        })
      }),
    ),
  },
}

/** The mark of what is done stands beside all words, also in a short event and in a half one. */
export const DoneAndShort: Story = {
  args: {
    events: [
      anEvent('Carmen Villanueva', WEEK[0], '09:00', '09:30', { look: 'done', detail: '90834, Studio' }),
      anEvent('Marcus Delacroix', WEEK[1], '09:00', '09:30', { look: 'done', detail: '90834, Studio' }),
      anEvent('Beatriz Lindqvist', WEEK[1], '09:00', '09:30', { look: 'done', detail: '90834, Studio' }),
    ],
  },
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('[data-short]')]
    await expect(boxes).toHaveLength(3)
    for (const box of boxes) {
      // What is only spoken is a pixel wide.
      const shown = [...box.children]
        .map((words) => words.getBoundingClientRect())
        .filter(({ width }) => width > 1)
      const ends = shown.map(({ right }) => right)
      await expect(box.getBoundingClientRect().right - Math.max(...ends)).toBeGreaterThanOrEqual(18)
    }
  },
}

/** What overlaps stands side by side, each as wide as its neighbours allow. */
export const Overlaps: Story = {
  args: {
    events: [
      anEvent('Leo Grant', WEEK[0], '09:00', '10:30'),
      anEvent('Maya Ortiz', WEEK[0], '09:30', '10:20', { colorIndex: 1 }),
      anEvent('Grace Liu', WEEK[0], '10:30', '11:20', { colorIndex: 2 }),
      ...[0, 1, 2, 3, 4].map((index) =>
        anEvent(`Person ${index + 1}`, WEEK[1], '10:00', index < 3 ? '11:00' : '12:00', {
          colorIndex: index + 3,
        }),
      ),
      anEvent('Quarter hour', WEEK[2], '09:00', '09:15', { detail: 'Telephone', colorIndex: 5 }),
      anEvent('Next quarter', WEEK[2], '09:15', '09:30', { detail: 'Telephone', colorIndex: 6 }),
      anEvent('A very long name that can’t possibly fit on one line', WEEK[3], '13:00', '13:50', {
        colorIndex: 7,
      }),
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
    businessHours: () => [{ opens: '00:00', closes: '24:00' }],
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

/** Ten thousand events of a year, of which one week is shown: what is elsewhere costs nothing. */
export const OneWeekOfAYear: Story = { args: { events: aYear(10_000), dayEndHour: 18 } }

/** One day on a phone. */
export const OneDay: Story = {
  args: { label: 'Tuesday, November 17', days: [WEEK[1]] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

function Keeping(props: TimeGridProps) {
  const [events, setEvents] = useState<readonly TimeGridEvent[]>(props.events)
  const keep: TimeGridProps['onMove'] = (id, to) => {
    void props.onMove?.(id, to)
    setEvents((all) => all.map((event) => (event.id === id ? { ...event, ...to } : event)))
  }
  return <TimeGrid {...props} events={events} onMove={keep} />
}

const eventNamed = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('button', { name })
const said = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-live=polite]')

/** F2, arrows, Shift with arrows, Enter; every step is spoken. */
export const MovedByKeyboard: Story = {
  render: (args) => <Keeping {...args} />,
  play: async ({ canvasElement }) => {
    eventNamed(canvasElement, /^Leo Grant, Tuesday/).focus()
    await userEvent.keyboard('{F2}{ArrowRight}{ArrowDown}{ArrowDown}')
    await expect(said(canvasElement)).toHaveTextContent(
      'Wednesday, November 18, 10:00 AM to 10:50 AM, overlaps Noor Haddad and 1 more',
    )
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Enter}')
    await expect(said(canvasElement)).toHaveTextContent(
      'Moved to Wednesday, November 18, 9:00 AM to 10:20 AM',
    )
    await expect(eventNamed(canvasElement, /^Leo Grant, Wednesday/)).toHaveFocus()
  },
}

/** A refused move goes back to where it was, and says so. */
export const PutBack: Story = {
  args: { onMove: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ canvasElement }) => {
    eventNamed(canvasElement, /^Leo Grant, Tuesday/).focus()
    await userEvent.keyboard('{F2}{ArrowDown}{Escape}')
    await expect(said(canvasElement)).toHaveTextContent(
      'Put back to Tuesday, November 17, 9:00 AM to 9:50 AM',
    )
    await userEvent.keyboard('{F2}{ArrowRight}{Enter}')
    await waitFor(() =>
      expect(said(canvasElement)).toHaveTextContent(/^Could not be moved\. Put back to Tuesday/),
    )
    await expect(eventNamed(canvasElement, /^Leo Grant, Tuesday/)).toHaveFocus()
  },
}

/** Dragged to another day and time, and made longer at its lower edge, to the quarter hour. */
export const MovedByPointer: Story = {
  render: (args) => <Keeping {...args} />,
  play: async ({ args, canvasElement }) => {
    const hour = 52
    const drag = async (node: HTMLElement, fromTop: number, right: number, down: number) => {
      const box = node.getBoundingClientRect()
      const at = { clientX: box.left + 20, clientY: box.top + fromTop }
      const to = { clientX: at.clientX + right, clientY: at.clientY + down }
      const pointer = { button: 0, isPrimary: true, pointerId: 1, pointerType: 'mouse' }
      await fireEvent.pointerDown(node, { ...pointer, ...at })
      await fireEvent.pointerMove(window, { ...pointer, ...to })
      await fireEvent.pointerUp(window, { ...pointer, ...to })
    }
    const monday = eventNamed(canvasElement, /^James/)
    const day = monday.closest('[role=gridcell]')?.getBoundingClientRect().width ?? 0
    await drag(monday, 10, day, 2 * hour)
    await waitFor(() =>
      expect(eventNamed(canvasElement, /^James/)).toHaveAccessibleName(/Tuesday.*12:30 PM to 1:20 PM/),
    )
    const moved = eventNamed(canvasElement, /^James/)
    await drag(moved, moved.getBoundingClientRect().height - 3, 0, hour / 2)
    await waitFor(() =>
      expect(eventNamed(canvasElement, /^James/)).toHaveAccessibleName(/12:30 PM to 1:45 PM/),
    )
    await expect(args.onMove).toHaveBeenCalledTimes(2)
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

/** Long words are cut, those from right to left stand right, and the grid turns with its language. */
export const LongWordsAndRightToLeft: Story = {
  args: {
    dayNotes: (day) =>
      day === WEEK[2] ? { label: 'Versichertenstammdatenaktualisierungstag', isClosed: false } : null,
    onCreateAllDay: fn(),
    events: [
      ...aWeek,
      anAllDayEvent('Verhaltenstherapeutische Gruppenbehandlungsfortbildung', WEEK[0], WEEK[1]),
      anEvent('Wilhelmina Featherstonehaugh-Cholmondeley', WEEK[3], '13:00', '13:50', {
        detail: 'Krankenversicherungsabrechnung',
        colorIndex: 7,
      }),
      anEvent('נועה חדד', WEEK[4], '10:30', '11:20', { detail: 'חדר 2', colorIndex: 1 }),
      anEvent('عمر الخطيب', WEEK[4], '10:30', '11:50', { detail: 'حجرة ٢', colorIndex: 2 }),
    ],
  },
  render: (args) => (
    <I18nProvider locale="he-IL">
      <div dir="rtl">
        <TimeGrid {...args} />
      </div>
    </I18nProvider>
  ),
}
