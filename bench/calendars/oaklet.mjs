import { TimeGrid } from '@oaklet/design-system'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const keep = () => Promise.resolve()

export const prepare = (events) =>
  events.map((event, index) => ({
    ...event,
    colorIndex: index % 8,
    statusWord: 'Scheduled',
    isMovable: true,
  }))

export function mount(container, events, days) {
  const props = { label: 'Week of November 15', timeZone: 'UTC', days, events, onMove: keep }
  createRoot(container).render(createElement(TimeGrid, { ...props, onOpen: keep, onCreate: keep }))
}
