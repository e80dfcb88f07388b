import { hasErrorCode } from '../errors/guards'
import type { OverlapConflict } from '../appointments/appointments-contract'
import type { SeriesPreview } from './appointment-series-contract'
import type { SeriesChangePreview } from './series-changes-contract'

/** The new preview of a series whose booking was refused with `series_conflicts`; null for any other error. */
export async function newSeriesPreview(error: unknown): Promise<SeriesPreview | null> {
  if (!hasErrorCode(error, 'series_conflicts')) return null
  const contract = await import('./appointment-series-contract')
  return contract.SeriesPreview.safeParse(error.current).data ?? null
}

/** The new preview of a change that was refused with `series_conflicts`; null for any other error. */
export async function newSeriesChangePreview(error: unknown): Promise<SeriesChangePreview | null> {
  if (!hasErrorCode(error, 'series_conflicts')) return null
  const contract = await import('./series-changes-contract')
  return contract.SeriesChangePreview.safeParse(error.current).data ?? null
}

/** The first appointment that has changed since, or is in the way, when an undo was refused; null for any other error. */
export async function undoRefusedBy(error: unknown): Promise<OverlapConflict | null> {
  if (!hasErrorCode(error, 'undo_refused')) return null
  const contract = await import('../appointments/appointments-contract')
  return contract.OverlapConflict.safeParse(error.conflicts[0]).data ?? null
}
