import { anAppointment } from '../appointments/appointments-fixtures'
import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { aBookedSeries, aSeriesOccurrence } from './appointment-series-fixtures'
import {
  ChangedOccurrence,
  ChangedSeries,
  ExtendedSeries,
  PreviewExtensionBody,
  PreviewSeriesChangeBody,
  SeriesChangePreview,
} from './series-changes-contract'

/** From the second of the three Tuesdays on, they are at 10:00 instead of 9:00. */
export const aSeriesChangeBody = fixtureOf<PreviewSeriesChangeBody>(PreviewSeriesChangeBody, () => ({
  appointmentId: fixtureId(46),
  version: 1,
  scope: 'following',
  change: { kind: 'edit', start: '10:00' },
  includeOverridden: false,
  choices: [],
}))

/** The second of the Tuesdays, which moves to 10:00. */
export const aChangedOccurrence = fixtureOf<ChangedOccurrence>(ChangedOccurrence, () => ({
  ...aSeriesOccurrence({
    date: '2026-11-24',
    startsAt: '2026-11-24T15:00:00Z',
    endsAt: '2026-11-24T15:45:00Z',
  }),
  appointmentId: fixtureId(46),
  before: { startsAt: '2026-11-24T14:00:00Z', endsAt: '2026-11-24T14:45:00Z' },
  keeps: [],
}))

/** The second Tuesday moves, and the third was moved before. */
export const aSeriesChangePreview = fixtureOf<SeriesChangePreview>(SeriesChangePreview, () => ({
  occurrences: [aChangedOccurrence()],
  kept: [
    {
      appointmentId: fixtureId(47),
      date: '2026-12-01',
      startsAt: '2026-12-02T20:00:00Z',
      reason: 'changed',
    },
  ],
  seen: 'a hash',
}))

/** The second Tuesday once it has moved. */
export const aChangedSeries = fixtureOf<ChangedSeries>(ChangedSeries, () => ({
  changeId: fixtureId(48),
  seriesId: fixtureId(49),
  count: 1,
  keptCount: 1,
  appointment: anAppointment({
    ...{ id: fixtureId(46), startsAt: '2026-11-24T15:00:00Z', endsAt: '2026-11-24T15:45:00Z', version: 2 },
    series: { id: fixtureId(49), freq: 'weekly', every: 1, place: 1, count: 2 },
  }),
}))

/** Three more Tuesdays. */
export const anExtensionBody = fixtureOf<PreviewExtensionBody>(PreviewExtensionBody, () => ({
  more: 3,
  endsOn: null,
  choices: [],
}))

/** The Tuesdays that were added. */
export const anExtendedSeries = fixtureOf<ExtendedSeries>(ExtendedSeries, () => {
  const { id, count, first, last } = aBookedSeries()
  return { id, count, first, last }
})
