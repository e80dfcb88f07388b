import type { BusinessHours, OpenRange } from '@oaklet/api/contract'

/** From which hour to which the calendar has rows. */
export interface ShownHours {
  dayStartHour: number
  dayEndHour: number
}

const FROM_EIGHT_TO_SIX: ShownHours = { dayStartHour: 8, dayEndHour: 18 }

/**
 * The working day, and what lies before and after it: of the practice's hours those of all days, so that weeks are
 * alike, and of `openDays` those in view. A practice that has not said yet when it is open has the working day alone.
 */
export function shownHours(businessHours: BusinessHours, openDays: readonly OpenRange[]): ShownHours {
  const own = Object.values(businessHours).flat()
  if (own.length === 0) return FROM_EIGHT_TO_SIX
  const ranges = [...own, ...openDays]
  const { dayStartHour, dayEndHour } = FROM_EIGHT_TO_SIX
  return {
    dayStartHour: Math.min(dayStartHour, ...ranges.map(({ opens }) => Math.floor(hourOf(opens)))),
    dayEndHour: Math.max(dayEndHour, ...ranges.map(({ closes }) => Math.ceil(hourOf(closes)))),
  }
}

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
