import type { PreviewSeriesBody, SeriesChoice } from '@oaklet/api/contract'
import type { PlannedTime } from '../availability'
import { occurrenceTimes, type OccurrenceTimes } from './occurrence-times'

/** One date of a series as it is planned: when it is, whom and where it names, and what a person decided for it. */
export interface PlannedOccurrence extends OccurrenceTimes {
  date: string
  movedTo: { date: string; start: string } | null
  decided: SeriesChoice['choice'] | null
  booking: Omit<PlannedTime, 'startsAt' | 'endsAt'>
}

/** Dates of the rule, each at its time or where it was moved to. */
export function planOccurrences(body: PreviewSeriesBody, dates: readonly string[]): PlannedOccurrence[] {
  const { clientIds, clinicianId, locationId, start, minutes, timeZone } = body
  const choices = new Map(body.choices.map((choice) => [choice.date, choice]))
  return dates.map((date) => {
    const choice = choices.get(date)
    const movedTo = choice?.movedTo ?? null
    const times = occurrenceTimes({ ...{ date, start }, ...movedTo, minutes }, timeZone)
    const booking = { clientIds, clinicianId, locationId }
    return { date, movedTo, decided: choice?.choice ?? null, booking, ...times }
  })
}
