import {
  ANALYTICS_FILE_TYPES,
  billingReportFileName,
  type BillingReportFileQuery,
  type BillingReportFormat,
  type FileAnswer,
} from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { requirePermission, type StaffActor } from '../../../actor'
import { practices } from '../../../db/schema/practices-table'
import type { Deps } from '../../../deps'
import { notFound } from '../../../errors'
import { inWork, type Work } from '../../../work'
import { recordAudit } from '../../audit'
import { readBillingReport } from '../read-billing-report'
import { billingTable, type BillingTable } from './billing-table'

interface ExportCall {
  deps: Deps
  actor: StaffActor
  params: { practiceId: string; report: string }
  query: BillingReportFileQuery
}

/** Returns a report as a file, and records the export in the audit log. */
export async function exportBillingReport({
  deps,
  actor,
  params,
  query: { format, ...choice },
}: ExportCall): Promise<FileAnswer> {
  requirePermission(actor, 'reports:view')
  const { report, table } = await inWork(deps, actor, async (work) => {
    const { report, practice, scope } = await readBillingReport(work, params, choice)
    await recordAudit(work, {
      action: 'exported',
      resource: 'billing_report',
      recordId: `${params.practiceId}/${report.report}`,
    })
    const facts = {
      practice: await practiceName(work, params.practiceId),
      timeZone: practice.timeZone,
      scope,
      madeAt: work.now(),
    }
    return { report, table: billingTable(report, facts) }
  })
  // The file is written after the transaction, since writing takes long.
  const write = await WRITERS[format]()
  return {
    bytes: await write(table),
    contentType:
      format === 'csv' ? `${ANALYTICS_FILE_TYPES.csv}; charset=utf-8` : ANALYTICS_FILE_TYPES[format],
    fileName: billingReportFileName(report.report, report.asOf, format),
  }
}

type TableWriter = (table: BillingTable) => Uint8Array | Promise<Uint8Array>

/** The writers are loaded with the first file of their format, so that the server starts sooner. */
const WRITERS: Readonly<Record<BillingReportFormat, () => Promise<TableWriter>>> = {
  csv: async () => (await import('./billing-csv')).billingCsv,
  xlsx: async () => (await import('./billing-xlsx')).billingXlsx,
  pdf: async () => (await import('./billing-pdf')).billingPdf,
}

async function practiceName({ tx, actor }: Work, practiceId: string): Promise<string> {
  const [practice] = await tx
    .select({ name: practices.name })
    .from(practices)
    .where(and(eq(practices.organizationId, actor.organizationId), eq(practices.id, practiceId)))
  if (practice === undefined) throw notFound()
  return practice.name
}
