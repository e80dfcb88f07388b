import type { AnalyticsUnit } from '@oaklet/api/contract'
import { someAnalytics } from '@oaklet/api/testing'
import readExcelFile, { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { DIFFICULT_NAMES } from '../../../testing/an-answer'
import { readZip } from '../../../testing/read-zip'
import { analyticsReport } from './analytics-report'
import { reportXlsx } from './report-xlsx'

const NAMES = { practice: 'Oakwood', location: null, clinician: null }
const MADE_AT = new Date('2026-11-17T14:00:00Z')

const workbookOf = async (changes: Parameters<typeof someAnalytics>[0] = {}): Promise<Buffer> =>
  Buffer.from(await reportXlsx(analyticsReport(someAnalytics(changes), NAMES, MADE_AT)))

const figure = (
  unit: AnalyticsUnit,
  value: number | null,
  previous: number | null,
  isSuppressed = false,
) => ({
  ...{ id: unit, label: unit, definition: 'What is counted.' },
  ...{ unit, value, previous, isSuppressed },
})

describe('a report as a workbook', () => {
  it('has a sheet of what it is of, one of figures, one of breakdowns, and one of series', async () => {
    const sheets = await readExcelFile(await workbookOf())
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['About', 'Figures', 'Breakdowns', 'Series by day'])
    expect(sheets.map(({ data }) => data[0])).toEqual([
      ['Practice analytics', null],
      ['Figure', 'Value', 'Before', 'Unit', 'Definition'],
      ['Breakdown', 'By', 'Part', 'Value', 'Before', 'Unit', 'Definition'],
      ['Day', 'Sessions held (count)'],
    ])
  })

  it('keeps the headings of each table in sight', async () => {
    const files = readZip(await workbookOf())
    const sheets = [...files].filter(([name]) => name.includes('worksheets/sheet'))
    expect(sheets.map(([, xml]) => xml.includes('state="frozen"'))).toEqual([false, true, true, true])
  })

  it('has numbers that can be calculated with, in the look of their unit', async () => {
    const file = await workbookOf({
      figures: [
        figure('cents', 123_450, -5),
        figure('percent', 33.3, 100),
        figure('count', 1200, 3.4),
        figure('minutes', 90, 0),
        figure('days', 12.5, 1),
      ],
    })
    const [, ...rows] = await readSheet(file, 'Figures')
    expect(rows.map((cells) => cells.slice(1, 4))).toEqual([
      [1234.5, -0.05, 'USD'],
      [0.333, 1, 'percent'],
      [1200, 3.4, 'count'],
      [90, 0, 'minutes'],
      [12.5, 1, 'days'],
    ])
    const formats = readZip(file).get('xl/styles.xml')
    for (const format of ['[$$]#,##0.00', '0.0%', '#,##0', '#,##0.0', 'yyyy-mm-dd']) {
      expect(formats).toContain(`formatCode="${format}"`)
    }
  })

  it.each([
    ['JPY', '[$¥]#,##0'],
    ['KWD', '[$KWD\u00a0]#,##0.000'],
    ['PLN', '[$PLN\u00a0]#,##0.00'],
  ])('tells %s with its own sign and digits', async (currency, format) => {
    const file = await workbookOf({ currency, figures: [figure('cents', 100, 0)] })
    expect(readZip(file).get('xl/styles.xml')).toContain(`formatCode="${format}"`)
  })

  it('says what is suppressed, and why; what is missing is an empty cell', async () => {
    const file = await workbookOf({ figures: [figure('count', null, 7, true), figure('count', null, null)] })
    const [, ...rows] = await readSheet(file, 'Figures')
    expect(rows.map((cells) => cells.slice(1, 3))).toEqual([
      ['Withheld', 7],
      [null, null],
    ])
    expect((await readSheet(file, 'About')).at(-1)).toEqual([
      'Withheld',
      'A number that would tell of fewer than five clients',
    ])
  })

  it('holds no formula, whatever people are called', async () => {
    const rows = DIFFICULT_NAMES.map((label) => ({
      ...{ id: label, label, value: 1, previous: 1, isSuppressed: false },
    }))
    const breakdowns = someAnalytics().breakdowns.map((breakdown) => ({ ...breakdown, rows }))
    const files = readZip(await workbookOf({ breakdowns }))
    expect([...files.keys()]).toContain('xl/worksheets/sheet3.xml')
    expect([...files.values()].filter((xml) => /<f[ >]/.test(xml))).toEqual([])
  })
})
