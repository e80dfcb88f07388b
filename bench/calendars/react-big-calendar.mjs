import { format, getDay, parse, startOfWeek } from 'date-fns'
import { enUS } from 'date-fns/locale/en-US'
import { createElement } from 'react'
import { Calendar, dateFnsLocalizer } from 'react-big-calendar'
import dragAndDrop from 'react-big-calendar/lib/addons/dragAndDrop'
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css'
import 'react-big-calendar/lib/css/react-big-calendar.css'
import { createRoot } from 'react-dom/client'

const localizer = dateFnsLocalizer({ format, parse, startOfWeek, getDay, locales: { 'en-US': enUS } })
const withDragAndDrop = dragAndDrop.default ?? dragAndDrop
const Draggable = withDragAndDrop(Calendar)

export const prepare = (events) =>
  events.map((event) => ({ ...event, start: new Date(event.start), end: new Date(event.end) }))

export function mount(container, events, days) {
  const props = {
    localizer,
    culture: 'en-US',
    events,
    view: 'week',
    views: ['week'],
    toolbar: false,
    date: new Date(`${days[0]}T12:00:00Z`),
    min: new Date(`${days[0]}T08:00:00Z`),
    max: new Date(`${days[0]}T18:00:00Z`),
    step: 30,
    timeslots: 2,
    selectable: true,
    resizable: true,
    onNavigate: () => {},
    onView: () => {},
    onEventDrop: () => {},
    onSelectEvent: () => {},
    onSelectSlot: () => {},
  }
  createRoot(container).render(createElement(Draggable, props))
}
