import type { Appointment, Page } from '@oaklet/api/contract'
import { and, asc, count, desc, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../db/database'
import { DEFAULT_PAGE_SIZE, fromCursor, toPage } from '../../db/keyset'
import { appointments } from '../../db/schema/appointments-table'
import { selectAppointments } from './select-appointments'

const Cursor = z.tuple([z.iso.datetime(), z.uuid()])

export interface AppointmentsPageInput {
  where: SQL | undefined
  order: 'earliest-first' | 'latest-first'
  cursor?: string | undefined
  limit?: number | undefined
  billedTo?: string | undefined
}

/** One page of appointments by start and id. */
export async function pageOfAppointments(
  tx: Tx,
  { where, order, cursor, limit = DEFAULT_PAGE_SIZE, billedTo }: AppointmentsPageInput,
): Promise<Page<Appointment>> {
  const direction = order === 'earliest-first' ? asc : desc
  const rows = await selectAppointments(tx, {
    where: and(where, cursor === undefined ? undefined : isBeyond(cursor, order)),
    orderBy: [direction(appointments.startsAt), direction(appointments.id)],
    limit: limit + 1,
    ...(billedTo === undefined ? {} : { billedTo }),
  })
  const [counted] = await tx.select({ total: count() }).from(appointments).where(where)
  return toPage(
    rows,
    limit,
    counted?.total ?? 0,
    ({ startsAt, id }) => [startsAt, id],
    (row) => row,
  )
}

function isBeyond(cursor: string, order: AppointmentsPageInput['order']): SQL {
  const [startsAt, id] = fromCursor(cursor, Cursor)
  const key = sql`(${appointments.startsAt}, ${appointments.id})`
  const last = sql`(${startsAt}::timestamptz, ${id}::uuid)`
  return order === 'earliest-first' ? sql`${key} > ${last}` : sql`${key} < ${last}`
}
