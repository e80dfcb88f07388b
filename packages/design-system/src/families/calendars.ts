export { AGENDA_HEADING_LEVELS, type AgendaListProps } from '../components/AgendaList/agenda-list-props'
export { AgendaList } from '../components/AgendaList/AgendaList'
export { Calendar, type CalendarProps } from '../components/Calendar/Calendar'
export { MoveEventDialog, type MoveEventDialogProps } from '../components/MoveEventDialog/MoveEventDialog'
export {
  type MonthGridHandle,
  type MonthGridNavigation,
  type MonthGridProps,
} from '../components/MonthGrid/month-grid-props'
export { MonthGrid } from '../components/MonthGrid/MonthGrid'
export {
  TIME_GRID_LOOKS,
  type DayNote,
  type OpenHours,
  type SlotNote,
  type TimeGridEvent,
  type TimeGridLook,
  type TimeGridResource,
  type TimeSpan,
} from '../components/TimeGrid/time-grid-event'
export {
  type TimeGridHandle,
  type TimeGridNavigation,
  type TimeGridProps,
} from '../components/TimeGrid/time-grid-props'
export { TimeGrid } from '../components/TimeGrid/TimeGrid'
