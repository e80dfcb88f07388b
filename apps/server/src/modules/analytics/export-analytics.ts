import { analyticsFileName, type AnalyticsExportQuery, type FileAnswer } from '@oaklet/api/contract'
import { requirePermission, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { analyticsFile, contentTypeOf } from './analytics-file'
import { analyticsReport } from './analytics-report'
import { readAnalytics, type AnalyticsChoice } from './get-analytics'
import { reportNames } from './report-names'

/** What reading answers, as a file; who takes data out of the practice is noted. */
export async function exportAnalytics(
  deps: Deps,
  actor: StaffActor,
  { type, format, ...choice }: Pick<AnalyticsExportQuery, 'type' | 'format'> & AnalyticsChoice,
): Promise<FileAnswer> {
  requirePermission(actor, 'analytics:view')
  const { organizationId } = actor
  const { analytics, report, today } = await inWork(deps, actor, async (work) => {
    const { analytics, today } = await readAnalytics(work, type, choice)
    const { practiceId } = analytics
    const names = await reportNames(work.tx, { ...choice, organizationId, practiceId })
    await recordAudit(work, {
      action: 'exported',
      resource: `${type}_analytics`,
      recordId: practiceId,
    })
    return { analytics, today, report: analyticsReport(analytics, names, deps.clock.now()) }
  })
  // Writing takes its time, which no transaction is held for.
  const bytes = await analyticsFile(analytics, report, format)
  return { bytes, contentType: contentTypeOf(format), fileName: analyticsFileName(type, today, format) }
}
