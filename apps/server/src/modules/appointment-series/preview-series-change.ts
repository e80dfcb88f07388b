import type * as api from '@oaklet/api/contract'
import type { SeriesChangePreview } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { lookThroughChange } from './look-through-change'
import { loadSeries } from './standing-series'

/** Tells what a change of several appointments of a series would do, and changes nothing. */
export async function previewSeriesChange(
  { scope, params: { practiceId, seriesId }, body }: CallOf<typeof api.previewSeriesChange>,
  work: Work,
): Promise<SeriesChangePreview> {
  const key = { practiceId, seriesId, scope }
  const { preview } = await lookThroughChange(work, key, await loadSeries(work, key), body)
  return preview
}
