/** Beside Oaklet's TimeGrid: each with dragging, as a week of half hours from eight to six. */
export const PEERS = [
  { id: 'oaklet', name: 'Oaklet TimeGrid', packageName: undefined },
  { id: 'fullcalendar', name: 'FullCalendar', packageName: '@fullcalendar/react' },
  { id: 'react-big-calendar', name: 'react-big-calendar', packageName: 'react-big-calendar' },
  { id: 'schedule-x', name: 'Schedule-X', packageName: '@schedule-x/calendar' },
]
