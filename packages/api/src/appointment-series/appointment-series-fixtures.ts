import { anAppointment, anAppointmentBody } from '../appointments/appointments-fixtures'
import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import {
  BookedSeries,
  PreviewSeriesBody,
  SeriesOccurrence,
  SeriesPreview,
  SeriesRuleInput,
} from './appointment-series-contract'
import type { SeriesRule } from './series-rule'

/** Every week on Tuesday from Nov 17, 2026, three times. */
export const aSeriesRule = fixtureOf<SeriesRule & { weekdays: number[] }>(SeriesRuleInput, () => ({
  startsOn: '2026-11-17',
  freq: 'weekly',
  every: 1,
  weekdays: [1],
  nth: null,
  shortMonths: null,
  count: 3,
  endsOn: null,
}))

/** Mari Vega with Dr. Cole on three Tuesdays at 9:00, as it is looked through. */
export const aSeriesBody = fixtureOf<PreviewSeriesBody>(PreviewSeriesBody, () => {
  const { clientIds, clinicianId, locationId, lines, memo, billingType, timeZone } = anAppointmentBody()
  return {
    ...{ clientIds, clinicianId, locationId, lines, memo, billingType, timeZone },
    rule: aSeriesRule(),
    start: '09:00',
    minutes: 45,
    choices: [],
  }
})

/** The first of the Tuesdays, on which nothing stands in the way. */
export const aSeriesOccurrence = fixtureOf<SeriesOccurrence>(SeriesOccurrence, () => ({
  date: '2026-11-17',
  startsAt: '2026-11-17T14:00:00Z',
  endsAt: '2026-11-17T14:45:00Z',
  movedTo: null,
  choice: 'book',
  issues: [],
}))

/** The three Tuesdays; Sam Okafor is there on the second. */
export const aSeriesPreview = fixtureOf<SeriesPreview>(SeriesPreview, () => {
  const conflict = {
    ...{ id: fixtureId(41), clientNames: 'Sam Okafor' },
    ...{ startsAt: '2026-11-24T14:15:00Z', endsAt: '2026-11-24T15:00:00Z' },
  }
  return {
    occurrences: [
      aSeriesOccurrence(),
      aSeriesOccurrence({
        ...{ date: '2026-11-24', startsAt: '2026-11-24T14:00:00Z', endsAt: '2026-11-24T14:45:00Z' },
        ...{ choice: null, issues: [{ kind: 'overlap', conflict }] },
      }),
      aSeriesOccurrence({
        ...{ date: '2026-12-01', startsAt: '2026-12-01T14:00:00Z', endsAt: '2026-12-01T14:45:00Z' },
      }),
    ],
    seen: 'a hash',
  }
})

/** The three Tuesdays once they are booked. */
export const aBookedSeries = fixtureOf<BookedSeries>(BookedSeries, () => {
  const series = { id: fixtureId(45), freq: 'weekly', every: 1, count: 3 } as const
  return {
    id: series.id,
    count: 3,
    first: anAppointment({ series: { ...series, place: 1 } }),
    last: anAppointment({
      ...{ id: fixtureId(46), startsAt: '2026-12-01T14:00:00Z', endsAt: '2026-12-01T14:45:00Z' },
      series: { ...series, place: 3 },
    }),
  }
})
