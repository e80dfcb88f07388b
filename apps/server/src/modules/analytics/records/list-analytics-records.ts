import type * as api from '@oaklet/api/contract'
import { accessScope, type AnalyticsRecords } from '@oaklet/api/contract'
import { sql, type SQL } from 'drizzle-orm'
import { scopeOf, type Scope, type StaffActor } from '../../../actor'
import { rowsOf, type Tx } from '../../../db/database'
import { toPage, DEFAULT_PAGE_SIZE } from '../../../db/keyset'
import { appointments } from '../../../db/schema/appointments-table'
import { clients } from '../../../db/schema/clients-table'
import { notFound } from '../../../errors'
import type { CallOf } from '../../../http/mount'
import type { Work } from '../../../work'
import { isVisibleAppointment } from '../../appointments'
import { isVisibleClient } from '../../caseload'
import { readAnalytics } from '../get-analytics'
import { requireReach } from '../suppression/client-reach'
import { describeRecords } from './describe-records'
import type { RecordPermission } from './record-source'
import { RECORD_SOURCES } from './record-sources'
import { keyOfRecord, selectRecords, sumRecords } from './select-records'
import { shownNumber } from './shown-number'
import { splitBy } from './split-by'

/** Returns a page of the records behind a number, limited to those that the actor may see in their lists. */
export const listAnalyticsRecords = async (
  {
    actor,
    query: { type, figure, part, cursor, limit = DEFAULT_PAGE_SIZE, ...choice },
  }: CallOf<typeof api.listAnalyticsRecords>,
  work: Work,
): Promise<AnalyticsRecords> => {
  const { analytics, scope, spans } = await readAnalytics(work, type, choice)
  const shown = shownNumber(analytics, figure, part)
  if (shown === null) throw notFound()
  const { ruleId, dimension, ...number } = shown
  const source = RECORD_SOURCES[ruleId]
  if (source === undefined) throw notFound()
  const split = dimension === null ? null : await splitBy(work.tx, scope, { ruleId, dimension })
  const partOf = split && number.part ? { split, id: number.part.id } : null
  const { permission, reveals, ...list } = await source({ tx: work.tx, scope, spans, part: partOf })
  const reach = reveals === undefined ? scopeOf(actor, permission) : requireReach(actor, reveals)
  const ofReach = visibleRecords(list.rows, actor, scope.practiceId, { permission, reach })
  const seesClaims = accessScope(actor.permissions, 'claims:view') === 'all'
  const rows = seesClaims ? ofReach : sql`select * from (${ofReach}) of_reach where kind <> 'claim'`
  const { organizationId } = actor
  const found = await selectRecords(work.tx, { organizationId, rows, cursor, limit })
  const { total, counted, sum } = await sumRecords(work.tx, rows)
  const { practiceId, timeZone, currency, range } = analytics
  const { aggregation, amountUnit, base } = list
  return {
    ...toPage(found, limit, total, keyOfRecord, await describeRecords(work.tx, organizationId, found)),
    ...{ type, practiceId, timeZone, currency, range, ...number },
    ...{ aggregation, amountUnit, base, counted },
    sum: amountUnit === null ? null : sum,
    isOwnOnly: reach === 'own' || (!seesClaims && (await hasClaims(work.tx, list.rows))),
  }
}

/** Whether claims are among the records. */
async function hasClaims(tx: Tx, rows: SQL): Promise<boolean> {
  const [found] = await rowsOf<{ id: string }>(
    tx,
    sql`select id from (${rows}) listed where kind = 'claim' limit 1`,
  )
  return found !== undefined
}

interface Visibility {
  permission: RecordPermission
  reach: Scope
}

/** Limits records to those that the actor's own lists show; money is limited by its client. */
function visibleRecords(
  rows: SQL,
  actor: StaffActor,
  practiceId: string,
  { permission, reach }: Visibility,
): SQL {
  if (reach === 'all') return rows
  const isOwn =
    permission === 'appointments:view'
      ? sql`record_id in (
          select ${appointments.id} from ${appointments} where ${isVisibleAppointment(actor, practiceId, reach)}
        )`
      : sql`client_id in (select ${clients.id} from ${clients} where ${isVisibleClient(actor, practiceId, reach)})`
  return sql`select * from (${rows}) listed where ${isOwn}`
}
