import { createCalendar, createViewWeek } from '@schedule-x/calendar'
import { createDragAndDropPlugin } from '@schedule-x/drag-and-drop'
import { ScheduleXCalendar } from '@schedule-x/react'
import '@schedule-x/theme-default/dist/index.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

// The browser's own Temporal: its polyfill is neither measured nor counted.
const { PlainDate, ZonedDateTime } = globalThis.Temporal

const inUtc = (instant) => ZonedDateTime.from(instant.replace('Z', '+00:00[UTC]'))

export const prepare = (events) =>
  events.map((event) => ({ ...event, start: inUtc(event.start), end: inUtc(event.end) }))

export function mount(container, events, days) {
  const calendarApp = createCalendar(
    {
      views: [createViewWeek()],
      selectedDate: PlainDate.from(days[0]),
      firstDayOfWeek: 7,
      timezone: 'UTC',
      dayBoundaries: { start: '08:00', end: '18:00' },
      events,
      callbacks: { onEventClick: () => {}, onEventUpdate: () => {} },
    },
    [createDragAndDropPlugin()],
  )
  createRoot(container).render(createElement(ScheduleXCalendar, { calendarApp }))
}
