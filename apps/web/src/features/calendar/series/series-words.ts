import { type Appointment, repeatWords } from '@oaklet/api/contract'

/** "weekly, 5 of 12", of an appointment that repeats. */
export const placeInSeries = (series: NonNullable<Appointment['series']>): string =>
  `${repeatWords(series)}, ${series.place} of ${series.count}`
