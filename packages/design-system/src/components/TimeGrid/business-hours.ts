import type { OpenHours } from './time-grid-event'

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether any part of a slot, in minutes on the wall clock, lies within opening hours. */
export const isOpen = (hours: readonly OpenHours[], from: number, to: number): boolean =>
  hours.some(({ opens, closes }) => from < minutesOf(closes) && minutesOf(opens) < to)
