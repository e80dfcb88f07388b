import {
  BILLING_LIST_WORDS,
  BILLING_LISTS,
  BILLING_REPORT_KINDS,
  BILLING_REPORTS,
} from '@oaklet/api/contract'
import type { Work } from '../../work'
import { dayInWords, spanInWords } from '../../written-time'
import { RECORDS } from '../records'

interface NamedRecord {
  resource: string
  recordId: string
}

/** What a record is called, or null. */
export type NameOf = (record: NamedRecord) => string | null

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const READERS = RECORDS.flatMap(({ names = {} }) => Object.entries(names))

/** Reads what the records of some events are called now, as far as the actor may see them. */
export async function nameRecords(work: Work, records: readonly NamedRecord[]): Promise<NameOf> {
  const names = new Map<string, string>()
  for (const [resource, readNames] of READERS) {
    const of = records.filter((record) => record.resource === resource && UUID.test(record.recordId))
    const ids = [...new Set(of.map(({ recordId }) => recordId.toLowerCase()))]
    const found = ids.length === 0 ? [] : await readNames(work, ids)
    for (const { id, name } of found) names.set(`${resource} ${id}`, name)
  }
  return (record) =>
    names.get(`${record.resource} ${record.recordId.toLowerCase()}`) ??
    titleOfReport(record) ??
    titleOfList(record) ??
    daysOfSheet(record) ??
    null
}

/** The title of a report of the billing, whose name stands after the id of the practice. */
function titleOfReport({ resource, recordId }: NamedRecord): string | undefined {
  if (resource !== 'billing_report') return undefined
  const report = BILLING_REPORTS.find((name) => recordId.endsWith(`/${name}`))
  return report && BILLING_REPORT_KINDS[report].title
}

/** The days of a day sheet, which stand after the id of the practice. */
function daysOfSheet({ resource, recordId }: NamedRecord): string | undefined {
  const [, start = '', end = ''] = recordId.split('/')
  if (resource !== 'day_sheet') return undefined
  return start === end ? dayInWords(start) : spanInWords({ start, end })
}

/** The title of a list of the billing, whose name stands after the id of the practice too. */
function titleOfList({ resource, recordId }: NamedRecord): string | undefined {
  if (resource !== 'billing_list') return undefined
  const list = BILLING_LISTS.find((name) => recordId.endsWith(`/${name}`))
  return list && BILLING_LIST_WORDS[list]
}
