import { datesOf, type PreviewSeriesBody, type SeriesChoice } from '@oaklet/api/contract'
import { occurrenceTimes, type OccurrenceTimes } from './occurrence-times'

/** One date of a series as it is planned: when it is, and what a person decided for it. */
export interface PlannedOccurrence extends OccurrenceTimes {
  date: string
  movedTo: { date: string; start: string } | null
  decided: SeriesChoice['choice'] | null
}

/** The dates of the rule, each at its time or where it was moved to. */
export function planOccurrences(body: PreviewSeriesBody): PlannedOccurrence[] {
  const { rule, start, minutes, timeZone } = body
  const choices = new Map(body.choices.map((choice) => [choice.date, choice]))
  return datesOf(rule).map((date) => {
    const choice = choices.get(date)
    const movedTo = choice?.movedTo ?? null
    const times = occurrenceTimes({ ...{ date, start }, ...movedTo, minutes }, timeZone)
    return { date, movedTo, decided: choice?.choice ?? null, ...times }
  })
}
