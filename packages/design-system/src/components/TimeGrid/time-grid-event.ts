/** How an event looks: `tentative` is dashed, `muted` ended or called off and struck, `done` ticked. */
export const TIME_GRID_LOOKS = ['solid', 'tentative', 'muted', 'done'] as const
export type TimeGridLook = (typeof TIME_GRID_LOOKS)[number]

/** Something that takes time, from one instant to another (ISO 8601), or whole days. */
export interface TimeGridEvent {
  id: string
  title: string
  /** A second, quieter line. */
  detail?: string | undefined
  start: string
  end: string
  /** Which of the eight calendar colours; others wrap around. */
  colorIndex: number
  look?: TimeGridLook | undefined
  /** The state in words; part of the event's name. */
  statusWord: string
  isMovable?: boolean | undefined
  /** Takes whole days: `start` and `end` are its first and its last date, `YYYY-MM-DD`. */
  isAllDay?: boolean | undefined
  /** The id of the resource that it belongs to; with `resources`, an event without one is shown in every column. */
  resourceId?: string | undefined
}

/** A person or thing with its own column beside the others: a clinician, a room. */
export interface TimeGridResource {
  id: string
  label: string
  /** Which of the eight calendar colours marks the column; others wrap around. */
  colorIndex?: number | undefined
}

/** Where an event is moved to, as instants; with `resources` also to whom. */
export interface TimeSpan {
  start: string
  end: string
  resourceId?: string
}

/** An opening in wall-clock hours: `{ opens: '09:00', closes: '17:00' }`; midnight at the end is `'24:00'`. */
export interface OpenHours {
  opens: string
  closes: string
}

/** What a part of a day is taken by, such as a meeting, in wall-clock times; midnight at the end is `'24:00'`. */
export interface SlotNote {
  from: string
  to: string
  /** In a few words, like "Team meeting". */
  label: string
}

/** What is special about a day: a holiday, a day when the practice is closed. */
export interface DayNote {
  label: string
  /** Its slots are shaded and said to be closed, whatever the business hours are. */
  isClosed: boolean
}
