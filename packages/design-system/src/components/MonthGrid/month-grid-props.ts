import type { DayOfWeek } from '@internationalized/date'
import type { Ref } from 'react'
import type { AgendaHeadingLevel } from '../AgendaList/agenda-list-props'
import type { EventWords } from '../AgendaList/count-words'
import type { TimeGridEvent } from '../TimeGrid/time-grid-event'
import type { TimeGridHandle } from '../TimeGrid/time-grid-props'

export type MonthGridNavigation = 'previous-month' | 'next-month' | 'today'

/** The same as for TimeGrid. */
export type MonthGridHandle = TimeGridHandle

export interface MonthGridProps {
  /** Names the grid: "November 2026". */
  label: string
  /** `YYYY-MM`. */
  month: string
  /** IANA zone whose calendar the days follow. */
  timeZone: string
  /** What the month holds, the same as for TimeGrid; those of other months may be among them. */
  events: readonly TimeGridEvent[]
  /** The current instant; without it there is no today. */
  now?: string | undefined
  /** The locale's own unless given. */
  weekStartsOn?: DayOfWeek | undefined
  /** Days that answer false are shaded and said to be closed; without it none are. */
  businessDays?: ((day: string) => boolean) | undefined
  /** A few words about a day, like "Thanksgiving"; part of its name. */
  dayNotes?: ((day: string) => string | undefined) | undefined
  /** The day (`YYYY-MM-DD`) where the keyboard is; setting it moves the keyboard there. */
  focusedDay?: string | undefined
  /** Called with the day (`YYYY-MM-DD`) when the keyboard goes to another, which may be one that is not shown yet. */
  onFocusedDayChange?: ((day: string) => void) | undefined
  /** A day is to be shown whole; without it every event of a day is shown, however many. */
  onOpenDay?: ((day: string) => void) | undefined
  /** An event was pressed, by pointer or by key; without it events can only be read. */
  onOpen?: ((eventId: string) => void) | undefined
  /** A day's room was pressed. */
  onCreate?: ((day: string) => void) | undefined
  /** PageUp, PageDown, `t`, and arrows beyond the days shown; show that month and the keyboard goes there. */
  onNavigate?: ((by: MonthGridNavigation) => void) | undefined
  /** What a day counts: `{ one: 'appointment', other: 'appointments' }`. */
  eventWords?: EventWords | undefined
  /** Said when there is no event. */
  emptyText?: string | undefined
  /** The level of the heading of the chosen day's list, where the room is narrow. */
  headingLevel?: AgendaHeadingLevel | undefined
  /** Brings the keyboard back from elsewhere: `focus()`, `focusEvent(id)` for one event, `focusNextEvent(1)` for the next. */
  ref?: Ref<MonthGridHandle> | undefined
}
