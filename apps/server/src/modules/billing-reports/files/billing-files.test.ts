import type { BillingReport } from '@oaklet/api/contract'
import { aBillingReport } from '@oaklet/api/testing'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../../../testing/read-csv'
import { readPdf, type PdfPart } from '../../../testing/read-pdf'
import { billingCsv } from './billing-csv'
import { billingPdf } from './billing-pdf'
import { billingTable } from './billing-table'
import { billingXlsx } from './billing-xlsx'

const FACTS = {
  practice: 'Łódź & Oak',
  timeZone: 'America/New_York',
  scope: 'all',
  madeAt: new Date('2026-11-17T14:00:00Z'),
} as const

const UNBILLED = aBillingReport({
  report: 'unbilled',
  rows: [
    { id: 'a', label: '=1+1', cells: [2, '2026-11-09', 30_000], records: null },
    { id: 'b', label: 'Noah Lind', cells: [1, null, 1_550], records: null },
  ],
  totals: [3, null, 31_550],
})
const COLLECTION = aBillingReport({
  report: 'collection',
  from: '2026-10-01',
  to: '2026-11-17',
  rows: [
    { id: '2026-10', label: 'October 2026', cells: [-500, 500, null, 12_000, 80], records: null },
    { id: '2026-11', label: 'November 2026', cells: [7_000, 3_350, 47.9, 15_800, 135.4], records: null },
  ],
  totals: [6_500, 3_850, 59.2, null, null],
})

const linesOf = (report: BillingReport) => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(billingCsv(billingTable(report, FACTS)))
  return readCsv(text).map((cells) => cells.join('|'))
}

describe('the CSV of a report', () => {
  it('has a row of headings, decimal money and days, and is no formula for a name', () => {
    expect(linesOf(UNBILLED)).toEqual([
      'Client|Sessions|Oldest|Fees (USD)',
      "'=1+1|2|2026-11-09|300.00",
      'Noah Lind|1||15.50',
      'Total|3||315.50',
    ])
  })

  it('has rates and days as numbers, and nothing where there is nothing to tell', () => {
    expect(linesOf(COLLECTION)).toEqual([
      'Month|Billed (USD)|Collected (USD)|Collection rate|Owed at the end (USD)|Days in receivables',
      'October 2026|-5.00|5.00||120.00|80',
      'November 2026|70.00|33.50|47.9|158.00|135.4',
      'Total|65.00|38.50|59.2||',
    ])
  })
})

describe('the workbook of a report', () => {
  const sheetsOf = async (report: BillingReport, sheet: string) =>
    readSheet(Buffer.from(await billingXlsx(billingTable(report, FACTS))), sheet)

  it('says what it is of, and what its columns count', async () => {
    const about = await sheetsOf(COLLECTION, 'About')
    expect(about.map(([name]) => name)).toEqual([
      ...['Collection', 'Practice', 'Range', 'Currency', 'Time zone', 'Made', 'Definition'],
    ])
    expect(about[2]).toEqual(['Range', 'Oct 1, 2026 to Nov 17, 2026'])
    expect(about[5]).toEqual(['Made', 'Nov 17, 2026, 9:00 AM'])
  })

  it('has cells with numbers and dates', async () => {
    expect(await sheetsOf(UNBILLED, 'Unbilled sessions')).toEqual([
      ['Client', 'Sessions', 'Oldest', 'Fees'],
      ['=1+1', 2, new Date('2026-11-09T00:00:00Z'), 300],
      ['Noah Lind', 1, null, 15.5],
      ['Total', 3, null, 315.5],
    ])
  })
})

describe('the PDF of a report', () => {
  const textsOf = ({ text, parts }: PdfPart): string[] => [text, ...parts.flatMap(textsOf)]

  it('is tagged, with a table whose cells know their headings, and nothing outside of the tree', async () => {
    const pdf = await readPdf(await billingPdf(billingTable(COLLECTION, FACTS)))
    expect([pdf.isMarked, pdf.title, pdf.outline]).toEqual([
      ...[true, 'Collection · Łódź & Oak', ['Collection by month']],
    ])
    const [page] = pdf.pages
    expect(page?.unmarked).toBe(0)
    expect(page?.parts.map(({ role }) => role)).toEqual(['H1', 'Table', 'H2', 'P', 'Table'])
    const rows = page?.parts.at(-1)?.parts ?? []
    expect(rows[0]?.parts.map(({ role, scope }) => [role, scope])).toEqual(
      Array.from({ length: 6 }, () => ['TH', 'Column']),
    )
    const words = rows.map((row) => row.parts.map((cell) => textsOf(cell).join('').trim()))
    expect(words.slice(1)).toEqual([
      ['October 2026', '−$5.00', '$5.00', '', '$120.00', '80 days'],
      ['November 2026', '$70.00', '$33.50', '47.9%', '$158.00', '135.4 days'],
      ['Total', '$65.00', '$38.50', '59.2%', '', ''],
    ])
  })
})

it('a file of own clients alone says so, and one of a split says by what', () => {
  const report = aBillingReport({ report: 'income', from: '2026-11-01', to: '2026-11-17', split: 'service' })
  const { about, rowHeading } = billingTable(report, { ...FACTS, scope: 'own' })
  expect(about).toEqual(
    expect.arrayContaining([
      ['By', 'Service'],
      ['Clients', 'Only own clients'],
    ]),
  )
  expect(rowHeading).toBe('Service')
})
