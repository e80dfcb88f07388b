import type { Ref } from 'react'
import type {
  DayNote,
  OpenHours,
  SlotNote,
  TimeGridEvent,
  TimeGridResource,
  TimeSpan,
} from './time-grid-event'

export type TimeGridNavigation = 'previous-week' | 'next-week' | 'today'

export interface TimeGridHandle {
  /** Focuses where the keyboard was last. */
  focus: () => void
  /** Focuses an event if it is shown. */
  focusEvent: (eventId: string) => void
  /** Focuses the event that comes next in time, or before, also on another of the days shown; false where none does. */
  focusNextEvent: (step: 1 | -1) => boolean
  /** Where the keyboard is: the date (`YYYY-MM-DD`), and whose column where each has one. */
  focusedColumn: () => { date: string; resourceId?: string | undefined }
}

export interface TimeGridProps {
  /** Names the grid: "Week of November 16". */
  label: string
  /** The columns, `YYYY-MM-DD`. */
  days: readonly string[]
  /** Side by side in every day, each with a column; events say whose they are by `resourceId`. */
  resources?: readonly TimeGridResource[] | undefined
  /** IANA zone whose wall clock the rows follow. */
  timeZone: string
  /** What takes time on these days; events of other days may be among them and cost next to nothing. */
  events: readonly TimeGridEvent[]
  /** Minutes from row to row; divides 60. */
  slotMinutes?: number
  /** First and last hour shown; they widen so that no event is hidden. */
  dayStartHour?: number
  /** The hour at which the rows end, 24 for midnight; 18 by default, and later for a late event. */
  dayEndHour?: number
  /** Times outside are shaded; without it none are. With `resources` each may have hours of their own. */
  businessHours?: ((day: string, resourceId?: string) => readonly OpenHours[]) | undefined
  /** Names a day that is special, such as a holiday, in its header and in each of its cells. */
  dayNotes?: ((day: string) => DayNote | null) | undefined
  /** Names parts of a day that are taken without an event, in the slots that they touch. With `resources` each may have its own. */
  slotNotes?: ((day: string, resourceId?: string) => readonly SlotNote[]) | undefined
  /** The current instant; without it there is no now line and no today. */
  now?: string | undefined
  /** What a cell counts: `{ one: 'appointment', other: 'appointments' }`. */
  eventWords?: { one: string; other: string }
  /** Said when there is no event. */
  emptyText?: string
  /** The slot (its first instant) where the keyboard is; setting it moves the keyboard there. */
  focusedSlot?: string | undefined
  /** Called with the first instant of the slot when the keyboard goes to another; not in the row of whole days. */
  onFocusedSlotChange?: ((start: string) => void) | undefined
  /** A slot was pressed; without it slots do nothing. */
  onCreate?: ((start: string, end: string, resourceId?: string) => void) | undefined
  /** A day was pressed in the row above the times; with it the row is always there. */
  onCreateAllDay?: ((date: string, resourceId?: string) => void) | undefined
  /** An event was pressed, by pointer, by key or by "Open" in its menu; without it events can only be read. */
  onOpen?: ((eventId: string) => void) | undefined
  /**
   * Called with a moved event and where to; without it events can't be moved. While a returned promise is pending the
   * event shows at its new time; a rejection moves it back.
   */
  onMove?: ((eventId: string, to: TimeSpan) => void | Promise<unknown>) | undefined
  /** Without dragging: with it an event that may be moved has a menu, whose “Move…” asks for a dialog of yours. */
  onMoveRequest?: ((eventId: string) => void) | undefined
  /** PageUp, PageDown and `t`; show other `days` and the keyboard stays on the time of day. */
  onNavigate?: ((by: TimeGridNavigation, from: { date: string; time: string }) => void) | undefined
  /** Brings the keyboard back from elsewhere: `focus()`, `focusEvent(id)` for one event, `focusNextEvent(1)` for the next. */
  ref?: Ref<TimeGridHandle> | undefined
}
