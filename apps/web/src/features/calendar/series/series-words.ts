import { type Appointment, repeatWords } from '@oaklet/api/contract'

/** "weekly, 5 of 12", of an appointment that repeats. */
export const placeInSeries = (series: NonNullable<Appointment['series']>): string =>
  `${repeatWords(series)}, ${series.place} of ${series.count}`

/** Says that a change is of this appointment alone; null for one that does not repeat. */
export const onlyThisWords = ({ series }: Pick<Appointment, 'series'>): string | null =>
  series === null ? null : 'Only this appointment changes. The others that repeat with it stay as they are.'
