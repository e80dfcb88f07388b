import {
  ANALYTICS_FILE_TYPES,
  analyticsFileName,
  type Analytics,
  type AnalyticsExportFormat,
  type AnalyticsExportQuery,
  type FileAnswer,
} from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { requirePermission, type StaffActor } from '../../../actor'
import { rowsOf, type Tx } from '../../../db/database'
import type { Deps } from '../../../deps'
import { inWork } from '../../../work'
import { recordAudit } from '../../audit'
import { readAnalytics, type AnalyticsChoice } from '../get-analytics'
import type { AnalyticsScope } from '../scope/analytics-scope'
import { analyticsReport, type AnalyticsReport, type ReportNames } from './analytics-report'

/** Returns analytics as a file, and records the export in the audit log. */
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
  // The file is written after the transaction, since writing takes long.
  const bytes = await analyticsFile(analytics, report, format)
  return { bytes, contentType: contentTypeOf(format), fileName: analyticsFileName(type, today, format) }
}

type ReportWriter = (report: AnalyticsReport) => Uint8Array | Promise<Uint8Array>

/** The writers are loaded with the first file of their format, so that the server starts sooner. */
const WRITERS: Readonly<Record<Exclude<AnalyticsExportFormat, 'json'>, () => Promise<ReportWriter>>> = {
  csv: async () => (await import('./report-csv')).reportCsv,
  xlsx: async () => (await import('./report-xlsx')).reportXlsx,
  pdf: async () => (await import('./report-pdf')).reportPdf,
}

/** Returns the bytes of a file: the JSON answer, or the report in the given format. */
export async function analyticsFile(
  analytics: Analytics,
  report: AnalyticsReport,
  format: AnalyticsExportFormat,
): Promise<Uint8Array> {
  if (format === 'json') return new TextEncoder().encode(`${JSON.stringify(analytics, null, 2)}\n`)
  const write = await WRITERS[format]()
  return write(report)
}

/** Returns the media type of a format, with the charset of text formats. */
const contentTypeOf = (format: AnalyticsExportFormat): string =>
  format === 'csv' || format === 'json'
    ? `${ANALYTICS_FILE_TYPES[format]}; charset=utf-8`
    : ANALYTICS_FILE_TYPES[format]

/** Reads the names of the practice, location and clinician; former ones are named too. */
async function reportNames(
  tx: Tx,
  { organizationId, practiceId, locationId, clinicianId }: Omit<AnalyticsScope, 'timeZone'>,
): Promise<ReportNames> {
  const named = (table: string, id: string | undefined) => sql`
    (select name from ${sql.identifier(table)} where organization_id = ${organizationId} and id = ${id ?? null}::uuid)`
  const [names] = await rowsOf<ReportNames>(
    tx,
    sql`select
      ${named('practices', practiceId)} as practice,
      ${named('locations', locationId)} as location,
      ${named('staff', clinicianId)} as clinician`,
  )
  if (names === undefined) throw new Error('The query of names returned no row')
  return names
}
