import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** Series of appointments. Booking one may throw ApiError `series_conflicts`; `newSeriesPreview` reads the new preview. */
export interface AppointmentSeriesApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: few appointments are booked as a series. */
const contract = once(() => import('./appointment-series-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** Tells what stands in the way of each date; changes nothing. */
    preview: forward(contract, 'previewSeries', 'params', 'body'),
    /** Books the series as its preview showed it: all of it or nothing. */
    create: creation(contract, 'createSeries', 'params', 'body'),
  }
}

export const createAppointmentSeriesApi: (call: Call) => AppointmentSeriesApi = callsOf
