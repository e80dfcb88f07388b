import {
  type BusinessHours,
  type FieldError,
  type OpenRange,
  WEEKDAYS,
  type Weekday,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { type DayValues, dayValuesOf, isSameHours, rangesOf } from '../../../records/hours/hours-form'
import { dayRefusals } from '../../../records/hours/hours-errors'

/** A day while its hours are typed, and the days that shall have the same. */
export interface EditedDay {
  kind: 'editing'
  values: DayValues
  alsoOn: readonly Weekday[]
  errors: readonly FormError[]
}

/** What is going on with one day; what was sent stays until it is saved or given up. */
export type DayState =
  | { kind: 'resting' }
  | EditedDay
  | { kind: 'saving'; ranges: OpenRange[] }
  | { kind: 'saved' }
  | { kind: 'failed'; ranges: OpenRange[]; error: unknown; refused: readonly FieldError[] }

/** Every day by itself: none waits for another. */
export type WeekState = Readonly<Record<Weekday, DayState>>

/** What happens to a day. */
export type WeekEvent = { day: Weekday } & (
  | { type: 'opened'; ranges: readonly OpenRange[] }
  | { type: 'changed'; change: Partial<Omit<EditedDay, 'kind'>> }
  | { type: 'closed' }
  | { type: 'sent'; ranges: OpenRange[] }
  | { type: 'saved'; ranges: OpenRange[] }
  | { type: 'failed'; ranges: OpenRange[]; error: unknown; refused: readonly FieldError[] }
)

const RESTING: DayState = { kind: 'resting' }

/** Nothing going on. */
export const restingWeek: WeekState = {
  monday: RESTING,
  tuesday: RESTING,
  wednesday: RESTING,
  thursday: RESTING,
  friday: RESTING,
  saturday: RESTING,
  sunday: RESTING,
}

/** The week after an event, which changes its own day only. */
export const nextWeek = (week: WeekState, event: WeekEvent): WeekState => ({
  ...week,
  [event.day]: nextDay(week[event.day], event),
})

function nextDay(day: DayState, event: WeekEvent): DayState {
  switch (event.type) {
    case 'opened':
      return opened(day, event)
    case 'changed':
      return day.kind === 'editing' ? { ...day, ...event.change } : day
    case 'closed':
      return day.kind === 'editing' || day.kind === 'failed' ? RESTING : day
    case 'sent':
      return { kind: 'saving', ranges: event.ranges }
    case 'saved':
      return isWaitingFor(day, event.ranges) ? { kind: 'saved' } : day
    case 'failed':
      if (!isWaitingFor(day, event.ranges)) return day
      return { kind: 'failed', ranges: event.ranges, error: event.error, refused: event.refused }
  }
}

/** Others may have been sent since. */
const isWaitingFor = (day: DayState, ranges: OpenRange[]): boolean =>
  day.kind === 'saving' && day.ranges === ranges

/** Editing begins with what is saved, or with what could not be. */
function opened(day: DayState, { day: name, ranges }: WeekEvent & { type: 'opened' }): DayState {
  if (day.kind === 'saving' || day.kind === 'editing') return day
  const hasFailed = day.kind === 'failed'
  return {
    kind: 'editing',
    values: dayValuesOf(hasFailed ? day.ranges : ranges),
    alsoOn: [],
    errors: hasFailed ? dayRefusals(name, day.refused) : [],
  }
}

/** The hours to show for a day: what is being saved, or could not be, rather than what the server has. */
export const shownRanges = (saved: BusinessHours, week: WeekState, day: Weekday): readonly OpenRange[] => {
  const state = week[day]
  return state.kind === 'saving' || state.kind === 'failed' ? state.ranges : saved[day]
}

/** Whether leaving would take something away that the server does not have. */
export const hasUnsaved = (week: WeekState, saved: BusinessHours): boolean =>
  WEEKDAYS.some((day) => {
    const state = week[day]
    if (state.kind === 'editing')
      return state.alsoOn.length > 0 || !isSameHours(rangesOf(state.values), saved[day])
    return state.kind === 'saving' || state.kind === 'failed'
  })

/** The other days, which may have the same hours. */
export const otherDays = (day: Weekday): Weekday[] => WEEKDAYS.filter((one) => one !== day)
