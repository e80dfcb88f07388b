import type * as api from '@oaklet/api/contract'
import type { SeriesPreview } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { requireOwnCalendar } from '../appointments'
import { lookThroughSeries } from './look-through-series'

/** Tells what stands in the way of each date of a series, and changes nothing. */
export async function previewSeries(
  { actor, scope, params: { practiceId }, body }: CallOf<typeof api.previewSeries>,
  work: Work,
): Promise<SeriesPreview> {
  requireOwnCalendar(actor, scope, body.clinicianId)
  const { preview } = await lookThroughSeries(work, { practiceId, scope }, body)
  return preview
}
