import type { TimeGridEvent } from '../TimeGrid/time-grid-event'
import type { MenuContent } from '../Menu/menu-items'
import type { EventWords } from './count-words'

export const AGENDA_HEADING_LEVELS = [2, 3] as const
export type AgendaHeadingLevel = (typeof AGENDA_HEADING_LEVELS)[number]

export interface AgendaListProps {
  /** Names the list: "Week of November 16". */
  label: string
  /** The dates shown, `YYYY-MM-DD`, ascending. */
  days: readonly string[]
  /** IANA zone whose wall clock the times follow. */
  timeZone: string
  /** In any order; each stands on every one of the `days` that it touches, earliest first. */
  events: readonly TimeGridEvent[]
  /** The current instant; without it nothing is marked as now or today. */
  now?: string | undefined
  /** Called with the id of the event that was pressed; without it events are plain text. */
  onOpen?: ((eventId: string) => void) | undefined
  /** What else can be done with an event, behind three dots. */
  actions?: ((event: TimeGridEvent) => MenuContent | undefined) | undefined
  /** Said when there is no event on any of the days. */
  emptyText?: string | undefined
  /** What a day counts: `{ one: 'appointment', other: 'appointments' }`. */
  eventWords?: EventWords | undefined
  /** The level of the days' headings; the parts of a long day are one below. */
  headingLevel?: AgendaHeadingLevel | undefined
}
