import { hasErrorCode } from '../errors/guards'
import type { SeriesPreview } from './appointment-series-contract'

/** The new preview of a series whose booking was refused with `series_conflicts`; null for any other error. */
export async function newSeriesPreview(error: unknown): Promise<SeriesPreview | null> {
  if (!hasErrorCode(error, 'series_conflicts')) return null
  const contract = await import('./appointment-series-contract')
  return contract.SeriesPreview.safeParse(error.current).data ?? null
}
