import FullCalendar from '@fullcalendar/react'
import interactionPlugin from '@fullcalendar/react/interaction'
import '@fullcalendar/react/skeleton.css'
import classicTheme from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/palette.css'
import '@fullcalendar/react/themes/classic/theme.css'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

export const prepare = (events) => events

export function mount(container, events, days) {
  const props = {
    plugins: [timeGridPlugin, interactionPlugin, classicTheme],
    initialView: 'timeGridWeek',
    initialDate: days[0],
    timeZone: 'UTC',
    headerToolbar: false,
    allDaySlot: false,
    slotMinTime: '08:00:00',
    slotMaxTime: '18:00:00',
    height: 'auto',
    editable: true,
    events,
    eventClick: () => {},
    dateClick: () => {},
  }
  createRoot(container).render(createElement(FullCalendar, props))
}
