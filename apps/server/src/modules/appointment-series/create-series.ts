import type * as api from '@oaklet/api/contract'
import type { BookedSeries } from '@oaklet/api/contract'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { lockCalendar, lockClientCalendars, requireOwnCalendar } from '../appointments'
import { recordAudit } from '../audit'
import { addSeries, bookOccurrences } from './book-series'
import { findBookedSeries } from './find-booked-series'
import { lookThroughSeries } from './look-through-series'
import { notifyOfSeries } from './notify-of-series'
import { requireDecisions } from './require-decisions'

/**
 * Books all appointments of a series, or none. What stands in the way is asked again under the locks of the calendars:
 * 409 `series_conflicts` with the new preview where a person has seen something else.
 */
export async function createSeries(
  { actor, scope, params: { practiceId }, body }: CallOf<typeof api.createSeries>,
  work: Work,
): Promise<BookedSeries> {
  requireOwnCalendar(actor, scope, body.clinicianId)
  await lockCalendar(work.tx, body.clinicianId)
  await lockClientCalendars(work.tx, body.clientIds)
  const { preview, labels } = await lookThroughSeries(work, { practiceId, scope }, body)
  if (preview.seen !== body.seen) {
    throw new AppError(
      'series_conflicts',
      'Nothing was booked: something else stands in the way of these dates now. Look through them again.',
      { current: preview },
    )
  }
  requireDecisions(preview.occurrences)
  const seriesId = work.newId()
  await addSeries(work, { practiceId, seriesId }, body)
  await bookOccurrences(work, { practiceId, seriesId }, body, preview.occurrences, labels)
  await recordAudit(work, {
    action: 'series_created',
    resource: 'appointment_series',
    recordId: seriesId,
    changed: ['rule', 'clientIds', 'clinicianId', 'locationId', 'lines', 'memo', 'billingType'],
  })
  const booked = await findBookedSeries(work, seriesId)
  await notifyOfSeries(work, booked)
  return booked
}
