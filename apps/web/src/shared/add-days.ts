import { parseDate } from '@internationalized/date'

/** `2026-11-17` and 3 → `2026-11-20`; fewer days than none go back. */
export const addDays = (date: string, days: number): string => parseDate(date).add({ days }).toString()
