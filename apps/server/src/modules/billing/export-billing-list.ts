import {
  BILLING_LISTS,
  billingListFileName,
  type BillingListFileQuery,
  type FileAnswer,
} from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import { csvTable } from '../../csv-table'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { practiceToday } from '../organization'
import { LIST_FILES } from './list-files'

interface ExportCall {
  deps: Deps
  actor: StaffActor
  params: { practiceId: string; list: string }
  query: BillingListFileQuery
}

/** Returns all rows of a list as a CSV, and records the export in the audit log. */
export async function exportBillingList({ deps, actor, params, query }: ExportCall): Promise<FileAnswer> {
  const { practiceId } = params
  const list = BILLING_LISTS.find((name) => name === params.list)
  if (list === undefined) throw notFound()
  return inWork(deps, actor, async (work) => {
    const { today, currency } = await practiceToday(work, practiceId)
    const rows = await LIST_FILES[list](work, { practiceId, currency, query })
    await recordAudit(work, {
      action: 'exported',
      resource: 'billing_list',
      recordId: `${practiceId}/${list}`,
    })
    return {
      bytes: new TextEncoder().encode(csvTable(rows)),
      contentType: 'text/csv; charset=utf-8',
      fileName: billingListFileName(list, today),
    }
  })
}
