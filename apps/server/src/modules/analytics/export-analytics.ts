import {
  ANALYTICS_FILE_TYPES,
  analyticsFileName,
  type AnalyticsExportQuery,
  type FileAnswer,
} from '@oaklet/api/contract'
import { scopeOf, type Actor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { recordAudit } from '../audit'
import { analyticsFile } from './analytics-file'
import { readAnalytics, type AnalyticsChoice } from './get-analytics'

/** What reading answers, as a file; who takes data out of the practice is noted. */
export function exportAnalytics(
  deps: Deps,
  actor: Actor,
  { type, format, ...choice }: Pick<AnalyticsExportQuery, 'type' | 'format'> & AnalyticsChoice,
): Promise<FileAnswer> {
  scopeOf(actor, 'analytics:view')
  scopeOf(actor, 'data:export')
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    const { analytics, today } = await readAnalytics(tx, deps, actor, type, choice)
    await recordAudit(tx, deps, actor, {
      action: 'exported',
      resource: `${type}_analytics`,
      recordId: analytics.practiceId,
    })
    return {
      bytes: new TextEncoder().encode(analyticsFile(analytics, format)),
      contentType: `${ANALYTICS_FILE_TYPES[format]}; charset=utf-8`,
      fileName: analyticsFileName(type, today, format),
    }
  })
}
