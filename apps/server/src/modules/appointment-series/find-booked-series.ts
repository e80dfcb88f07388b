import type { BookedSeries } from '@oaklet/api/contract'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { selectAppointments } from '../appointments'

/** A series as the contract shows it: how many appointments it has, with the first and the last in time. */
export async function findBookedSeries(work: Work, seriesId: string): Promise<BookedSeries> {
  const find = async (...orderBy: SQL[]) => {
    const where = and(
      eq(appointments.organizationId, work.actor.organizationId),
      eq(appointments.seriesId, seriesId),
    )
    const [found] = await selectAppointments(work.tx, { where, orderBy, limit: 1 })
    if (found === undefined) throw notFound()
    return found
  }
  const first = await find(asc(appointments.startsAt), asc(appointments.id))
  const last = await find(desc(appointments.startsAt), desc(appointments.id))
  return { id: seriesId, count: first.series?.count ?? 0, first, last }
}
