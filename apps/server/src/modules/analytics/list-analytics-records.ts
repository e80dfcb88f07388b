import type * as api from '@oaklet/api/contract'
import type { AnalyticsRecords } from '@oaklet/api/contract'
import { scopeOf } from '../../actor'
import { toPage, DEFAULT_PAGE_SIZE } from '../../db/keyset'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { requireReach } from './client-reach'
import { describeRecords } from './describe-records'
import { readAnalytics } from './get-analytics'
import { RECORD_SOURCES } from './record-sources'
import { keyOfRecord, selectRecords, sumRecords } from './select-records'
import { shownNumber } from './shown-number'
import { splitBy } from './split-by'
import { visibleRecords } from './visible-records'

/** A page of the records behind a number of the analytics, of those that the actor may see in their lists. */
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
  const { ruleId, dimension, ...told } = shown
  const source = RECORD_SOURCES[ruleId]
  if (source === undefined) throw notFound()
  const split = dimension === null ? null : await splitBy(work.tx, scope, { ruleId, dimension })
  const partOf = split && told.part ? { split, id: told.part.id } : null
  const { permission, tells, ...list } = await source({ tx: work.tx, scope, spans, part: partOf })
  const reach = tells === undefined ? scopeOf(actor, permission) : requireReach(actor, tells)
  const rows = visibleRecords(list.rows, actor, scope.practiceId, { permission, reach })
  const { organizationId } = actor
  const found = await selectRecords(work.tx, { organizationId, rows, cursor, limit })
  const { total, counted, sum } = await sumRecords(work.tx, rows)
  const { practiceId, timeZone, currency, range } = analytics
  const { aggregation, amountUnit, base } = list
  return {
    ...toPage(found, limit, total, keyOfRecord, await describeRecords(work.tx, organizationId, found)),
    ...{ type, practiceId, timeZone, currency, range, ...told },
    ...{ aggregation, amountUnit, base, counted },
    sum: amountUnit === null ? null : sum,
    isOwnOnly: reach === 'own',
  }
}
