import { PREFERENCE_KEYS, useLocalPreference } from '../../../shared/local-preference'

/** How many minutes a row of the calendar may have, from the widest view to the closest. */
export const ROW_MINUTES = [60, 30, 15] as const
export type RowMinutes = (typeof ROW_MINUTES)[number]

/** How many minutes a row has, which this browser remembers; half an hour at first. */
export function useRowMinutes(): [RowMinutes, (minutes: RowMinutes) => void] {
  const [kept, keep] = useLocalPreference(PREFERENCE_KEYS.calendarRows)
  return [ROW_MINUTES.find((minutes) => String(minutes) === kept) ?? 30, (minutes) => keep(String(minutes))]
}
