import { expect, it } from 'vitest'
import { billingReportFileName } from './billing-report-file-name'
import { BILLING_REPORT_KINDS, billingReportPermissions, billingRowHeading } from './billing-report-kinds'
import { BILLING_REPORTS, BILLING_SPLIT_WORDS } from './billing-report-shape'

it.each(BILLING_REPORTS)('rows are named for the first split, and no column is there twice: %s', (name) => {
  const { splits, rowHeading, columns } = BILLING_REPORT_KINDS[name]
  const [first] = splits
  if (first !== undefined) expect(rowHeading).toBe(BILLING_SPLIT_WORDS[first])
  expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length)
})

it('rows are named for the split, or for what the report is always about', () => {
  expect(billingRowHeading('write_offs', 'person')).toBe('Person')
  expect(billingRowHeading('aging', null)).toBe('Client')
})

it('a report about claims needs the permission to see these too', () => {
  expect(billingReportPermissions('insurance_aging')).toEqual(['claims:view', 'invoices:view'])
  expect(billingReportPermissions('first_pass')).toContain('claims:view')
  expect(billingReportPermissions('aging')).toEqual(['invoices:view'])
})

it('a file is named for its report and the day', () => {
  expect(billingReportFileName('write_offs', '2026-11-17', 'xlsx')).toBe('billing-write-offs-2026-11-17.xlsx')
})
