import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/**
 * Series of appointments. Booking, changing and extending one may throw ApiError `series_conflicts`: `newSeriesPreview` and,
 * of a change, `newSeriesChangePreview` read the new preview. Of `undo_refused`, `undoRefusedBy` reads what has changed.
 */
export interface AppointmentSeriesApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: few appointments are booked as a series. */
const contract = once(() => import('./appointment-series-contract'))

const changes = once(() => import('./series-changes-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** Tells what stands in the way of each date; changes nothing. */
    preview: forward(contract, 'previewSeries', 'params', 'body'),
    /** Books the series as its preview showed it: all of it or nothing. */
    create: creation(contract, 'createSeries', 'params', 'body'),
    /** Tells what a change of several appointments would do; changes nothing. */
    previewChange: forward(changes, 'previewSeriesChange', 'params', 'body'),
    /** Changes or cancels several appointments as the preview showed it: all of them or none. */
    change: creation(changes, 'changeSeries', 'params', 'body'),
    /** Puts back all that a change has changed. */
    undo: creation(changes, 'undoSeriesChange', 'params'),
    /** Tells what stands in the way of each date that would be added; changes nothing. */
    previewExtension: forward(changes, 'previewExtension', 'params', 'body'),
    /** Books the dates that are added as the preview showed them: all of them or none. */
    extend: creation(changes, 'extendSeries', 'params', 'body'),
  }
}

export const createAppointmentSeriesApi: (call: Call) => AppointmentSeriesApi = callsOf
